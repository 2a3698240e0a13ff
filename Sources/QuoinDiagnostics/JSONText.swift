import Foundation

/// A value of JSON to be written, with the entries of objects in the order given: the same value has the same bytes.
///
/// ```swift
/// let line: JSONText = ["row": 12, "name": .string(name), "diagnostics": JSONText(diagnostics)]
/// print(line.text)
/// ```
package enum JSONText: Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// What is not there.
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])
  /// Text that is JSON already.
  case raw(String)

  package init(stringLiteral value: String) { self = .string(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
  package init(arrayLiteral elements: JSONText...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONText)...) { self = .object(elements) }

  /// A whole number.
  package init(_ number: Int) { self = .number(Double(number)) }

  /// What a value says of itself, with sorted entries.
  ///
  /// - Parameter isPretty: Whether it is written on several lines.
  /// - Throws: What of it JSON has no word for, such as a number that is none.
  package init(encoding value: some Encodable, isPretty: Bool = false) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    self = .raw(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// The same; `null` for what JSON has no word for.
  package init(_ value: some Encodable, isPretty: Bool = false) {
    self = (try? JSONText(encoding: value, isPretty: isPretty)) ?? .null
  }

  /// The same object with one more entry.
  package func adding(_ name: String, _ value: JSONText?) -> JSONText {
    guard let value, case .object(let entries) = self else { return self }
    return .object(entries + [(name, value)])
  }

  /// The same object with the entries of another one, which may be text already.
  package func adding(entriesOf other: JSONText) -> JSONText {
    let (own, others) = (text, other.text)
    return own == "{}" ? other : others == "{}" ? self : .raw(own.dropLast() + "," + others.dropFirst())
  }

  /// The text in UTF-8.
  package var data: Data { Data(bytes) }
  /// The text itself.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
  /// The text, ending in a line break.
  package var line: String { text + "\n" }

  /// The text on one line as people write it, with spaces behind commas and colons.
  package var spaced: String {
    var bytes: [UInt8] = []
    write(to: &bytes, between: ", ", behindName: ": ")
    return String(decoding: bytes, as: UTF8.self)
  }

  private var bytes: [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes, between: ",", behindName: ":")
    return bytes
  }

  private func write(to bytes: inout [UInt8], between comma: StaticString, behindName colon: StaticString) {
    func add(_ text: StaticString) {
      bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let bool): bytes += (bool ? "true" : "false").utf8
    case .number(let number): bytes += Self.text(of: number).utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .raw(let text): Self.writeRaw(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { add(comma) }
        element.write(to: &bytes, between: comma, behindName: colon)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let entries):
      bytes.append(UInt8(ascii: "{"))
      for (index, entry) in entries.enumerated() {
        if index > 0 { add(comma) }
        Self.write(entry.0, to: &bytes)
        add(colon)
        entry.1.write(to: &bytes, between: comma, behindName: colon)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Up to here, which is 2^53, a number holds each whole number.
    return number == number.rounded() && abs(number) < 9_007_199_254_740_992
      ? String(Int(number)) : String(number)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += "\\n".utf8
      case 0..<0x20: escape(byte, to: &bytes)
      default: append(byte, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes what is JSON already; characters that command a terminal stand in strings there, and are escaped as in those.
  private static func writeRaw(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 { append(byte, to: &bytes) }
  }

  /// Appends a byte of a text, but escapes what could command the terminal that it is written to.
  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case 0x7F: escape(byte, to: &bytes)
    case 0x80..<0xA0 where bytes.last == 0xC2:
      // A control character in two bytes.
      bytes.removeLast()
      escape(byte, to: &bytes)
    default: bytes.append(byte)
    }
  }

  private static func escape(_ character: UInt8, to bytes: inout [UInt8]) {
    bytes += Array("\\u00".utf8) + [digits[Int(character >> 4)], digits[Int(character & 15)]]
  }
}
