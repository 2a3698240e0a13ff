import QuoinDiagnostics

/// What all nodes of one file share: the text and flat arrays of records in document order.
///
/// Nodes refer to each other by index, so that no depth of nesting costs stack, neither in reading nor in releasing.
final class MarkupStorage: Sendable {
  let source: SourceText
  let diagnostics: Diagnostics
  let nodes: [MarkupNodeRecord]
  let attributes: [MarkupAttributeRecord]
  /// The names of elements, attributes and processing instructions, each once.
  let names: [String]

  init(
    source: SourceText, diagnostics: Diagnostics, nodes: [MarkupNodeRecord],
    attributes: [MarkupAttributeRecord], names: [String]
  ) {
    self.source = source
    self.diagnostics = diagnostics
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
  }

  /// The source between two offsets in UTF-8 bytes.
  func text(_ range: Range<Int>) -> Substring {
    let contents = source.contents
    let lower = contents.utf8.index(contents.startIndex, offsetBy: range.lowerBound)
    let upper = contents.utf8.index(lower, offsetBy: range.count)
    return contents[lower..<upper]
  }
}

/// One node; offsets are UTF-8 bytes from the start of the file, `Int32` to keep a million nodes small.
struct MarkupNodeRecord: Sendable {
  var kind: MarkupNode.Kind
  var start: Int32
  /// Behind the last byte, closing tag included.
  var end: Int32
  /// Behind the opening tag of an element; the end of all other nodes.
  var openingEnd: Int32
  /// The start of the closing tag; equal to `end` when there is none.
  var closingStart: Int32
  /// The index of the parent; the document is its own.
  var parent: Int32
  /// The index behind the last descendant, which is the next sibling's if there is one.
  var subtreeEnd: Int32
  var depth: Int32
  /// The index in `names`, or -1.
  var name: Int32
  var nameStart: Int32
  var firstAttribute: Int32
  var attributeCount: Int32
}

/// One attribute of an opening tag, in UTF-8 offsets.
struct MarkupAttributeRecord: Sendable {
  var name: Int32
  var nameStart: Int32
  /// The value between its quotes; empty, behind the name, when there is none.
  var valueStart: Int32
  var valueEnd: Int32
  /// Behind the closing quote.
  var end: Int32
}
