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
    let canvas = try ImageCanvas.make(checkedSize: size, options: options)
    // A JPEG has no clear pixels.
    if format == .jpeg { canvas.fill(CGRect(origin: .zero, size: size), color: .white) }
    self.canvas = canvas
    return canvas
  }

  func endPage() throws(Diagnostic) {
    guard let canvas else { return }
    self.canvas = nil
    try write(try canvas.encoded(as: format, options))
  }

  func finish(_ record: DocumentRecord) {}
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

extension SVGCanvas {
  /// Creates a canvas by what of the options concerns it.
  convenience init(size: CGSize, options: OutputOptions, traits: UITraitCollection) {
    self.init(
      size: size, scale: options.scale, options: options.svg, metadata: options.metadata, traits: traits)
  }
}
