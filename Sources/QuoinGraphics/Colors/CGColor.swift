import Foundation

/// A colour as four numbers from 0 to 1, in sRGB, not premultiplied.
public struct CGColor: Hashable, Sendable, Codable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  /// Creates a colour; components are brought into 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  /// Reads a colour, with components brought into 0…1.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(CGFloat.self, forKey: .red),
      green: try values.decode(CGFloat.self, forKey: .green),
      blue: try values.decode(CGFloat.self, forKey: .blue),
      alpha: try values.decode(CGFloat.self, forKey: .alpha))
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
  public func multiplyingAlpha(by factor: CGFloat) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

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
