import Foundation

extension UIColor {
  /// Creates a colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; the `#` may be left out. Nothing for other text.
  public convenience init?(hex: String) {
    guard let color = CGColor(hexString: hex) else { return nil }
    self.init(cgColor: color)
  }
}

extension CGColor {
  /// Creates a colour from `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`; the `#` may be left out. Nothing for other text.
  public init?(hexString: String) {
    var digits: [UInt8] = []
    for (index, byte) in hexString.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "#") where index == 0: continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    switch digits.count {
    case 3, 4: digits = digits.flatMap { [$0, $0] }
    case 6, 8: break
    default: return nil
    }
    func component(_ index: Int) -> CGFloat {
      CGFloat(digits[2 * index] << 4 | digits[2 * index + 1]) / 255
    }
    self.init(
      red: component(0), green: component(1), blue: component(2),
      alpha: digits.count == 8 ? component(3) : 1)
  }
}
