import QuoinConstraints
import Testing

/// What a change costs, and what it reaches.
@Suite struct ChangeTests {
  let system = ConstraintSystem()

  @Test func aConstantMovesWhatHangsFromIt() throws {
    let edges = (0..<5).map { _ in system.makeVariable() }
    var gaps: [ConstraintHandle] = [try system.add(edges[0] == 0)]
    for (before, after) in zip(edges, edges.dropFirst()) { gaps.append(try system.add(after - before == 10)) }
    #expect(edges.map { system.value(of: $0) } == [0, 10, 20, 30, 40])
    try system.setConstant(15, of: gaps[3])
    #expect(system.solve() == .solved && Set(system.changedVariables) == [edges[3], edges[4]])
    #expect(edges.map { system.value(of: $0) } == [0, 10, 20, 35, 45])
    #expect(system.solve() == .solved && system.changedVariables.count == 2)
  }

  @Test func suggestedValuesAreFollowedAsFarAsConstraintsAllow() throws {
    let (thumb, fill) = (system.makeVariable(), system.makeVariable())
    try system.add(thumb >= 0)
    try system.add(thumb <= 100)
    try system.add(fill == 0.5 * thumb)
    for (value, expected) in [(30.0, 30.0), (130, 100), (-5, 0), (64, 64)] {
      try system.suggest(value, for: thumb)
      #expect(system.value(of: thumb) == expected && system.value(of: fill) == expected / 2)
    }
    #expect(system.constraintCount == 4)
    try system.suggest(10, for: thumb, priority: 2)
    let rest = try system.add(thumb == 90, priority: 3)
    #expect(system.value(of: thumb) == 90)
    try system.remove(rest)
    #expect(system.value(of: thumb) == 10)
    system.endSuggesting(thumb)
    #expect(system.constraintCount == 3 && system.ambiguousVariables() == [thumb, fill])
  }

  @Test func partsThatDoNotTouchCostAsIfTheyWereAlone() throws {
    func cost(besides others: Int) throws -> [SolverStatistics] {
      let system = ConstraintSystem()
      var pairs: [(x: LinearVariable, width: ConstraintHandle, pull: ConstraintHandle)] = []
      for _ in 0...others {
        let (x, y) = (system.makeVariable(), system.makeVariable())
        let width = try system.add(x + y == 100)
        try system.add(x >= 20)
        pairs.append((x, width, try system.add(x == 50, priority: 300)))
        try system.add(y == 10, priority: 200)
      }
      system.solve()
      let pair = pairs[others / 2]
      var costs: [SolverStatistics] = []
      func measure(_ change: () throws -> Void) throws {
        let before = system.statistics
        try change()
        #expect(system.solve() == .solved)
        costs.append(system.statistics - before)
      }
      try measure { try system.setConstant(80, of: pair.width) }
      try measure { try system.setConstant(5, of: pair.pull) }
      try measure { try system.setPriority(100, of: pair.pull) }
      try measure { try system.add(pair.x <= 30) }
      try measure { try system.remove(pair.pull) }
      #expect(system.value(of: pair.x) >= 20 && system.value(of: pair.x) <= 30)
      return costs
    }
    let alone = try cost(besides: 0)
    #expect(try cost(besides: 500) == alone)
    #expect(alone.reduce(0) { $0 + $1.pivots } > 0)
  }

  @Test func removingVariablesMakesRoomForOthers() throws {
    let x = system.makeVariable(named: "x")
    let constraint = try system.add(x == 4)
    #expect(throws: (any Error).self) { try system.remove(x) }
    #expect(system.contains(x) && system.value(of: x) == 4)
    try system.remove(constraint)
    try system.remove(x)
    #expect(!system.contains(x) && system.value(of: x) == 0 && system.variableCount == 0)
    let y = system.makeVariable()
    #expect(y.index == x.index && y != x && system.name(of: y) == "v0")
    #expect(system.value(of: y) == 0, "what was there before decides nothing")
    try system.add(y == 5)
    #expect(system.value(of: y) == 5 && system.constraintCount == 1)
  }

  @Test func aSuggestionWhoseConstraintWasRemovedIsMadeAnew() throws {
    let x = system.makeVariable()
    try system.suggest(3, for: x)
    for link in try system.why(x).links { try? system.remove(link.constraint) }
    try system.suggest(7, for: x)
    #expect(system.value(of: x) == 7)
  }

  @Test func manyComeAndGoInTheSameRoom() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    try system.add(x + y == 10)
    for turn in 0..<3_000 {
      let handle = try system.add(x == Double(turn % 7), priority: 500)
      if turn % 3 == 0 { #expect(system.value(of: y) == 10 - Double(turn % 7)) }
      try system.remove(handle)
      #expect(!system.contains(handle))
    }
    system.solve()
    #expect(system.constraintCount == 1 && system.value(of: x) + system.value(of: y) == 10)
  }
}
