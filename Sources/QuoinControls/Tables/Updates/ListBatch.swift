/// Changes of a list that are told one by one and done at once, as tables and collections have them alike.
struct ListBatch {
  /// The changes so far; nothing where none can be told, or where all has been loaded anew meanwhile.
  private var updates: ListUpdates?
  /// How often a batch has been begun within another one.
  private var depth = 0
  private var completions: [(Bool) -> Void] = []

  /// Whether changes wait to be done.
  var isOpen: Bool { depth > 0 }

  mutating func begin() {
    if depth == 0 { updates = ListUpdates() }
    depth += 1
  }

  mutating func note(_ change: (inout ListUpdates) -> Void) {
    guard var changed = updates else { return }
    updates = nil
    change(&changed)
    updates = changed
  }

  /// Lets something be called when the changes have been done.
  mutating func whenDone(_ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// The changes, at the end of the outermost batch.
  mutating func end() -> ListUpdates? {
    if depth > 0 { depth -= 1 }
    guard depth == 0 else { return nil }
    defer { updates = nil }
    return updates
  }

  /// Lets the changes so far count for nothing, and those that are still told in the same batch.
  mutating func makeVoid() { updates = nil }

  /// What is to be called when the changes have been done.
  mutating func takeCompletions() -> [(Bool) -> Void] {
    defer { completions = [] }
    return completions
  }
}
