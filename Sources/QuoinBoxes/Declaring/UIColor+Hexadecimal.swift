import Foundation
import QuoinGraphics

nonisolated extension UIColor {
  /// Creates a colour from a number such as `0x336699`.
  ///
  /// - Parameters:
  ///   - rgb: Red, green and blue in sRGB, eight bits each, from the highest to the lowest.
  ///   - alpha: From 0, clear, to 1.
  public convenience init(_ rgb: Int, alpha: CGFloat = 1) {
    func part(_ shift: Int) -> CGFloat { CGFloat((rgb >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
