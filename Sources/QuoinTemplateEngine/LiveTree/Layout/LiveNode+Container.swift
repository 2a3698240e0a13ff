import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Nodes of components that arrange their children, and of scroll views.
extension LiveNode {
  /// The fitting length of a component that places its children itself.
  func containerFitting(_ axis: Axis) throws(Diagnostic) -> Double {
    // A container that takes no more of them in does not ask for layout when there are others.
    _ = try tree.graph.read(cell(CellOffset.structure))
    try flushSizingAttributes()
    try fixSizesOfChildren()
    if axis == .horizontal {
      // What the container around it fixes is no part of what suits the content.
      if isArranged, let width = program.container.contentWidth(of: view) { return width }
      return viewsOwnSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity)).width
    }
    let width = try length(.horizontal)
    if let height = program.container.contentHeight(of: view, at: width) { return height }
    return viewsOwnSize(fitting: CGSize(width: width, height: .infinity)).height
  }

  /// Lets the view arrange its children at its final size; the number changes whenever a child's frame does.
  func arrange() throws(Diagnostic) -> Double {
    guard arrangesChildren || program.holdsConstrained else { return 0 }
    // Whoever looks whether that has changed for which the container is just being measured comes back later.
    if isBeingMeasured { throw .open(cell(CellOffset.arrangement)) }
    _ = try tree.graph.read(cell(CellOffset.structure))
    try flushSizingAttributes()
    if arrangesChildren { try noteHeightRules() }
    let arrangement = cell(CellOffset.arrangement)
    // Once for what asks for layout, which does so until the children are arranged: two containers that fail, and lie where the
    // other's size has them, would mark each other at each attempt.
    if view.isLayoutNeeded, tree.failures[arrangement] == nil { invalidateAutoSizes() }
    try flushFrame()
    try fixSizesOfChildren()
    if program.holdsConstraints { try followConstraintsWithin() }
    view.setNeedsLayout()
    view.layoutOnlyWithin()
    // What is hidden has no place, whatever it had before.
    for child in children where child.isArranged && child.view.isHidden && child.view.frame != .zero {
      child.view.frame = .zero
    }
    let version: Double
    if case .number(let number) = tree.graph.cells[Int(arrangement)].value {
      version = number
    } else {
      version = 0
    }
    let arranged = arrangedChildren
    if arranged == self.arranged { return version }
    self.arranged = arranged
    return version + 1
  }

  /// Where the children are that the view, or constraints in it, place.
  var arrangedChildren: [ArrangedChild] {
    children.filter { arrangesChildren || $0.isConstrained }.map(ArrangedChild.init)
  }

  private func noteHeightRules() throws(Diagnostic) {
    guard tree.hasHeightRules else { return }
    for child in children {
      try child.noteHeightRule()
      if child.arrangesChildren { try child.noteHeightRules() }
    }
  }

  /// Hands the `width` and `height` of children to the container, as sizes that it has to keep.
  func fixSizesOfChildren() throws(Diagnostic) {
    guard arrangesChildren else { return }
    for child in children where child.isArranged {
      try child.flushSizingAttributes()
      if child.laysOutContent { try tree.graph.bringUpToDate(child.cell(CellOffset.measurement)) }
      try child.noteHeightRule()
      let size = CGSize(
        width: try fixedLength(.horizontal, of: child) ?? .nan,
        height: try fixedLength(.vertical, of: child) ?? .nan)
      if tree.isTrying { tree.triedSizes.append((self, child, child.fixedSize)) }
      setFixedSize(size, of: child)
      if child.arrangesChildren { try child.fixSizesOfChildren() }
    }
  }

  /// Sets the lengths that a child's container has to keep; NaN for none.
  func setFixedSize(_ size: CGSize, of child: LiveNode) {
    child.fixedSize = size
    program.container.setFixedSize(
      of: child.view, width: size.width.isNaN ? nil : size.width,
      height: size.height.isNaN ? nil : size.height)
  }

  private func fixedLength(_ axis: Axis, of child: LiveNode) throws(Diagnostic) -> CGFloat? {
    guard let index = child.givenLength(axis) else { return nil }
    let last = axis == .horizontal ? child.fixedSize.width : child.fixedSize.height
    // What follows from this container's own size stays as it is until a container around it knows that.
    if isBeingArranged, tree.graph.isOpen(child.cell(ofAttribute: index)) { return kept(last) }
    let bookmark = tree.graph.bookmark
    do throws(Diagnostic) {
      let length = max(0, try child.number(ofAttribute: index))
      return child.isArrangedSpacer && length == LiveNode.roomThatIsLeft ? nil : length
    } catch {
      guard let open = error.openCell else { throw error }
      // To work out one of its lengths, the container fixes both of a child's; what is measured has no height meanwhile.
      let isOwn =
        open == cell(CellOffset.autoWidth) || open == cell(CellOffset.autoHeight)
        || tree.node(of: open)?.proposedSize != nil
      guard isOwn || tree.offset(of: open) == CellOffset.arrangement else { throw error }
      if open == cell(CellOffset.arrangement) {
        throw circularReference(from: child.program.attributes[index], of: child)
      }
      tree.graph.goOnWithoutOpen(since: bookmark)
      return isOwn ? nil : kept(last)
    }
  }

  /// A length from before for one that waits for the arrangement going on, which follows from it in turn; nothing where there
  /// was none.
  private func kept(_ length: CGFloat) -> CGFloat? {
    if length.isNaN { return nil }
    tree.followsFromOrder = true
    return length
  }

  private func circularReference(from attribute: AttributeProgram, of child: LiveNode) -> Diagnostic {
    .circularReference(["\(child.program.source.label).\(attribute.name)", program.source.label]).located(
      at: attribute.source.span)
  }

  /// What is wrong with an attribute from which the size in a container follows: no container can do without it, so that it
  /// goes round in a ring where it needs the arrangement of one.
  func closed(_ problem: Diagnostic, ofAttribute index: Int) -> Diagnostic {
    guard let open = problem.openCell, let container = tree.node(of: open), container.arrangesChildren else {
      return problem
    }
    return container.circularReference(from: program.attributes[index], of: self)
  }

  /// Content that takes a part of the width has no natural size from which others follow, and neither have the
  /// containers around it.
  func markAsMeasuredExactly() {
    var node: LiveNode? = self
    while let current = node, !current.view.isMeasuredExactly {
      current.view.isMeasuredExactly = true
      node = current.parent
    }
  }

  /// Whether the children could not be arranged, and nothing has changed since.
  var hasFailedToArrange: Bool {
    let arrangement = cell(CellOffset.arrangement)
    return tree.graph.cells[Int(arrangement)].state == .failed
  }

  /// Lets the children be arranged again, as after something in the view has asked for layout.
  func invalidateArrangement() {
    invalidateAutoSizes()
    tree.graph.invalidate(cell(CellOffset.arrangement))
  }

  /// Lets whatever follows from the size of a list be worked out anew, as that has changed by itself.
  func contentDidResize() {
    invalidateAutoSizes()
    var node = self
    while node.isArranged, let container = node.parent {
      container.invalidateArrangement()
      node = container
    }
  }

  /// Lets whatever follows from the size of the content be worked out anew.
  func invalidateAutoSizes() {
    for offset in [CellOffset.autoWidth, CellOffset.autoHeight] { tree.graph.invalidate(cell(offset)) }
  }

  /// Brings the content's size up to date, be it given or as large as what is inside.
  func flushContent() throws(Diagnostic) {
    guard program.hasContent, !program.holdsConstrained, let attribute = program.container.contentAttribute
    else { return }
    for name in [attribute, "\(attribute).width", "\(attribute).height"] {
      guard let index = program.attributeIndexes[name] else { continue }
      try flush(attribute: index, animated: false)
    }
    for axis in [Axis.horizontal, .vertical] where !program.givesContentLength(axis) {
      try flush(layout: CellOffset.content(axis))
    }
  }

  /// Follows up a change of a cell that is neither attribute nor frame.
  func flush(layout offset: Int) throws(Diagnostic) {
    let cell = cell(offset)
    let value = try tree.graph.read(cell)
    guard tree.graph.cells[Int(cell)].hasNews else { return }
    tree.graph.cells[Int(cell)].hasNews = false
    switch offset {
    case CellOffset.contentWidth:
      if case .number(let width) = value { program.container.setContentWidth(width, of: view) }
    case CellOffset.contentHeight:
      if case .number(let height) = value { program.container.setContentHeight(height, of: view) }
    default: break
    }
  }
}

/// Where a container has put a child, and how far its bars reach into that.
struct ArrangedChild: Equatable {
  /// Others may have come to the same places.
  let id: NodeID
  let frame: CGRect
  /// Of controllers alone, whose bars it follows from.
  let safeArea: UIEdgeInsets

  init(_ node: LiveNode) {
    id = node.id
    frame = node.view.frame
    safeArea = node.program.component.isController ? node.view.safeAreaInsets : .zero
  }
}

extension LiveTree {
  /// Lets the container around a node ask it for what the view alone does not know.
  func setUpMeasuring(of node: LiveNode) {
    let laysOutContent = node.laysOutContent
    let derivesHeight = node.uses(.auto(.vertical), .vertical) && !node.isArrangedSpacer
    guard laysOutContent || derivesHeight else { return }
    let measurer = NodeMeasurer(node)
    node.measurer = measurer
    if derivesHeight {
      node.view.deriveHeight(measurer)
      hasHeightRules = true
    }
    guard laysOutContent else { return }
    node.view.setAttachment(measurer as ContentMeasurer)
    node.markAsMeasuredExactly()
    // What it has measured in another tree no cell of this one knows of.
    node.view.invalidateFittingSize()
  }

  /// Marks what has to be followed up besides properties and frames.
  func setUpContent(of node: LiveNode) {
    if node.program.isConstrained { constrained.append(node.id) }
    if node.arrangesChildren || node.program.holdsConstrained {
      containers.append(node.id)
      markAsOutput(node.cell(CellOffset.arrangement))
    }
    if node.isArranged { setUpMeasuring(of: node) }
    guard node.program.hasContent, !node.program.holdsConstrained else { return }
    for axis in [Axis.horizontal, .vertical] where !node.program.givesContentLength(axis) {
      markAsOutput(node.cell(CellOffset.content(axis)))
    }
  }
}
