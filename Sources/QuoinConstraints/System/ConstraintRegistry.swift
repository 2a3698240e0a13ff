import QuoinDiagnostics

/// Which handles are in use, and what is checked of a constraint before it is one.
struct ConstraintRegistry {
  let number: Int32
  var variableGenerations: [Int32] = []
  var rowGenerations: [Int32] = []
  /// The terms of the constraint that was looked at last.
  private(set) var parts: [(variable: Int32, coefficient: Double)] = []

  init(number: Int32) { self.number = number }

  func place(of variable: LinearVariable) throws(Diagnostic) -> Int32 {
    guard variable.system == number else { throw .variableOfAnotherSystem }
    guard variableGenerations[variable.index] == variable.generation else { throw .variableIsGone }
    return Int32(variable.index)
  }

  func place(of constraint: ConstraintHandle) throws(Diagnostic) -> Int32 {
    guard constraint.system == number else { throw .constraintOfAnotherSystem }
    guard rowGenerations[constraint.index] == constraint.generation else { throw .constraintIsGone }
    return Int32(constraint.index)
  }

  func handle(at row: Int) -> ConstraintHandle {
    ConstraintHandle(index: row, generation: rowGenerations[row], system: number)
  }

  func variable(at index: Int) -> LinearVariable {
    LinearVariable(index: index, generation: variableGenerations[index], system: number)
  }

  /// Puts the terms of a constraint into `parts`, each variable once, and returns its constant on the other side.
  mutating func gather(_ constraint: LinearConstraint) throws(Diagnostic) -> Double {
    parts.removeAll(keepingCapacity: true)
    let constant = constraint.expression.constant == 0 ? 0 : -constraint.expression.constant
    try check(constant: constant)
    guard ConstraintSystem.coefficientRange.contains(constraint.weight) else {
      throw .numberOutOfRange("weight", constraint.weight, ConstraintSystem.coefficientRange)
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
    for part in parts where !ConstraintSystem.coefficientRange.contains(abs(part.coefficient)) {
      throw .numberOutOfRange("coefficient", part.coefficient, ConstraintSystem.coefficientRange)
    }
    return constant
  }

  private mutating func mergeParts() {
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
    guard abs(constant) <= ConstraintSystem.largestConstant else {
      throw .numberOutOfRange("constant", constant, 0...ConstraintSystem.largestConstant)
    }
  }
}
