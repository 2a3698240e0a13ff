import Foundation

/// How a rendering is written: what holds for every format, and what each format alone knows.
///
/// ```swift
/// var options = OutputOptions()
/// options.scale = 2
/// options.png.compression = .best
/// ```
public struct OutputOptions: Sendable {
  /// Pixels a point in pictures; PDF and SVG use it for effects that must become pixels.
  public var scale: CGFloat = 1
  /// What lies behind everything; nothing leaves PNG, SVG and PDF clear and JPEG white.
  public var background: UIColor?
  /// The traits that dynamic colours are resolved with; `displayScale` is set to `scale`.
  public var traits = UITraitCollection(userInterfaceStyle: .light)
  /// What a PDF or SVG says about itself.
  public var metadata = DocumentMetadata()
  /// How a PNG is written.
  public var png = PNGOptions()
  /// How a JPEG is written.
  public var jpeg = JPEGOptions()
  /// How a WebP is written.
  public var webP = WebPOptions()
  /// How the frames of a moving WebP or GIF follow each other.
  public var animation = AnimationOptions()
  /// How an SVG is written.
  public var svg = SVGOptions()
  /// How a PDF is written.
  public var pdf = PDFOptions()

  /// Creates the default options.
  public init() {}
}
