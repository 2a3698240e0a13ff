import QuoinDiagnostics

/// The columns of a table that are text, whatever their fields look like: article numbers such as `12E3`, amounts such as `12.50`.
public enum TextColumns: Sendable, Hashable {
  /// All of them.
  case all
  /// Those of these names.
  case named([String])

  /// No column.
  public static var none: TextColumns { .named([]) }

  /// Reads names with commas between, or `*` for all; nothing comes of a list with an empty name.
  public init?(list: String) {
    if list == "*" {
      self = .all
      return
    }
    let names = list.split(separator: ",", omittingEmptySubsequences: false).map { name in
      String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    if names.contains("") { return nil }
    self = .named(names)
  }

  /// Whether each of a table's columns is text.
  ///
  /// - Throws: A diagnostic where the table has no such column.
  func choices(among columns: [String], file: String, line: Int) throws(Diagnostic) -> [Bool] {
    switch self {
    case .all: return columns.map { _ in true }
    case .named(let names):
      for name in names where !columns.contains(name) { throw .noColumn(name, columns, file, line: line) }
      return columns.map(names.contains)
    }
  }

  /// - Throws: A diagnostic where columns are named of what has none.
  func check(_ format: RowFormat, file: String) throws(Diagnostic) {
    if format != .csv, self != .none { throw .columnsOfJSON(file) }
  }
}

extension Diagnostic {
  fileprivate static func noColumn(
    _ name: String, _ columns: [String], _ file: String, line: Int
  ) -> Diagnostic {
    Diagnostic(
      .error, "The table has no column '\(name)'; it has \(columns.joined(separator: ", "))",
      at: SourceSpan(file: file, line: line, column: 1, range: 0..<0),
      suggestions: NearestNames(to: name, among: columns))
  }

  fileprivate static func columnsOfJSON(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, "Columns of text are chosen for tables, and '\(file)' holds JSON, where strings stand in quotes"
    )
  }
}
