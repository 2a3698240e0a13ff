import Foundation
import QuoinDiagnostics
import QuoinResources

/// Pages as PNG or JPEG, a file each.
final class PictureFiles: PageOutput {
  private let format: OutputFormat
  private let options: OutputOptions
  private let write: (Data) throws(Diagnostic) -> Void
  private var canvas: ImageCanvas?

  init(
    _ format: OutputFormat, _ options: OutputOptions, write: @escaping (Data) throws(Diagnostic) -> Void
  ) {
    self.format = format
    self.options = options
    self.write = write
  }

  func beginPage(size: CGSize, label: String?) throws(Diagnostic) -> Canvas {
    guard let canvas = ImageCanvas(size: size, scale: options.scale, traits: options.traitsAtScale) else {
      throw .noRoom(for: size)
    }
    // A JPEG has no clear pixels.
    if format == .jpeg { canvas.fill(CGRect(origin: .zero, size: size), color: .white) }
    self.canvas = canvas
    return canvas
  }

  func endPage() throws(Diagnostic) {
    guard let canvas else { return }
    self.canvas = nil
    let pixels = Double(canvas.size.width * canvas.size.height * options.scale * options.scale)
    guard canvas.meter.allows(taking: .seconds(pixels / options.pixelsEncoded(as: format))),
      let encoded = try encode(canvas)
    else { throw canvas.meter.problem ?? .noRoom(for: canvas.size) }
    try write(encoded)
  }

  func finish(_ record: DocumentRecord) {}

  private func encode(_ canvas: ImageCanvas) throws(Diagnostic) -> Data? {
    let encoded = try canvas.withPixels { (pixels, width, height, stride) throws(Diagnostic) -> Data? in
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

/// Pages as SVG, a file each.
final class SVGFiles: PageOutput {
  private let options: OutputOptions
  private let write: (Data) throws(Diagnostic) -> Void
  private var canvas: SVGCanvas?

  init(_ options: OutputOptions, write: @escaping (Data) throws(Diagnostic) -> Void) {
    self.options = options
    self.write = write
  }

  func beginPage(size: CGSize, label: String?) -> Canvas {
    let canvas = SVGCanvas(size: size, options: options, traits: options.traitsAtScale)
    self.canvas = canvas
    return canvas
  }

  func endPage() throws(Diagnostic) {
    guard let canvas else { return }
    self.canvas = nil
    try write(try canvas.finish())
  }

  func finish(_ record: DocumentRecord) {}
}

extension OutputOptions {
  /// About how many pixels are encoded in a second, of a picture that is hard to compress.
  fileprivate func pixelsEncoded(as format: OutputFormat) -> Double {
    format == .png ? png.compression.pixelsPerSecond : 60e6
  }
}
