import Foundation
import QuoinDiagnostics
import QuoinResources

extension PrintFormatWriter {
  // MARK: Whole numbers

  /// `%d`, `%u`, `%x`, `%o` and `%p`: fractions are cut off.
  func whole(
    _ value: Value, _ conversion: PrintFormat.Conversion, precision: Int?
  ) throws(Diagnostic) -> Body {
    let isDecimal = [UInt8(ascii: "d"), UInt8(ascii: "u")].contains(conversion.letter)
    let (isNegative, magnitude) = try parts(value, conversion)
    var digits: String
    var body = Body("")
    if isDecimal {
      digits = magnitude
      if isNegative {
        body.prefix = "-"
      } else if conversion.letter == UInt8(ascii: "d") {
        body.prefix = sign(conversion)
      }
    } else {
      digits = try digitsInOtherBase(isNegative, magnitude, conversion)
    }
    if let precision {
      // No digits at all for zero with a precision of zero, as the standard has it.
      digits = precision == 0 && digits == "0" ? "" : digits
      digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits
    }
    let isAlternative = conversion.flags.contains(.alternative)
    switch conversion.letter {
    case UInt8(ascii: "o") where isAlternative && !digits.hasPrefix("0"): digits = "0" + digits
    case UInt8(ascii: "x") where isAlternative && magnitude != "0", UInt8(ascii: "p"): body.prefix = "0x"
    case UInt8(ascii: "X") where isAlternative && magnitude != "0": body.prefix = "0X"
    default: break
    }
    body.text = isDecimal && conversion.flags.contains(.groups) ? grouped(digits) : digits
    // A precision says how many zeros there are.
    body.takesZeros = precision == nil
    return body
  }

  /// Whether a whole number is negative, and its decimal digits.
  private func parts(
    _ value: Value, _ conversion: PrintFormat.Conversion
  ) throws(Diagnostic) -> (isNegative: Bool, digits: String) {
    switch value {
    case .bool(let bool): return (false, bool ? "1" : "0")
    case .number(let number) where number.isFinite:
      let whole = number.rounded(.towardZero)
      let limited = conversion.bits < 32 ? wrapped(whole, bits: conversion.bits) : whole
      let isNegative = limited < 0
      if conversion.letter == UInt8(ascii: "u"), isNegative {
        return (false, String(unsigned(limited, conversion)))
      }
      return (isNegative, String(UInt64(nearest: limited.magnitude)))
    case .string(let text):
      // Numbers beyond 2^53 come as their digits.
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { break }
      return (text.hasPrefix("-"), String(digits))
    default: break
    }
    throw mismatch(conversion, wanted: "a whole number")
  }

  /// What is left of a number in so many bits, as C has it.
  private func wrapped(_ number: Double, bits: Int) -> Double {
    let whole = Int64(nearest: number)
    return bits == 8 ? Double(Int8(truncatingIfNeeded: whole)) : Double(Int16(truncatingIfNeeded: whole))
  }

  /// A negative number in two's complement of as many bits as it has.
  private func unsigned(_ number: Double, _ conversion: PrintFormat.Conversion) -> UInt64 {
    let bits = UInt64(bitPattern: Int64(nearest: number))
    switch conversion.bits {
    case 8: return bits & 0xFF
    case 16: return bits & 0xFFFF
    case 32 where number >= -2_147_483_648: return bits & 0xFFFF_FFFF
    default: return bits
    }
  }

  private func digitsInOtherBase(
    _ isNegative: Bool, _ magnitude: String, _ conversion: PrintFormat.Conversion
  ) throws(Diagnostic) -> String {
    guard let number = UInt64(magnitude) else {
      throw mismatch(conversion, wanted: "a whole number below 2^64")
    }
    let bits = isNegative ? unsigned(-Double(number), conversion) : number
    return String(
      bits, radix: conversion.letter == UInt8(ascii: "o") ? 8 : 16,
      uppercase: conversion.letter == UInt8(ascii: "X"))
  }

  // MARK: Other numbers

  /// `%f`, `%e`, `%g` and `%a`.
  func number(
    _ value: Value, _ conversion: PrintFormat.Conversion, precision: Int?
  ) throws(Diagnostic) -> Body {
    let number: Double
    switch value {
    case .number(let given): number = given
    case .bool(let bool): number = bool ? 1 : 0
    case .string(let text):
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let given = Double(text)
      else {
        throw mismatch(conversion, wanted: "a number")
      }
      number = given
    default: throw mismatch(conversion, wanted: "a number")
    }
    var body = Body(Self.cText(number.magnitude, conversion, precision: precision))
    body.prefix = number.sign == .minus && !number.isNaN ? "-" : sign(conversion)
    body.takesZeros = number.isFinite
    if number.isFinite, conversion.letter == UInt8(ascii: "a") || conversion.letter == UInt8(ascii: "A") {
      body.prefix += body.text.prefix(2)
      body.text.removeFirst(2)
    }
    localize(&body.text, groups: conversion.flags.contains(.groups))
    return body
  }

  /// What C makes of a number, which is 0 or more.
  private static func cText(
    _ number: Double, _ conversion: PrintFormat.Conversion, precision: Int?
  ) -> String {
    let letter = String(UnicodeScalar(conversion.letter))
    let format =
      "%" + (conversion.flags.contains(.alternative) ? "#" : "") + (precision.map { ".\($0)" } ?? "") + letter
    return withVaList([number]) { list in
      // No number has more digits than this before its point.
      var buffer = [CChar](repeating: 0, count: 512 + (precision ?? 8))
      let count = vsnprintf(&buffer, buffer.count, format, list)
      return String(decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Writes point and thousands as the language has them.
  private func localize(_ text: inout String, groups: Bool) {
    let whole = text.prefix { ("0"..."9").contains($0) }
    guard !whole.isEmpty else { return }
    var rest = text.dropFirst(whole.count)
    let point = rest.hasPrefix(".") ? symbols.decimal : ""
    if !point.isEmpty { rest = rest.dropFirst() }
    text = (groups ? grouped(String(whole)) : String(whole)) + point + rest
  }

  private func grouped(_ digits: String) -> String {
    var text = ""
    var left = digits.utf8.count
    for digit in digits.unicodeScalars {
      text.unicodeScalars.append(digit)
      left -= 1
      if left > 0, left % 3 == 0 { text += symbols.grouping }
    }
    return text
  }

  private func sign(_ conversion: PrintFormat.Conversion) -> String {
    conversion.flags.contains(.sign) ? "+" : conversion.flags.contains(.space) ? " " : ""
  }
}
