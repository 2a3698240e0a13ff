import QuoinDiagnostics

/// A template file as a tree that has lost nothing: every byte of the source belongs to a node, with its place.
///
/// Reading never fails. What is wrong stands in `diagnostics`, each with its place, and the tree holds what could be
/// made out of the rest. Two copies share one storage, and the tree is never changed in place: an edit gives a new one.
///
/// ```swift
/// let markup = Markup(source: SourceText(file: "card.xml", contents: "<UIView width='50%'/>"))
/// markup.root?.name                    // "UIView"
/// markup.root?.attribute("width")?.value  // "50%"
/// ```
public struct Markup: Sendable {
  let storage: MarkupStorage

  /// The text that was read; all spans point into it.
  public var source: SourceText { storage.source }
  /// What is wrong with the text as XML, in the order of its places.
  public var diagnostics: Diagnostics { storage.diagnostics }
  /// The node above everything: its children are the root element and what stands before and after it.
  public var document: MarkupNode { MarkupNode(storage: storage, index: 0) }
  /// The first element at the top level, or nothing when there is none.
  public var root: MarkupElement? { document.childElements.first }

  init(_ storage: MarkupStorage) { self.storage = storage }

  /// The span of a stretch of the source, in UTF-8 bytes.
  public func span(for range: Range<Int>) -> SourceSpan {
    source.span(for: range)
  }
}

extension Markup: CustomStringConvertible {
  /// The tree printed again: the source, byte for byte.
  public var description: String {
    var text = ""
    text.reserveCapacity(source.contents.utf8.count)
    for event in document.events {
      switch event {
      case .enter(let node): text += storage.text(node.openingRange)
      case .leave(let node): text += storage.text(node.closingRange)
      }
    }
    return text
  }
}
