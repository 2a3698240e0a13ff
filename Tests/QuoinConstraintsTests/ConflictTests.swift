import QuoinConstraints
import QuoinTestSupport
import Testing

/// Required constraints that cannot all hold.
@Suite struct ConflictTests {
  let system = ConstraintSystem()

  @Test func theNewestOfTheSmallestSetIsGivenUp() throws {
    let (left, width, right) = (
      system.makeVariable(named: "left"), system.makeVariable(named: "width"),
      system.makeVariable(named: "right")
    )
    let start = try system.add(left == 0)
    try system.add(left <= 1_000)
    let sum = try system.add(right == left + width)
    let narrow = try system.add(right <= 300)
    let wide = try system.add(width >= 320)
    #expect(system.solve() == .solved)
    let conflict = try #require(system.conflicts.first)
    #expect(system.conflicts.count == 1 && conflict.constraints == [start, sum, narrow, wide])
    #expect(conflict.broken == wide && system.isBroken(wide) && !system.isBroken(narrow))
    // It holds as nearly as it can.
    #expect(system.value(of: width) == 300 && system.error(of: wide) == 20)
    #expect(
      system.words(of: conflict)
        == "“left = 0”, “right − left − width = 0”, “right ≤ 300” and “width ≥ 320” cannot hold together: “width ≥ 320” is given up; they could with −20 at the end of “left = 0”"
    )
  }

  @Test func messagesCallThingsByNamesThatAreAskedFor() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable(named: "y"))
    let low = try system.add(x + y >= 3.25, named: "room")
    let high = try system.add(x + y <= 2)
    system.nameOfVariable = { $0 == x ? "x" : nil }
    system.nameOfConstraint = { $0 == high ? "ceiling" : nil }
    system.solve()
    #expect(system.words(of: low) == "room (x + y ≥ 3.25)" && system.words(of: high) == "ceiling (x + y ≤ 2)")
    let diagnostic = system.diagnostic(of: try #require(system.conflicts.first))
    #expect(diagnostic.severity == .warning && diagnostic.message == system.words(of: system.conflicts[0]))
    #expect(
      diagnostic.notes.map(\.message)
        == ["kept: room (x + y ≥ 3.25), required", "given up: ceiling (x + y ≤ 2), required"])
    try system.remove(low)
    #expect(
      system.words(of: low) == "a constraint that is gone" && system.value(of: x) + system.value(of: y) <= 2)
  }

  @Test(arguments: [0, 1, 2, 3]) func eachRemedyMendsIt(place: Int) throws {
    let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    let half = try system.add(0.5 * left == 0)
    let sum = try system.add(right - left - width == 0)
    let narrow = try system.add(right <= 300)
    let wide = try system.add(2 * width >= 640)
    let constants: [ConstraintHandle: Double] = [half: 0, sum: 0, narrow: 300, wide: 640]
    system.solve()
    let conflict = try #require(system.conflicts.first)
    #expect(conflict.remedies.map { abs($0.change) } == [10, 20, 20, 40])
    let remedy = conflict.remedies[place]
    try system.setConstant((constants[remedy.constraint] ?? 0) + remedy.change, of: remedy.constraint)
    system.solve()
    #expect(system.conflicts.isEmpty && !system.isBroken(wide))
    for handle in [half, sum, narrow, wide] { #expect(system.error(of: handle) == 0) }
  }

  @Test func whatIsBrokenHoldsAgainOnceItCan() throws {
    let x = system.makeVariable()
    let first = try system.add(x == 10)
    let second = try system.add(x == 20)
    let third = try system.add(x == 20, priority: .required)
    #expect(system.value(of: x) == 10 && system.conflicts.map(\.broken) == [second, third])
    try system.remove(first)
    #expect(system.value(of: x) == 20 && system.conflicts.isEmpty && !system.isBroken(second))
    try system.setPriority(500, of: second)
    try system.setConstant(30, of: third)
    #expect(system.value(of: x) == 30 && system.conflicts.isEmpty)
  }

  @Test func aConstraintWithoutVariablesIsAConflictByItself() throws {
    let x = system.makeVariable()
    let impossible = try system.add(x - x == 5)
    try system.add(x - x <= 5)
    try system.add(x == 7)
    #expect(system.value(of: x) == 7 && system.conflicts.map(\.constraints) == [[impossible]])
    #expect(system.words(of: system.conflicts[0]) == "“0 = 5” cannot hold, and is given up")
  }

  @Test func conflictsOfPartsThatDoNotTouchAreToldOneByOne() throws {
    let variables = (0..<40).map { _ in system.makeVariable() }
    var expected: [[ConstraintHandle]] = []
    for x in variables { expected.append([try system.add(x <= 1), try system.add(x >= 2)]) }
    system.solve()
    #expect(system.conflicts.map(\.constraints) == expected)
    #expect(variables.allSatisfy { system.value(of: $0) == 1 })
  }

  @Test(arguments: 0..<6) func withoutAnyOneOfThemTheOthersCanHold(block: Int) throws {
    for seed in block * 50..<(block + 1) * 50 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...3, using: &generator)
      var told = ToldSystem(variables: count)
      for _ in 0..<9 {
        try told.add(.random(variables: count, priorities: [1000, 1000, 250], using: &generator))
      }
      told.system.solve()
      let plain = Dictionary(uniqueKeysWithValues: told.constraints.map { ($0.handle, $0.plain) })
      for conflict in told.system.conflicts {
        let all = conflict.constraints.compactMap { plain[$0] }
        #expect((Oracle.costs(of: all, variables: count).first ?? 0) > 1e-7, "seed \(seed)")
        for place in all.indices {
          var rest = all
          rest.remove(at: place)
          #expect((Oracle.costs(of: rest, variables: count).first ?? 0) < 1e-7, "seed \(seed)")
        }
        #expect(conflict.broken == conflict.constraints.last && all.allSatisfy { $0.priority == 1000 })
      }
    }
  }
}
