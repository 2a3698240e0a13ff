import Foundation

/// A colour as four numbers from 0 to 1, in sRGB, not premultiplied.
public struct CGColor: Hashable, Sendable, Codable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  /// The inks that it is printed with, where somebody said them; what is seen of them on screens are the other numbers.
  public let inks: Inks?

  /// Four inks, in 1,000ths of all that there is.
  public struct Inks: Hashable, Sendable, Codable {
    public let cyan: UInt16
    public let magenta: UInt16
    public let yellow: UInt16
    public let black: UInt16
  }

  /// Creates a colour; components are brought into 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.init(red: red, green: green, blue: blue, alpha: alpha, inks: nil)
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, inks: Inks?) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
    self.inks = inks
  }

  /// Creates a colour of four inks, each of which is brought into 0…1.
  ///
  /// A PDF has them as they are, unless it is a PDF/A without an output profile of inks. On screens each takes away its share of red,
  /// green or blue, and black its share of all three, whatever a printer's profile would make of them.
  public init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat = 1
  ) {
    func thousandths(_ ink: CGFloat) -> UInt16 { UInt16((Self.unit(ink) * 1000).rounded()) }
    func light(_ ink: CGFloat) -> CGFloat { (1 - Self.unit(ink)) * (1 - Self.unit(black)) }
    self.init(
      red: light(cyan), green: light(magenta), blue: light(yellow), alpha: alpha,
      inks: Inks(
        cyan: thousandths(cyan), magenta: thousandths(magenta), yellow: thousandths(yellow),
        black: thousandths(black)))
  }

  /// Reads a colour, with components brought into 0…1.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(CGFloat.self, forKey: .red),
      green: try values.decode(CGFloat.self, forKey: .green),
      blue: try values.decode(CGFloat.self, forKey: .blue),
      alpha: try values.decode(CGFloat.self, forKey: .alpha),
      inks: try values.decodeIfPresent(Inks.self, forKey: .inks))
  }

  /// Creates a grey.
  public init(gray: CGFloat, alpha: CGFloat = 1) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a colour from `0xRRGGBB`.
  init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour with its alpha multiplied.
  public func multiplyingAlpha(by factor: CGFloat) -> CGColor { withAlpha(alpha * factor) }

  /// The same colour with another alpha.
  package func withAlpha(_ alpha: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha, inks: inks)
  }

  /// The colour a part of the way to another, from 0 to 1; one of inks where both are.
  package func mixed(with other: CGColor, by part: CGFloat) -> CGColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    var mixture: Inks?
    if let inks, let others = other.inks {
      func ink(_ a: UInt16, _ b: UInt16) -> UInt16 { UInt16(nearest: mix(CGFloat(a), CGFloat(b)).rounded()) }
      mixture = Inks(
        cyan: ink(inks.cyan, others.cyan), magenta: ink(inks.magenta, others.magenta),
        yellow: ink(inks.yellow, others.yellow), black: ink(inks.black, others.black))
    }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha), inks: mixture)
  }

  /// The colour as it is seen on screens.
  var withoutInks: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` when it is translucent.
  public var hexString: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    let digits = Array("0123456789ABCDEF")
    return parts.reduce(into: "#") { text, part in
      let byte = Int((part * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
  }

  private static func unit(_ value: CGFloat) -> CGFloat {
    // NaN fails both comparisons and becomes 0.
    value > 0 ? (value < 1 ? value : 1) : 0
  }
}
