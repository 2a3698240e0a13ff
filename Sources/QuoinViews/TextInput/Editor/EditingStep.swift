/// What is undone at once: a change, or several that follow upon each other as somebody writes.
final class EditingStep {
  enum Kind {
    case typing, deleting, other

    var name: String { self == .typing ? "Typing" : "" }
  }

  var change: TextChange
  let kind: Kind

  init(_ change: TextChange, _ kind: Kind) {
    self.change = change
    self.kind = kind
  }

  /// Takes the next change into the step; false where it does not follow.
  func takeOn(_ next: TextChange) -> Bool {
    switch kind {
    case .typing:
      guard next.removed.isEmpty, next.start == change.newRange.upperBound else { return false }
      change.added += next.added
    case .deleting:
      guard next.added.isEmpty, next.replacedRange.upperBound == change.start else { return false }
      change.start = next.start
      change.removed = next.removed + change.removed
    case .other: return false
    }
    change.selectionAfter = next.selectionAfter
    return true
  }
}
