/// The text of a file together with where its lines begin, so that byte offsets become places.
public struct SourceText: Sendable {
  /// The file's path or name as the user gave it.
  public let file: String
  /// The whole text.
  public let contents: String
  /// The offset in UTF-8 bytes of the first byte of each line.
  private let lineStarts: [Int]

  /// Indexes the lines of a text.
  ///
  /// - Parameters:
  ///   - file: The path or name that diagnostics show.
  ///   - contents: The whole text. Lines end in LF, CR or CR LF.
  public init(file: String, contents: String) {
    var contents = contents
    contents.makeContiguousUTF8()
    self.file = file
    self.contents = contents
    var starts = [0]
    var previous: UInt8 = 0
    var offset = 0
    for byte in contents.utf8 {
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { starts.removeLast() }
        starts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r") {
        starts.append(offset + 1)
      }
      previous = byte
      offset += 1
    }
    lineStarts = starts
  }

  /// The span of a stretch of bytes; offsets beyond the text are brought back to its end.
  public func span(for range: Range<Int>) -> SourceSpan {
    let count = contents.utf8.count
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    let index = lineIndex(containing: lower)
    let column = characters(from: lineStarts[index], to: lower) + 1
    return SourceSpan(file: file, line: index + 1, column: column, range: lower..<upper)
  }

  /// The text of a line without its line break, or nothing when there is no such line.
  ///
  /// - Parameter number: The line, from 1.
  public func line(_ number: Int) -> Substring? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    let end = number < lineStarts.count ? lineStarts[number] : contents.utf8.count
    var line = contents[index(at: start)..<index(at: end)]
    while let last = line.last, last.isNewline { line.removeLast() }
    return line
  }

  private func lineIndex(containing offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func index(at offset: Int) -> String.Index {
    contents.utf8.index(contents.startIndex, offsetBy: offset)
  }

  private func characters(from start: Int, to end: Int) -> Int {
    contents[index(at: start)..<index(at: max(start, end))].count
  }
}
