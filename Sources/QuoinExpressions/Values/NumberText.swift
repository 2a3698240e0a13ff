/// A number as people write it: `5`, `0.1`, `1000000`; with an exponent only beyond 10^15 and below 10^-6.
///
/// ```swift
/// numberText(5)  // "5"
/// ```
public func numberText(_ number: Double) -> String {
  let magnitude = number.magnitude
  if magnitude < 1e15 {
    if number == number.rounded(.towardZero) { return String(Int64(number)) }
    if magnitude < 1e-4, magnitude >= 1e-6 { return withoutExponent(number) }
    return "\(number)"
  }
  guard number.isFinite else { return number.isNaN ? "nan" : "\(number)" }
  // Swift writes 1e+16 already, but 1000000000000000.0 below that.
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

// Swift writes 1.5e-05 where people write 0.000015.
private func withoutExponent(_ number: Double) -> String {
  let text = "\(number)"
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
    return text
  }
  let sign = number < 0 ? "-" : ""
  var digits = text[..<mark].filter { $0 != "-" && $0 != "." }
  if digits.hasSuffix("0"), digits.count > 1 { digits.removeLast() }
  return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
}
