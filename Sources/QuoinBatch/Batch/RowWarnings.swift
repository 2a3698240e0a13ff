import QuoinDiagnostics

/// Which rows of a batch have which warnings, so that one that all of them share is told once, and then of which others it is true.
package struct RowWarnings {
  /// A warning that more than one row has.
  package struct Shared: Sendable {
    /// The warning.
    package let warning: Diagnostic
    /// The rows behind the first; of many the first of these.
    package fileprivate(set) var rows: [Int] = []
    /// How many further rows have it.
    package fileprivate(set) var more = 0

    /// The rows in words: `also in rows 3, 4 and 12 more`.
    package var described: String {
      let numbers = rows.map(\.inGroups)
      if more > 0 { return "also in rows \(numbers.joined(separator: ", ")) and \(more.inGroups) more" }
      guard numbers.count > 1, let last = numbers.last else { return "also in row \(numbers.first ?? "")" }
      return "also in rows \(numbers.dropLast().joined(separator: ", ")) and \(last)"
    }
  }

  /// So many different ones are told.
  private static let limit = 20
  /// So many rows are named.
  private static let rowLimit = 10
  private var places: [String: Int] = [:]
  private var known: [Shared] = []
  private var lastUntold = 0
  /// How many rows have warnings that are not told.
  package private(set) var untoldRows = 0

  /// Begins without any.
  package init() {}

  /// Takes note of the warnings of a row.
  ///
  /// - Returns: Those that no row before it had.
  package mutating func add(_ warnings: Diagnostics, ofRow row: Int) -> [Diagnostic] {
    var new: [Diagnostic] = []
    for warning in warnings.all {
      let text = warning.description
      if let place = places[text] {
        if known[place].rows.count < Self.rowLimit {
          known[place].rows.append(row)
        } else {
          known[place].more += 1
        }
      } else if known.count < Self.limit {
        places[text] = known.count
        known.append(Shared(warning: warning))
        new.append(warning)
      } else if lastUntold != row {
        lastUntold = row
        untoldRows += 1
      }
    }
    return new
  }

  /// The warnings that several rows have, in the order in which they came.
  package var shared: [Shared] { known.filter { !$0.rows.isEmpty } }
}

extension BatchOutcome {
  /// The row in words: `row 2 (line 3 of rows.csv), 'cards/b.png'`.
  package var described: String {
    "row \(row.number) (line \(row.line) of \(row.file))" + (name.map { ", '\($0)'" } ?? "")
  }
}
