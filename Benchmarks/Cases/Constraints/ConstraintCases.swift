import QuoinConstraints

/// First solutions of screens said in constraints, and one change among many rows; `Benchmarks/Constraints/compare` has the
/// same screens for another solver.
var constraintCases: BenchmarkGroup {
  BenchmarkGroup("constraints") {
    try firstSolutions() + growth() + [changeOfOneRow(), dragOfOneRow()]
  }
}

/// A subject that solves a screen for the first time, with its constraints at hand.
private func solving(_ name: String, times: Int = 1, _ make: @escaping () -> ConstraintScreen)
  -> Benchmark.Subject
{
  var screens: [ConstraintScreen] = []
  return .init(
    name, prepare: { screens = (0..<times).map { _ in make() } },
    { for screen in screens { try screen.solve() } })
}

private func firstSolutions() -> [Benchmark] {
  let forms = [10, 100, 1_000].map { rows in
    var numbers = [Double](repeating: 0, count: 12 * rows)
    return Benchmark(
      "constraints/form of \(rows) rows",
      .init("by hand") {
        ConstraintScreen.formByHand(rows: rows, into: &numbers)
        keep(numbers)
      }, solving("first solution") { .form(rows: rows) })
  }
  return forms
}

/// Ten times as much beside ten times the same.
private func growth() -> [Benchmark] {
  [
    Benchmark(
      "constraints/form of ten times as many rows", limit: 1.2,
      solving("100, ten times", times: 10) { .form(rows: 100) }, solving("1,000") { .form(rows: 1_000) }),
    Benchmark(
      "constraints/chain of twice as many with gaps", limit: 1.3,
      solving("250, twice", times: 2) { .chain(count: 250) }, solving("500") { .chain(count: 500) }),
    Benchmark(
      "constraints/twice as many siblings of one width", limit: 1.3,
      solving("100, twice", times: 2) { .siblings(count: 100) },
      solving("200") { .siblings(count: 200) }),
    Benchmark(
      "constraints/nested twice as deep", limit: 1.3,
      solving("500, twice", times: 2) { .nested(depth: 500) },
      solving("1,000") { .nested(depth: 1_000) }),
  ]
}

/// A solved form of so many rows with the handles of its constraints.
private func solvedForm(rows: Int) throws -> (system: ConstraintSystem, handles: [ConstraintHandle]) {
  let screen = ConstraintScreen.form(rows: rows)
  let handles = try screen.constraints.map { try screen.system.add($0) }
  screen.system.solve()
  return (screen.system, handles)
}

/// The text of one label changes, and with it its natural width: two constants.
private func changeOfOneRow() throws -> Benchmark {
  func change(_ rows: Int) throws -> Benchmark.Subject {
    let (system, handles) = try solvedForm(rows: rows)
    let row = 1 + 14 * (rows / 2)
    var step = 0.0
    return .init("one of \(rows) rows") {
      step = step < 50 ? step + 1 : 0
      try system.setConstant(70 + step, of: handles[row + 11])
      try system.setConstant(70 + step, of: handles[row + 12])
      system.solve()
      for variable in system.changedVariables { keep(system.value(of: variable)) }
    }
  }
  return Benchmark(
    "constraints/a label's text changes in a form", limit: 1.3, try change(10), try change(1_000))
}

/// A suggested width, as where a finger drags a divider.
private func dragOfOneRow() throws -> Benchmark {
  func drag(_ rows: Int) throws -> Benchmark.Subject {
    let screen = ConstraintScreen.form(rows: rows)
    try screen.solve()
    let label = screen.constraints[14 * (rows / 2) + 12].expression.terms[0].variable
    var step = 0.0
    return .init("one of \(rows) rows") {
      step = step < 100 ? step + 1 : 0
      try screen.system.suggest(80 + step, for: label)
      screen.system.solve()
      for variable in screen.system.changedVariables { keep(screen.system.value(of: variable)) }
    }
  }
  return Benchmark(
    "constraints/a label is dragged wider in a form", limit: 1.3, try drag(10), try drag(1_000))
}
