import QuoinDiagnostics
import QuoinExpressions

extension Linker {
  /// Compiles an attribute whose outermost operator is `??` or `?:`, each side by itself.
  ///
  /// - Returns: Nothing for an attribute that is something else, or that cannot be compiled.
  func alternatives(
    _ source: AttributeSource, type: PropertyType, at site: LinkSite
  ) -> AttributeProgram.Evaluation? {
    let sides = ExpressionSyntax(source.text, budget: budget).alternatives
    guard let conversion = type.textConversion, !sides.isEmpty else { return nil }
    var alternatives: [AlternativesProgram.Alternative] = []
    site.source = source
    for (index, side) in sides.enumerated() {
      do throws(Diagnostics) {
        let expression = try CompiledExpression.compile(
          side.source, in: site, at: source.map, budget: budget, onlyChecking: isOpen)
        alternatives.append(.init(expression: expression, isElvis: side.isElvis, problem: nil))
      } catch {
        let isMissing = error.all.count == 1 && error.all.allSatisfy(\.isOfUnknownName)
        guard isMissing, index < sides.count - 1 else {
          note(error.all)
          return .constant(SharedValue(value: .null))
        }
        // Rows of data may lack what is empty in them.
        var problem = error.all[0]
        problem.notes = []
        alternatives.append(.init(expression: nil, isElvis: side.isElvis, problem: problem))
      }
    }
    if isOpen, loader != nil, let last = alternatives.last?.expression?.constant {
      warnOfMissing(last.value, source, conversion)
    }
    return .alternatives(Shared(AlternativesProgram(alternatives, conversion: conversion)))
  }

  /// Tells of what stands in at the end and is not there, before somebody needs it.
  private func warnOfMissing(
    _ value: Value, _ source: AttributeSource, _ conversion: PropertyType.TextConversion
  ) {
    let before = diagnostics
    _ = constant([value], of: source, conversion: conversion)
    let found = diagnostics.all.dropFirst(before.all.count)
    diagnostics = before
    for var problem in found {
      problem.severity = .warning
      diagnostics.append(problem)
    }
  }
}
