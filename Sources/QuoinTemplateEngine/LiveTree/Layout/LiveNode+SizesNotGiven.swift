import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// Sizes that neither an attribute nor two edges give.
extension LiveNode {
  /// The content's for stacks, boxes and what has content of its own, and all there is for everything else.
  func lengthNotGiven(_ axis: Axis) throws(Diagnostic) -> Double {
    if isStackOrBox { return try number(CellOffset.auto(axis)) }
    if try hasOwnContent() {
      let length = try number(CellOffset.auto(axis))
      // So that text wraps inside its parent.
      guard axis == .horizontal, let room = try roomForContent() else { return length }
      return min(length, room)
    }
    if parent == nil {
      if let length = try tree.rootLength(axis) { return length }
      return try number(CellOffset.auto(axis))
    }
    return try parentLength(axis)
  }

  /// Whether the view places its children itself and is as large as they make it; the view of a controller is not.
  var isStackOrBox: Bool { arrangesChildren && program.component.isView }

  /// Whether the view shows something that has a size, such as a text: what is inside a scroll view has none.
  func hasOwnContent() throws(Diagnostic) -> Bool {
    if program.hasContent || program.placesCopies || !program.component.isView { return false }
    guard [.intrinsic, .wrapping].contains(program.component.fitting), !view.isSizedByConstraintsOfCode else {
      return true
    }
    try flushSizingAttributes()
    let size = view.intrinsicContentSize
    return size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric
  }

  /// What 100% of the width is for the content of the node; nothing where content may be as wide as it likes.
  ///
  /// Where the parent is as wide as what is in it, the content takes part in that width with all that it needs. So the
  /// room is what the parent would have for content without end, and nothing goes round in a ring.
  private func roomForContent() throws(Diagnostic) -> Double? {
    if let parent { return try parent.roomInside() }
    let length = try tree.surroundingLength(.horizontal)
    return length > 0 ? length : nil
  }

  private func roomInside() throws(Diagnostic) -> Double? {
    var length: Double
    if let proposedSize {
      tree.graph.observe(cell(CellOffset.width))
      length = proposedSize.width
    } else if let width = try widthForEndlessContent() {
      length = width
    } else if isArranged || program.horizontal.size != nil || program.horizontal.positions.count == 2 {
      length = try self.length(.horizontal)
    } else if try hasOwnContent() {
      return try roomForContent()
    } else if parent == nil, givenLengthOfRoot(.horizontal) == nil,
      try tree.isCell ? tree.givenLength(.horizontal) == nil : tree.rootLength(.horizontal) == nil
    {
      return nil
    } else {
      length = try self.length(.horizontal)
    }
    guard length.isFinite else { return nil }
    if arrangesChildren || program.hasContent { length -= try insetLength(.horizontal) }
    return length > 0 ? length : nil
  }

  /// The expression of a width that follows from what is inside.
  private var expressionOfInside: CompiledExpression? {
    guard let index = program.horizontal.size,
      case .number(let expression) = program.attributes[index].evaluation,
      expression.contents.dependencies.contains(where: { isOfInside(program.references[$0]) })
    else { return nil }
    return expression.contents
  }

  /// Whether a reference leads to the size of the content, or to a node inside.
  private func isOfInside(_ reference: Reference) -> Bool {
    switch reference {
    case .auto(.horizontal): return true
    case .layout(let reach, _), .position(let reach, _, _):
      guard case .identified = reach.start,
        case .node(let target)? = try? tree.target(of: reach, from: slots, skipsHidden: false)
      else { return false }
      var node = target.parent
      while let current = node {
        if current === self { return true }
        node = current.parent
      }
      return false
    default: return false
    }
  }

  /// Nothing where the width does not follow from what is inside, or cannot because a container's follows from it.
  private func widthForEndlessContent() throws(Diagnostic) -> Double? {
    guard let expression = expressionOfInside else { return nil }
    // The expression may be going on, being what asks for the content.
    let interrupted = slots.begin()
    defer { slots.end(interrupted) }
    for slot in expression.dependencies {
      slots[slot] = isOfInside(program.references[slot]) ? .number(.infinity) : nil
    }
    let bookmark = tree.graph.bookmark
    do throws(Diagnostic) {
      return try expression.number(in: slots)
    } catch {
      guard error.openCell != nil else { throw error }
      tree.graph.goOnWithoutOpen(since: bookmark)
      return nil
    }
  }
}
