import Foundation
import QuoinDiagnostics
import QuoinResources

extension ImageCanvas {
  /// The pixels as a PNG or JPEG.
  ///
  /// - Throws: What the drawing or the encoding takes beyond the budget, or that there is no room for it.
  func encoded(as format: OutputFormat, _ options: OutputOptions) throws(Diagnostic) -> Data {
    let pixels = Double(size.width * size.height * options.scale * options.scale)
    guard meter.allows(taking: .seconds(pixels / options.pixelsEncoded(as: format))),
      let encoded = try encode(as: format, options)
    else { throw meter.problem ?? .noRoom(for: size) }
    return encoded
  }

  /// A part of the pixels as a PNG in full colour.
  ///
  /// - Parameter part: Whole pixels, in points, within the picture.
  /// - Throws: What the encoding takes beyond the budget, or that there is no room for it.
  func pngData(of part: CGRect, _ options: OutputOptions) throws(Diagnostic) -> Data {
    let scale = options.scale
    let (left, top) = (Int((part.minX * scale).rounded()), Int((part.minY * scale).rounded()))
    let encoded = try withPixels { (pixels, width, height, stride) throws(Diagnostic) -> Data? in
      let columns = min(Int((part.width * scale).rounded()), width - left)
      let rows = min(Int((part.height * scale).rounded()), height - top)
      guard left >= 0, top >= 0, columns > 0, rows > 0 else { return nil }
      return try PNGEncoder.encode(
        pixels + top * stride + left * 4, width: columns, height: rows, stride: stride,
        compression: options.png.compression)
    }
    guard let data = encoded ?? nil else { throw .noRoom(for: part.size) }
    return data
  }

  private func encode(as format: OutputFormat, _ options: OutputOptions) throws(Diagnostic) -> Data? {
    let encoded = try withPixels { (pixels, width, height, stride) throws(Diagnostic) -> Data? in
      switch (format, options.png.colors) {
      case (.jpeg, _):
        JPEGEncoder.encode(
          pixels, width: width, height: height, stride: stride, quality: options.jpeg.quality)
      case (_, .full):
        try PNGEncoder.encode(
          pixels, width: width, height: height, stride: stride, compression: options.png.compression)
      case (_, .gray), (_, .bilevel):
        try encodeGray(GrayPixels(pixels, width: width, height: height, stride: stride), options.png)
      }
    }
    return encoded ?? nil
  }

  private func encodeGray(_ gray: GrayPixels, _ options: PNGOptions) throws(Diagnostic) -> Data {
    if options.colors == .bilevel, options.dithering == .none, gray.grayBlocks * 100 > gray.blocks {
      warn(.muchGray)
    }
    return try PNGEncoder.encode(gray, options: options)
  }
}

extension Diagnostic {
  /// A picture that loses more than the edges of its letters when each pixel becomes black or white.
  static var muchGray: Diagnostic {
    Diagnostic(
      .warning, "Much of the picture is grey, which two colours make black or white",
      notes: [Note("--dither diffusion makes a pattern of it, and so does options.png.dithering")])
  }
}

extension OutputOptions {
  /// About how many pixels are encoded in a second, of a picture that is hard to compress.
  fileprivate func pixelsEncoded(as format: OutputFormat) -> Double {
    format == .png ? png.compression.pixelsPerSecond : 60e6
  }
}
