import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTemplateEngine

/// Reads rows of data one after the other, however many there are.
///
/// ```swift
/// let rows = try RowReader(path: "people.csv")
/// while let row = try rows.next() { print(row.number, try row.templateData()) }
/// ```
public final class RowReader {
  /// How many bytes the file has; nothing where that is not known beforehand.
  public let size: Int?
  /// How many bytes have been read so far.
  public var position: Int { buffer.taken }
  /// Asked before each piece that is read, and some times a second while nothing comes; once it says so, there are no more
  /// rows, and ``isStopped`` tells.
  public var shouldStop: () -> Bool {
    get { buffer.shouldStop }
    set { buffer.shouldStop = newValue }
  }
  /// Whether it was left before the end of the rows; one that had begun to come counts as not read.
  public var isStopped: Bool { buffer.isStopped }
  /// What is told once all rows were read: that empty ones at the end of a table were left out.
  public var remark: Diagnostic? { isStopped ? nil : table?.remark(file) }
  /// The name of the rows in diagnostics.
  var file: String { buffer.file }
  private let buffer: RowBuffer
  private var format: RowFormat?
  private let text: TextColumns
  private var table: CSVTable?
  private var array: JSONArrayRows
  private var count = 0
  /// The ways in which each row is drawn, where there are several: it comes once for each.
  package var variants: [RowVariant] = []
  /// Whether each row has a way of its own instead: the first row the first.
  private var isInStep = false
  private var repeated: (row: DataRow, place: Int)?

  /// Reads a file or standard input.
  ///
  /// - Parameters:
  ///   - path: The file; `-` for standard input.
  ///   - format: How the rows are written; by default what the file's name ends in, and else what the first character
  ///     tells.
  ///   - entry: The entry that holds the array of rows, where the text is a JSON object.
  ///   - text: The columns of a table that are text, whatever their fields look like.
  ///   - limit: The most bytes that one row may have.
  /// - Throws: A diagnostic where it cannot be opened.
  public convenience init(
    path: String, format: RowFormat? = nil, entry: String? = nil, text: TextColumns = .none,
    limit: Int = Budget.default.fileSize
  ) throws(Diagnostic) {
    let isInput = path == "-"
    let name = isInput ? "standard input" : path
    let file = isInput ? nil : try OpenFile(path, flags: O_RDONLY)
    let size = try file?.size
    self.init(
      file: name, size: size, format: format ?? RowFormat(fileName: path), entry: entry, text: text,
      limit: limit
    ) { (room) throws(SystemError) in
      try FileDescriptor.read(
        into: room, from: file?.number ?? STDIN_FILENO, until: ContinuousClock.now + .milliseconds(100))
    }
  }

  /// Reads rows that are in memory.
  package convenience init(_ bytes: Data, file: String, format: RowFormat? = nil, text: TextColumns = .none) {
    var rest = bytes[...]
    self.init(
      file: file, size: bytes.count, format: format ?? RowFormat(fileName: file), text: text,
      limit: max(1, bytes.count)
    ) { room in
      let count = rest.copyBytes(to: room)
      rest = rest.dropFirst(count)
      return count
    }
  }

  /// Reads the data of stories, each of which is a row that is drawn in its own way.
  ///
  /// - Parameters:
  ///   - stories: The name of each story, and its data as a JSON object.
  ///   - file: Where the stories stand.
  package convenience init(stories: [(name: String, data: Data)], file: String) {
    self.init(
      Data("[".utf8) + stories.map(\.data).joined(separator: Data(",".utf8)) + Data("]".utf8), file: file,
      format: .json)
    variants = stories.map { .story($0.name) }
    isInStep = true
  }

  init(
    file: String, size: Int? = nil, format: RowFormat?, entry: String? = nil, text: TextColumns = .none,
    limit: Int = Budget.default.fileSize,
    read: @escaping (UnsafeMutableRawBufferPointer) throws(SystemError) -> Int?
  ) {
    self.size = size
    self.format = format
    self.text = text
    array = JSONArrayRows(of: entry)
    buffer = RowBuffer(file: file, limit: limit, read: read)
  }

  /// The next row; nothing at the end.
  ///
  /// - Throws: What makes it impossible to read on. A row that is wrong by itself says so when its data are asked for.
  public func next() throws(Diagnostic) -> DataRow? {
    do throws(Diagnostic) {
      let row = try nextPicture()
      return isStopped ? nil : row
    } catch {
      // What is missing was not waited for.
      if isStopped { return nil }
      throw error
    }
  }

  /// The data of one row, and of none before it that was read already.
  ///
  /// - Parameter number: Which row it is, from 1.
  /// - Throws: That there are not so many rows, or what is wrong with those up to it.
  package func templateData(ofRow number: Int) throws(Diagnostic) -> TemplateData {
    while let row = try next() {
      if row.number == number { return try row.templateData() }
    }
    throw .noSuchRow(number, among: count, in: file)
  }

  /// The next row, or the one before in its next way.
  private func nextPicture() throws(Diagnostic) -> DataRow? {
    guard !variants.isEmpty else { return try nextRow() }
    if var repeated, repeated.place + 1 < variants.count {
      repeated.place += 1
      repeated.row.variant = variants[repeated.place]
      repeated.row.repetition.index = repeated.place
      self.repeated = repeated
      return repeated.row
    }
    guard var row = try nextRow() else { return nil }
    if isInStep {
      row.variant = variants[row.number - 1]
      return row
    }
    row.variant = variants[0]
    row.repetition.count = variants.count
    repeated = (row, 0)
    return row
  }

  private func nextRow() throws(Diagnostic) -> DataRow? {
    try buffer.skipMark()
    let format = if let known = format { known } else { try guess() }
    if count == 0 { try text.check(format, file: buffer.file) }
    self.format = format
    let found: Found?
    switch format {
    case .jsonLines: found = try line()
    case .json: found = try array.next(in: buffer)
    case .csv:
      var table = if let known = table { known } else { try CSVTable(readingHeadOf: buffer, text: text) }
      found = try table.next(in: buffer)
      self.table = table
    }
    guard let found else { return nil }
    count += 1
    return DataRow(
      number: count, line: found.start.line, file: buffer.file, content: found.content, start: found.start)
  }

  /// What the first character that is no space tells.
  private func guess() throws(Diagnostic) -> RowFormat {
    try buffer.skipSpaces()
    return switch try buffer.byte(0) {
    case UInt8(ascii: "["): .json
    case UInt8(ascii: "{"): try goesOnBelow() ? .json : .jsonLines
    case nil: .jsonLines
    default: .csv
    }
  }

  /// Whether a line of JSON ends in the midst of its object, which is then no row.
  private func goesOnBelow() throws(Diagnostic) -> Bool {
    var (count, last) = (0, UInt8(ascii: "{"))
    while count < buffer.limit, let byte = try buffer.byte(count), byte != UInt8(ascii: "\n") {
      if !RowBuffer.isSpace(byte) { last = byte }
      count += 1
    }
    let isOpen = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: ":")].contains(last)
    guard isOpen, count < buffer.limit else { return false }
    return try buffer.byte(count) != nil
  }

  /// A row and where it begins.
  typealias Found = (start: DataRow.Start, content: DataRow.Content)

  private func line() throws(Diagnostic) -> Found? {
    try buffer.skipSpaces()
    guard try buffer.byte(0) != nil else { return nil }
    let start = buffer.start
    var count = 0
    while let byte = try buffer.byte(count), byte != UInt8(ascii: "\n") {
      count += 1
      if count > buffer.limit {
        try buffer.skipLine()
        return (start, .wrong(.rowTooLong(limit: buffer.limit, file: buffer.file, line: start.line)))
      }
    }
    return (start, .json(Array(buffer.take(count))))
  }
}

extension Diagnostic {
  fileprivate static func noSuchRow(_ number: Int, among count: Int, in file: String) -> Diagnostic {
    let found = count == 0 ? "no rows" : count == 1 ? "one row" : "\(count) rows"
    return Diagnostic(.error, "There is no row \(number); \(file) has \(found)")
  }
}
