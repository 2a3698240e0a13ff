/// A stretch of a file: where a diagnostic points.
public struct SourceSpan: Hashable, Sendable, Codable {
  /// The file's path or name as the user gave it.
  public let file: String
  /// The line of the first character, from 1.
  public let line: Int
  /// The column of the first character in its line, from 1, counted in characters as an editor counts them.
  public let column: Int
  /// The stretch in UTF-8 bytes from the start of the file. Empty for a point.
  public let range: Range<Int>

  /// Creates a span; `SourceText.span(for:)` is the way to get one from byte offsets.
  public init(file: String, line: Int, column: Int, range: Range<Int>) {
    self.file = file
    self.line = line
    self.column = column
    self.range = range
  }
}

extension SourceSpan: CustomStringConvertible {
  /// The place as compilers and editors write it: `card.xml:3:14`.
  public var description: String { "\(file):\(line):\(column)" }
}
