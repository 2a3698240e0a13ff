import QuoinDiagnostics

/// One piece of a file: an element, a stretch of text, a comment, or what could not be read.
public struct MarkupNode: Sendable {
  /// What a node is.
  public enum Kind: UInt8, Sendable {
    /// The whole file.
    case document
    /// The mark that some editors put before the first character.
    case byteOrderMark
    /// `<?xml version="1.0"?>`
    case declaration
    /// `<!DOCTYPE …>`, which is always an error.
    case documentType
    /// `<?name …?>`
    case processingInstruction
    /// `<!-- … -->`
    case comment
    /// `<![CDATA[ … ]]>`
    case cdata
    /// Characters and references between tags, white space alone included.
    case text
    /// An opening tag, what it holds, and its closing tag.
    case element
    /// Bytes that are no XML: a stray `<`, a closing tag that closes nothing.
    case malformed
  }

  let storage: MarkupStorage
  let index: Int

  var record: MarkupNodeRecord { storage.nodes[index] }

  /// What the node is.
  public var kind: Kind { record.kind }
  /// The node's place in document order, from 0 for the document; descendants follow their ancestor directly.
  public var position: Int { index }
  /// How many elements and the document stand above it; 1 for the root element.
  public var depth: Int { Int(record.depth) }
  /// Where the node stands in the source, in UTF-8 bytes, closing tag included.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }
  /// Where the node stands in the source.
  public var span: SourceSpan { storage.source.span(for: range) }
  /// The node as it is written, tags and delimiters included.
  public var rawText: Substring { storage.text(range) }
  /// The node it stands in, or nothing for the document.
  public var parent: MarkupNode? {
    index == 0 ? nil : MarkupNode(storage: storage, index: Int(record.parent))
  }
  /// The node as an element, or nothing when it is something else.
  public var element: MarkupElement? { kind == .element ? MarkupElement(node: self) : nil }

  /// The opening tag of an element, everything of a node without children, nothing of the document.
  var openingRange: Range<Int> { Int(record.start)..<Int(record.openingEnd) }
  /// The closing tag of an element.
  var closingRange: Range<Int> { Int(record.closingStart)..<Int(record.end) }

  /// What a text or CDATA node stands for, references resolved and line breaks as LF; a comment's inside; else empty.
  public var value: String { decodedValue.value }

  /// The value together with where each part of it is written.
  public var decodedValue: DecodedText {
    switch kind {
    case .text: decoded(rawText, at: 0, mode: .content)
    case .cdata: decoded(inside(9, "]]>"), at: 9, mode: .verbatim)
    case .comment: decoded(inside(4, "-->"), at: 4, mode: .verbatim)
    case .malformed: decoded(rawText, at: 0, mode: .verbatim)
    default: decoded("", at: 0, mode: .verbatim)
    }
  }

  private func decoded(_ text: Substring, at offset: Int, mode: DecodedText.Mode) -> DecodedText {
    DecodedText(decoding: text, at: range.lowerBound + offset, of: storage.source, mode: mode)
  }

  /// Whether the node is text of nothing but white space.
  public var isWhiteSpace: Bool {
    kind == .text && rawText.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }

  private func inside(_ prefix: Int, _ suffix: String) -> Substring {
    let raw = rawText
    let start = raw.utf8.index(raw.startIndex, offsetBy: prefix, limitedBy: raw.endIndex) ?? raw.endIndex
    let inner = raw[start...]
    return inner.hasSuffix(suffix) ? inner.dropLast(suffix.count) : inner
  }
}

extension MarkupNode: Hashable {
  /// Whether both are the same node of the same reading of a file.
  public static func == (left: MarkupNode, right: MarkupNode) -> Bool {
    left.storage === right.storage && left.index == right.index
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }
}
