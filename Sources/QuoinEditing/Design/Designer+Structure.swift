import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplateEngine

/// Elements that come, go and move.
extension Designer {
  /// Inserts an element, such as one of the palette.
  ///
  /// - Parameters:
  ///   - text: Its markup; ids that there are already get a number.
  ///   - parent: Where the name of the element stands that it goes into.
  ///   - sibling: Where the name of the child stands that it goes before; at the end without one.
  ///   - point: Where its left upper corner lies, in points of the parent, where attributes say so there.
  ///   - markup: The file.
  /// - Throws: A diagnostic where the text is no element, or the place is no longer there.
  public func inserting(
    _ text: String, into parent: SourceSpan, before sibling: SourceSpan? = nil, at point: CGPoint? = nil,
    in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    let fragment = Markup(source: .init(file: markup.source.file, contents: text))
    guard fragment.diagnostics.isEmpty, let root = fragment.root else {
      throw .noElement(in: text, at: parent)
    }
    var draft = DesignDraft(markup)
    let outer = try draft.follow(parent)
    let next = try sibling.map { place throws(Diagnostic) in try markup.element(at: place) }
    let number = try draft.insert(root.node, into: outer, before: next?.node)
    try draft.makeIdentifiersUnique(in: number)
    try adapt(number, to: outer, at: point, in: &draft)
    return draft.change("Add \(root.name)", selecting: [number])
  }

  /// Moves elements into another one, or to another place in theirs.
  ///
  /// - Parameters:
  ///   - places: Where their names stand.
  ///   - parent: Where the name of the element stands that they go into.
  ///   - sibling: Where the name of the child stands that they go before; at the end without one.
  ///   - points: Where their left upper corners lie, in points of the parent, where attributes say so there and the
  ///     parent is another one.
  ///   - markup: The file.
  /// - Throws: A diagnostic for the root, for what would go into itself, and where a place is no longer there.
  public func moving(
    _ places: [SourceSpan], into parent: SourceSpan, before sibling: SourceSpan? = nil,
    at points: [CGPoint] = [], in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    let outer = try draft.follow(parent)
    let next = try sibling.map { place throws(Diagnostic) in try draft.follow(place) }
    let all = try places.map { place throws(Diagnostic) in try draft.follow(place) }
    let numbers = try draft.outermost(all)
    var isReordered = true
    for number in numbers {
      let (element, target) = (try draft.element(number), try draft.element(outer))
      let before = try next.map { number throws(Diagnostic) in try draft.element(number) }
      guard let old = element.parent else { throw .rootStays(element.name, at: element.nameSpan) }
      if element == target || element.node.descendants.contains(target.node) {
        throw .intoItself(element.name, at: element.nameSpan)
      }
      if before == element { continue }
      try draft.move(number, into: outer, before: before)
      if old == target { continue }
      isReordered = false
      let point = all.firstIndex(of: number).flatMap { points.indices.contains($0) ? points[$0] : nil }
      try adapt(number, to: outer, at: point, in: &draft)
    }
    return draft.change(isReordered ? "Reorder" : "Move", selecting: numbers)
  }

  /// Puts a copy behind each element; ids get numbers, names inside the copy that mean them follow, and outlets go.
  ///
  /// - Parameters:
  ///   - places: Where their names stand.
  ///   - drag: How far the copies lie from them, in points of what they stand in.
  ///   - details: What is known of the elements, where the copies are to lie elsewhere.
  ///   - markup: The file.
  /// - Throws: A diagnostic for the root, and where an element is no longer there.
  public func duplicating(
    _ places: [SourceSpan], by drag: FrameDrag = FrameDrag(), details: [NodeDetails] = [], in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    var numbers: [Int] = []
    let originals = try places.map { place throws(Diagnostic) in try draft.follow(place) }
    for (index, original) in originals.enumerated() {
      let element = try draft.element(original)
      guard let parent = element.parent else { throw .rootStays(element.name, at: places[index]) }
      draft.followed.append(parent.nameRange.lowerBound)
      let number = try draft.insert(
        element.node, into: draft.followed.count - 1, before: element.node.nextElementSibling)
      numbers.append(number)
      try draft.makeIdentifiersUnique(in: number)
      try draft.removeOutlets(in: number)
      guard details.indices.contains(index) else { continue }
      let copy = try draft.element(number)
      guard let changes = try? FrameEditing(copy, details[index]).attributes(for: drag) else { continue }
      for (name, value) in changes { try draft.apply(draft.element(number).setting(name, to: value)) }
    }
    return draft.change("Duplicate", selecting: numbers)
  }

  /// Deletes elements with all that is in them.
  ///
  /// - Parameters:
  ///   - places: Where their names stand.
  ///   - markup: The file.
  /// - Throws: A diagnostic for the root, and where an element is no longer there.
  public func deleting(_ places: [SourceSpan], in markup: Markup) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    let numbers = try places.map { place throws(Diagnostic) in try draft.follow(place) }
    // What stands in another one that goes, goes with it.
    let gone = try draft.outermost(numbers).map { number throws(Diagnostic) in try draft.element(number) }
    for element in gone where element.parent == nil { throw .rootStays(element.name, at: element.nameSpan) }
    draft.apply(gone.flatMap { $0.node.removing() })
    return draft.change("Delete", selecting: [])
  }

  /// Puts a stack around elements that stand in the same one; what placed them there goes.
  ///
  /// - Parameters:
  ///   - places: Where their names stand.
  ///   - frames: Where they lie in points of what they stand in, as many as there are places; their order along the stack
  ///     and its place and spacing follow from these.
  ///   - isRow: Whether the stack puts them side by side.
  ///   - markup: The file.
  /// - Throws: A diagnostic for the root and for elements of different parents, and where one is no longer there.
  public func wrapping(
    _ places: [SourceSpan], frames: [CGRect] = [], inRow isRow: Bool, in markup: Markup
  ) throws(Diagnostic) -> DesignChange {
    var draft = DesignDraft(markup)
    let numbers = try places.map { place throws(Diagnostic) in try draft.follow(place) }
    let elements = try numbers.map { number throws(Diagnostic) in try draft.element(number) }
    guard let first = elements.min(by: { $0.node.position < $1.node.position }) else {
      return draft.change("Wrap", selecting: [])
    }
    guard let parent = first.parent else { throw .rootStays(first.name, at: first.nameSpan) }
    for element in elements where element.parent != parent { throw .notSiblings(at: element.nameSpan) }
    let order = Self.order(of: elements, frames: frames, isRow: isRow)
    var attributes = " axis=\"\(isRow ? "horizontal" : "vertical")\""
    if let spacing = Self.spacing(
      order.compactMap { frames.indices.contains($0) ? frames[$0] : nil }, isRow: isRow)
    {
      attributes += " spacing=\"\(spacing)\""
    }
    if component(parent.name)?.arrangesChildren != true {
      for (name, value) in StackPlace(elements, frames).attributes {
        attributes += " \(name)=\"\(value.written(in: .attribute))\""
      }
    }
    draft.followed.append(parent.nameRange.lowerBound)
    let fragment = Markup(
      source: .init(file: markup.source.file, contents: "<UIStackView\(attributes)/>"))
    guard let root = fragment.root else { return draft.change("Wrap", selecting: []) }
    let stack = try draft.insert(root.node, into: draft.followed.count - 1, before: first.node)
    for index in order {
      try draft.move(numbers[index], into: stack, before: nil)
      try adapt(numbers[index], to: stack, at: nil, in: &draft)
    }
    return draft.change("Wrap in stack", selecting: [stack])
  }

  /// The elements' order along a stack.
  private static func order(of elements: [MarkupElement], frames: [CGRect], isRow: Bool) -> [Int] {
    guard frames.count == elements.count else {
      return elements.indices.sorted { elements[$0].node.position < elements[$1].node.position }
    }
    return elements.indices.sorted {
      let (one, other) = (frames[$0], frames[$1])
      let (near, far) = isRow ? (one.minX, other.minX) : (one.minY, other.minY)
      return (near, CGFloat(elements[$0].node.position)) < (far, CGFloat(elements[$1].node.position))
    }
  }

  /// The distance that comes most often, in whole points.
  private static func spacing(_ frames: [CGRect], isRow: Bool) -> String? {
    let gaps = zip(frames, frames.dropFirst()).map { one, other in
      max(0, (isRow ? other.minX - one.maxX : other.minY - one.maxY).rounded())
    }
    guard !gaps.isEmpty else { return nil }
    let counts = Dictionary(gaps.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return most.map { ExpressionShift.text($0.key) }
  }

  /// Takes the attributes off an element that have no effect in its new parent, and gives it those that it needs there.
  private func adapt(
    _ number: Int, to parent: Int, at point: CGPoint?, in draft: inout DesignDraft
  ) throws(Diagnostic) {
    let outer = try component(draft.element(parent).name)
    if let outer, outer.arrangesChildren {
      for name in outer.lostByChildren { try draft.apply(draft.element(number).removingAttribute(name)) }
      return
    }
    // What a stack or a box gave it alone has no meaning elsewhere.
    let gained = Set(schema.elements.filter(\.arrangesChildren).flatMap { $0.gainedByChildren.map(\.name) })
    let kept = Set((outer?.gainedByChildren ?? []).map(\.name))
    for name in gained.subtracting(kept).sorted() {
      try draft.apply(draft.element(number).removingAttribute(name))
    }
    guard let point else { return }
    for name in [
      "right", "bottom", "leading", "trailing", "center.x", "center.y", "firstBaseline", "lastBaseline",
    ] {
      try draft.apply(draft.element(number).removingAttribute(name))
    }
    try draft.apply(draft.element(number).setting("left", to: ExpressionShift.text(point.x)))
    try draft.apply(draft.element(number).setting("top", to: ExpressionShift.text(point.y)))
  }
}

extension MarkupNode {
  /// What stands behind the element in the same one, white space aside.
  fileprivate var nextElementSibling: MarkupNode? {
    var next = nextSibling
    while let node = next, node.isWhiteSpace { next = node.nextSibling }
    return next
  }
}
