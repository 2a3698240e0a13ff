import QuoinConstraints
import Testing

/// Which of several constraints gives way.
@Suite struct PriorityTests {
  let system = ConstraintSystem()

  @Test func oneOfAHigherPriorityOutweighsAnyNumberOfLowerOnes() throws {
    let x = system.makeVariable()
    for _ in 0..<1_000 { try system.add((x == 100).with(priority: 750, weight: 1_000)) }
    try system.add((x == 0).with(priority: 751, weight: 0.001))
    #expect(system.value(of: x) == 0)
    try system.add(x >= 3)
    #expect(system.value(of: x) == 3)
  }

  @Test func withinAPriorityTheSumOfErrorsIsLeast() throws {
    let x = system.makeVariable()
    var handles: [ConstraintHandle] = []
    for value in [0.0, 10, 50] { handles.append(try system.add(x == value, priority: 500)) }
    // The middle one, wherever the others are, and no mean of them.
    #expect(system.value(of: x) == 10)
    try system.setConstant(20, of: handles[2])
    #expect(system.value(of: x) == 10)
    try system.add((x == 18).with(priority: 500, weight: 4))
    #expect(system.value(of: x) == 18)
    #expect(system.error(of: handles[0]) == 18 && system.error(of: handles[2]) == 2)
  }

  @Test func aBoundThatIsKeptCostsNothing() throws {
    let (x, y) = (system.makeVariable(), system.makeVariable())
    let bound = try system.add(x >= 10, priority: 300)
    let ceiling = try system.add(x + y <= 30)
    try system.add(x == 25, priority: 200)
    try system.add(y == 100, priority: 100)
    #expect(system.value(of: x) == 25 && system.value(of: y) == 5)
    #expect(system.error(of: bound) == 0 && system.error(of: ceiling) == 0)
    try system.add(y == 28, priority: 400)
    #expect(system.value(of: x) == 2 && system.value(of: y) == 28 && system.error(of: bound) == 8)
  }

  @Test func prioritiesChange() throws {
    let x = system.makeVariable()
    let low = try system.add(x == 1, priority: 250)
    let high = try system.add(x == 2, priority: 750)
    #expect(system.value(of: x) == 2)
    try system.setPriority(751, of: low)
    #expect(system.value(of: x) == 1)
    try system.setPriority(.required, of: high)
    #expect(system.value(of: x) == 2 && system.conflicts.isEmpty)
    try system.setPriority(1, of: high)
    #expect(system.value(of: x) == 1)
  }

  @Test func prioritiesHaveAnOrderDownToAThousandth() {
    #expect(ConstraintPriority(750) < ConstraintPriority(750.002))
    #expect(ConstraintPriority(999.999) < .required && ConstraintPriority(1_000) == .required)
    #expect(
      ConstraintPriority(0) == 1 && ConstraintPriority(-.infinity) == 1 && ConstraintPriority(.nan) == 1)
    #expect(ConstraintPriority(5_000) == .required && ConstraintPriority(.infinity).isRequired)
    #expect(
      "\(ConstraintPriority.required) \(ConstraintPriority(250)) \(ConstraintPriority(250.5))"
        == "required 250 250.5")
    #expect(ConstraintPriority(999.99994) != .required && ConstraintPriority(251).value == 251)
  }
}
