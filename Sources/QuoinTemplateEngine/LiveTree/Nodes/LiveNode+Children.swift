import QuoinExpressions
import QuoinViews

extension LiveNode {
  /// Lists the children anew after some came or went, and puts their objects in that order.
  func updateChildren() {
    var flat: ContiguousArray<NodeID> = []
    flat.reserveCapacity(content.count)
    tree.collect(content, into: &flat)
    if flat == childIDs { return }
    let known = childIDs.isEmpty ? [] : Set(childIDs)
    childIDs = flat
    for (index, id) in flat.enumerated() {
      tree.table.change(id) { place in
        place.previous = index > 0 ? flat[index - 1] : -1
        place.next = index + 1 < flat.count ? flat[index + 1] : -1
      }
    }
    orderObjects()
    if !program.isPlain {
      for child in children where !known.contains(child.id) { child.writeConstants(at: .placed) }
    }
    tree.graph.advance(cell(CellOffset.structure))
    bind { children.filter { !known.contains($0.id) } }
  }

  /// Takes in a node that has just been made.
  ///
  /// - Parameter index: Its place in the content as written.
  func insert(_ id: NodeID, at index: Int) {
    content.insert(id, at: index)
    guard program.isPlain, index == content.count - 1, !isArranged, measurer == nil,
      let child = tree.node(id), child.program.hasView, !child.program.isController,
      view.storedChildren.count == ownSubviews + childIDs.count
    else { return updateChildren() }
    // What comes behind all others concerns the last of them and the length of the content: each of thousands may come alone.
    let last = childIDs.last ?? -1
    childIDs.append(id)
    tree.table.change(last) { $0.next = id }
    tree.table.change(id) { ($0.previous, $0.next) = (last, -1) }
    view.insertSubview(child.view, at: view.storedChildren.count)
    for axis in [Axis.horizontal, .vertical] {
      tree.graph.invalidate(cell(CellOffset.auto(axis)))
      if rareBase >= 0 { tree.graph.invalidate(cell(CellOffset.content(axis))) }
    }
    if rareBase >= 0 { tree.graph.advance(cell(CellOffset.end)) }
    bind { [child] }
  }

  /// Lets go of a node that has just been taken out of the tree.
  ///
  /// - Parameter index: Its place in the content as written.
  func removeContent(at index: Int) {
    content.remove(at: index)
    updateChildren()
  }

  private func bind(new: () -> [LiveNode]) {
    // While a part of the tree is being made it is not bound yet.
    guard tree.binding != nil, tree.made == nil else { return }
    tree.bindNew(new())
  }

  /// Says what is wrong with the children that are there.
  private func noteProblem() {
    let place = cell(CellOffset.structure)
    tree.unwritten.resolve(place)
    guard let problem = program.container.problem(with: children.map(\.object), in: object) else { return }
    tree.unwritten.note(problem.located(at: program.source.span), at: place)
  }

  func orderObjects() {
    if program.isPlain { return orderViews() }
    var counts = SIMD4<Int>()
    let container = program.container
    for child in children {
      let group = min(max(container.group(of: child.program.component), 0), 3)
      container.insert(child.object, into: object, at: counts[group], above: ownSubviews)
      counts[group] += 1
      if child.program.isController { child.enterController() }
    }
    if container.limitsChildren { noteProblem() }
    if program.isController { refreshView() }
  }
}

extension LiveNode {
  /// Puts the views of the children in their order, where there is nothing else to them.
  private func orderViews() {
    let host = view
    var position = ownSubviews
    var last: [UIView] = []
    for child in children where child.program.hasView {
      // Asked for each time: a list that is held is copied as a whole when a view comes in.
      let view = child.view
      if position >= host.storedChildren.count {
        last.append(view)
      } else if host.storedChildren[position] !== view {
        host.insertSubview(view, at: position)
      }
      position += 1
    }
    if !last.isEmpty { host.addSubviews(last) }
    for child in children where child.program.isController { child.enterController() }
  }
}

extension LiveTree {
  /// How many nodes a part of a content comes to.
  func nodeCount(of id: NodeID) -> Int {
    var nodes: ContiguousArray<NodeID> = []
    collect([id], into: &nodes)
    return nodes.count
  }

  /// The nodes that a content comes to.
  fileprivate func collect(_ content: [NodeID], into nodes: inout ContiguousArray<NodeID>) {
    for id in content {
      switch table[id] {
      case .node: nodes.append(id)
      case .region(let region): collect(region.children, into: &nodes)
      case .none: break
      }
    }
  }
}
