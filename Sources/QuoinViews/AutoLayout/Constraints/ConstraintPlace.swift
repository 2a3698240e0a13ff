/// Where a constraint is written: a line of code, or a place in a file that is no code.
public nonisolated struct ConstraintPlace: Hashable, Sendable, CustomStringConvertible {
  private let file: PlaceFile
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, where that is known.
  public let column: Int?

  init(fileID: StaticString, line: UInt) {
    (file, self.line, column) = (.literal(fileID), Int(line), nil)
  }

  /// A place in a file that is no code, such as a template.
  ///
  /// - Parameters:
  ///   - file: Its path.
  ///   - line: From 1.
  ///   - column: From 1.
  package init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (.path(file), line, column)
  }

  /// The module and the file, such as `Shop/CardView.swift`; the path of a file that is no code.
  public var fileID: String { file.string }

  /// The file and the line, such as `CardView.swift:41`, and the column where that is known: `card.xml:12:8`.
  public var description: String {
    let name = fileID.split(separator: "/").last ?? ""
    return column.map { "\(name):\(line):\($0)" } ?? "\(name):\(line)"
  }
}

/// A file, compared by what it is called.
private nonisolated enum PlaceFile: Hashable, Sendable {
  case literal(StaticString)
  case path(String)

  var string: String {
    switch self {
    case .literal(let literal): "\(literal)"
    case .path(let path): path
    }
  }

  static func == (left: PlaceFile, right: PlaceFile) -> Bool { left.string == right.string }
  func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
