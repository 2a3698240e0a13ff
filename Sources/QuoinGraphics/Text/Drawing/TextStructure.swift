/// What parts of a text are to those who do not see it: its links.
struct TextStructure {
  /// An element of a text.
  struct Element: Hashable {
    let role: StructureRole
    /// What no other element of the role has that stands in the same one.
    let number: Int
  }

  /// For each part of one look the first one of the link that it belongs to, if any.
  private let links: [Int?]

  /// - Parameters:
  ///   - content: The text, whose lines may be a part of it.
  ///   - role: What it stands in.
  /// - Returns: Nothing for a text that is one with what it stands in.
  init?(_ content: TextContent, within role: StructureRole) {
    links = role == .link ? [] : content.spans.linkStarts
    if links.isEmpty { return nil }
  }

  /// The elements that a piece of the text belongs to, the outermost first.
  func path(to piece: TextPiece) -> [Element] {
    guard !links.isEmpty, let link = links[min(piece.span, links.count - 1)] else { return [] }
    return [Element(role: .link, number: link)]
  }
}

extension SpanReader {
  /// For each part the first one of its link; empty in a text without links.
  fileprivate var linkStarts: [Int?] {
    guard (0..<count).contains(where: { link($0) != nil }) else { return [] }
    var starts: [Int?] = []
    starts.reserveCapacity(count)
    for index in 0..<count {
      let own = link(index)
      starts.append(own == nil ? nil : index > 0 && link(index - 1) == own ? starts[index - 1] : index)
    }
    return starts
  }
}
