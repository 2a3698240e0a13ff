import QuoinResources

/// The looks of a text, whether it is plain or not; shared by all that is made of the text.
final class SpanReader: Sendable {
  // What a plain text has of attributes: as a whole these take 250 bytes, for each text that is kept.
  private let font: UIFont
  private let color: UIColor
  private let spans: [TextSpans.Span]

  init(_ text: AttributedText) {
    font = text.font
    color = text.color
    spans = text.spans?.spans ?? []
  }

  /// Whether there is more than one look, or one with more than font and colour.
  var hasSpans: Bool { !spans.isEmpty }

  /// The look of a part.
  func attributes(_ index: Int) -> TextAttributes {
    spans.isEmpty
      ? TextAttributes(font: font, color: color) : spans[min(index, spans.count - 1)].attributes
  }

  /// The font of a part.
  func font(_ index: Int) -> UIFont {
    spans.isEmpty ? font : spans[min(index, spans.count - 1)].attributes.font
  }

  /// How many parts there are; none in a plain text.
  var count: Int { spans.count }

  /// Where a part leads, if anywhere.
  func link(_ index: Int) -> ExactString? {
    spans.isEmpty ? nil : spans[min(index, spans.count - 1)].attributes.link
  }

  /// The language that a part says of itself, if any.
  func language(_ index: Int) -> String? {
    guard !spans.isEmpty else { return nil }
    let attributes = spans[min(index, spans.count - 1)].attributes
    return attributes.saysLanguage ? attributes.language : nil
  }

  /// How the paragraph that begins in a part is set, if the text itself says so.
  func paragraph(_ index: Int) -> TextParagraph? {
    spans.isEmpty ? nil : spans[min(index, spans.count - 1)].attributes.paragraph
  }

  /// The lists that the paragraph is in that begins in a part, the outermost first.
  func lists(_ index: Int) -> [TextList] {
    spans.isEmpty ? [] : spans[min(index, spans.count - 1)].attributes.lists
  }

  /// Where a part ends, in UTF-8 bytes; beyond all text for the last.
  func end(_ index: Int) -> Int {
    index < spans.count - 1 ? spans[index].end : .max
  }

  /// The part that holds a byte.
  func index(at place: Int) -> Int { spans.dropLast().partitioningIndex { $0.end > place } }
}
