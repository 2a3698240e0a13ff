import Foundation
import QuoinDiagnostics
import QuoinResources

/// An image file, reduced to what a decoder needs for one still picture.
///
/// Other notes and all frames of an animation but the first are left out before a C library sees the bytes: each of
/// them has been made to take seconds or gigabytes, and none changes the picture.
struct ImageFile {
  /// What the file says of its picture.
  let header: ImageHeader
  /// The bytes for the decoder.
  let essence: Data
  /// How many of these bytes come before the pixels; the decoder knows the picture's size behind them.
  let headLength: Int
  /// Whether the picture is the first frame of a WebP's animation.
  var isMovingWebP = false
  /// What the file says of how its pixels look.
  var notes = ImageNotes()

  /// Reads a file.
  ///
  /// - Returns: Nothing when its format's library would find no picture in it, or when the time for reading it is over.
  init?(_ data: Data) {
    let found = data.withUnsafeBytes { bytes -> ImageFile? in
      let bytes = HeaderBytes(bytes)
      return switch ImageHeader.Format(bytes) {
      case .png: .png(bytes)
      case .jpeg: .jpeg(bytes, data)
      case .gif: .gif(bytes)
      case .webp: .webp(bytes)
      case .svg: ImageFile(ImageHeader(.svg, 0, 0), data, headLength: 0)
      case .pdf: ImageFile(ImageHeader(.pdf, 0, 0), data, headLength: 0)
      case nil: nil
      }
    }
    // What was read by then may look like a file that ends there.
    guard let found, BudgetMeter.current?.isUsedUp != true else { return nil }
    self = found
  }

  /// A drawing's markup.
  func svg(name: String) throws(Diagnostic) -> Data {
    header.format == .pdf ? try PDFFirstPage.svg(of: essence, name: name) : essence
  }

  init(_ header: ImageHeader, _ essence: Data, headLength: Int) {
    self.header = header
    self.essence = essence
    self.headLength = min(headLength, essence.count)
  }
}
