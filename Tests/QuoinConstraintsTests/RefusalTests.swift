import QuoinConstraints
import QuoinDiagnostics
import Testing

/// What is no constraint to compute with is refused in words, and changes nothing.
@Suite struct RefusalTests {
  let system = ConstraintSystem()

  private func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch let diagnostic as Diagnostic {
      return diagnostic.sentence
    } catch {
      return "\(error)"
    }
  }

  @Test func numbersThatAreNoneAreRefused() throws {
    let x = system.makeVariable()
    let constraint = try system.add(x == 5)
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(
        message { try system.add(x == value) }?.hasPrefix("The constant of a constraint is") == true)
      #expect(
        message { try system.add(value * x == 1) }?.hasSuffix("which is no number to compute with") == true)
      #expect(message { try system.setConstant(value, of: constraint) } != nil)
      #expect(message { try system.suggest(value, for: x) } != nil)
      #expect(message { try system.add((x == 1).with(priority: 2, weight: value)) } != nil)
    }
    #expect(system.value(of: x) == 5 && system.constraintCount == 1)
  }

  @Test func sizesThatRoundingWouldSwallowAreRefused() throws {
    let x = system.makeVariable()
    #expect(
      message { try system.add(x == -2e9) }
        == "The constant of a constraint is -2000000000.0; its size has to be at most 1000000000.0; did you mean -1000000000.0?"
    )
    #expect(
      message { try system.add(1e-6 * x == 1) }
        == "The coefficient of a constraint is 1e-06; its size has to be from 1e-05 to 100000.0; did you mean 1e-05?"
    )
    #expect(message { try system.add(1e6 * x == 1) } != nil)
    #expect(message { try system.add((x == 1).with(priority: 1, weight: 0)) } != nil)
    #expect(message { try system.add(1e5 * x == 1e9) } == nil && system.value(of: x) == 1e4)
  }

  @Test func termsOfOneVariableAreAddedUp() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    try system.add(0.1 * x + 0.2 * x - 0.3 * x + y == 4)
    #expect(system.value(of: y) == 4 && system.value(of: x) == 0)
    let many = LinearExpression((0..<40).map { LinearTerm($0 % 2 == 0 ? x : y, times: 1) }, constant: -100)
    try system.add(LinearConstraint(many, .equal))
    #expect(system.value(of: x) == 1)
  }

  @Test func handlesOfOtherSystemsAndOfWhatIsGoneAreRefused() throws {
    let other = ConstraintSystem()
    let (x, foreign) = (system.makeVariable(), other.makeVariable())
    let constraint = try system.add(x == 1)
    let foreignConstraint = try other.add(foreign == 2)
    #expect(message { try system.add(x == foreign) } == "A constraint speaks of a variable of another system")
    #expect(message { try system.remove(foreignConstraint) } == "The constraint is one of another system")
    #expect(
      !system.contains(foreignConstraint) && !system.contains(foreign) && system.value(of: foreign) == 0)
    try system.remove(constraint)
    #expect(message { try system.remove(constraint) } == "The constraint was removed")
    #expect(message { try system.setPriority(3, of: constraint) } == "The constraint was removed")
    #expect(system.error(of: constraint) == 0 && !system.isBroken(constraint))
    try system.remove(x)
    #expect(message { try system.add(x == 1) } == "A constraint speaks of a variable that was removed")
    #expect(message { _ = try system.why(x) } == "A constraint speaks of a variable that was removed")
  }

  @Test func aVariableThatIsSpokenOfStays() throws {
    let title = system.makeVariable(named: "title.left")
    try system.add(title >= 16, named: "margin")
    #expect(
      message { try system.remove(title) }
        == "The variable title.left cannot be removed before the constraint “margin (title.left ≥ 16)”, which speaks of it"
    )
  }

  @Test func workHasAnEnd() throws {
    let variables = (0..<60).map { _ in system.makeVariable() }
    for (place, x) in variables.enumerated() {
      try system.add(x <= Double(place), priority: 500)
      try system.add(x == 1_000, priority: 400)
      if place > 0 { try system.add(x >= variables[place - 1] + 3, priority: 600) }
    }
    system.pivotLimit = -1_000
    #expect(system.solve() == .stopped)
    let before = system.statistics
    #expect(system.solve() == .stopped && (system.statistics - before).pivots < 100)
    system.pivotLimit = 20_000
    #expect(system.solve() == .solved && system.value(of: variables[59]) >= 177)
  }

  @Test func workIsStoppedWhereNobodyWaits() throws {
    let variables = (0..<400).map { _ in system.makeVariable() }
    for (place, x) in variables.enumerated() {
      try system.add(x <= Double(place), priority: 500)
      try system.add(x == 1_000, priority: 400)
      if place > 0 { try system.add(x >= variables[place - 1] + 3, priority: 600) }
    }
    var asked: [Int] = []
    system.mayGoOn = { steps in
      asked.append(steps)
      return false
    }
    #expect(system.solve() == .stopped && asked.count == 1 && asked[0] >= 10_000)
    let before = system.statistics
    _ = system.value(of: variables[399])
    #expect(system.statistics == before && !system.isSettled, "values are read as far as it came")
    system.mayGoOn = { _ in true }
    #expect(system.solve() == .solved && system.isSettled)
    #expect(system.value(of: variables[399]) - system.value(of: variables[0]) >= 3 * 399 - 1e-6)
    system.mayGoOn = { _ in
      Issue.record("nothing is left to do")
      return true
    }
    #expect(system.solve() == .solved)
  }

  @Test func lookingForContradictionsIsStoppedToo() throws {
    let one = system.makeVariable()
    for place in 0..<2_000 { try system.add(one == Double(place)) }
    var asked = 0
    system.mayGoOn = { _ in
      asked += 1
      return false
    }
    #expect(system.solve() == .stopped && asked == 1)
    system.mayGoOn = nil
    #expect(system.solve() == .solved && system.conflicts.count == 1_999)
  }

  @Test func aConstraintMayBeOlderThanThoseBeforeIt() throws {
    let x = system.makeVariable(named: "x")
    try system.add(x == 1, named: "one", since: 7)
    try system.add(x == 2, named: "two", since: 3)
    try system.add(x == 3, named: "three")
    #expect(system.value(of: x) == 2)
    #expect(system.conflicts.map { system.words(of: $0.broken) }.map { $0.prefix(3) } == ["one", "thr"])
  }
}
