import QuoinDiagnostics

/// What is wrong with what a system of constraints is told.
extension Diagnostic {
  static func numberIsNotFinite(_ what: String, _ value: Double) -> Diagnostic {
    Diagnostic(.error, "The \(what) of a constraint is \(value), which is no number to compute with")
  }

  static func numberOutOfRange(_ what: String, _ value: Double, _ range: ClosedRange<Double>) -> Diagnostic {
    let bounds =
      range.lowerBound == 0
      ? "at most \(range.upperBound)" : "from \(range.lowerBound) to \(range.upperBound)"
    return Diagnostic(
      .error, "The \(what) of a constraint is \(value); its size has to be \(bounds)",
      suggestion: "\(min(max(abs(value), range.lowerBound), range.upperBound) * (value < 0 ? -1 : 1))")
  }

  static var variableOfAnotherSystem: Diagnostic {
    Diagnostic(.error, "A constraint speaks of a variable of another system")
  }

  static var variableIsGone: Diagnostic {
    Diagnostic(.error, "A constraint speaks of a variable that was removed")
  }

  static func variableIsUsed(_ name: String, _ constraint: String) -> Diagnostic {
    Diagnostic(
      .error,
      "The variable \(name) cannot be removed before the constraint “\(constraint)”, which speaks of it")
  }

  static var constraintOfAnotherSystem: Diagnostic {
    Diagnostic(.error, "The constraint is one of another system")
  }

  static var constraintIsGone: Diagnostic {
    Diagnostic(.error, "The constraint was removed")
  }
}
