import QuoinDiagnostics

/// What a constraint may be made of.
extension ConstraintSystem {
  /// The sizes of coefficients and weights that are computed with.
  public static let coefficientRange = 1e-5...1e5
  /// The largest constant.
  public static let largestConstant = 1e9

  /// Puts the terms of a constraint into `parts`, each variable once, and returns its constant on the other side.
  func gather(_ constraint: LinearConstraint) throws(Diagnostic) -> Double {
    parts.removeAll(keepingCapacity: true)
    let constant = constraint.expression.constant == 0 ? 0 : -constraint.expression.constant
    try check(constant: constant)
    guard Self.coefficientRange.contains(constraint.weight) else {
      throw .numberOutOfRange("weight", constraint.weight, Self.coefficientRange)
    }
    let terms = constraint.expression.terms
    for term in terms {
      let index = try place(of: term.variable)
      guard term.coefficient.isFinite else { throw .numberIsNotFinite("coefficient", term.coefficient) }
      if terms.count <= 8, let place = parts.firstIndex(where: { $0.variable == index }) {
        parts[place].coefficient += term.coefficient
      } else {
        parts.append((index, term.coefficient))
      }
    }
    if terms.count > 8 { mergeParts() }
    // What is left where terms cancel each other is rounding.
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    parts.removeAll { abs($0.coefficient) <= largest * 1e-14 }
    for part in parts where !Self.coefficientRange.contains(abs(part.coefficient)) {
      throw .numberOutOfRange("coefficient", part.coefficient, Self.coefficientRange)
    }
    return constant
  }

  private func mergeParts() {
    parts.sort { $0.variable < $1.variable }
    var merged = 0
    for place in parts.indices {
      if merged > 0, parts[merged - 1].variable == parts[place].variable {
        parts[merged - 1].coefficient += parts[place].coefficient
      } else {
        parts[merged] = parts[place]
        merged += 1
      }
    }
    parts.removeLast(parts.count - merged)
  }

  func check(constant: Double) throws(Diagnostic) {
    guard constant.isFinite else { throw .numberIsNotFinite("constant", constant) }
    guard abs(constant) <= Self.largestConstant else {
      throw .numberOutOfRange("constant", constant, 0...Self.largestConstant)
    }
  }
}
