import QuoinMarkup

/// What stands in an element: parameters, macros, and all else, each with the comments above it and behind it.
struct ElementContent {
  /// A node, and the comments that end its last line.
  struct Line {
    let node: MarkupNode
    var trailing: [MarkupNode] = []
  }

  /// The comments that end the line of the opening tag.
  let openingComments: [MarkupNode]
  /// The parameters, then the macros.
  let heads: [Line]
  /// All else, but for white space.
  let others: [Line]
  /// The same as text that flows on, white space and comments among it; nothing where there is neither text nor HTML.
  let flow: [MarkupNode]?

  init(of element: MarkupElement, kinds: AttributeKinds) {
    // To whose last line a comment belongs that ends it.
    enum Place { case opening, parameters, macros, others }
    var place: Place? = .opening
    var (parameters, macros, others): ([Line], [Line], [Line]) = ([], [], [])
    var (opening, flow): ([MarkupNode], [MarkupNode]) = ([], [])
    // Comments, and the white space between them, until it is known what they stand above.
    var pending: [MarkupNode] = []
    // A parameter behind HTML is a part of that.
    var holdsHTML = false
    let children = Array(element.children)
    for (index, node) in children.enumerated() {
      if node.isWhiteSpace {
        pending.append(node)
        continue
      }
      if node.kind == .comment {
        switch children.endsLine(at: index) ? place : nil {
        case .opening?: opening.append(node)
        case .parameters?: parameters[parameters.count - 1].trailing.append(node)
        case .macros?: macros[macros.count - 1].trailing.append(node)
        case .others?:
          others[others.count - 1].trailing.append(node)
          flow += pending + [node]
          pending = []
        case nil:
          pending.append(node)
          place = nil
        }
        continue
      }
      let comments = pending.filter { $0.kind == .comment }.map { Line(node: $0) }
      switch node.element?.name {
      case "param" where !holdsHTML:
        parameters += comments + [Line(node: node)]
        place = .parameters
      case "macro":
        macros += comments + [Line(node: node)]
        place = .macros
      default:
        others += comments + [Line(node: node)]
        flow += pending + [node]
        holdsHTML = holdsHTML || node.element.map(kinds.isHTML) == true
        place = .others
      }
      pending = []
    }
    others += pending.filter { $0.kind == .comment }.map { Line(node: $0) }
    flow += pending
    heads = parameters + macros
    let holdsText = holdsHTML || flow.contains { $0.kind == .cdata || $0.kind == .text && !$0.isWhiteSpace }
    self.flow = holdsText ? flow : nil
    // Alone in the element it stands between the tags.
    let isOnly = heads.isEmpty && others.isEmpty && opening.count == 1
    self.others = isOnly ? [Line(node: opening[0])] : others
    openingComments = isOnly ? [] : opening
  }

  var isEmpty: Bool { heads.isEmpty && others.isEmpty && openingComments.isEmpty }

  /// The comment that is all there is.
  var onlyComment: MarkupNode? {
    let isAlone = heads.isEmpty && openingComments.isEmpty && others.count == 1
    return isAlone && others[0].node.kind == .comment ? others[0].node : nil
  }
}

extension [MarkupNode] {
  /// Whether a comment among all that stands in something stands behind something else in its line, and ends that. One of
  /// several lines does not.
  func endsLine(at place: Int) -> Bool {
    guard self[place].kind == .comment, !self[place].breaksLine else { return false }
    return isBehindSomething(place) && isLast(place)
  }

  private func isBehindSomething(_ place: Int) -> Bool {
    for node in self[..<place].reversed() {
      switch node.kind {
      case .byteOrderMark: return false
      case .comment where !node.breaksLine: continue
      case .text:
        if node.isWhiteSpace, !node.breaksLine { continue }
        let start = node.rawText.lastIndex(where: \.isNewline)
        return node.rawText[(start ?? node.rawText.startIndex)...].contains { !$0.isWhitespace }
      default: return true
      }
    }
    // The opening tag of what they stand in.
    return self[place].parent?.kind == .element
  }

  private func isLast(_ place: Int) -> Bool {
    for node in self[(place + 1)...] {
      if node.kind == .comment, !node.breaksLine { continue }
      guard node.kind == .text else { return false }
      if let first = node.rawText.first(where: { $0.isNewline || !$0.isWhitespace }) {
        return first.isNewline
      }
    }
    return self[place].parent?.kind == .document
  }
}

extension MarkupNode {
  fileprivate var breaksLine: Bool { rawText.contains(where: \.isNewline) }
}
