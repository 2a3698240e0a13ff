import QuoinDiagnostics
import QuoinViews

/// Changing the children of nodes.
///
/// What comes is linked alone, and what goes is taken out alone, where nothing else can mean it; else the tree is linked again,
/// since other expressions may refer to it. Whatever stays keeps its view, its state and its constants. What cannot be
/// done changes nothing, and `diagnostics` says why.
extension LayoutNode {
  /// Adds a node above the others.
  public func addChild(_ child: LayoutNode) { insertChild(child, at: .max) }

  /// Inserts a node at a place among the children; a place beyond them means the end.
  ///
  /// The node is one made in code, or the root of a template's instance, whose expressions then see the data around it; it
  /// leaves where it was. The elements of a template take others in as well, until `update(with:)` puts another template in
  /// place, but neither inside a `<repeat>`, where they are many, nor inside a cell.
  public func insertChild(_ child: LayoutNode, at index: Int) {
    do throws(Diagnostic) {
      try insert(child, at: index, insteadOf: nil)
    } catch {
      reject(error)
    }
  }

  /// Puts a node in the place of another.
  public func replaceChild(at index: Int, with child: LayoutNode) {
    let old = children
    guard old.indices.contains(index), old[index] !== child else { return }
    // Where the node comes from a place before, those behind move up.
    let place = old[..<index].contains { $0 === child } ? index - 1 : index
    do throws(Diagnostic) {
      try insert(child, at: place, insteadOf: old[index])
    } catch {
      reject(error)
    }
  }

  /// Takes the node and its view out of the parent.
  public func removeFromParent() {
    let root = root
    do throws(Diagnostic) {
      guard let place = try place() else { return }
      let gone = live
      leave(place)
      if let gone, root.letGo(of: gone) { return root.settle() }
      root.relinkIfLinked()
    } catch {
      reject(error)
    }
  }

  /// Takes the node out of wherever it is, its own tree where it is a root included.
  func leaveTree() {
    removeFromParent()
    leaveOwnTree()
  }

  private func insert(
    _ child: LayoutNode, at index: Int, insteadOf old: LayoutNode?
  ) throws(Diagnostic) {
    switch child.kind {
    case .code, .instance: break
    case .cell, .element: throw .notAdded(child.label)
    }
    if isInside(child) { throw .insideItself(child.label) }
    // Nothing leaves its place before all of them are known.
    guard let holder = try holder() else { return }
    let (left, right) = (try child.place(), try old?.place())
    let content: Int? =
      switch holder {
      case .definition: nil
      case .element(_, let live):
        index == .max
          ? .max
          : live.contentIndex(
            ofChild: max(index, 0), besides: child.live?.tree === live.tree ? child.live?.id : nil)
      }
    let read: (source: NodeSource, reader: CodeReader)? =
      switch holder {
      case .definition: nil
      case .element(let instance, _): try instance.readSource(of: child)
      }
    let (root, childRoot) = (root, child.root)
    let replaced = old?.live
    if let left { child.leave(left) }
    if let old, let right { old.leave(right) }
    child.leaveOwnTree()
    switch holder {
    case .definition:
      let count = definition?.children.count ?? 0
      definition?.children.insert(child, at: min(max(index, 0), count))
    case .element(let instance, let live):
      guard let source = read?.source else { break }
      instance.editSources { $0.insert(child, source, into: live.program.source.key, at: content ?? 0) }
    }
    child.parentNode = self
    if childRoot !== root { childRoot.relinkIfLinked() }
    if left == nil, root.takeIn(child, into: self, read: read, at: content ?? index),
      old == nil || replaced.map(root.letGo) == true
    {
      return root.settle()
    }
    root.relinkIfLinked()
  }

  /// Brings a root up to date whose nodes have come or gone, where it stands in something that shows it.
  private func settle() {
    if tree?.rootFillsSurroundings == true { bringUpToDate() }
  }

  /// Reads a node that is to stand in this instance of a template.
  ///
  /// - Throws: Why it cannot be read.
  private func readSource(
    of child: LayoutNode
  ) throws(Diagnostic) -> (source: NodeSource, reader: CodeReader)? {
    guard let origin else { return nil }
    var reader = CodeReader(
      base: root.outline?.base ?? origin.template.beginning.file.url,
      depthLimit: origin.options.budget.depth)
    let source = reader.source(of: child, registry: origin.template.registry)
    if let problem = reader.diagnostics.all.first(where: { $0.severity == .error }) { throw problem }
    return source.map { ($0, reader) }
  }

  // MARK: Places

  /// What says which children a node has.
  private enum Holder {
    /// The node's own definition.
    case definition
    /// The sources of an instance, for one of its elements.
    case element(of: LayoutNode, LiveNode)
  }

  /// Where a node stands, and is taken out of.
  private enum Place {
    /// Among the children of a node made in code.
    case definition(of: LayoutNode)
    /// Among what was added to the elements of an instance.
    case added(to: LayoutNode)
    /// One of the elements of an instance.
    case element(of: LayoutNode, LiveNode)
  }

  /// What says which children the node has; nothing where the tree cannot be made.
  ///
  /// - Throws: Why they cannot be changed.
  private func holder() throws(Diagnostic) -> Holder? {
    if case .code = kind { return .definition }
    guard let live = linked() else { return nil }
    return .element(of: try instanceHolding(live), live)
  }

  /// Where the node stands; nothing for a root.
  ///
  /// - Throws: Why it cannot be taken out.
  private func place() throws(Diagnostic) -> Place? {
    guard let parent else { return nil }
    switch kind {
    case .code, .instance:
      if case .code = parent.kind { return .definition(of: parent) }
      return parent.nearestInstance.map { .added(to: $0) }
    case .element, .cell:
      guard let live else { return nil }
      return .element(of: try instanceHolding(live), live)
    }
  }

  /// The instance of which the node is an element that is there once.
  private func instanceHolding(_ live: LiveNode) throws(Diagnostic) -> LayoutNode {
    let label = live.program.source.label
    guard let instance = nearestInstance, let origin = instance.origin else {
      throw .childrenInCell(label)
    }
    let edits = origin.edits ?? SourceEdits(origin.template.source)
    guard edits.holds(live.program.source.key) else { throw .childrenInRepetition(label) }
    return instance
  }

  /// The instance of a template that the node is the root of, or stands in.
  private var nearestInstance: LayoutNode? {
    var node: LayoutNode? = self
    while let current = node {
      if case .instance = current.kind { return current }
      node = current.parent
    }
    return nil
  }

  private func leave(_ place: Place) {
    switch place {
    case .definition(let parent): parent.definition?.children.removeAll { $0 === self }
    case .added(let instance): instance.editSources { $0.remove(self) }
    case .element(let instance, let live): instance.editSources { $0.remove(live.program.source.key) }
    }
    parentNode = nil
    madeView?.removeFromSuperview()
    leaveController()
    live = nil
  }

  /// Takes the node's own tree apart, where it is a root that has one.
  private func leaveOwnTree() {
    guard let tree else { return }
    unmount()
    _ = tree.takeApart()
    self.tree = nil
    live = nil
  }

  /// Changes the sources of a template's instance.
  private func editSources(_ edit: (inout SourceEdits) -> Void) {
    guard let origin else { return }
    var edits = origin.edits ?? SourceEdits(origin.template.source)
    edit(&edits)
    self.origin?.edits = edits
  }

  /// Takes the node's controller out of the one around it.
  func leaveController() {
    guard let controller = madeController, controller.parent != nil else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  private func relinkIfLinked() {
    if tree != nil { relink() }
  }

  private func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// How messages call the node.
  private var label: String { live?.program.source.label ?? id ?? "\(type(of: view))" }

  /// Takes note of why something was not done.
  private func reject(_ problem: Diagnostic) {
    let root = root
    if let tree = root.tree { tree.rejection = problem } else { root.earlyProblems.append(problem) }
  }
}

extension LiveNode {
  /// Where in the content as written a child of an index stands, or would.
  ///
  /// - Parameter moved: A node that does not count, since it leaves its place.
  fileprivate func contentIndex(ofChild index: Int, besides moved: NodeID?) -> Int {
    var (count, place) = (0, 0)
    for id in content where id != moved {
      if count >= index { return place }
      count += tree.nodeCount(of: id)
      place += 1
    }
    return place
  }
}

extension Diagnostic {
  static func childrenInRepetition(_ label: String) -> Diagnostic {
    Diagnostic(
      .error, "\(label) stands inside a <repeat>, where there is one for each item; change the items instead")
  }

  static func childrenInCell(_ label: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) stands in a cell, which is made for many rows; choose what is in it by an <if> over their data"
    )
  }

  static func notAdded(_ label: String) -> Diagnostic {
    Diagnostic(
      .error,
      "\(label) is an element of a template; what can be added are nodes made in code and roots of instances")
  }

  static func insideItself(_ label: String) -> Diagnostic {
    Diagnostic(.error, "\(label) cannot stand inside itself")
  }
}
