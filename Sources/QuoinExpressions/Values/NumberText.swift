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
private func withoutExponent(_ number: Double) -> String { DecimalDigits(number).text }

/// A length in points as messages say it: to a tenth.
package func pointText(_ points: Double) -> String { numberText((points * 10).rounded() / 10) }

/// A number as it stands in a text: without what calculations with binary fractions leave behind, so that 0.1 * 3 is `0.3`.
///
/// Of 16 or 17 digits those are left out that come behind nothing but zeros or nines.
func printedNumber(_ number: Double) -> String {
  let text = numberText(number)
  guard text.utf8.count > manyDigits, number.magnitude < 1e15, number.magnitude >= 1e-6 else { return text }
  var digits = DecimalDigits(number)
  digits.round(toDigits: manyDigits)
  return digits.digits.count <= fewDigits ? digits.text : text
}

/// As many digits as a number holds for sure.
private let manyDigits = 15
/// More than people write; what is left of a calculation has a row of zeros behind these.
private let fewDigits = 12
