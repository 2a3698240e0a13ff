import Foundation

/// What the first bytes of an image file tell, read without decoding it.
///
/// Each format is read as its C library reads it, so that no file can show one size here and another there.
struct ImageHeader: Hashable, Sendable {
  /// The kinds of image files that can be read; no C library sees any other.
  enum Format: String, Sendable {
    case png, jpeg, gif, webp, svg, pdf

    /// Whether it is drawn at any size, as an SVG is; a PDF becomes one.
    var isDrawing: Bool { self == .svg || self == .pdf }
  }

  /// The kind of file.
  let format: Format
  /// How many pixels it is wide; 0 for a drawing.
  let width: Int
  /// How many pixels it is high; 0 for a drawing.
  let height: Int
  /// Colour components of a JPEG; 0 for others.
  var components = 0
  /// Whether the numbers of a JPEG of four inks tell what stays white, as Adobe's do.
  var isInverted = false
  /// The pixels that are held while it is decoded, four bytes each: twice its own for 16 bits a channel.
  private(set) var decodedPixels: Int
  /// How often the decoder goes over all pixels: once for each scan of a JPEG.
  var passes = 1
  /// The pixels that it goes over each time: a JPEG's in whole blocks.
  private(set) var passPixels: Int
  /// Whether the file ends before its picture does.
  var isTruncated = false

  /// Whether it is a JPEG in grey or in red, green and blue, which a PDF can hold as it is where it is whole.
  var isPlainJPEG: Bool { (components == 1 || components == 3) && !isTruncated }

  init(_ format: Format, _ width: Int, _ height: Int) {
    self.format = format
    self.width = width
    self.height = height
    let area = width.multipliedReportingOverflow(by: height)
    decodedPixels = area.overflow ? .max : area.partialValue
    passPixels = decodedPixels
  }
}

extension ImageHeader {
  /// Notes how many pixels the decoder holds, where that is more than the picture has.
  mutating func hold(_ pixels: Int) { decodedPixels = max(decodedPixels, pixels) }

  /// Notes the blocks that a JPEG's decoder goes over as a whole; their sides are 8 to 120 pixels.
  mutating func goOverBlocks(width: Int, height: Int) {
    let (across, down) = (max(width, 8), max(height, 8))
    passPixels = (self.width + across - 1) / across * across * ((self.height + down - 1) / down * down)
  }
}

extension ImageHeader.Format {
  /// The kind of file that some bytes begin like, or nothing when it is none that can be read.
  init?(_ bytes: HeaderBytes) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.hasText("GIF87a", at: 0) || bytes.hasText("GIF89a", at: 0) {
      self = .gif
    } else if bytes.hasText("RIFF", at: 0), bytes.hasText("WEBP", at: 8) {
      self = .webp
    } else if bytes.hasText("%PDF-", at: 0) {
      self = .pdf
    } else if bytes.looksLikeSVG {
      self = .svg
    } else {
      return nil
    }
  }
}
