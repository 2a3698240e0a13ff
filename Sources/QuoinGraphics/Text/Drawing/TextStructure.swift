/// What parts of a text are to those who do not see it: lists with their items, the paragraphs beside them, links and pictures.
struct TextStructure {
  /// An element of a text.
  struct Element: Hashable {
    let role: StructureRole
    /// What no other element of the role has that stands in the same one.
    let number: Int
    /// What is read out in its place.
    var alternativeText: String?
  }

  /// The elements that a paragraph stands in, the outermost first.
  struct Paragraph {
    let path: [Element]
    /// Where the marker of an item ends, as a cluster, and what that stands in.
    let marker: (end: Int, path: [Element])?
  }

  private let content: TextContent
  /// The paragraphs of a text with lists; in others they are one with what they stand in.
  private let paragraphs: [Paragraph]
  /// For each part of one look the first one of the link that it belongs to, if any.
  private let links: [Int?]
  private let hasPictures: Bool

  /// - Parameters:
  ///   - content: The text, whose lines may be a part of it.
  ///   - role: What it stands in.
  /// - Returns: Nothing for a text that is one with what it stands in.
  init?(_ content: TextContent, within role: StructureRole) {
    self.content = content
    links = role == .link ? [] : content.spans.linkStarts
    paragraphs = role.holdsLists ? content.listParagraphs : []
    hasPictures = content.spans.hasSpans && content.pieces.contains { content.picture($0) != nil }
    if links.isEmpty, paragraphs.isEmpty, !hasPictures { return nil }
  }

  /// The elements that a piece of the text belongs to, the outermost first.
  ///
  /// - Parameter asPicture: Whether a picture is one of them.
  func path(to piece: TextPiece, asPicture: Bool) -> [Element] {
    var path = blocks(around: piece)
    if !links.isEmpty, let link = links[min(piece.span, links.count - 1)] {
      path.append(Element(role: .link, number: link))
    }
    if asPicture, hasPictures, let picture = content.picture(piece) {
      path.append(
        Element(role: .figure, number: piece.clusters.lowerBound, alternativeText: picture.label))
    }
    return path
  }

  private func blocks(around piece: TextPiece) -> [Element] {
    guard !paragraphs.isEmpty else { return [] }
    let text = content.text
    let isOwn = piece.source === text
    // Ellipses and hyphens belong to their line.
    let cluster =
      isOwn ? piece.clusters.lowerBound : text.cluster(at: content.lines[piece.line].range.lowerBound)
    let index = text.paragraphs.dropLast().partitioningIndex { $0.clusters.upperBound > cluster }
    let paragraph = paragraphs[index]
    if isOwn, let marker = paragraph.marker, cluster < marker.end { return marker.path }
    return paragraph.path
  }
}

extension TextContent {
  /// The picture that a piece is, unless it is only decoration.
  fileprivate func picture(_ piece: TextPiece) -> TextAttachment? {
    guard piece.source.runs[piece.run].isAttachment,
      let attachment = spans.attributes(piece.span).attachment, attachment.image != nil,
      attachment.label != ""
    else { return nil }
    return attachment
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

extension StructureRole {
  /// Whether lists and paragraphs may stand in it; a paragraph with lists becomes what is around them.
  fileprivate var holdsLists: Bool {
    switch self {
    case .paragraph, .part, .article, .section, .division, .blockQuote, .caption, .listBody, .note,
      .tableCell,
      .tableHeader:
      true
    default: false
    }
  }
}
