import Foundation
import QuoinDiagnostics
import QuoinExpressions

/// Reads a table of fields between separators, by RFC 4180: fields in quotes may hold separators, line breaks and doubled
/// quotes.
///
/// A field that is written as JSON writes a number, `true` or `false` is one; `007`, `+1` and whatever stands in quotes are
/// text, and so is what stands in a column that was chosen for text. A field without anything is nil. Rows at the end without anything
/// in any field are left out, as spreadsheets write them. A line before the names may say what stands between fields, as Excel has
/// it: `sep=;`.
struct CSVTable {
  private let separator: UInt8
  private let names: [String]
  /// Whether each column is text.
  private let isText: [Bool]
  /// Rows without anything that have been read, and are none where only such follow.
  private var empty: [(start: DataRow.Start, fields: Int)] = []
  /// How many of them have been handed out, since another row follows.
  private var handed = 0
  /// The row behind them.
  private var waiting: RowReader.Found?

  /// Reads the line with the names of the columns.
  ///
  /// - Throws: A diagnostic where there is none, a name is missing or there twice, or a column of text is not there.
  init(readingHeadOf buffer: RowBuffer, text: TextColumns = .none) throws(Diagnostic) {
    try buffer.skipSpaces()
    let said = try Self.saidSeparator(in: buffer)
    let line = buffer.line
    separator = if let said { said } else { try Self.separator(in: buffer) }
    guard let fields = try Self.fields(in: buffer, separator: separator) else { throw .noHead(buffer.file) }
    var (names, known) = ([String](), Set<String>())
    for field in fields {
      guard let name = field.text?.trimmedOfSpaces else { throw .notUTF8(buffer.file, line: line) }
      if let rest = field.rest { throw .textBehindQuote(rest, buffer.file, line: line) }
      if name.isEmpty { throw .unnamedColumn(names.count + 1, buffer.file, line: line) }
      guard known.insert(name).inserted else { throw .repeatedColumn(name, buffer.file, line: line) }
      names.append(name)
    }
    self.names = names
    isText = try text.choices(among: names, file: buffer.file, line: line)
  }

  /// The next row; nothing at the end.
  mutating func next(in buffer: RowBuffer) throws(Diagnostic) -> RowReader.Found? {
    while waiting == nil {
      // Where there is one column, an empty line is a row whose field is empty.
      if names.count > 1 { try Self.skipBlankLines(in: buffer) }
      let start = buffer.start
      guard let fields = try Self.fields(in: buffer, separator: separator) else { return nil }
      if fields.allSatisfy(\.isEmpty) {
        empty.append((start, fields.count))
        continue
      }
      let found = (start, content(of: fields, buffer.file, line: start.line))
      if empty.isEmpty { return found }
      waiting = found
    }
    if handed < empty.count {
      let (start, count) = empty[handed]
      handed += 1
      let fields = Array(repeating: Field(text: "", isQuoted: false), count: count)
      return (start, content(of: fields, buffer.file, line: start.line))
    }
    defer { (waiting, empty, handed) = (nil, [], 0) }
    return waiting
  }

  /// What is told at the end of rows that were left out; nothing where none were.
  func remark(_ file: String) -> Diagnostic? {
    empty.first.map { .emptyRows(empty.count, file, line: $0.start.line) }
  }

  private func content(of fields: [Field], _ file: String, line: Int) -> DataRow.Content {
    if let rest = fields.lazy.compactMap(\.rest).first {
      return .wrong(.textBehindQuote(rest, file, line: line))
    }
    guard fields.count == names.count else {
      return .wrong(.otherFieldCount(fields.count, names: names.count, file, line: line))
    }
    let values = zip(fields, isText).compactMap { $0.value(asText: $1) }
    guard values.count == fields.count else { return .wrong(.notUTF8(file, line: line)) }
    return .fields(Array(zip(names, values)))
  }

  private struct Field {
    /// Nothing where the bytes are no UTF-8.
    var text: String?
    var isQuoted: Bool
    /// What stands behind the closing quote, before the next separator.
    var rest: String?

    var isEmpty: Bool { text?.isEmpty == true && !isQuoted }

    func value(asText isText: Bool) -> Constant? {
      guard let text else { return nil }
      if isQuoted || isText && !text.isEmpty { return Constant(text) }
      switch text {
      case "": return .null
      case "true": return Constant(true)
      case "false": return Constant(false)
      default: return Self.number(text).map { Constant($0) } ?? Constant(text)
      }
    }

    /// The number that JSON reads there.
    private static func number(_ text: String) -> Double? {
      var digits = text.utf8[...]
      if digits.first == UInt8(ascii: "-") { digits = digits.dropFirst() }
      guard let first = digits.first, 0x30...0x39 ~= first, text.utf8.last.map({ 0x30...0x39 ~= $0 }) == true,
        digits.allSatisfy({ 0x30...0x39 ~= $0 || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) })
      else { return nil }
      // A number that begins with a nought is the number of something: `007`.
      if first == 0x30, let second = digits.dropFirst().first, 0x30...0x39 ~= second { return nil }
      return Double(text).flatMap { $0.isFinite && $0.magnitude <= 9_007_199_254_740_992 ? $0 : nil }
    }
  }

  /// What a first line such as `sep=;` says that stands between fields.
  private static func saidSeparator(in buffer: RowBuffer) throws(Diagnostic) -> UInt8? {
    for (offset, letter) in "sep=".utf8.enumerated() {
      guard let byte = try buffer.byte(offset), byte | 0x20 == letter | 0x20 else { return nil }
    }
    guard let separator = try buffer.byte(4), !isLineEnd(separator), let end = try buffer.byte(5),
      isLineEnd(end)
    else { return nil }
    let next = try buffer.byte(6)
    let isPair = end == UInt8(ascii: "\r") && next == UInt8(ascii: "\n")
    _ = buffer.take(isPair ? 7 : 6)
    return separator
  }

  /// Of commas, semicolons and tabs the one that the first line has most of; bars where it has none of these.
  private static func separator(in buffer: RowBuffer) throws(Diagnostic) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var (offset, isQuoted) = (0, false)
    while let byte = try buffer.byte(offset), isQuoted || !isLineEnd(byte) {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
      offset += 1
    }
    let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    let bar = UInt8(ascii: "|")
    if counts[bar] != nil, separators.allSatisfy({ counts[$0] == nil }) { return bar }
    return separators.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? separators[0]
  }

  private static func skipBlankLines(in buffer: RowBuffer) throws(Diagnostic) {
    while let byte = try buffer.byte(0), isLineEnd(byte) { _ = buffer.take(1) }
  }

  /// Lines end by either or both.
  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The most fields of a row: more than any program for tables has columns.
  private static let fieldLimit = 100_000

  /// The fields to the end of the row; nothing at the end of the file.
  private static func fields(in buffer: RowBuffer, separator: UInt8) throws(Diagnostic) -> [Field]? {
    guard try buffer.byte(0) != nil else { return nil }
    var fields: [Field] = []
    var (bytes, offset) = ([UInt8](), 0)
    var (isQuoted, isOpen) = (false, false)
    var rest: [UInt8] = []
    func field() -> Field {
      Field(
        text: String(validating: bytes, as: UTF8.self), isQuoted: isQuoted,
        rest: rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self))
    }
    while let byte = try buffer.byte(offset) {
      offset += 1
      if isOpen {
        if byte != UInt8(ascii: "\"") {
          bytes.append(byte)
        } else if try buffer.byte(offset) == UInt8(ascii: "\"") {
          bytes.append(byte)
          offset += 1
        } else {
          isOpen = false
        }
      } else if byte == UInt8(ascii: "\""), bytes.isEmpty, !isQuoted {
        (isQuoted, isOpen) = (true, true)
      } else if byte == separator {
        fields.append(field())
        if fields.count > fieldLimit { throw .manyFields(buffer.file, limit: fieldLimit, line: buffer.line) }
        (bytes, rest, isQuoted) = ([], [], false)
      } else if isLineEnd(byte) {
        if byte == UInt8(ascii: "\r"), try buffer.byte(offset) == UInt8(ascii: "\n") { offset += 1 }
        break
      } else if !isQuoted {
        bytes.append(byte)
      } else if byte != UInt8(ascii: " ") {
        rest.append(byte)
      }
    }
    fields.append(field())
    let line = buffer.line
    _ = buffer.take(offset)
    if isOpen { throw .openQuote(buffer.file, line: line) }
    return fields
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) })
    else {
      return ""
    }
    return String(self[first...last])
  }
}

extension Diagnostic {
  private static func inTable(_ message: String, _ file: String, line: Int) -> Diagnostic {
    Diagnostic(.error, message, at: SourceSpan(file: file, line: line, column: 1, range: 0..<0))
  }

  fileprivate static func noHead(_ file: String) -> Diagnostic {
    inTable("The table is empty; its first line has to name the columns", file, line: 1)
  }

  fileprivate static func unnamedColumn(_ number: Int, _ file: String, line: Int) -> Diagnostic {
    inTable("Column \(number) has no name; the first line has to name all columns", file, line: line)
  }

  fileprivate static func repeatedColumn(_ name: String, _ file: String, line: Int) -> Diagnostic {
    inTable("Two columns are called '\(name)'", file, line: line)
  }

  fileprivate static func otherFieldCount(
    _ count: Int, names: Int, _ file: String, line: Int
  ) -> Diagnostic {
    inTable(
      "The row has \(count) field\(count == 1 ? "" : "s"), and the table \(names) columns", file, line: line)
  }

  fileprivate static func manyFields(_ file: String, limit: Int, line: Int) -> Diagnostic {
    inTable("The row has more than \(limit) fields", file, line: line)
  }

  fileprivate static func emptyRows(_ count: Int, _ file: String, line: Int) -> Diagnostic {
    let message =
      count == 1
      ? "The last row is empty and was left out" : "The last \(count) rows are empty and were left out"
    return Diagnostic(.warning, message, at: SourceSpan(file: file, line: line, column: 1, range: 0..<0))
  }

  fileprivate static func textBehindQuote(_ rest: String, _ file: String, line: Int) -> Diagnostic {
    inTable(
      "Behind the closing quote of a field stands '\(rest.quotable)'; a quote within a field is written twice",
      file,
      line: line)
  }

  fileprivate static func notUTF8(_ file: String, line: Int) -> Diagnostic {
    let ending = URL(fileURLWithPath: file).pathExtension.lowercased()
    if ["xlsx", "xlsm", "xls", "ods", "numbers"].contains(ending) {
      return inTable("This is a spreadsheet's own file; save it as CSV in UTF-8", file, line: line)
    }
    return inTable("The row is no text in UTF-8; save the table in that encoding", file, line: line)
  }

  fileprivate static func openQuote(_ file: String, line: Int) -> Diagnostic {
    inTable("A field begins with a quote and has no end", file, line: line)
  }
}
