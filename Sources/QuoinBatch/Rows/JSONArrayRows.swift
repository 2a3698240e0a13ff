import QuoinDiagnostics

/// Finds the elements of a JSON array, each to be read by itself.
struct JSONArrayRows {
  private var hasBegun = false
  private var hasEnded = false

  /// The next element; nothing behind the last.
  mutating func next(in buffer: RowBuffer) throws(Diagnostic) -> RowReader.Found? {
    if hasEnded { return nil }
    try buffer.skipSpaces()
    if !hasBegun {
      guard try buffer.byte(0) == UInt8(ascii: "[") else {
        throw .expected("an array of objects", in: buffer)
      }
      _ = buffer.take(1)
      hasBegun = true
      try buffer.skipSpaces()
      if try buffer.byte(0) == UInt8(ascii: "]") { return try end(in: buffer) }
    } else {
      switch try buffer.byte(0) {
      case UInt8(ascii: "]"): return try end(in: buffer)
      case UInt8(ascii: ","): _ = buffer.take(1)
      default: throw .expected("',' or ']'", in: buffer)
      }
      try buffer.skipSpaces()
    }
    let start = buffer.start
    let count = try Self.length(in: buffer)
    guard count > 0 else { throw .expected("an object", in: buffer) }
    return (start, .json(Array(buffer.take(count))))
  }

  private mutating func end(in buffer: RowBuffer) throws(Diagnostic) -> RowReader.Found? {
    hasEnded = true
    _ = buffer.take(1)
    try buffer.skipSpaces()
    if try buffer.byte(0) != nil { throw .expected("nothing behind the array", in: buffer) }
    return nil
  }

  /// How many bytes there are to the comma or bracket behind the element.
  private static func length(in buffer: RowBuffer) throws(Diagnostic) -> Int {
    var (count, depth, isInString) = (0, 0, false)
    while let byte = try buffer.byte(count) {
      switch byte {
      case UInt8(ascii: "\\") where isInString: count += 1
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]") where depth == 0, UInt8(ascii: ",") where depth == 0: return count
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      count += 1
    }
    throw .expected("the end of the array", in: buffer)
  }
}

extension Diagnostic {
  fileprivate static func expected(_ what: String, in buffer: RowBuffer) -> Diagnostic {
    Diagnostic(
      .error, "The rows are no JSON array: expected \(what)",
      at: SourceSpan(file: buffer.file, line: buffer.line, column: 1, range: 0..<0))
  }
}
