extension TextContent {
  /// What each paragraph of the text stands in; empty in a text without lists.
  var listParagraphs: [TextStructure.Paragraph] {
    guard (0..<spans.count).contains(where: { !spans.lists($0).isEmpty }) else { return [] }
    // The lists that go on, with the paragraphs that they and their items begin with.
    var open: [(list: TextList, start: Int, item: Int)] = []
    return text.paragraphs.enumerated().map { index, paragraph in
      let lists = spans.lists(paragraph.span)
      let markerEnd =
        lists.isEmpty
        ? nil : spans.paragraph(paragraph.span).flatMap { text.markerEnd(of: paragraph, $0) }
      let common = zip(open, lists).prefix { $0.list == $1 }.count
      open.removeLast(open.count - common)
      let isNew = common < lists.count
      if !isNew, markerEnd != nil { open[common - 1].item = index }
      for list in lists[common...] { open.append((list, index, index)) }
      let items = open.flatMap { level in
        [
          TextStructure.Element(role: .list(level.list.numbering), number: level.start),
          TextStructure.Element(role: .listItem, number: level.item),
          TextStructure.Element(role: .listBody, number: level.item),
        ]
      }
      guard isNew || markerEnd != nil else {
        let own = TextStructure.Element(role: .paragraph, number: index)
        return TextStructure.Paragraph(path: items + [own], marker: nil)
      }
      let label = items.dropLast() + [TextStructure.Element(role: .listLabel, number: index)]
      return TextStructure.Paragraph(path: items, marker: markerEnd.map { ($0, Array(label)) })
    }
  }
}

extension ShapedText {
  /// No marker has more characters.
  private static let longestMarker = 64

  /// Where the marker ends that a paragraph begins with, if it does: behind a tab, to the left of the other lines.
  func markerEnd(of paragraph: ShapedParagraph, _ style: TextParagraph) -> Int? {
    guard hasTabs, style.firstLineHeadIndent < style.headIndent else { return nil }
    let start = paragraph.clusters.lowerBound
    var isEmpty = true
    for cluster in start..<min(paragraph.contentEnd, start + Self.longestMarker) {
      let isTab = clusters[cluster].traits.contains(.tab)
      if isTab, !isEmpty { return cluster + 1 }
      if !isTab { isEmpty = false }
    }
    return nil
  }
}
