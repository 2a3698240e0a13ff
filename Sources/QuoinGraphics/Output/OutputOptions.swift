import Foundation

/// How a rendering is written.
public struct OutputOptions: Sendable {
  /// How much time is spent on making a PNG small.
  public enum Compression: String, Sendable, CaseIterable, Codable { case fast, `default`, best }

  /// What the pixels of a PNG hold.
  public enum Colors: String, Sendable, CaseIterable, Codable {
    /// Red, green, blue and, where something is clear, alpha.
    case full
    /// 256 levels of grey, on white.
    case gray
    /// One bit, black or white.
    case bilevel = "2"
  }

  /// How levels between black and white come out where there are only these two.
  public enum Dithering: String, Sendable, CaseIterable, Codable {
    /// As whichever is nearer, with the sharpest text and bars.
    case none
    /// As a pattern that is as light on the whole, by error diffusion (Floyd and Steinberg); for photos.
    case diffusion
  }

  /// What an SVG keeps of text.
  public enum SVGText: String, Sendable, CaseIterable, Codable {
    /// Text that can be searched and edited; the reader needs the fonts.
    case text
    /// Shapes that look the same everywhere.
    case outlines
  }

  /// What a document says about itself.
  public struct Metadata: Sendable, Hashable {
    public var title: String?
    public var author: String?
    public var subject: String?
    public var keywords: [String] = []
    /// When it was made; nothing is written when this is absent, so that equal input gives equal bytes.
    public var date: Date?

    /// Creates metadata that say nothing.
    public init() {}
  }

  /// Pixels a point in pictures; PDF and SVG use it for effects that must become pixels.
  public var scale: CGFloat = 1
  /// What lies behind everything; nothing leaves PNG, SVG and PDF clear and JPEG white.
  public var background: UIColor?
  /// How much time is spent on making a PNG small.
  public var compression: Compression = .default
  /// What the pixels of a PNG hold.
  public var colors: Colors = .full
  /// How levels of grey come out in a PNG of two colours.
  public var dithering: Dithering = .none
  /// The quality of a JPEG, from 1 to 100.
  public var jpegQuality = 90
  /// What an SVG keeps of text.
  public var svgText: SVGText = .text
  /// What a PDF or SVG says about itself.
  public var metadata = Metadata()
  /// The traits that dynamic colours are resolved with; `displayScale` is set to `scale`.
  public var traits = UITraitCollection(userInterfaceStyle: .light)

  /// Creates the default options.
  public init() {}
}
