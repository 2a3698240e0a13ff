import QuoinDiagnostics
import QuoinMarkup

extension Linker {
  /// Warns of ids that two elements of one file have, so that a reference means the nearest of them.
  ///
  /// Of the branches of a condition only one is there at a time, and each instance of a repetition has ids of its own.
  func checkIdentifiers(of root: NodeSource) {
    var known: [String: NodeSource] = [:]
    _ = checkIdentifiers(of: [.node(root)], known: &known)
  }

  /// - Returns: The ids that came to the known ones.
  private func checkIdentifiers(of children: [ChildSource], known: inout [String: NodeSource]) -> [String] {
    var added: [String] = []
    for child in children {
      switch child {
      case .node(let node):
        if let id = node.id {
          if let first = known[id] {
            if first.isElsewhere(than: node) {
              diagnostics.append(.repeatedID(id, first: first.span), at: node.span)
            }
          } else {
            known[id] = node
            added.append(id)
          }
        }
        added += checkIdentifiers(of: node.children, known: &known)
      case .repetition(let repetition):
        var own: [String: NodeSource] = [:]
        _ = checkIdentifiers(of: repetition.children, known: &own)
      case .condition(let condition):
        var all: [String: NodeSource] = [:]
        for branch in condition.branches {
          for id in checkIdentifiers(of: branch.children, known: &known) {
            all[id] = known.removeValue(forKey: id)
          }
        }
        known.merge(all) { first, _ in first }
        added += all.keys
      }
    }
    return added
  }
}

extension NodeSource {
  /// Whether both stand in one file and are not the same element, as one that is used twice is.
  fileprivate func isElsewhere(than other: NodeSource) -> Bool {
    guard let element = elements.first, let otherElement = other.elements.first else { return false }
    return element != otherElement && element.markup.source.file == otherElement.markup.source.file
  }
}

extension Diagnostic {
  static func repeatedID(_ id: String, first: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning, "The id \(id) is there already; #\(id) means the nearest element of that id",
      notes: first.map { [Note("It was given here first", at: $0)] } ?? []
    ).about(.repeatedID)
  }
}
