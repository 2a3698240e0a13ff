extension ExpressionSyntax {
  /// Whether two texts say the same: white space, comments, needless parentheses and the spelling of numbers aside.
  package func means(sameAs other: ExpressionSyntax) -> Bool {
    guard let meaning, nodes.count == other.nodes.count else { return false }
    return meaning == other.meaning
  }

  /// What a text says, to be compared with others: equal where `means(sameAs:)` holds.
  package struct Meaning: Hashable, Sendable {
    fileprivate struct Part: Hashable, Sendable {
      let kind: ExpressionNode.Kind
      let branch: ExpressionNode.Branch
      let isCallee: Bool
      let first: Int32
      let owner: Int32
      let count: Int32
      /// A number's or a colour's bits.
      var bits: UInt64 = 0
      var texts: [Text] = []
    }

    fileprivate struct Text: Hashable, Sendable {
      let text: String
      let isOptional: Bool
    }

    fileprivate let parts: [Part]
  }

  /// What it says; nothing where it is no expression.
  package var meaning: Meaning? {
    guard isValid else { return nil }
    return Meaning(
      parts: nodes.map { node in
        var part = Meaning.Part(
          kind: node.kind, branch: node.branch, isCallee: node.isCallee, first: node.first, owner: node.owner,
          count: node.count)
        switch node.kind {
        case .number, .color, .bool: part.bits = node.payload
        case .string, .member, .parameter: part.texts = texts(node.textIndex, count: 1)
        case .name: part.texts = texts(node.textIndex, count: Int(node.count))
        default: break
        }
        return part
      })
  }

  private func texts(_ start: Int, count: Int) -> [Meaning.Text] {
    texts[start..<start + count].map { Meaning.Text(text: $0.text, isOptional: $0.isOptional) }
  }
}
