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
        try PNGEncoder.encodeGray(
          pixels, width: width, height: height, stride: stride, options: options.png)
      }
    }
    return encoded ?? nil
  }
}

extension OutputOptions {
  /// About how many pixels are encoded in a second, of a picture that is hard to compress.
  fileprivate func pixelsEncoded(as format: OutputFormat) -> Double {
    format == .png ? png.compression.pixelsPerSecond : 60e6
  }
}
