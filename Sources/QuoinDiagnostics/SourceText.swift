/// The text of a file together with where its lines begin, so that byte offsets become places.
public struct SourceText: Sendable {
  /// The file's path or name as the user gave it.
  public let file: String
  /// The whole text.
  public let contents: String
  private let lines: LineTable
  /// Places within long lines, ascending, so that no column is counted from far away.
  private let milestones: [Milestone]

  /// A place in a line whose column is known.
  private struct Milestone {
    /// In UTF-8 bytes from the start of the file.
    let offset: Int
    /// The characters before it in its line.
    let characters: Int
  }

  /// About how many bytes lie between milestones.
  private static let milestoneDistance = 512

  /// Indexes the lines of a text.
  ///
  /// - Parameters:
  ///   - file: The path or name that diagnostics show.
  ///   - contents: The whole text. Lines end in LF, CR or CR LF.
  public init(file: String, contents: String) {
    var contents = contents
    self.file = file
    lines = contents.withUTF8 { LineTable($0) }
    milestones = Self.milestones(in: contents, lineStarts: lines.starts)
    self.contents = contents
  }

  /// The span of a stretch of bytes; offsets beyond the text are brought back to its end.
  public func span(for range: Range<Int>) -> SourceSpan {
    let count = contents.utf8.count
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    let line = lines.line(of: lower)
    var (start, characters) = (lines.starts[line], 0)
    if !milestones.isEmpty {
      let milestone = milestones[milestone(before: lower)]
      if milestone.offset > start, milestone.offset <= lower {
        (start, characters) = (milestone.offset, milestone.characters)
      }
    }
    let column = characters + contents[index(at: start)..<index(at: lower)].count + 1
    return SourceSpan(file: file, line: line + 1, column: column, range: lower..<upper)
  }

  /// The text of a line without its line break, or nothing when there is no such line.
  ///
  /// - Parameter number: The line, from 1.
  public func line(_ number: Int) -> Substring? {
    guard lines.starts.indices.contains(number - 1) else { return nil }
    let start = lines.starts[number - 1]
    let end = number < lines.starts.count ? lines.starts[number] : contents.utf8.count
    var line = contents[index(at: start)..<index(at: end)]
    while let last = line.last, last.isNewline { line.removeLast() }
    return line
  }

  /// The line of a byte and its column in code points, both from 1, for formats that know no characters.
  ///
  /// - Parameter offset: In UTF-8 bytes; one within a line break or beyond the text counts as the end before it.
  package func codePointPlace(of offset: Int) -> (line: Int, column: Int) {
    let place = min(max(offset, 0), contents.utf8.count)
    let number = lines.line(of: place) + 1
    guard let text = line(number) else { return (number, 1) }
    let end = min(index(at: place), text.endIndex)
    return (number, contents.unicodeScalars[text.startIndex..<end].count + 1)
  }

  /// The place of a byte in `contents`.
  func index(at offset: Int) -> String.Index {
    contents.utf8.index(contents.startIndex, offsetBy: offset)
  }

  /// The last milestone at or before an offset, or the first.
  private func milestone(before offset: Int) -> Int {
    var (low, high) = (0, milestones.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if milestones[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func milestones(in contents: String, lineStarts: [Int]) -> [Milestone] {
    var milestones: [Milestone] = []
    let count = contents.utf8.count
    for (line, start) in lineStarts.enumerated() {
      let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : count
      guard end - start > 2 * milestoneDistance else { continue }
      var index = contents.utf8.index(contents.startIndex, offsetBy: start)
      var (offset, characters) = (start, 0)
      while offset + milestoneDistance < end {
        let target = contents.utf8.index(index, offsetBy: milestoneDistance)
        // Between two ASCII characters there is always a boundary: CR LF stands at the end of the line only.
        if contents.utf8[index...target].allSatisfy({ $0 < 0x80 }) {
          index = target
          characters += milestoneDistance
        } else {
          while index < target {
            index = contents.index(after: index)
            characters += 1
          }
        }
        offset = contents.utf8.distance(from: contents.startIndex, to: index)
        milestones.append(Milestone(offset: offset, characters: characters))
      }
    }
    return milestones
  }
}
