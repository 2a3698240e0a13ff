import Foundation

/// Changes that are told one by one and done at once, when the outermost of what begins them ends.
struct ListBatch {
  private var depth = 0
  /// What has been told; nothing where no batch is open, or everything has been loaded anew within it.
  private(set) var updates: ListUpdates?
  private var completions: [(Bool) -> Void] = []

  var isOpen: Bool { depth > 0 }
  /// Whether another one is open around the innermost.
  var isNested: Bool { depth > 1 }

  mutating func begin() {
    if depth == 0 { updates = ListUpdates() }
    depth += 1
  }

  mutating func add(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  mutating func change(_ body: (inout ListUpdates) -> Void) {
    guard var noted = updates else { return }
    updates = nil
    body(&noted)
    updates = noted
  }

  /// Ends what began last.
  ///
  /// - Returns: Where that was the outermost, what is to be done, and what is to be called after it; no changes where
  ///   everything has been loaded anew meanwhile.
  mutating func end() -> (updates: ListUpdates?, completions: [(Bool) -> Void])? {
    if depth == 0 { return nil }
    depth -= 1
    guard depth == 0 else { return nil }
    defer { (updates, completions) = (nil, []) }
    return (updates, completions)
  }

  /// Drops what has been told, since everything is loaded anew; what began has still to end.
  mutating func void() { updates = nil }
}
