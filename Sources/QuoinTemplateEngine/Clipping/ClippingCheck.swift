import Foundation
import QuoinBoxes
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

/// Finds what a layout shows where nobody sees it: beyond the edges of the picture, or of a view that clips.
///
/// What can be scrolled to is no loss, and neither is what says `bleed="true"` or stands in an element that does; `overlaps="true"`
/// holds for all that is inside likewise.
struct ClippingCheck {
  /// The part of a view's superview that is seen, in the superview's points.
  private struct Window {
    let rect: CGRect
    /// The node whose view clips; nothing for the picture.
    let clipper: LiveNode?
  }

  /// What was found, in the order of the tree.
  private(set) var cuts: [ClippedNode] = []
  /// The text that is covered, in the order of the tree.
  private(set) var overlaps: [OverlappedNode] = []
  /// Less than this, in points, comes from rounding.
  private let tolerance: CGFloat
  /// Whether something around what is looked at says `overlaps="true"`.
  private var mayOverlap = false

  /// Looks at a tree that has been laid out.
  ///
  /// - Parameters:
  ///   - root: Its root.
  ///   - size: The size of the picture, in points.
  ///   - pixel: The length of a pixel, in points.
  init(root: LiveNode, size: CGSize, pixel: CGFloat) {
    tolerance = max(pixel, 0.5) + 0.01
    let picture = Window(rect: CGRect(origin: .zero, size: size), clipper: nil)
    _ = visit(root, within: picture, inside: nil)
  }

  /// Looks at a piece of a page, in points from the left edge of its column: what is cut off at the sides of the page, or runs out
  /// of the column.
  ///
  /// - Parameters:
  ///   - root: The root of the piece.
  ///   - page: From where to where the page goes.
  ///   - column: How wide the column is.
  init(piece root: LiveNode, page: ClosedRange<CGFloat>, column: CGFloat, pixel: CGFloat) {
    tolerance = max(pixel, 0.5) + 0.01
    // How high a page is says nothing of a piece, which may go over several.
    let far: CGFloat = 1e9
    mayOverlap = root.isAllowedAround(\.overlaps)
    let window = CGRect(
      x: page.lowerBound, y: -far, width: page.upperBound - page.lowerBound, height: far * 2)
    let box = visit(root, within: Window(rect: window, clipper: nil), inside: nil)
    let room = CGRect(x: 0, y: 0, width: column, height: 1)
    if root.isAllowedAround(\.bleeds) {
      cuts = []
    } else if cuts.isEmpty, !box.isNull {
      if root.hasFreeText { noteOverrun(of: root, box, over: room, by: nil) }
      if cuts.isEmpty, box.minX < -tolerance || box.maxX > column + tolerance {
        noteTexts(in: root, beyond: room, of: root.view)
      }
    }
  }

  /// Notes labels in a piece whose text begins in its column and runs out of it, however deep they stand.
  private mutating func noteTexts(in node: LiveNode, beyond room: CGRect, of piece: UIView) {
    let view = node.view
    guard !view.isHidden, view.alpha > 0, node.program.source.bleeds != true, view.transform.isIdentity,
      !view.clipsToBounds, !(view is UIScrollView)
    else { return }
    if let label = view as? UILabel, node.program.horizontal.size == nil {
      let lines = label.shownRect(drawsItself: true)
      if !lines.isNull {
        let place = label.convert(lines, to: piece).offsetBy(dx: piece.frame.minX - piece.bounds.minX, dy: 0)
        noteOverrun(of: node, place, over: room, by: nil)
      }
    }
    for child in node.children { noteTexts(in: child, beyond: room, of: piece) }
  }

  /// Looks at a node and all that is in it.
  ///
  /// - Parameters:
  ///   - window: What is seen of the parent's view; nothing where all can be scrolled to.
  ///   - parent: The parent's view; nothing for the root.
  /// - Returns: The box of all that is shown, in points of the parent's view; null where nothing is.
  private mutating func visit(_ node: LiveNode, within window: Window?, inside parent: UIView?) -> CGRect {
    let view = node.view
    if view.isHidden || view.alpha <= 0 { return .null }
    let mayOverlapAround = mayOverlap
    mayOverlap = mayOverlap || node.program.source.overlaps == true
    defer { mayOverlap = mayOverlapAround }
    let bounds = view.bounds
    // The root is drawn without its transform.
    let isUpright = parent == nil || view.transform.isIdentity
    let (x, y) = (view.frame.minX - bounds.minX, view.frame.minY - bounds.minY)
    let window = parent == nil || view.superview === parent ? window : nil
    func outward(_ rect: CGRect) -> CGRect {
      isUpright ? rect.offsetBy(dx: x, dy: y) : view.convert(rect, to: parent)
    }
    func inward(_ rect: CGRect) -> CGRect {
      isUpright ? rect.offsetBy(dx: -x, dy: -y) : view.convert(rect, from: parent)
    }

    let first = cuts.count
    let scrolls = view is UIScrollView
    let clips = scrolls || view.clipsToBounds
    let inner =
      scrolls
      ? nil
      : clips
        ? Window(rect: bounds, clipper: node)
        : window.map { Window(rect: inward($0.rect), clipper: $0.clipper) }
    var shown = view.shownRect(drawsItself: !(view is LMLayoutView || view is LMSpacer))
    // What a button shows, and other views that make what is in them themselves.
    if node.childIDs.isEmpty, !scrolls { shown = shown.union(view.shownRectOfSubviews) }
    var boxes: [ShownChild] = []
    for child in node.children {
      let before = cuts.count
      let box = visit(child, within: inner, inside: view)
      if cuts.count == before, !scrolls {
        noteOverrun(of: child, box, in: node)
        if !clips { noteOverflow(of: child, in: node) }
      }
      shown = shown.union(box)
      if child.program.source.overlaps != true, let box = child.boxBesideOthers(box) {
        boxes.append(ShownChild(node: child, box: box, place: boxes.count))
      }
    }
    if boxes.count > 1, !scrolls, !mayOverlap { noteOverlaps(of: &boxes, in: view) }
    if node.program.source.bleeds == true {
      cuts.removeSubrange(first...)
      return .null
    }
    if clips { shown = shown.overlap(bounds) }
    if shown.isNull { return .null }
    let box = outward(shown)
    if let window, let cut = cut(of: node, box, frame: outward(bounds), window) {
      // What is cut off inside is cut off for the same reason.
      cuts[first...].removeAll { !$0.isOverrun && $0.clipper === window.clipper }
      cuts.append(cut)
    }
    return box
  }

  /// A child with the box of all that it shows.
  private struct ShownChild {
    let node: LiveNode
    let box: CGRect
    let place: Int
  }

  /// Notes where children lie on the text of others. They are looked at from top to bottom, so that long lists take a time in
  /// proportion to their length.
  private mutating func noteOverlaps(of children: inout [ShownChild], in view: UIView) {
    children.sort { ($0.box.minY, $0.place) < ($1.box.minY, $1.place) }
    var open: [ShownChild] = []
    for child in children {
      open.removeAll { $0.box.maxY <= child.box.minY + tolerance }
      for other in open.suffix(Self.neighbourLimit)
      where other.box.minX < child.box.maxX - tolerance && child.box.minX < other.box.maxX - tolerance {
        guard child.node.view.superview === view, other.node.view.superview === view else { continue }
        let isAbove =
          (child.node.view.layer.zPosition, child.place) > (other.node.view.layer.zPosition, other.place)
        let (lower, upper) = isAbove ? (other.node, child.node) : (child.node, other.node)
        if let found = OverlapCheck.overlap(of: lower, under: upper, in: view) { overlaps.append(found) }
      }
      open.append(child)
    }
  }

  /// How many of those that lie at one height are compared.
  private static let neighbourLimit = 32

  /// What a window cuts off a node, at the side where it is most.
  private func cut(of node: LiveNode, _ box: CGRect, frame: CGRect, _ window: Window) -> ClippedNode? {
    let rect = window.rect
    var found: ClippedNode?
    for side in ClippedNode.Side.allCases {
      let overhang = side.overhang(of: box, beyond: rect)
      guard overhang > max(tolerance, found?.overhang ?? 0),
        side.overhang(of: frame, beyond: rect) > tolerance
      else { continue }
      let length = side.isHorizontal ? box.width : box.height
      found = ClippedNode(
        node: node, clipper: window.clipper, side: side, overhang: overhang, length: length,
        hasFreeWidth: side.isHorizontal && node.hasFreeText, isOverrun: false)
    }
    return found
  }

  /// Notes a label whose text decides how high it is, and whose letters stand below a parent of a given height.
  private mutating func noteOverflow(of node: LiveNode, in parent: LiveNode) {
    guard let label = node.view as? UILabel, !node.isArranged, !parent.arrangesChildren,
      node.program.source.overlaps != true, !mayOverlap, node.program.source.bleeds != true,
      parent.program.vertical.size != nil,
      node.program.vertical.size == nil, node.program.vertical.positions.count < 2,
      label.transform.isIdentity, label.superview === parent.view, label.frame.minY >= 0
    else { return }
    let bounds = parent.view.bounds
    let (layout, origin) = label.shownPlacedLayout
    guard bounds.height > 0, let last = layout.lines.last, label.frame.minY < bounds.height else { return }
    let overhang = label.frame.minY + origin.y + last.baseline - bounds.maxY
    guard overhang > tolerance else { return }
    cuts.append(
      ClippedNode(
        node: node, clipper: parent, side: .bottom, overhang: overhang, length: label.frame.height,
        hasFreeWidth: false, isOverrun: true))
  }

  /// Notes a label that is as wide as its text and runs out of its parent at the far side, clipped or not.
  private mutating func noteOverrun(of node: LiveNode, _ box: CGRect, in parent: LiveNode) {
    guard node.hasFreeText, !box.isNull, !parent.arrangesChildren else { return }
    noteOverrun(of: node, box, over: parent.view.bounds, by: parent)
  }

  private mutating func noteOverrun(
    of node: LiveNode, _ box: CGRect, over bounds: CGRect, by parent: LiveNode?
  ) {
    guard bounds.width > 0 else { return }
    let left = ClippedNode.Side.left.overhang(of: box, beyond: bounds)
    let right = ClippedNode.Side.right.overhang(of: box, beyond: bounds)
    // What sticks out on both sides, or lies outside, was put there.
    guard max(left, right) > tolerance, min(left, right) <= 0, max(left, right) < box.width else { return }
    cuts.append(
      ClippedNode(
        node: node, clipper: parent, side: left > right ? .left : .right, overhang: max(left, right),
        length: box.width, hasFreeWidth: node.hasFreeText, isOverrun: true))
  }
}

/// A node that reaches beyond an edge.
struct ClippedNode {
  enum Side: String, CaseIterable {
    case left, right, top, bottom

    var isHorizontal: Bool { self == .left || self == .right }

    /// How far a box reaches beyond another at this side, in points; negative where it ends before.
    func overhang(of box: CGRect, beyond other: CGRect) -> CGFloat {
      switch self {
      case .left: other.minX - box.minX
      case .right: box.maxX - other.maxX
      case .top: other.minY - box.minY
      case .bottom: box.maxY - other.maxY
      }
    }
  }

  let node: LiveNode
  /// The node whose edge it is; nothing for the picture.
  let clipper: LiveNode?
  let side: Side
  /// How far it reaches beyond the edge, in points.
  let overhang: CGFloat
  /// How long it is in that direction, in points.
  let length: CGFloat
  /// Whether it is a label that is as wide as its text.
  let hasFreeWidth: Bool
  /// Whether all of it may be seen, but beyond the edge of its parent.
  let isOverrun: Bool
}

extension LiveNode {
  /// The box of what the node shows, where that is none of those that may be cut off; else its own. Nothing where it shows nothing.
  fileprivate func boxBesideOthers(_ box: CGRect) -> CGRect? {
    if !box.isNull { return box }
    return program.source.bleeds == true && !view.isHidden && view.alpha > 0 ? view.frame : nil
  }

  /// Whether the node is a label whose width is that of its text.
  fileprivate var hasFreeText: Bool {
    program.horizontal.size == nil && program.horizontal.positions.count < 2 && !isArranged && !isConstrained
      && view is UILabel
  }
}
