import Foundation
import QuoinDiagnostics
import QuoinResources

@testable import QuoinBatch

/// Rows of a text that comes in pieces of a few bytes.
func rows(_ text: String, _ format: RowFormat? = nil, piece: Int = .max, limit: Int = 1_000_000) -> RowReader
{
  rows(Array(text.utf8), format, piece: piece, limit: limit)
}

func rows(_ bytes: [UInt8], _ format: RowFormat? = nil, piece: Int = .max, limit: Int = 1_000_000)
  -> RowReader
{
  var rest = bytes[...]
  return RowReader(file: "rows", size: bytes.count, format: format, limit: limit) {
    room throws(SystemError) in
    let count = min(rest.count, piece, room.count)
    room.copyBytes(from: rest.prefix(count))
    rest = rest.dropFirst(count)
    return count
  }
}

/// What rows hold, one a line: their numbers, lines and data, or what is wrong with them.
func described(_ reader: RowReader) -> [String] {
  var lines: [String] = []
  do {
    while let row = try reader.next() {
      do {
        let state = try row.templateData().state
        let fields = state.keys.sorted().map { "\($0)=\(state[$0]!.value)" }
        lines.append("\(row.number)@\(row.line) \(fields.joined(separator: " "))")
      } catch {
        lines.append("\(row.number)@\(row.line) ! \(error)")
      }
    }
  } catch {
    lines.append("! \(error)")
  }
  return lines
}
