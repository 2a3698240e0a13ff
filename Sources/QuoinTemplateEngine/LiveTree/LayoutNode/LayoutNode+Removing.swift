import QuoinDiagnostics
import QuoinResources

/// Taking out what code takes away, without linking the rest of the tree again.
extension LayoutNode {
  /// Takes a node out of the linked tree of this root.
  ///
  /// - Parameter live: It stands no longer in what the tree is linked from.
  /// - Returns: Whether it was taken out; if not, the tree has to be linked again.
  func letGo(of live: LiveNode) -> Bool {
    // What was said of it while it was linked would stay.
    guard let outline, let tree, !tree.isBusy, !tree.owesLinking, earlyProblems.isEmpty, live.tree === tree,
      let parent = live.parent, let place = parent.content.firstIndex(of: live.id)
    else { return false }
    let nodes = live.withAllInside
    let given = Set(nodes.compactMap { $0.handle?.given })
    return BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      guard outline.remove(live.program.source.key, given: given, namesMatter: !tree.lists.isEmpty) else {
        return false
      }
      parent.program.container.setFixedSize(of: live.view, width: nil, height: nil)
      for node in nodes {
        tree.loosen(node)
        tree.undefine(node)
      }
      parent.program.removeChild(at: place)
      tree.remove(live.id)
      parent.removeContent(at: place)
      tree.rejection = nil
      return true
    }
  }

  /// What tells that a tree was given the node; nothing for one that a template made.
  private var given: ObjectIdentifier? {
    switch kind {
    case .code(let definition): ObjectIdentifier(definition.object ?? self)
    case .instance: ObjectIdentifier(self)
    case .cell, .element: nil
    }
  }
}

extension LiveNode {
  /// The node and all in it, those of repetitions and conditions included.
  fileprivate var withAllInside: [LiveNode] {
    var (found, next) = ([self], 0)
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found
  }
}
