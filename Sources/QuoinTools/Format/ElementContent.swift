import QuoinMarkup

/// What stands in an element: parameters, macros, and all else, each with the comments above it.
struct ElementContent {
  /// The parameters, then the macros.
  let heads: [MarkupNode]
  /// All else; white space only where it stands beside text.
  let others: [MarkupNode]
  /// Whether there is text or HTML.
  let holdsText: Bool

  init(of element: MarkupElement, kinds: AttributeKinds) {
    var parameters: [MarkupNode] = []
    var macros: [MarkupNode] = []
    var others: [MarkupNode] = []
    // Comments, and the white space between them, until it is known what they stand above.
    var pending: [MarkupNode] = []
    for node in element.children {
      if node.kind == .comment || node.isWhiteSpace {
        pending.append(node)
        continue
      }
      switch node.element?.name {
      case "param": parameters += pending.filter { $0.kind == .comment } + [node]
      case "macro": macros += pending.filter { $0.kind == .comment } + [node]
      default: others += pending + [node]
      }
      pending = []
    }
    others += pending
    holdsText = others.contains { node in
      switch node.kind {
      case .text: !node.isWhiteSpace
      case .cdata: true
      case .element: node.element.map { kinds.isHTML($0.name) } ?? false
      default: false
      }
    }
    heads = parameters + macros
    self.others = holdsText ? others : others.filter { !$0.isWhiteSpace }
  }

  var isEmpty: Bool { heads.isEmpty && others.isEmpty }

  /// The comment that is all there is.
  var onlyComment: MarkupNode? {
    heads.isEmpty && others.count == 1 && others[0].kind == .comment ? others[0] : nil
  }
}
