extension MarkupNode {
  /// The edits that remove the node, and with it the line it stood on when nothing else stands there.
  public func removing() -> [MarkupEdit] {
    guard parent != nil else { return [] }
    let before = storage.spaces(before: range.lowerBound)
    let rest = storage.source.contents.utf8.dropFirst(range.upperBound)
    let next = rest.first { $0 != 0x20 && $0 != 0x09 }
    let isAlone = before.contains(where: \.isNewline) && kind != .text
    // The line goes from its break to the node's end; what follows is a break, a closing tag, or the file's end.
    guard isAlone, next == nil || next == 0x0A || next == 0x0D || closesParent else {
      return [MarkupEdit(range, with: "")]
    }
    let line = before.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let end = before.utf8.dropLast(line)
    let lineBreak = end.last == 0x0A && end.dropLast().last == 0x0D ? 2 : 1
    return [MarkupEdit(range.lowerBound - line - lineBreak..<range.upperBound, with: "")]
  }

  /// The edits that move the node into an element of the same reading, indented like its new neighbours.
  ///
  /// - Parameters:
  ///   - parent: The element that it becomes a child of. With the node itself, or one inside it, nothing changes.
  ///   - sibling: The child of that element that it is to stand before; without one it becomes the last child.
  public func moving(into parent: MarkupElement, before sibling: MarkupNode? = nil) -> [MarkupEdit] {
    let isInside =
      storage === parent.node.storage && parent.node.index >= index && parent.node.index < subtreeEnd
    guard self.parent != nil, storage === parent.node.storage, !isInside, sibling != self else { return [] }
    if self.parent == parent.node, nextSolid == sibling { return [] }
    let insertion = copying(into: parent, before: sibling)
    return insertion.isEmpty ? [] : removing() + insertion
  }

  /// The edits that put a copy of the node into an element of this or another reading, indented like its new neighbours.
  ///
  /// - Parameters:
  ///   - parent: The element that the copy becomes a child of.
  ///   - sibling: The child of that element that it is to stand before; without one it becomes the last child.
  public func copying(into parent: MarkupElement, before sibling: MarkupNode? = nil) -> [MarkupEdit] {
    let indentation = storage.ownLineBreak(before: range.lowerBound).drop { $0.isNewline }
    return parent.insertion(of: self, from: indentation, before: sibling)
  }

  /// The edits that give a text or CDATA node another text; the white space around the old one stays.
  ///
  /// - Parameter text: The text, without references.
  /// - Returns: No edits for nodes of other kinds.
  public func settingText(_ text: String) -> [MarkupEdit] {
    switch kind {
    case .cdata where !text.contains("]]>") && rawText.hasSuffix("]]>"):
      return [MarkupEdit(range.lowerBound + 9..<range.upperBound - 3, with: text)]
    case .cdata:
      return [MarkupEdit(range, with: text.escaped(for: .content))]
    case .text:
      let bytes = rawText.utf8
      let leading = bytes.prefix(while: MarkupCharacters.isSpace).count
      let trailing = isWhiteSpace ? 0 : bytes.reversed().prefix(while: MarkupCharacters.isSpace).count
      let inner = range.lowerBound + (isWhiteSpace ? 0 : leading)..<range.upperBound - trailing
      return [MarkupEdit(inner, with: text.escaped(for: .content))]
    default:
      return []
    }
  }

  private var subtreeEnd: Int { Int(record.subtreeEnd) }

  /// The sibling behind it that is more than white space.
  private var nextSolid: MarkupNode? {
    var sibling = nextSibling
    while let next = sibling, next.isWhiteSpace { sibling = next.nextSibling }
    return sibling
  }

  private var closesParent: Bool { nextSolid == nil }
}
