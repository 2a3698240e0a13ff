import QuoinDiagnostics
import QuoinExpressions

extension LiveTree {
  /// Whether anything is wrong now, in the cells of its lists too.
  var hasProblems: Bool {
    !unevaluated.isEmpty || !unwritten.isEmpty || endlessness != nil || rejection != nil
      || binding?.problems.isEmpty == false
      || lists.contains { node($0)?.list?.hasProblems == true }
  }

  /// What is wrong now; the same in many items of a repetition once, with the first of them.
  var problems: [Diagnostic] {
    var found = PlacedProblems()
    for (cell, problem) in unevaluated.all + unwritten.all + (binding?.problems.all ?? []) {
      found.note(problem, at: items(around: cell))
    }
    return found.all(Diagnostic.Note.init(items:)) + (endlessness.map { [$0] } ?? [])
  }

  /// The indexes of the items of repetitions around a cell, the outermost first; of a repetition that cannot be worked out
  /// the item with which it failed comes last.
  func items(around cell: CellID) -> [Int] {
    let owner = graph.cells[Int(cell)].owner
    let (node, region) = (node(owner), table.region(owner))
    var scope = node?.scope ?? region?.scope
    var indexes: [Int] = []
    if let failing = region?.failingItem ?? region?.repeatedItem ?? node?.failingItem(of: cell) {
      indexes.append(failing)
    }
    while let instance = scope {
      if instance.index >= 0, case .number(let index)? = try? graph.read(instance.index) {
        indexes.append(Int(index))
      }
      scope = instance.parent
    }
    return (root?.rootHandle?.cell?.itemsAround ?? []) + indexes.reversed()
  }
}

/// Problems in the order in which they were found, those that are the same in many places once.
struct PlacedProblems {
  private var order: [Diagnostic] = []
  private var places: [Diagnostic: [Int]] = [:]

  /// - Parameter place: Which item it is in, the outermost repetition's first; empty outside of all.
  mutating func note(_ problem: Diagnostic, at place: [Int]) {
    guard let known = places[problem] else {
      order.append(problem)
      places[problem] = place
      return
    }
    // What follows from it stands outside.
    if known.starts(with: place) { return }
    if place.starts(with: known) || place.lexicographicallyPrecedes(known) { places[problem] = place }
  }

  /// The problems, each with a note on the first place that has it.
  func all(_ note: ([Int]) -> Diagnostic.Note?) -> [Diagnostic] {
    order.map { problem in
      var problem = problem
      if let note = note(places[problem] ?? []) { problem.notes.append(note) }
      return problem
    }
  }
}

extension Diagnostic.Note {
  /// Which item of a repetition a problem is about; nothing outside of repetitions.
  ///
  /// - Parameter items: The indexes of the items, the outermost repetition's first.
  init?(items: [Int]) {
    guard let last = items.last else { return nil }
    let outer = items.dropLast().reversed().map { ", in item \($0 + 1) of the one around it (index \($0))" }
    self.init("This is in item \(last + 1) of the repetition (index \(last))" + outer.joined())
  }
}
