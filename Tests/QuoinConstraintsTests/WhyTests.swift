import QuoinConstraints
import QuoinTestSupport
import Testing

/// The constraints that decide a value, and what each contributes.
@Suite struct WhyTests {
  let system = ConstraintSystem()

  @Test func theChainLeadsFromTheVariableToWhatIsKnown() throws {
    let (left, width, right, price) = (
      system.makeVariable(), system.makeVariable(), system.makeVariable(), system.makeVariable()
    )
    let margin = try system.add(left == 16)
    let room = try system.add(price == 300)
    try system.add(width >= 40)
    let natural = try system.add(width == 400, priority: 251)
    let sum = try system.add(right == left + width)
    let gap = try system.add(right <= price - 8, priority: 751)
    let why = try system.why(width)
    #expect(why.value == 276 && why.undecided.isEmpty)
    #expect(why.links.map(\.constraint) == [sum, gap, margin, room])
    #expect(why.links.map(\.share) == [-1, 1, -1, 1] && why.links.map(\.contribution) == [0, -8, -16, 300])
    // It is wanted wider, which the gap does not allow.
    #expect(why.givenUp == [natural])
    #expect(why.links.map(\.heldAgainst) == [251, 251, 251, 251])
    #expect(try system.why(left).links.map(\.constraint) == [margin])
    try system.setConstant(100, of: natural)
    let wanted = try system.why(width)
    #expect(wanted.links.map(\.constraint) == [natural] && wanted.givenUp.isEmpty)
    #expect(wanted.links.map(\.heldAgainst) == [nil])
  }

  @Test func whatNothingDecidesIsNamed() throws {
    let (left, right) = (system.makeVariable(), system.makeVariable())
    let width = try system.add(right - left == 50)
    let why = try system.why(right)
    #expect(why.links.map(\.constraint) == [width] && why.undecided.map(\.variable) == [left])
    #expect(why.undecided.map(\.rate) == [1] && why.value == 50)
  }

  @Test func contributionsAddUpToTheValue() throws {
    for seed in 0..<120 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var told = ToldSystem(variables: 3)
      for _ in 0..<6 { try told.add(.random(variables: 3, priorities: [1000, 750, 250], using: &generator)) }
      for variable in told.variables {
        let why = try told.system.why(variable)
        let open = why.undecided.reduce(0) { $0 + $1.rate * told.system.value(of: $1.variable) }
        #expect(abs(why.links.reduce(open) { $0 + $1.contribution } - why.value) < 1e-9, "seed \(seed)")
        for link in why.links { #expect(told.system.error(of: link.constraint) == 0 && link.share != 0) }
        for handle in why.givenUp { #expect(told.system.error(of: handle) > 0) }
      }
    }
  }
}
