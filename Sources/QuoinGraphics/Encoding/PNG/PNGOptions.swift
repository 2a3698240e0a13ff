/// How a PNG is written.
public struct PNGOptions: Sendable {
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

  /// How much time is spent on making it small.
  public var compression: Compression = .default
  /// What the pixels hold.
  public var colors: Colors = .full
  /// How levels of grey come out in two colours.
  public var dithering: Dithering = .none

  /// Creates the default options.
  public init() {}
}
