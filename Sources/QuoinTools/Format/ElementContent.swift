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
    // A parameter behind HTML is a part of that.
    var holdsHTML = false
    for node in element.children {
      if node.kind == .comment || node.isWhiteSpace {
        pending.append(node)
        continue
      }
      switch node.element?.name {
      case "param" where !holdsHTML: parameters += pending.filter { $0.kind == .comment } + [node]
      case "macro": macros += pending.filter { $0.kind == .comment } + [node]
      default:
        others += pending + [node]
        holdsHTML = holdsHTML || node.element.map(kinds.isHTML) == true
      }
      pending = []
    }
    others += pending
    holdsText =
      holdsHTML || others.contains { $0.kind == .cdata || $0.kind == .text && !$0.isWhiteSpace }
    heads = parameters + macros
    self.others = holdsText ? others : others.filter { !$0.isWhiteSpace }
  }

  var isEmpty: Bool { heads.isEmpty && others.isEmpty }

  /// The comment that is all there is.
  var onlyComment: MarkupNode? {
    heads.isEmpty && others.count == 1 && others[0].kind == .comment ? others[0] : nil
  }
}
