import Foundation
import QuoinGraphics

extension UIColor {
  /// The colour as it is in light surroundings, as `#rrggbb`, or `#rrggbbaa` where it can be seen through.
  package var hexText: String {
    let (red, green, blue, alpha) = parts
    let text = "#" + [red, green, blue].map(Self.digits).joined()
    return alpha < 1 ? text + Self.digits(alpha) : text
  }

  /// Red, green, blue and opacity, from 0 to 1.
  package var parts: (red: Double, green: Double, blue: Double, alpha: Double) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (Double(red), Double(green), Double(blue), Double(alpha))
  }

  private static func digits(_ part: Double) -> String {
    let byte = Int((min(max(part, 0), 1) * 255).rounded())
    let text = String(byte, radix: 16)
    return byte < 16 ? "0" + text : text
  }
}
