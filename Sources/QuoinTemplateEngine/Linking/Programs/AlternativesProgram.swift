import QuoinDiagnostics
import QuoinExpressions

/// Several expressions, the first of which counts that has a value which can be converted: an image that is there.
struct AlternativesProgram: Sendable {
  let alternatives: [Alternative]
  /// Converts a value, or says why it cannot be: a file that is not there.
  let conversion: PropertyType.TextConversion

  struct Alternative: Sendable {
    /// Nothing for a name that the data do not have.
    let expression: CompiledExpression?
    /// Whether `false` and 0 count as nothing, too.
    let isElvis: Bool
    /// Why there is nothing, where that is known before.
    let problem: Diagnostic?
  }

  init(_ alternatives: [Alternative], conversion: @escaping PropertyType.TextConversion) {
    self.alternatives = alternatives
    self.conversion = conversion
  }

  /// The slots that one of them may read.
  var dependencies: [Int] { Set(alternatives.flatMap { $0.expression?.dependencies ?? [] }).sorted() }
}
