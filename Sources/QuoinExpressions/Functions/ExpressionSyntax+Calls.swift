import QuoinDiagnostics
import QuoinMarkup

extension ExpressionSyntax {
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
