import Foundation
import QuoinDiagnostics
import QuoinResources

/// Finds the elements of a JSON array, each to be read by itself: of the whole text, or of an entry of the object that it is.
struct JSONArrayRows {
  /// The entry of an object that holds the array; nothing where the text is the array.
  let entry: String?
  private var hasBegun = false
  private var hasEnded = false

  init(of entry: String? = nil) { self.entry = entry }

  /// The next element; nothing behind the last.
  mutating func next(in buffer: RowBuffer) throws(Diagnostic) -> RowReader.Found? {
    if hasEnded { return nil }
    if !hasBegun {
      try begin(in: buffer)
      hasBegun = true
      try buffer.skipSpaces()
      if try buffer.byte(0) == UInt8(ascii: "]") { return try end(in: buffer) }
    } else {
      try buffer.skipSpaces()
      switch try buffer.byte(0) {
      case UInt8(ascii: "]"): return try end(in: buffer)
      case UInt8(ascii: ","): _ = buffer.take(1)
      default: throw .expected("',' or ']'", in: buffer)
      }
      try buffer.skipSpaces()
    }
    let start = buffer.start
    let value = try Self.takeValue(of: "array", in: buffer)
    guard !value.isEmpty else { throw .expected("an object", in: buffer) }
    return (start, .json(value))
  }

  /// Takes what stands before the first element.
  private func begin(in buffer: RowBuffer) throws(Diagnostic) {
    try buffer.skipSpaces()
    let isObject = try buffer.byte(0) == UInt8(ascii: "{")
    guard let entry else {
      if isObject { throw .rowsInObject(at: buffer.start, try Self.firstArray(in: buffer), buffer.file) }
      return try Self.take("[", or: "an array of objects", in: buffer)
    }
    guard isObject else { throw .expected("an object with \"\(entry)\"", in: buffer) }
    let start = buffer.start
    _ = buffer.take(1)
    var names: [String] = []
    while let name = try Self.takeName(in: buffer) {
      if name == entry { return try Self.take("[", or: "an array of objects as \"\(entry)\"", in: buffer) }
      names.append(name)
      _ = try Self.takeValue(of: "object", in: buffer)
      guard try Self.takeComma(in: buffer) else { break }
    }
    throw .noRowsCalled(entry, among: names, at: start, buffer.file)
  }

  private mutating func end(in buffer: RowBuffer) throws(Diagnostic) -> RowReader.Found? {
    hasEnded = true
    _ = buffer.take(1)
    if entry != nil {
      while try Self.takeComma(in: buffer), try Self.takeName(in: buffer) != nil {
        _ = try Self.takeValue(of: "object", in: buffer)
      }
      try Self.take("}", or: "the end of the object", in: buffer)
    }
    try buffer.skipSpaces()
    if try buffer.byte(0) != nil {
      throw .expected("nothing behind the \(entry == nil ? "array" : "object")", in: buffer)
    }
    return nil
  }

  /// The name of the first entry of an object that is an array, as far as can be told.
  private static func firstArray(in buffer: RowBuffer) throws(Diagnostic) -> String? {
    _ = buffer.take(1)
    do throws(Diagnostic) {
      while let name = try takeName(in: buffer) {
        if try buffer.byte(0) == UInt8(ascii: "[") { return name }
        _ = try takeValue(of: "object", in: buffer)
        guard try takeComma(in: buffer) else { break }
      }
    } catch {
      // What is told is that it is an object.
    }
    return nil
  }

  // MARK: Parts

  private static func take(
    _ character: Unicode.Scalar, or expectation: String, in buffer: RowBuffer
  ) throws(Diagnostic) {
    try buffer.skipSpaces()
    guard try buffer.byte(0) == UInt8(ascii: character) else { throw .expected(expectation, in: buffer) }
    _ = buffer.take(1)
  }

  private static func takeComma(in buffer: RowBuffer) throws(Diagnostic) -> Bool {
    try buffer.skipSpaces()
    guard try buffer.byte(0) == UInt8(ascii: ",") else { return false }
    _ = buffer.take(1)
    return true
  }

  /// Takes the name of an entry and the colon behind it; nothing where there is none.
  private static func takeName(in buffer: RowBuffer) throws(Diagnostic) -> String? {
    try buffer.skipSpaces()
    guard try buffer.byte(0) == UInt8(ascii: "\"") else { return nil }
    var count = 1
    while let byte = try buffer.byte(count), byte != UInt8(ascii: "\"") {
      count += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard try buffer.byte(count) != nil else { throw .expected("the end of a name", in: buffer) }
    var reader = JSONReader(
      SourceText(file: buffer.file, contents: String(decoding: buffer.take(count + 1), as: UTF8.self)))
    let name = try reader.read().string ?? ""
    try take(":", or: "a colon behind the name", in: buffer)
    try buffer.skipSpaces()
    return name
  }

  /// Takes the bytes to the comma or bracket behind a value.
  ///
  /// - Parameter whole: What the value stands in.
  /// - Throws: Where the text ends before, what is wrong with the value, at its place.
  private static func takeValue(of whole: String, in buffer: RowBuffer) throws(Diagnostic) -> [UInt8] {
    let start = buffer.start
    var (count, depth, isInString) = (0, 0, false)
    while let byte = try buffer.byte(count) {
      switch byte {
      case UInt8(ascii: "\\") where isInString: count += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","):
        if depth == 0 { return Array(buffer.take(count)) }
        if byte != UInt8(ascii: ",") { depth -= 1 }
      default: break
      }
      count += 1
    }
    // A backslash at the end would stand for one more.
    while count > 0, try buffer.byte(count - 1) == nil { count -= 1 }
    if count > 0 {
      let text = String(decoding: buffer.take(count), as: UTF8.self)
      var reader = JSONReader(SourceText(file: buffer.file, contents: text))
      do throws(Diagnostic) { _ = try reader.read() } catch { throw error.moved(to: start) }
    }
    throw .expected("the end of the \(whole)", in: buffer)
  }
}

extension Diagnostic {
  fileprivate static func expected(_ what: String, in buffer: RowBuffer) -> Diagnostic {
    ofRows("The rows are no JSON array: expected \(what)", at: buffer.start, buffer.file)
  }

  /// - Parameter name: An entry that is an array.
  fileprivate static func rowsInObject(at start: DataRow.Start, _ name: String?, _ file: String) -> Diagnostic
  {
    var problem = ofRows("The rows are a JSON object; expected an array of objects", at: start, file)
    problem.notes = [
      Note(
        name.map { "--rows json:\($0) takes the array '\($0)' in it for the rows" }
          ?? "quoin render draws one picture of an object")
    ]
    return problem
  }

  fileprivate static func noRowsCalled(
    _ entry: String, among names: [String], at start: DataRow.Start, _ file: String
  ) -> Diagnostic {
    var problem = ofRows("The object has no '\(entry)' for the rows", at: start, file)
    problem.nearest = NearestNames(to: entry, among: names)
    return problem
  }

  private static func ofRows(_ message: String, at start: DataRow.Start, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, message,
      at: SourceSpan(
        file: file, line: start.line, column: start.column, range: start.offset..<start.offset))
  }
}
