import QuoinConstraints
import QuoinTestSupport
import Testing

/// What is said to be open is what is open, tried with many small systems.
@Suite struct AmbiguityLawTests {
  @Test(arguments: 0..<8) func variablesAreAmbiguousThatHaveSeveralBestValues(block: Int) throws {
    for seed in block * 40..<(block + 1) * 40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 1...3, using: &generator)
      var told = ToldSystem(variables: count)
      let priorities = generator.one(of: [[1000, 750, 250], [1000, 500], [500]])
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        try told.add(.random(variables: count, priorities: priorities, using: &generator))
      }
      let before = told.point
      let ambiguous = Set(told.system.ambiguousVariables())
      #expect(told.point == before, "seed \(seed): asking moves nothing")
      let ranges = Oracle.ranges(of: told.promised(), variables: count)
      for (variable, range) in zip(told.variables, ranges) {
        #expect(
          ambiguous.contains(variable) == (range.upperBound - range.lowerBound > 1e-6),
          "seed \(seed): \(variable.index) may be \(range)")
      }
    }
  }

  @Test(arguments: 0..<4) func movingAlongAFreedomMakesNothingWorse(block: Int) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var generator = SeededGenerator(seed: UInt64(1_000 + seed))
      var told = ToldSystem(variables: 3)
      for _ in 0..<4 {
        try told.add(.random(variables: 3, priorities: [1000, 750, 250], using: &generator))
      }
      let plain = told.promised()
      let priorities = Set(plain.map(\.priority)).sorted(by: >)
      let ends = Oracle.bestPoints(of: plain, variables: 3)
      for ambiguity in told.system.ambiguities() {
        #expect(ambiguity.movements.map { abs($0.rate) }.max() == 1, "seed \(seed)")
        // From some of the best points on, to one side at least, and nowhere else.
        let isOpen = ends.contains { end in
          [0.001, -0.001].contains { step in
            var point = end
            for movement in ambiguity.movements { point[movement.variable.index] += step * movement.rate }
            let best = Oracle.costs(of: plain, at: end, priorities: priorities)
            let costs = Oracle.costs(of: plain, at: point, priorities: priorities)
            return zip(costs, best).allSatisfy { abs($0 - $1) < 1e-9 }
          }
        }
        #expect(isOpen, "seed \(seed): \(ambiguity)")
      }
    }
  }
}
