/// How an SVG is written.
public struct SVGOptions: Sendable {
  /// What an SVG keeps of text.
  public enum Text: String, Sendable, CaseIterable, Codable {
    /// Text that can be searched and edited; the reader needs the fonts.
    case text
    /// Shapes that look the same everywhere.
    case outlines
  }

  /// What it keeps of text.
  public var text: Text = .text

  /// Creates the default options.
  public init() {}
}
