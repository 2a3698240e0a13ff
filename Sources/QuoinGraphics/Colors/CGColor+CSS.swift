import Foundation

extension CGColor {
  /// Creates a colour from what CSS writes as `rgb()`, `rgba()`, `hsl()`, `hsla()` or `device-cmyk()`, which may be called `cmyk()`
  /// or `cmyka()` too, with commas or spaces between the numbers.
  /// Nothing for other text, and for what lacks a number.
  ///
  /// `rgb(12, 34, 56)`, `rgb(10% 20% 30% / 50%)`, `hsl(210, 50%, 40%)`, `hsl(0.5turn 50% 40%)`. Numbers beyond their ends count as
  /// these, as in CSS, but for inks, which are percentages or go from 0 to 1: `cmyk(0, 81%, 81%, 0.3)`.
  public init?(cssFunction text: String) {
    // More than any colour takes.
    guard text.utf8.count <= 200, let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let list = text[text.index(after: open)...].dropLast()
    let parts = list.split { ", /\t\n".contains($0) }.map { $0.lowercased() }
    let name = text[..<open].lowercased()
    let count = name.contains("cmyk") ? 4 : 3
    guard parts.count == count || parts.count == count + 1,
      let alpha = parts.count == count ? 1 : Self.part(parts[count], whole: 1)
    else { return nil }
    switch name {
    case "cmyk", "cmyka", "device-cmyk":
      // Who writes 81 means percent, and would get all of the ink.
      guard parts.prefix(4).allSatisfy({ $0.hasSuffix("%") || (Double($0) ?? 0) <= 1 }) else { return nil }
      let inks = parts.prefix(4).compactMap { Self.part($0, whole: 1) }
      guard inks.count == 4 else { return nil }
      self.init(
        genericCMYKCyan: inks[0], magenta: inks[1], yellow: inks[2], black: inks[3], alpha: alpha)
    case "rgb", "rgba":
      guard let red = Self.part(parts[0], whole: 255), let green = Self.part(parts[1], whole: 255),
        let blue = Self.part(parts[2], whole: 255)
      else { return nil }
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    case "hsl", "hsla":
      guard let turn = Self.turn(parts[0]), let saturation = Self.part(parts[1], whole: 100),
        let lightness = Self.part(parts[2], whole: 100)
      else { return nil }
      let brightness = lightness + saturation * min(lightness, 1 - lightness)
      self.init(
        hue: turn, saturation: brightness > 0 ? 2 * (1 - lightness / brightness) : 0, brightness: brightness,
        alpha: alpha)
    default: return nil
    }
  }

  /// A number or a percentage as a part of the whole, from 0 to 1.
  private static func part(_ text: String, whole: Double) -> CGFloat? {
    let isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? String(text.dropLast()) : text), number.isFinite else {
      return nil
    }
    return CGFloat(min(max(number / (isPercentage ? 100 : whole), 0), 1))
  }

  /// An angle as a part of the circle, from 0 to 1; in degrees where no unit stands behind it.
  private static func turn(_ text: String) -> CGFloat? {
    let units: [(String, Double)] = [("turn", 1), ("grad", 400), ("rad", 2 * .pi), ("deg", 360), ("", 360)]
    guard let (unit, circle) = units.first(where: { text.hasSuffix($0.0) }),
      let number = Double(text.dropLast(unit.count)), number.isFinite
    else { return nil }
    let turn = number / circle
    return CGFloat(turn - turn.rounded(.down))
  }
}
