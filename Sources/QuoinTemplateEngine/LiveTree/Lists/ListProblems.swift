import Foundation
import QuoinDiagnostics

/// What is wrong with the rows of a list and with what code dequeues, until it is right; in the order in which it was
/// found.
struct ListProblems {
  enum Place: Hashable {
    /// A row of one of the repetitions, for which no cell can be chosen.
    case row(repetition: Int, IndexPath)
    /// A row of one of the repetitions, or a section of one, whose key another one has.
    case key(repetition: Int, IndexPath)
    /// What code asks for.
    case identifier(String)
    /// What the view makes piece by piece.
    case pieces
  }

  private var found: [Place: (order: Int, diagnostics: [Diagnostic])] = [:]
  private var count = 0

  var isEmpty: Bool { found.isEmpty }

  /// All of it, with the indexes of the row's section and in it; none for what is no row.
  var all: [(diagnostic: Diagnostic, place: [Int])] {
    found.sorted { $0.value.order < $1.value.order }.flatMap { place, problems in
      let path: [Int] =
        switch place {
        case .row(_, let path), .key(_, let path): Array(path)
        case .identifier, .pieces: []
        }
      return problems.diagnostics.map { ($0, path) }
    }
  }

  mutating func note(_ diagnostic: Diagnostic, at place: Place) {
    count += 1
    var problems = found[place] ?? (count, [])
    if !problems.diagnostics.contains(diagnostic) { problems.diagnostics.append(diagnostic) }
    found[place] = problems
  }

  mutating func resolve(_ place: Place) {
    if !found.isEmpty { found[place] = nil }
  }

  /// - Parameter number: The repetition; all where nothing is given.
  mutating func forgetRows(of number: Int?) {
    if found.isEmpty { return }
    found = found.filter { place, _ in
      switch place {
      case .row(let repetition, _), .key(let repetition, _): return number != nil && repetition != number
      case .identifier, .pieces: return true
      }
    }
  }
}
