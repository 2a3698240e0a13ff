import QuoinConstraints
import QuoinTestSupport
import Testing

/// Rounding does not add up.
@Suite struct PrecisionTests {
  @Test(arguments: 0..<6) func requiredConstraintsHoldToABillionthHoweverLongTheyAreChanged(seed: Int) throws
  {
    var generator = SeededGenerator(seed: UInt64(seed))
    let system = ConstraintSystem()
    let variables = (0..<30).map { _ in system.makeVariable() }
    var required: [(LinearExpression, ClosedRange<Double>)] = []
    for (place, variable) in variables.enumerated().dropFirst() {
      let (first, second) = (generator.one(of: variables[..<place]), generator.one(of: variables[..<place]))
      let expression = variable - Double.random(in: 0.1...1.7, using: &generator) * first - 0.3 * second
      required.append((expression, 1 / 3...1_000 / 7))
      try system.add(expression >= 1 / 3)
      try system.add(expression <= 1_000 / 7)
    }
    for variable in variables { try system.add(variable == 0.1, priority: 10) }
    for _ in 0..<250 {
      let value = Double.random(in: -500...500, using: &generator)
      try system.suggest(
        value, for: generator.one(of: variables), priority: generator.one(of: [100, 101, 500]))
      #expect(system.solve() == .solved)
      var worst = 0.0
      for (expression, range) in required {
        let value = system.value(of: expression)
        worst = max(worst, range.lowerBound - value, value - range.upperBound)
      }
      #expect(worst < 1e-9)
    }
    #expect(system.conflicts.isEmpty)
  }

  @Test func anEditThereAndBackEndsWhereItBegan() throws {
    let screen = Screen.form(rows: 20)
    for constraint in screen.constraints { try screen.system.add(constraint) }
    let variables = Set(screen.constraints.flatMap { $0.expression.terms.map(\.variable) })
    let width = screen.constraints[0].expression.terms[0].variable
    let values = variables.map { screen.system.value(of: $0) }
    for step in 0..<2_000 {
      // Required is the width of 375, so that this asks for a field that is wider.
      try screen.system.suggest(Double(step % 100), for: screen.constraints[2].expression.terms[0].variable)
      screen.system.solve()
    }
    screen.system.endSuggesting(screen.constraints[2].expression.terms[0].variable)
    for (variable, value) in zip(variables, values) {
      #expect(abs(screen.system.value(of: variable) - value) < 1e-9)
    }
    #expect(screen.system.value(of: width) == 375)
  }

  @Test func coefficientsOfVeryDifferentSizesAreSolved() throws {
    let system = ConstraintSystem()
    let (x, y, z) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    try system.add(1e5 * x + 1e-5 * y == 1e5)
    try system.add(1e-5 * x + 1e5 * z == 3)
    try system.add(y == 1e5 * z)
    #expect(system.solve() == .solved && system.conflicts.isEmpty)
    #expect(abs(1e5 * system.value(of: x) + 1e-5 * system.value(of: y) - 1e5) < 1e-9 * 1e5)
    #expect(abs(1e-5 * system.value(of: x) + 1e5 * system.value(of: z) - 3) < 1e-9)
  }

  @Test func veryManyLoopsAreClosed() throws {
    // Each pair shares what the pair before leaves: nothing can be read off one constraint after another.
    let system = ConstraintSystem()
    var before = system.makeVariable()
    try system.add(before == 1)
    for place in 0..<300 {
      let (x, y) = (system.makeVariable(), system.makeVariable())
      try system.add(x + y == before + Double(place % 3))
      try system.add(x - 3 * y == 0.25 * before)
      before = x
    }
    #expect(system.solve() == .solved && system.ambiguousVariables().isEmpty)
    var expected = 1.0
    for place in 0..<300 { expected = (3 * (expected + Double(place % 3)) + 0.25 * expected) / 4 }
    #expect(abs(system.value(of: before) - expected) < 1e-9)
    #expect(system.statistics.steps < 300 * 100)
  }
}
