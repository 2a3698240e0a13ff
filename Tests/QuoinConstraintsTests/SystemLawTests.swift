import QuoinConstraints
import QuoinTestSupport
import Testing

/// What holds of every system, tried with many that have no pattern.
@Suite struct SystemLawTests {
  /// The errors of each priority are what they are at the best point, and what is broken is what older ones forbid.
  private func expectBest(_ told: ToldSystem, _ comment: Comment) {
    #expect(told.system.solve() == .solved, comment)
    let plain = told.promised()
    let priorities = Set(plain.map(\.priority)).sorted(by: >)
    let expected = Oracle.costs(of: plain, variables: told.variables.count)
    let found = Oracle.costs(of: plain, at: told.point, priorities: priorities)
    for (level, (new, old)) in zip(found, expected).enumerated() {
      #expect(abs(new - old) < 1e-6, "\(comment): at \(priorities[level]) \(found) is not \(expected)")
      if abs(new - old) >= 1e-6 { break }
    }
    for (number, constraint) in told.constraints.enumerated() {
      #expect(told.system.isBroken(constraint.handle) == (plain[number].priority == 9995), comment)
      if constraint.plain.priority == 1000, plain[number].priority == 10000 {
        #expect(constraint.plain.error(at: told.point) < 1e-9, comment)
      }
    }
  }

  @Test(arguments: 0..<12) func everyChangeLeadsToTheBestValues(block: Int) throws {
    for seed in block * 25..<(block + 1) * 25 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...3, using: &generator)
      let priorities = generator.one(of: [[1000, 750, 250], [1000, 1000, 751, 750, 1], [750, 500], [1000]])
      var told = ToldSystem(variables: count)
      for step in 0..<18 {
        let choice = Int.random(in: 0..<10, using: &generator)
        if told.constraints.count < 3 || (choice < 4 && told.constraints.count < 8) {
          for _ in 0..<Int.random(in: 1...2, using: &generator) {
            try told.add(.random(variables: count, priorities: priorities, using: &generator))
          }
        } else {
          let number = Int.random(in: 0..<told.constraints.count, using: &generator)
          let handle = told.constraints[number].handle
          if choice < 6 {
            try told.system.remove(handle)
            told.constraints.remove(at: number)
          } else if choice < 8 {
            let constant = Double(Int.random(in: -10...10, using: &generator))
            try told.system.setConstant(constant, of: handle)
            told.constraints[number].plain.constant = constant
          } else {
            let priority = generator.one(of: priorities)
            try told.system.setPriority(ConstraintPriority(Float(priority)), of: handle)
            told.constraints[number].plain.priority = priority
          }
        }
        expectBest(told, "seed \(seed), step \(step)")
      }
    }
  }
}
