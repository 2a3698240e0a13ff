import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// A position on an axis, counted from the left or top edge of the parent, of one of the node's own lines.
enum Fix {
  case start(Double)
  /// Where the anchor point lies, by default the middle.
  case anchor(Double)
  case end(Double)
  /// The position of a baseline, and how far it lies below the top.
  case baseline(Double, isFirst: Bool)
}

extension LiveNode {
  func length(_ axis: Axis) throws(Diagnostic) -> Double { try tree.length(id, axis) }

  /// The length of a node in a container: while that is measured, the one that is proposed.
  func arrangedOrProposedLength(_ axis: Axis) throws(Diagnostic) -> Double {
    if let proposedSize { return try proposedLength(axis, of: proposedSize) }
    if isBeingArranged, let index = givenLength(axis) { return max(0, try number(ofAttribute: index)) }
    return try number(CellOffset.size(axis))
  }

  func origin(_ axis: Axis) throws(Diagnostic) -> Double { try tree.origin(id, axis) }

  func number(_ offset: Int) throws(Diagnostic) -> Double { try tree.number(cell(offset)) }

  /// Whether the node's leading edge is its right one: the direction of its parent decides, as for any other edge.
  func isRightToLeft() throws(Diagnostic) -> Bool { try (parent ?? self).mirrorsChildren() }

  /// Whether the nodes inside begin on the right.
  func mirrorsChildren() throws(Diagnostic) -> Bool {
    if let index = program.attributeIndexes["semanticContentAttribute"] {
      try flush(attribute: index, animated: false)
    }
    return tree.isRightToLeft(self)
  }

  /// Evaluates one of the layout cells.
  func evaluate(layout offset: Int) throws(Diagnostic) -> Value {
    switch offset {
    case CellOffset.width: .number(try computeSize(.horizontal))
    case CellOffset.height: .number(try computeSize(.vertical))
    case CellOffset.left: .number(try computeOrigin(.horizontal))
    case CellOffset.top: .number(try computeOrigin(.vertical))
    case CellOffset.autoWidth: .number(try computeAuto(.horizontal))
    case CellOffset.autoHeight: .number(try computeAuto(.vertical))
    case CellOffset.contentWidth: .number((try extent(.horizontal)) ?? 0)
    case CellOffset.contentHeight: .number((try extent(.vertical)) ?? 0)
    case CellOffset.firstBaseline: .number(try baselineOffset(isFirst: true))
    case CellOffset.lastBaseline: .number(try baselineOffset(isFirst: false))
    case CellOffset.arrangement: .number(try arrange())
    case CellOffset.measurement: .number(measureAgain())
    case CellOffset.end: .number(0)
    case CellOffset.shownPrevious: .number(Double(try tree.sibling(of: id, isNext: false, skipsHidden: true)))
    case CellOffset.shownNext: .number(Double(try tree.sibling(of: id, isNext: true, skipsHidden: true)))
    default: .null
    }
  }

  // MARK: Size and position

  private func computeSize(_ axis: Axis) throws(Diagnostic) -> Double {
    if let arranged = try arrangedLength(axis) { return arranged }
    if parentID < 0, tree.isCell, let length = try tree.givenLength(axis) { return length }
    let rule = program.rule(axis)
    if let size = rule.size { return try number(ofAttribute: size) }
    if rule.positions.count == 2, let length = try lengthBetween(rule, axis) { return max(0, length) }
    if let length = givenLengthOfRoot(axis) { return length }
    return try lengthNotGiven(axis)
  }

  /// The length that the view of a root came with.
  func givenLengthOfRoot(_ axis: Axis) -> Double? {
    guard parent == nil, let givenFrame else { return nil }
    let length = axis == .horizontal ? givenFrame.width : givenFrame.height
    return length > 0 ? length : nil
  }

  private func lengthBetween(_ rule: AxisRule, _ axis: Axis) throws(Diagnostic) -> Double? {
    let first = try fix(rule.positions[0])
    let second = try fix(rule.positions[1])
    switch (first, second) {
    case (.start(let start), .end(let end)), (.end(let end), .start(let start)): return end - start
    case (.start(let start), .anchor(let anchor)), (.anchor(let anchor), .start(let start)):
      let part = try anchorPoint(axis)
      return part == 0 ? nil : (anchor - start) / part
    case (.anchor(let anchor), .end(let end)), (.end(let end), .anchor(let anchor)):
      let part = 1 - (try anchorPoint(axis))
      return part == 0 ? nil : (end - anchor) / part
    default: return nil
    }
  }

  private func computeOrigin(_ axis: Axis) throws(Diagnostic) -> Double {
    if let arranged = try arrangedOrigin(axis) { return arranged }
    let rule = program.rule(axis)
    guard let position = rule.positions.first else {
      guard parent == nil, let givenFrame else { return 0 }
      return axis == .horizontal ? givenFrame.minX : givenFrame.minY
    }
    switch try fix(position) {
    case .start(let start): return start
    case .anchor(let anchor): return anchor - (try length(axis)) * (try anchorPoint(axis))
    case .end(let end): return end - (try length(axis))
    case .baseline(let position, let isFirst):
      return position - (try number(isFirst ? CellOffset.firstBaseline : CellOffset.lastBaseline))
    }
  }

  private func fix(_ position: (attribute: LayoutAttribute, index: Int)) throws(Diagnostic) -> Fix {
    let value = try number(ofAttribute: position.index)
    switch position.attribute {
    case .left, .top: return .start(value)
    case .leading: return try isRightToLeft() ? .end(try parentLength(.horizontal) - value) : .start(value)
    case .trailing: return try isRightToLeft() ? .start(value) : .end(try parentLength(.horizontal) - value)
    case .right, .bottom:
      if program.usesLegacyEdges { return .end(value) }
      return .end(try parentLength(position.attribute.axis) - value)
    case .centerX, .centerY: return .anchor(value)
    case .firstBaseline: return .baseline(value, isFirst: true)
    case .lastBaseline: return .baseline(value, isFirst: false)
    case .width, .height: return .start(0)
    }
  }

  /// Where the anchor point lies along an axis: 0 at the start, 1 at the end.
  func anchorPoint(_ axis: Axis) throws(Diagnostic) -> Double {
    for index in program.anchorIndexes { try flush(attribute: index, animated: false) }
    return axis == .horizontal ? view.anchorPoint.x : view.anchorPoint.y
  }

  private func baselineOffset(isFirst: Bool) throws(Diagnostic) -> Double {
    try flushSizingAttributes()
    let size = CGSize(width: try length(.horizontal), height: try length(.vertical))
    return isFirst ? view.firstBaselineOffset(for: size) : view.lastBaselineOffset(for: size)
  }

  // MARK: The parent

  /// What 100% is for the node: the inside of its parent, or of what the root stands in.
  func parentLength(_ axis: Axis) throws(Diagnostic) -> Double { try tree.parentLength(of: id, axis) }

  /// The length that children measure against.
  func insideLength(_ axis: Axis) throws(Diagnostic) -> Double {
    if arrangesChildren, proposedSize == nil { try requireKnownLength(axis) }
    let length = try length(axis)
    guard program.insetsChildren else { return length }
    return max(0, length - (try insetLength(axis)))
  }

  /// What insets take away from the room inside the view.
  ///
  /// - Parameter withSafeArea: Whether what a scroll view keeps from bars counts.
  func insetLength(_ axis: Axis, withSafeArea: Bool = true) throws(Diagnostic) -> Double {
    for index in program.insetIndexes(axis) { try flush(attribute: index, animated: false) }
    if program.container.insetsFollowView { tree.graph.observe(tree.environment.views) }
    let insets = program.container.insets(of: view)
    let own = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    return withSafeArea ? own + (try safeAreaLength(axis)) : own
  }

  // MARK: The frame

  /// Brings the view's frame up to date, on the pixel grid.
  func flushFrame() throws(Diagnostic) {
    if isArranged || isConstrained {
      // The container, or what solves the constraints, sets the frame; whoever reads the cells is told.
      try requireArrangement()
      _ = try length(.horizontal)
      _ = try length(.vertical)
      return
    }
    if parentID < 0, tree.isCell {
      // The list sets the frame.
      tree.follower?.noteSize(width: try length(.horizontal), height: try length(.vertical))
      return
    }
    try tree.setFrame(
      CGRect(
        x: try origin(.horizontal), y: try origin(.vertical), width: try length(.horizontal),
        height: try length(.vertical)), of: self)
  }
}

extension LiveTree {
  /// Gives the view of a node a frame, on the pixel grid.
  func setFrame(_ rect: CGRect, of node: LiveNode) throws(Diagnostic) {
    let view = node.view
    var rounded = grid.round(rect)
    if !lists.isEmpty, let parent = node.parent, parent.program.placesCopies {
      rounded = parent.program.container.frame(rounded, of: view, in: parent.view)
    }
    guard rounded.origin.x.isFinite, rounded.origin.y.isFinite, rounded.width.isFinite,
      rounded.height.isFinite
    else { throw .frameNotFinite(rect, of: node.program.source.label).located(at: node.program.source.span) }
    // The frame under a transform is not the layout's business: the box before it is.
    if view.isUntransformed {
      if view.frame != rounded { view.frame = rounded }
    } else {
      let anchor = view.anchorPoint
      let center = CGPoint(
        x: rounded.minX + rounded.width * anchor.x, y: rounded.minY + rounded.height * anchor.y)
      let bounds = CGRect(origin: view.bounds.origin, size: rounded.size)
      if view.bounds != bounds { view.bounds = bounds }
      if view.center != center { view.center = center }
    }
  }
}

extension Diagnostic {
  static func frameNotFinite(_ rect: CGRect, of label: String) -> Diagnostic {
    Diagnostic(
      .error,
      "The frame of \(label) is not finite: left \(rect.minX), top \(rect.minY), width \(rect.width), height \(rect.height)"
    )
  }
}
