import QuoinConstraints
import QuoinTestSupport
import Testing

/// What a system comes to depends on what is said, and not on the way to it.
@Suite struct OrderLawTests {
  /// A screen of boxes that hang from each other, with natural sizes that give way and gaps that have a bound.
  private func screen(_ generator: inout SeededGenerator) -> Screen {
    var screen = Screen()
    let root = screen.view()
    for (variable, value) in [(root.left, 0.0), (root.top, 0), (root.width, 320), (root.height, 480)] {
      screen.say(variable == value)
    }
    var views = [root]
    for number in 1...Int.random(in: 3...9, using: &generator) {
      let (view, parent) = (screen.view(), generator.one(of: views))
      let sibling = generator.one(of: views)
      let soft = ConstraintPriority(Float(generator.one(of: [250, 251, 500, 750, 999])))
      let inset = Double(generator.one(of: [4, 8, 16])) + 0.1 * Double(number)
      screen.say(view.left >= parent.left + inset)
      screen.say(view.right <= parent.right - inset)
      screen.say(view.top == parent.top + inset, priority: generator.chance(50) ? .required : soft)
      screen.say(view.width >= Double(number), priority: 750)
      screen.say(view.width == Double(30 + 17 * number), priority: soft)
      screen.say(view.height == sibling.height / 3 + 10 / 3, priority: generator.chance(70) ? .required : 750)
      if generator.chance(60) { screen.say(view.left >= sibling.right + 8, priority: soft) }
      if generator.chance(40) { screen.say(view.width == sibling.width, priority: 600) }
      screen.say(view.left == 10 * Double(number), priority: 100)
      views.append(view)
    }
    return screen
  }

  private func errors(_ system: ConstraintSystem, _ handles: [(ConstraintHandle, LinearConstraint)])
    -> [ConstraintPriority: Double]
  {
    var sums: [ConstraintPriority: Double] = [:]
    for (handle, constraint) in handles where !system.isBroken(handle) {
      sums[constraint.priority, default: 0] += system.error(of: handle) * constraint.weight
    }
    return sums
  }

  /// Both have the same errors at each priority, and the same values where there is one best.
  private func expectSame(
    _ left: ConstraintSystem, _ right: ConstraintSystem, _ variables: [LinearVariable],
    _ other: [LinearVariable], _ errors: ([ConstraintPriority: Double], [ConstraintPriority: Double]),
    _ comment: Comment
  ) {
    for (priority, sum) in errors.0.sorted(by: { $0.key > $1.key }) {
      #expect(abs(sum - (errors.1[priority] ?? 0)) < 1e-6, comment)
    }
    let open = Set(left.ambiguousVariables())
    let openThere = Set(right.ambiguousVariables())
    for (variable, same) in zip(variables, other) {
      #expect(open.contains(variable) == openThere.contains(same), comment)
    }
    for (variable, same) in zip(variables, other) where !open.contains(variable) {
      #expect(abs(left.value(of: variable) - right.value(of: same)) < 1e-7, comment)
    }
  }

  private func anew(_ constraints: [LinearConstraint], _ variables: [LinearVariable]) throws -> (
    ConstraintSystem, [LinearVariable], [(ConstraintHandle, LinearConstraint)]
  ) {
    let system = ConstraintSystem()
    let own = variables.map { _ in system.makeVariable() }
    let ownByOld = Dictionary(uniqueKeysWithValues: zip(variables, own))
    let handles = try constraints.map { constraint in
      var constraint = constraint
      for place in constraint.expression.terms.indices {
        if let variable = ownByOld[constraint.expression.terms[place].variable] {
          constraint.expression.terms[place].variable = variable
        }
      }
      return (try system.add(constraint), constraint)
    }
    return (system, own, handles)
  }

  @Test(arguments: 0..<40) func anyOrderOfAddingAndRemovingComesToTheSame(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let screen = screen(&generator)
    let system = screen.system
    let variables = Set(screen.constraints.flatMap { $0.expression.terms.map(\.variable) }).sorted {
      $0.index < $1.index
    }
    var left = screen.constraints
    var told: [(ConstraintHandle, LinearConstraint)] = []
    left.shuffle(using: &generator)
    for step in 0..<120 {
      if !left.isEmpty, told.isEmpty || generator.chance(65) {
        let constraint = left.removeLast()
        told.append((try system.add(constraint), constraint))
      } else {
        let place = Int.random(in: 0..<told.count, using: &generator)
        let (handle, constraint) = told.remove(at: place)
        try system.remove(handle)
        left.insert(constraint, at: Int.random(in: 0...left.count, using: &generator))
      }
      if generator.chance(60) { #expect(system.solve() == .solved) }
      guard step % 30 == 29 else { continue }
      let (fresh, own, handles) = try anew(told.map(\.1), variables)
      let pair = (errors(system, told), errors(fresh, handles))
      // Which of several required constraints is given up goes by their age, which is the same here and there.
      for (here, there) in zip(told, handles) { #expect(system.isBroken(here.0) == fresh.isBroken(there.0)) }
      expectSame(system, fresh, variables, own, pair, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<20) func removingWhatWasAddedRestores(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    let screen = screen(&generator)
    let system = screen.system
    let kept = screen.constraints.filter { _ in generator.chance(70) }
    for constraint in kept { try system.add(constraint) }
    system.solve()
    let variables = Set(screen.constraints.flatMap { $0.expression.terms.map(\.variable) })
    let decided = variables.subtracting(system.ambiguousVariables())
    let values = decided.map { system.value(of: $0) }
    let conflicts = system.conflicts
    var added: [ConstraintHandle] = []
    for constraint in screen.constraints {
      added.append(try system.add(constraint.with(priority: generator.one(of: [1000, 900, 300]))))
      if generator.chance(30) { system.solve() }
    }
    system.solve()
    added.shuffle(using: &generator)
    for handle in added {
      try system.remove(handle)
      if generator.chance(30) { system.solve() }
    }
    system.solve()
    #expect(Set(system.ambiguousVariables()).isDisjoint(with: decided), "seed \(seed)")
    for (variable, value) in zip(decided, values) {
      #expect(abs(system.value(of: variable) - value) < 1e-7, "seed \(seed)")
    }
    #expect(system.conflicts == conflicts)
  }
}
