extension MarkupStorage {
  /// The white space that ends at an offset.
  func spaces(before offset: Int) -> Substring {
    let start = source.contents.utf8.prefix(offset).reversed().prefix(while: MarkupCharacters.isSpace).count
    return text(offset - start..<offset)
  }

  /// The line break and indentation before a place, when nothing but white space stands before it on its line; else
  /// nothing, since what stands in a line stays in a line.
  func lineBreak(before offset: Int) -> String {
    let spaces = spaces(before: offset)
    guard let start = spaces.lastIndex(where: \.isNewline) else { return "" }
    return String(spaces[start...])
  }

  /// The line break and indentation of the line that holds a place; at the file's start, those of a first line.
  func ownLineBreak(before offset: Int) -> String {
    let before = source.contents.utf8.prefix(offset)
    let line = before.reversed().prefix { $0 != 0x0A && $0 != 0x0D }.count
    let indentation = text(offset - line..<offset).prefix { $0 == " " || $0 == "\t" }
    return (source.contents.contains("\r\n") ? "\r\n" : "\n") + indentation
  }
}

extension MarkupNode {
  /// The node's text with its lines moved from one indentation to another.
  ///
  /// Only white space between nodes and between attributes counts as indentation: texts, values and comments stay.
  ///
  /// - Parameters:
  ///   - old: What the lines begin with at least.
  ///   - lineBreak: A line break with the new indentation, or nothing to leave the lines as they are.
  func indented(from old: Substring, to lineBreak: String) -> String {
    let new = lineBreak.drop { $0.isNewline }
    guard old != new, !lineBreak.isEmpty else { return String(rawText) }
    var text = ""
    var position = range.lowerBound
    for gap in gaps {
      text += storage.text(position..<gap.lowerBound)
      text += storage.text(gap).replacingIndentation(old, with: new)
      position = gap.upperBound
    }
    return text + storage.text(position..<range.upperBound)
  }

  /// The stretches of white space that mean nothing, in order: between nodes, and in tags between attributes.
  private var gaps: [Range<Int>] {
    ([self] + Array(descendants)).flatMap { node -> [Range<Int>] in
      if node.isWhiteSpace { return [node.range] }
      guard let element = node.element else { return [] }
      let ends =
        element.attributes.map(\.range.lowerBound) + [
          element.openingTagRange.upperBound - (element.isSelfClosing ? 2 : 1)
        ]
      return ends.compactMap { end in
        let length = storage.spaces(before: end).utf8.count
        return length > 0 ? end - length..<end : nil
      }
    }
  }
}

extension Substring {
  /// White space with one indentation for another behind each line break.
  fileprivate func replacingIndentation(_ old: Substring, with new: Substring) -> String {
    var text = ""
    var rest = self
    while let lineBreak = rest.firstIndex(where: \.isNewline) {
      let start = rest.index(after: lineBreak)
      text += rest[..<start]
      rest = rest[start...]
      // A line without anything but its break stays empty.
      guard rest.first?.isNewline != true else { continue }
      text += new
      if rest.hasPrefix(old) { rest = rest.dropFirst(old.count) }
    }
    return text + rest
  }
}
