import QuoinDiagnostics

/// An element: `<UILabel text="Hello">…</UILabel>`.
public struct MarkupElement: Sendable, Hashable {
  /// The element as a node.
  public let node: MarkupNode

  /// The file that the element stands in.
  public var markup: Markup { Markup(node.storage) }

  private var storage: MarkupStorage { node.storage }
  private var record: MarkupNodeRecord { node.record }

  /// The name as it is written in the opening tag; `MyApp.FooView` keeps its dot.
  public var name: String { storage.names[Int(record.name)] }
  /// Where the name stands in the opening tag, in UTF-8 bytes.
  public var nameRange: Range<Int> {
    let start = Int(record.nameStart)
    return start..<start + name.utf8.count
  }
  /// Where the name stands in the opening tag.
  public var nameSpan: SourceSpan { storage.source.span(for: nameRange) }
  /// Where the name stands in the closing tag, in UTF-8 bytes; nothing without a closing tag.
  public var closingNameRange: Range<Int>? {
    guard let tag = closingTagRange else { return nil }
    let length = storage.text(tag).utf8.dropFirst(2).prefix(while: MarkupCharacters.isName).count
    return tag.lowerBound + 2..<tag.lowerBound + 2 + length
  }
  /// The opening tag, from `<` to `>` or `/>`, in UTF-8 bytes.
  public var openingTagRange: Range<Int> { node.openingRange }
  /// Where the opening tag stands.
  public var openingTagSpan: SourceSpan { storage.source.span(for: openingTagRange) }
  /// The closing tag in UTF-8 bytes; nothing when the element closes itself or is not closed.
  public var closingTagRange: Range<Int>? { node.closingRange.isEmpty ? nil : node.closingRange }
  /// Whether the opening tag ends in `/>`.
  public var isSelfClosing: Bool { storage.text(openingTagRange).hasSuffix("/>") }

  /// The attributes in the order they are written, those given twice included.
  public var attributes: MarkupAttributes {
    MarkupAttributes(
      storage: storage, startIndex: Int(record.firstAttribute),
      endIndex: Int(record.firstAttribute + record.attributeCount))
  }
  /// What stands directly inside, white space and comments included.
  public var children: MarkupChildren { node.children }
  /// The elements directly inside.
  public var childElements: MarkupChildElements { node.childElements }
  /// The element it stands in, or nothing for a root.
  public var parent: MarkupElement? { node.parent?.element }

  /// The first attribute of a name, or nothing.
  public func attribute(_ name: String) -> MarkupAttribute? {
    attributes.first { $0.name == name }
  }
}

/// The attributes of an element, in the order they are written.
public struct MarkupAttributes: RandomAccessCollection, Sendable {
  let storage: MarkupStorage
  public let startIndex: Int
  public let endIndex: Int

  public subscript(position: Int) -> MarkupAttribute {
    MarkupAttribute(storage: storage, record: storage.attributes[position])
  }
}
