extension MarkupElement {
  /// The edits that insert elements, comments or text, indented like their neighbours.
  ///
  /// ```swift
  /// card.inserting("<UILabel text=\"New\"/>")                     // as the last child
  /// card.inserting("<UILabel/>", before: card.childElements.first?.node)
  /// ```
  ///
  /// Two insertions into an element that closes itself overlap; apply them one after the other.
  ///
  /// - Parameters:
  ///   - markup: The XML to insert; it goes in as it is but for the indentation of its lines.
  ///   - sibling: The child of this element that it is to stand before; without one it becomes the last child.
  public func inserting(_ markup: String, before sibling: MarkupNode? = nil) -> [MarkupEdit] {
    let fragment = Markup(source: .init(file: node.storage.source.file, contents: markup))
    return insertion(of: fragment.document, from: "", before: sibling)
  }

  /// The edits that insert text, escaped, without white space around it.
  ///
  /// - Parameters:
  ///   - text: The text, without references.
  ///   - sibling: The child of this element that it is to stand before; without one it becomes the last child.
  public func insertingText(_ text: String, before sibling: MarkupNode? = nil) -> [MarkupEdit] {
    let text = text.escaped(for: .content)
    if let sibling {
      guard sibling.parent == node else { return [] }
      return [MarkupEdit(sibling.range.lowerBound..<sibling.range.lowerBound, with: text)]
    }
    if isSelfClosing { return [expanding(with: text)] }
    let place = lastChild?.range.upperBound ?? node.closingRange.lowerBound
    return [MarkupEdit(place..<place, with: text)]
  }

  /// The edits that put a node of this or another reading into the element; its lines move with their indentation.
  ///
  /// - Parameters:
  ///   - moved: What comes in.
  ///   - indentation: The white space that its lines begin with at least.
  ///   - sibling: The child that it is to stand before.
  func insertion(of moved: MarkupNode, from indentation: Substring, before sibling: MarkupNode?)
    -> [MarkupEdit]
  {
    if let sibling {
      guard sibling.parent == node else { return [] }
      let gap = node.storage.lineBreak(before: sibling.range.lowerBound)
      let text = moved.indented(from: indentation, to: gap)
      return [MarkupEdit(sibling.range.lowerBound..<sibling.range.lowerBound, with: text + gap)]
    }
    if let last = lastChild {
      let gap = node.storage.lineBreak(before: last.range.lowerBound)
      let text = gap + moved.indented(from: indentation, to: gap)
      return [MarkupEdit(last.range.upperBound..<last.range.upperBound, with: text)]
    }
    let closing = node.storage.ownLineBreak(before: node.range.lowerBound)
    let gap = closing + indentationUnit
    let text = gap + moved.indented(from: indentation, to: gap)
    if isSelfClosing { return [expanding(with: text + closing)] }
    // White space alone between the tags makes room.
    return [MarkupEdit(node.openingRange.upperBound..<node.closingRange.lowerBound, with: text + closing)]
  }

  /// The last child that is more than white space.
  private var lastChild: MarkupNode? {
    children.reduce(nil as MarkupNode?) { $1.isWhiteSpace ? $0 : $1 }
  }

  /// Turns `<A/>` into `<A>…</A>`.
  private func expanding(with text: String) -> MarkupEdit {
    let end = openingTagRange.upperBound
    let gap = node.storage.spaces(before: end - 2).utf8.count
    return MarkupEdit(end - 2 - gap..<end, with: ">\(text)</\(name)>")
  }

  /// How much deeper than its parent an element stands: as here, as elsewhere in the file, or four spaces.
  private var indentationUnit: String {
    let storage = node.storage
    var inner: MarkupElement? = self
    if parent == nil { inner = childElements.first }
    while let element = inner, let outer = element.parent {
      let deep = storage.ownLineBreak(before: element.node.range.lowerBound)
      let shallow = storage.ownLineBreak(before: outer.node.range.lowerBound)
      if deep.hasPrefix(shallow), deep.count > shallow.count { return String(deep.dropFirst(shallow.count)) }
      inner = outer
    }
    return "    "
  }
}
