/// A finite number as decimal digits: the shortest that stand for it and no other.
///
/// 0.1 is `1` at the place -1, 1250 is `125` at the place 3. To round these digits is what people expect of 2.675, which
/// as a binary number lies a little below.
struct DecimalDigits {
  var isNegative: Bool
  /// From 0 to 9, the first and the last not 0; empty for 0.
  private(set) var digits: [UInt8]
  /// The power of ten of the first digit.
  private(set) var exponent: Int

  /// Takes a number apart.
  init(_ number: Double) {
    isNegative = number < 0
    digits = []
    exponent = 0
    var point: Int?
    var power = 0
    let text = "\(number.magnitude)".utf8
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"):
        power = Int(String(text[text.index(after: index)...]) ?? "") ?? 0
        index = text.index(before: text.endIndex)
      case let byte: digits.append(byte &- 0x30)
      }
      index = text.index(after: index)
    }
    exponent = (point ?? digits.count) - 1 + power
    trim()
  }

  private mutating func trim() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }

  /// Multiplies by a power of ten.
  mutating func move(by places: Int) {
    if !digits.isEmpty { exponent += places }
  }

  /// Rounds to so many significant digits, halves away from zero.
  mutating func round(toDigits count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return trim()
    }
    let roundsUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    if roundsUp {
      var place = count - 1
      while place >= 0, digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }
    trim()
  }

  /// Rounds to so many digits behind the point, halves away from zero; -2 rounds to hundreds.
  mutating func round(toPlaces places: Int) {
    if digits.isEmpty { return }
    round(toDigits: exponent + 1 + places)
  }

  /// The digits before the point.
  var whole: String {
    guard exponent >= 0, !digits.isEmpty else { return "0" }
    let own = digits.prefix(exponent + 1)
    return Self.text(own) + String(repeating: "0", count: exponent + 1 - own.count)
  }

  /// The digits behind the point; as many as there are.
  var fraction: String {
    guard !digits.isEmpty else { return "" }
    if exponent < 0 { return String(repeating: "0", count: -exponent - 1) + Self.text(digits[...]) }
    return Self.text(digits.dropFirst(exponent + 1))
  }

  /// The digits with a point and a sign.
  var text: String {
    let fraction = fraction
    return (isNegative && !digits.isEmpty ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private static func text(_ digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }
}
