import QuoinConstraints
import QuoinTestSupport
import Testing

/// How the work grows with what is said, counted in numbers that are looked at.
@Suite struct GrowthTests {
  private enum Kind: CaseIterable {
    case form, chain, siblings, nested

    func screen(_ count: Int) -> Screen {
      switch self {
      case .form: .form(rows: count)
      case .chain: .chain(count: count)
      case .siblings: .siblings(count: count)
      case .nested: .nested(depth: count)
      }
    }
  }

  private enum Order: CaseIterable {
    case asSaid, backwards, mixed
  }

  private func work(_ screen: Screen, _ order: Order) throws -> SolverStatistics {
    var constraints = screen.constraints
    var generator = SeededGenerator(seed: 7)
    switch order {
    case .asSaid: break
    case .backwards: constraints.reverse()
    case .mixed: constraints.shuffle(using: &generator)
    }
    for constraint in constraints { try screen.system.add(constraint) }
    #expect(screen.system.solve() == .solved && screen.system.conflicts.isEmpty)
    return screen.system.statistics
  }

  @Test(arguments: Kind.allCases, Order.allCases) private func twiceAsMuchTakesTwiceTheWork(
    kind: Kind, order: Order
  ) throws {
    let once = try work(kind.screen(200), order)
    let twice = try work(kind.screen(400), order)
    #expect(Double(twice.steps) < 2.3 * Double(once.steps), "\(once) \(twice)")
    #expect(twice.pivots <= 2 * once.pivots + 8, "\(once) \(twice)")
  }

  @Test func aRowOfAFormCostsWhatItCostsAlone() throws {
    func cost(rows: Int) throws -> SolverStatistics {
      let screen = Screen.form(rows: rows)
      var handles: [ConstraintHandle] = []
      for constraint in screen.constraints { handles.append(try screen.system.add(constraint)) }
      screen.system.solve()
      let first = 1 + 14 * (rows / 2)
      let before = screen.system.statistics
      for step in 1...20 {
        try screen.system.setConstant(Double(70 + step), of: handles[first + 11])
        try screen.system.setConstant(Double(70 + step), of: handles[first + 12])
        #expect(screen.system.solve() == .solved && screen.system.changedVariables.count == 3)
      }
      return screen.system.statistics - before
    }
    let few = try cost(rows: 10)
    #expect(try cost(rows: 500) == few && few.steps < 20 * 100 && few.restarts == 0)
  }

  @Test func whatIsAddedRowByRowCostsAsMuchForEach() throws {
    func cost(rows: Int) throws -> Int {
      let screen = Screen.form(rows: rows)
      for start in stride(from: 1, to: screen.constraints.count, by: 14) {
        if start == 1 { try screen.system.add(screen.constraints[0]) }
        for constraint in screen.constraints[start..<start + 14] { try screen.system.add(constraint) }
        #expect(screen.system.solve() == .solved)
      }
      return screen.system.statistics.steps
    }
    let (once, twice) = (try cost(rows: 100), try cost(rows: 200))
    #expect(Double(twice) < 2.3 * Double(once), "\(once) \(twice)")
  }

  @Test(arguments: Kind.allCases) private func removingAThirdCostsAsMuchForEach(kind: Kind) throws {
    func cost(_ count: Int) throws -> Int {
      let screen = kind.screen(count)
      let handles = try screen.constraints.map { try screen.system.add($0) }
      screen.system.solve()
      let before = screen.system.statistics
      for handle in handles[..<(handles.count / 3)] { try screen.system.remove(handle) }
      #expect(
        screen.system.solve() == .solved && screen.system.constraintCount == handles.count - handles.count / 3
      )
      return (screen.system.statistics - before).steps
    }
    let (once, twice) = (try cost(200), try cost(400))
    #expect(Double(twice) <= 2.3 * Double(once), "\(once) \(twice)")
  }

  @Test func aChainMovesAndIsSqueezed() throws {
    let screen = Screen.chain(count: 100)
    for constraint in screen.constraints { try screen.system.add(constraint) }
    let lefts = (0..<100).map { screen.constraints[3 * $0].expression.terms[0].variable }
    #expect(lefts.map { screen.system.value(of: $0) } == (0..<100).map { 8 + 48 * Double($0) })
    try screen.system.suggest(200, for: lefts[2], priority: 60)
    #expect(screen.system.value(of: lefts[1]) == 56 && screen.system.value(of: lefts[99]) == 200 + 97 * 48)
  }

  private enum Tangle: CaseIterable {
    case pairs, one

    /// Constraints of which all but some contradict others.
    func make(_ count: Int, in system: ConstraintSystem) throws -> [ConstraintHandle] {
      let one = system.makeVariable()
      return try (0..<count).flatMap { index in
        let variable = self == .pairs ? system.makeVariable() : one
        return [
          try system.add(variable == Double(2 * index)), try system.add(variable == Double(2 * index + 1)),
        ]
      }
    }
  }

  @Test(arguments: Tangle.allCases) private func whatContradictsItselfCostsAsMuchForEach(tangle: Tangle)
    throws
  {
    func cost(_ count: Int) throws -> Int {
      let system = ConstraintSystem()
      let handles = try tangle.make(count, in: system)
      #expect(system.solve() == .solved)
      #expect(system.conflicts.count == (tangle == .pairs ? count : 2 * count - 1))
      #expect(system.conflicts.map(\.broken.index) == system.conflicts.map(\.broken.index).sorted(), "by age")
      for handle in handles.dropLast(2) { try system.remove(handle) }
      #expect(system.solve() == .solved && system.conflicts.count == 1)
      try system.remove(handles[2 * count - 1])
      #expect(system.conflicts.isEmpty)
      return system.statistics.steps
    }
    let (once, twice) = (try cost(200), try cost(400))
    #expect(Double(twice) < 2.3 * Double(once), "\(once) \(twice)")
  }
}
