import Foundation
import QuoinResources

/// Numbers as files of text spell them, as short as they can be.
enum DecimalText {
  /// A number with at most three decimals and nothing that can be left out.
  static func number(_ value: CGFloat) -> String { number(value, parts: 1000) }

  /// A number in decimal parts of one, a power of ten.
  static func number(_ value: CGFloat, parts: Int) -> String {
    // Comparisons with NaN are false.
    guard abs(value) < 1e12 else { return "0" }
    let count = Int(nearest: (value * CGFloat(parts)).rounded())
    let (whole, rest) = abs(count).quotientAndRemainder(dividingBy: parts)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = String(rest + parts).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
