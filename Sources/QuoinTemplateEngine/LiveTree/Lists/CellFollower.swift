import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Measures a cell for its list by the cell's own tree, and brings the tree in line with the size that the list gives it.
final class CellFollower: ContentMeasurer, LayoutObserver {
  private var observation: LayoutObservation?
  private let nodeReference: BackReference<LayoutNode>
  private var isAskingView = false
  private var isTelling = false
  /// The length of a cell that the list leaves to it: one that is nothing is given, too.
  static let ownLength: CGFloat = -1
  /// What was measured last, and at which width; `ownLength` for a free one.
  private var measured: (width: CGFloat, size: CGSize)?
  /// Whether it could not be measured, so that the list has given it a size that is not its own.
  private var hasFailed = false
  private var insets = UIEdgeInsets.zero

  init(_ node: LayoutNode) {
    nodeReference = node.backReference
    super.init()
    let view = node.view
    view.setAttachment(self as ContentMeasurer)
    view.isMeasuredExactly = true
    observation = view.addLayoutObserver(self)
  }

  private var node: LayoutNode? { nodeReference.object }

  /// Lets the list measure the cell again, as something in it has another size.
  func viewsDidChange() {
    guard !isAskingView, !isTelling, let view = node?.madeView else { return }
    isTelling = true
    defer { isTelling = false }
    view.setNeedsLayout()
    view.invalidateFittingSize()
  }

  /// The tree that it follows.
  var tree: LiveTree? { node?.tree }

  /// The view that shows the cell, or makes the piece.
  var list: UIView? { node?.cell?.list?.view }

  override func size(of view: UIView, fitting proposal: CGSize) -> CGSize? {
    guard !isAskingView, let tree = node?.tree, let root = tree.root, !tree.isBusy else { return nil }
    guard view.superview == nil, let list = node?.cell?.list else {
      return size(of: tree, root, fitting: proposal)
    }
    return list.asWithin { size(of: tree, root, fitting: proposal) }
  }

  private func size(of tree: LiveTree, _ root: LiveNode, fitting proposal: CGSize) -> CGSize? {
    let isRow = node?.cell?.isRow == true
    let width = isRow && proposal.width.isFinite ? proposal.width : Self.ownLength
    update(tree, given: CGSize(width: width, height: Self.ownLength))
    // What does not compile stands for nothing, and a row without height would not be seen, nor told of.
    let isSound = node?.earlyProblems.hasErrors == false
    let size: CGSize? = tree.keeping {
      guard isSound, let width = try? root.length(.horizontal), let height = try? root.length(.vertical)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    hasFailed = size == nil
    measured = size.map { (width, $0) }
    return size
  }

  /// Where a piece lies in a room, in points: as wide as that and at its left edge, unless its attributes say otherwise.
  ///
  /// - Returns: Nothing where that cannot be evaluated.
  func frame(inWidth room: CGFloat, height: CGFloat?) -> CGRect? {
    guard let tree = node?.tree, let root = tree.root else { return nil }
    let width = tree.isAsWideAsRoom ? room : Self.ownLength
    update(tree, given: CGSize(width: width, height: height ?? Self.ownLength))
    let frame: CGRect? = tree.keeping {
      guard let x = try? root.origin(.horizontal), let width = try? root.length(.horizontal),
        let height = try? root.length(.vertical)
      else { return nil }
      return CGRect(x: x, y: 0, width: width, height: height)
    }
    // A height that is given is none that it has measured itself.
    measured = height == nil ? frame.map { (width, $0.size) } : nil
    return frame
  }

  /// Brings a piece up to date as far as is known before it has a place: in the room that there is.
  func updateInRoom() {
    guard let tree = node?.tree else { return }
    let isInRoom = node?.cell?.list?.copies == nil && tree.isAsWideAsRoom
    let width = isInRoom ? list?.bounds.width : nil
    update(tree, given: CGSize(width: width ?? Self.ownLength, height: Self.ownLength))
  }

  /// What the view measures without the tree.
  func viewsOwnSize(of view: UIView, fitting proposal: CGSize) -> CGSize {
    isAskingView = true
    defer { isAskingView = false }
    return view.measure(fitting: proposal)
  }

  func didLayOutSubviews() {
    guard let view = node?.madeView, node?.tree?.isBusy == false else { return }
    bind()
    guard let tree = node?.tree else { return }
    // The list has given the cell its size, and with that its content another place than while it was measured.
    if let root = tree.root {
      if root.program.holdsConstrained {
        // The view that the children stand in comes only afterwards.
        root.program.container.host(of: root.object)?.layoutOnlyWithin()
        root.noteArrangement()
      } else if root.arrangesChildren,
        root.childIDs.contains(where: { tree.node($0)?.childIDs.isEmpty == false })
      {
        root.noteArrangement()
      }
    }
    let size = view.bounds.size
    let isRow = node?.cell?.isRow == true
    var given = size
    // As high as it has measured itself: nothing that depends on its height is evaluated again.
    if let measured, measured.width == Self.ownLength || measured.width == size.width,
      abs(measured.size.height - size.height) < 1
    {
      given.height = Self.ownLength
      if measured.width == Self.ownLength, abs(measured.size.width - size.width) < 1 {
        given.width = Self.ownLength
      }
    }
    // What is wrong with its own size is told, and looked at again when that changes.
    if hasFailed {
      given = CGSize(width: isRow ? size.width : Self.ownLength, height: Self.ownLength)
    }
    // What has no height is not seen, and an item without width neither.
    if size.height == 0 { given.height = Self.ownLength }
    if size.width == 0, !isRow { given.width = Self.ownLength }
    update(tree, given: given)
    node?.tellOwner()
  }

  /// Connects the tree with the cell, from which methods are looked for upward, once that stands in its list.
  func bind() {
    guard let node, let old = node.tree, old.binding == nil, let view = node.madeView, view.superview != nil,
      let outer = node.cell?.list?.node?.tree, outer.binding != nil
    else { return }
    // What names meant to the owner before, or to nobody, they may not mean to this one.
    if !node.ownerNames.fits(outer.owner as? any LayoutOwner, host: old.host) { node.relink() }
    guard let tree = node.tree else { return }
    let known = tree.owner
    tree.bind(to: view)
    // Who knows further values is the list's owner all the same.
    tree.owner = outer.owner
    if known !== outer.owner { tree.graph.advance(tree.environment.views) }
  }

  /// Tells the list where the cell has come to another size by itself.
  func noteSize(width: Double, height: Double) {
    guard let view = node?.madeView else { return }
    if hasFailed { return view.invalidateFittingSize() }
    guard let known = measured?.size else { return }
    if known.height == height, measured?.width != Self.ownLength || known.width == width { return }
    measured?.size = CGSize(width: width, height: height)
    view.invalidateFittingSize()
  }

  /// Brings the tree up to date with lengths that are given, in points, or `ownLength`.
  func update(_ tree: LiveTree, given: CGSize, animated: Bool = false) {
    guard let view = node?.madeView else { return }
    let insets = tree.root?.program.container.insets(of: view) ?? .zero
    if insets != self.insets {
      self.insets = insets
      tree.graph.advance(tree.environment.views)
    }
    let surroundings = list ?? view.superview
    let (traits, before) = ((view.superview ?? list ?? view).traitCollection, tree.traits)
    // What stands in no view, as a piece that waits and what heads are measured by, nobody has told.
    if traits != before, view.superview == nil || node?.cell?.list?.copies == nil {
      view.didChange(.traits, from: before)
    }
    tree.setTraits(traits)
    tree.setSurroundings(
      surroundings?.bounds.size ?? .zero, safeArea: surroundings?.safeAreaInsets ?? .zero, rootFills: false)
    tree.setCellSize(given)
    // A piece is asked for its size, laid out and told of it, each of which may change nothing.
    if tree.isUpToDate { return }
    BudgetMeter.metering(tree.meter.budget) { meter in
      tree.begin(meter)
      tree.update(animated: animated)
    }
  }
}

extension LiveTree {
  /// Gives a cell's root its size, in points; `ownLength` for its own.
  func setCellSize(_ size: CGSize) {
    guard isCell else { return }
    graph.set(cellSize, to: .number(size.width))
    graph.set(cellSize + 1, to: .number(size.height))
  }

  /// Whether a piece says nothing of how wide it is.
  fileprivate var isAsWideAsRoom: Bool {
    guard let rule = root?.program.rule(.horizontal) else { return false }
    return rule.size == nil && rule.positions.isEmpty
  }

  /// The length that the list has given a cell's root; nothing for its own.
  func givenLength(_ axis: Axis) throws(Diagnostic) -> Double? {
    guard case .number(let length) = try graph.read(cellSize + (axis == .horizontal ? 0 : 1)), length >= 0
    else {
      return nil
    }
    return length
  }

  /// Brings what a cell reads outside of it up to date.
  ///
  /// - Returns: Whether any of it is another value.
  func setImports(_ values: [Value]) -> Bool {
    var changes = false
    for (number, value) in values.enumerated() {
      if graph.set(imports + CellID(number), to: value) { changes = true }
    }
    return changes
  }
}
