/// What parts of a text are to those who do not see it: lists with their items, the paragraphs beside them, links, words of other
/// languages and pictures.
struct TextStructure {
  /// An element of a text.
  struct Element: Hashable {
    let role: StructureRole
    /// What no other element of the role has that stands in the same one.
    let number: Int
    /// What is read out in its place.
    var alternativeText: String?
    /// Its language, where that is another than that of what it stands in.
    var language: String?
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
  /// For each part of one look the first one in its language, where that is another than that of what the text stands in.
  private let languages: [Int?]
  private let hasPictures: Bool

  /// - Parameters:
  ///   - content: The text, whose lines may be a part of it.
  ///   - role: What it stands in.
  ///   - language: The language of that, if it is known.
  /// - Returns: Nothing for a text that is one with what it stands in.
  init?(_ content: TextContent, within role: StructureRole, in language: String?) {
    self.content = content
    let spans = content.spans
    links = role == .link ? [] : spans.starts { spans.link($0) }
    languages = spans.starts { spans.language($0).flatMap { $0 == language ? nil : $0 } }
    paragraphs = role.holdsLists ? content.listParagraphs : []
    hasPictures = content.spans.hasSpans && content.pieces.contains { content.picture($0) != nil }
    if links.isEmpty, languages.isEmpty, paragraphs.isEmpty, !hasPictures { return nil }
  }

  /// The elements that a piece of the text belongs to, the outermost first.
  ///
  /// - Parameter asPicture: Whether a picture is one of them.
  func path(to piece: TextPiece, asPicture: Bool) -> [Element] {
    var path = blocks(around: piece)
    if !languages.isEmpty, let first = languages[min(piece.span, languages.count - 1)] {
      path.append(Element(role: .span, number: first, language: content.spans.language(first)))
    }
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
  /// For each part the first of those up to it that have the same value; empty in a text without any.
  ///
  /// - Parameter value: Gives that of a part, if it has one.
  fileprivate func starts<Value: Equatable>(_ value: (Int) -> Value?) -> [Int?] {
    let values = (0..<count).map(value)
    guard values.contains(where: { $0 != nil }) else { return [] }
    var starts: [Int?] = []
    starts.reserveCapacity(count)
    for (index, own) in values.enumerated() {
      starts.append(own == nil ? nil : index > 0 && values[index - 1] == own ? starts[index - 1] : index)
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
