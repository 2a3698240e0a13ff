import QuoinDiagnostics
import QuoinMarkup

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

  /// What is wrong with the calls of functions that every expression knows: too few arguments, or too many.
  package func miscountedCalls(at map: SourceMap) -> [Diagnostic] {
    nodes.indices.compactMap { index in
      let call = nodes[index]
      guard call.kind == .call else { return nil }
      let count = Int(call.count) - 1
      var callee = index - 1
      for _ in 0..<count { callee = Int(nodes[callee].first) - 1 }
      guard nodes[callee].kind == .name else { return nil }
      let name = path(of: nodes[callee]).text
      guard let arity = BuiltIn(name)?.arity, count < arity.count || count > arity.count && !arity.isVariadic
      else { return nil }
      return Diagnostic.wrongCount(name, expected: arity.count, orMore: arity.isVariadic, found: count)
        .located(at: map.span(for: call.range))
    }
  }
}
