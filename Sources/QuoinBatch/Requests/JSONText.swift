import Foundation

/// JSON whose entries stand in one order, so that the same value has the same bytes.
package enum JSONText {
  /// A value's JSON.
  ///
  /// - Throws: What of it JSON has no word for, such as a number that is none.
  package static func data(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// A value's JSON as a part of more; `null` for what JSON has no word for.
  package static func text(_ value: some Encodable) -> String {
    (try? data(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }
}
