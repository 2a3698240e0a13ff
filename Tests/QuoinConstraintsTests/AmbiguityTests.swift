import QuoinConstraints
import Testing

/// What constraints leave open, and by which freedom.
@Suite struct AmbiguityTests {
  let system = ConstraintSystem()

  private func rates(_ ambiguity: ConstraintAmbiguity) -> [Double] { ambiguity.movements.map(\.rate) }

  @Test func aViewWithoutAPlaceMovesWithWhatHangsFromIt() throws {
    let (left, width, right) = (system.makeVariable(), system.makeVariable(), system.makeVariable())
    try system.add(width == 100)
    try system.add(right == left + width)
    let found = system.ambiguities()
    #expect(found.count == 1 && found.first?.movements.map(\.variable) == [left, right])
    #expect(found.first.map(rates) == [1, 1])
    try system.add(left == 20, priority: 1)
    #expect(system.ambiguities().isEmpty && system.value(of: right) == 120)
  }

  @Test func roomThatTwoShareGoesFromOneToTheOther() throws {
    let (first, second) = (system.makeVariable(), system.makeVariable())
    try system.add(first + second == 300)
    try system.add(first == 100, priority: 250)
    try system.add(second == 100, priority: 250)
    let found = system.ambiguities()
    #expect(found.count == 1 && found.first.map(rates) == [1, -1])
    #expect(system.ambiguousVariables() == [first, second])
    try system.add(first == 100, priority: 251)
    #expect(system.ambiguousVariables().isEmpty && system.value(of: second) == 200)
  }

  @Test func whatNoConstraintSpeaksOfIsOpen() {
    let x = system.makeVariable()
    #expect(system.ambiguousVariables() == [x] && system.value(of: x) == 0)
  }

  @Test func boundsThatLeaveNoRoomDecide() throws {
    let x = system.makeVariable()
    let low = try system.add(x >= 10)
    #expect(system.ambiguousVariables() == [x])
    try system.add(x <= 10)
    #expect(system.ambiguousVariables().isEmpty && system.value(of: x) == 10)
    try system.setConstant(9, of: low)
    #expect(system.ambiguousVariables() == [x])
  }

  @Test func askingChangesNothing() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    try system.add(x + y == 10)
    let values = (system.value(of: x), system.value(of: y))
    let statistics = system.statistics
    for _ in 0..<3 { #expect(system.ambiguities().count == 1) }
    #expect((system.value(of: x), system.value(of: y)) == values && system.statistics == statistics)
  }
}
