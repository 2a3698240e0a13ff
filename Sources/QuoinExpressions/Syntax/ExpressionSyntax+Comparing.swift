import QuoinDiagnostics
import QuoinMarkup

extension ExpressionSyntax {
  /// Whether two texts say the same: white space, comments, needless parentheses and the spelling of numbers aside.
  package func means(sameAs other: ExpressionSyntax) -> Bool {
    guard isValid, other.isValid, nodes.count == other.nodes.count else { return false }
    return zip(nodes, other.nodes).allSatisfy { mine, theirs in
      mine.kind == theirs.kind && mine.branch == theirs.branch && mine.isCallee == theirs.isCallee
        && mine.first == theirs.first && mine.owner == theirs.owner && mine.count == theirs.count
        && holds(mine, sameAs: theirs, of: other)
    }
  }

  private func holds(
    _ mine: ExpressionNode, sameAs theirs: ExpressionNode, of other: ExpressionSyntax
  ) -> Bool {
    switch mine.kind {
    case .number, .color, .bool: return mine.payload == theirs.payload
    case .string, .member, .parameter: return isSame(mine.textIndex, theirs.textIndex, of: other)
    case .name:
      return (0..<Int(mine.count)).allSatisfy {
        isSame(mine.textIndex + $0, theirs.textIndex + $0, of: other)
      }
    default: return true
    }
  }

  private func isSame(_ mine: Int, _ theirs: Int, of other: ExpressionSyntax) -> Bool {
    texts[mine].text == other.texts[theirs].text && texts[mine].isOptional == other.texts[theirs].isOptional
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
