import Foundation

/// JSON whose entries stand in one order, so that the same answer has the same bytes.
enum JSONText {
  static func data(_ value: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)) ?? Data("null".utf8)
  }
}
