import QuoinDiagnostics
import QuoinMarkup

extension SyntaxProblem {
  /// The problem with the call that a `|` was meant for, where its name is that of a function.
  var withFunction: SyntaxProblem {
    guard let filter else { return self }
    let own = ExpressionFunction.index(of: filter.name).map { _ in filter.name }
    guard let name = NameSynonyms.meant[filter.name] ?? own else { return self }
    return .filter("\(filter.receiver).\(name)(\(filter.arguments))", range)
  }

  func diagnostic(at map: SourceMap) -> Diagnostic {
    let problem = withFunction
    return Diagnostic(.error, problem.message, at: map.span(for: range), suggestion: problem.suggestion)
  }
}

extension ExpressionSyntax {
  /// What is wrong with the writing, at its place; empty when it is well formed.
  public func diagnostics(at map: SourceMap? = nil) -> [Diagnostic] {
    problem.map { [$0.diagnostic(at: map ?? SourceMap(text: source))] } ?? []
  }
}
