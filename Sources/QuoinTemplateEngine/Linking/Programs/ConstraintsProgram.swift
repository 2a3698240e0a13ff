import QuoinDiagnostics
import QuoinExpressions

/// The constraints of an element, compiled.
struct ConstraintsProgram: Sendable {
  /// A number of a constraint.
  enum Number: Sendable {
    case constant(Double)
    case expression(Shared<CompiledExpression>)
  }

  struct Constraint: Sendable {
    let rule: ConstraintRule
    /// The way to the element of the other side; nothing for a number.
    let reach: NodeReach?
    let guide: ConstraintGuide?
    let multiplier: Number
    let constant: Number
    let priority: Number
    /// The whole statement.
    let span: SourceSpan
  }

  let constraints: [Constraint]

  /// The expressions in them.
  var expressions: [CompiledExpression] {
    constraints.flatMap { [$0.multiplier, $0.constant, $0.priority] }.compactMap { number in
      if case .expression(let shared) = number { shared.contents } else { nil }
    }
  }
}
