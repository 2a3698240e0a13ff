import Foundation
import QuoinConstraints
import QuoinDiagnostics
import Synchronization

/// Required constraints that cannot all hold, as a layout has found them: the newest of them is given up.
///
/// ```swift
/// LayoutConflict.withTaskHandler({ conflict in print(conflict) }) { window.layoutIfNeeded() }
/// ```
public nonisolated struct LayoutConflict: Hashable, Sendable, CustomStringConvertible {
  /// One sentence: what cannot hold together, what is given up, and the smallest change that would mend it.
  public let description: String
  /// What takes part in it, the oldest first: constraints as they are written with their places, and what frames, masks and
  /// containers say.
  public let parts: [String]
  /// The one that is given up.
  public let broken: String
  /// The change that would mend it with the fewest points.
  public let remedy: String?

  /// What is done about conflicts.
  public typealias Handler = @Sendable (LayoutConflict) -> Void

  private static let ofProcess = Mutex<Handler?>(nil)
  private static let ofTask = TaskLocal<Handler?>(wrappedValue: nil)

  private static let log: Handler = { MisuseResponse.log($0.description, "quoin.constraints") }

  /// What is done about conflicts anywhere in the process; they are logged unless set, as UIKit does.
  public static var handler: Handler {
    get { ofProcess.withLock { $0 } ?? log }
    set { ofProcess.withLock { $0 = newValue } }
  }

  /// Does some work while conflicts in the task are handled in a way of their own, instead of by the process's handler.
  public static func withTaskHandler<Result>(
    _ handler: @escaping Handler, _ work: () throws -> Result
  ) rethrows -> Result {
    try ofTask.withValue(handler) { try work() }
  }

  static func report(_ conflict: LayoutConflict) { (ofTask.get() ?? handler)(conflict) }
}

nonisolated extension LayoutConflict {
  /// Stands for conflicts that are not told one by one.
  fileprivate init(more count: Int, _ next: String, _ view: String) {
    description =
      count == 1
      ? "“\(next)” is given up, too"
      : "\(count) more constraints within \(view) are given up, the first of them “\(next)”"
    (parts, broken, remedy) = ([], next, nil)
  }
}

extension LayoutEngine {
  /// Tells of conflicts that were not there at the last update.
  func tellConflicts() {
    let conflicts = system.conflicts
    if conflicts.isEmpty, toldConflicts.isEmpty { return }
    let new = conflicts.filter { !toldConflicts.contains($0.broken) }
    toldConflicts = Set(conflicts.map(\.broken))
    for conflict in new.prefix(Self.conflictLimit) { LayoutConflict.report(explained(conflict)) }
    if let next = new.dropFirst(Self.conflictLimit).first, let root {
      LayoutConflict.report(
        LayoutConflict(more: new.count - Self.conflictLimit, words(of: next.broken), root.words))
    }
  }

  /// How many new conflicts of an update are told one by one; of more nobody reads.
  private static var conflictLimit: Int { 20 }

  /// The conflicts that the last update has left.
  var conflicts: [LayoutConflict] { system.conflicts.map(explained) }

  private func explained(_ conflict: ConstraintConflict) -> LayoutConflict {
    let parts = conflict.constraints.map(words)
    let broken = words(of: conflict.broken)
    var sentence = ConstraintConflict.sentence(parts, givenUp: broken)
    let remedy = remedy(of: conflict)
    if let remedy { sentence += "; \(remedy)" }
    return LayoutConflict(description: sentence, parts: parts, broken: broken, remedy: remedy)
  }

  /// The smallest change of something that people have said.
  private func remedy(of conflict: ConstraintConflict) -> String? {
    for constraint in conflict.constraints {
      guard case .item(let item, let row)? = rowOwners[constraint.index] else { continue }
      switch row {
      case .frameX, .frameY, .frameWidth, .frameHeight: return Self.translationRemedy(item)
      default: continue
      }
    }
    let least = conflict.remedies.first.map { abs($0.change) } ?? 0
    // Of several that are as small, that of what is given up.
    let remedies =
      conflict.remedies.filter { $0.constraint == conflict.broken && abs($0.change) <= least + 1e-6 }
      + conflict.remedies
    for remedy in remedies {
      guard case .constraint(let constraint)? = rowOwners[remedy.constraint.index] else { continue }
      let constant = constraint.storedConstant + CGFloat(remedy.change)
      return "they could with a constant of \(constant.inWords) in “\(constraint.wordsWithPlace)”"
    }
    return nil
  }

  private static func translationRemedy(_ item: LayoutItem) -> String {
    "`translatesAutoresizingMaskIntoConstraints = false` on \(item.words) lets constraints alone say where it is"
  }
}
