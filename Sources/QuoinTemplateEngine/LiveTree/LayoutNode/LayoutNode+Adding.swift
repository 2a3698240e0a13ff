import QuoinDiagnostics
import QuoinResources

/// Linking what code adds, without the rest of the tree: whoever builds a tree node by node would have it linked as often
/// as there are nodes.
extension LayoutNode {
  /// Takes a node of code, or the root of an instance, into the linked tree of this root.
  ///
  /// - Parameters:
  ///   - child: It stands in no tree.
  ///   - parent: The node around it, whose definition has it already.
  ///   - read: The child as the sources of an instance have it; nothing where the node around it was made in code.
  ///   - index: The place in the content of that one.
  /// - Returns: Whether it was taken in; if not, the tree has to be linked again.
  func takeIn(
    _ child: LayoutNode, into parent: LayoutNode, read: (source: NodeSource, reader: CodeReader)?,
    at index: Int
  ) -> Bool {
    guard let outline, let tree, !tree.isBusy, !tree.owesLinking, !earlyProblems.hasErrors,
      let live = parent.live, live.tree === tree, live.program.takesChildren, !live.content.isEmpty,
      let (source, reader) = read ?? parent.read(child, for: outline), !reader.diagnostics.hasErrors
    else { return false }
    let place = min(max(index, 0), live.content.count)
    let (shapes, definitions) = reader.data(besides: self, host: tree.host)
    return BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      guard
        let addition = outline.add(
          source, given: reader.given, data: shapes, to: live.program.source.key, at: place, owner: owner,
          namesMatter: !tree.lists.isEmpty)
      else { return false }
      tree.scope.grow(to: addition.tableCount)
      tree.define(definitions)
      let id: NodeID
      do throws(Diagnostic) {
        id = try tree.building { () throws(Diagnostic) in
          try tree.makeNode(addition.program, parent: live, scope: tree.scope)
        }
      } catch {
        // The whole tree tells of it.
        return false
      }
      live.program.insert(addition.program, at: place)
      live.insert(id, at: place)
      earlyProblems.append(contentsOf: addition.warnings)
      ownerNames = addition.ownerNames
      tree.rejection = nil
      return true
    }
  }

  /// Reads a child as reading the whole tree would.
  private func read(_ child: LayoutNode, for outline: LinkOutline) -> (NodeSource, CodeReader)? {
    var depthLimit = root.tree?.meter.budget.depth ?? 0
    // Of those around a node that takes what is around it, the first that does not.
    var registry: ComponentRegistry?
    var around: LayoutNode? = self
    while let node = around {
      depthLimit -= 1
      around = node.parent
      if registry != nil { continue }
      if let origin = node.origin {
        registry = origin.template.registry
      } else if let definition = node.definition, !definition.takesRegistryAround || around == nil {
        registry = definition.registry
      }
    }
    guard let registry else { return nil }
    var reader = CodeReader(base: outline.base, depthLimit: depthLimit)
    return reader.source(of: child, registry: registry).map { ($0, reader) }
  }
}
