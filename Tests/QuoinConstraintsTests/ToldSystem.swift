import QuoinConstraints
import QuoinTestSupport

/// A system beside what it has been told, in plain numbers.
struct ToldSystem {
  let system = ConstraintSystem()
  let variables: [LinearVariable]
  var constraints: [(handle: ConstraintHandle, plain: PlainConstraint)] = []

  init(variables count: Int) {
    let system = system
    variables = (0..<count).map { _ in system.makeVariable() }
  }

  func constraint(_ plain: PlainConstraint) -> LinearConstraint {
    LinearConstraint(
      LinearExpression(
        zip(variables, plain.coefficients).filter { $1 != 0 }.map { LinearTerm($0, times: $1) },
        constant: -plain.constant),
      plain.relation, priority: ConstraintPriority(Float(plain.priority)), weight: plain.weight)
  }

  mutating func add(_ plain: PlainConstraint) throws {
    constraints.append((try system.add(constraint(plain)), plain))
  }

  var point: [Double] { variables.map { system.value(of: $0) } }

  /// The constraints with what is broken just below what is required, as the system promises.
  func promised() -> [PlainConstraint] {
    var plain = constraints.map(\.plain)
    for number in Oracle.broken(of: plain, variables: variables.count) { plain[number].priority = 9995 }
    for number in plain.indices { if plain[number].priority == 1000 { plain[number].priority = 10000 } }
    return plain
  }
}

extension PlainConstraint {
  static func random(
    variables: Int, priorities: [Int], using generator: inout SeededGenerator
  ) -> PlainConstraint {
    var coefficients = [Double](repeating: 0, count: variables)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      coefficients[Int.random(in: 0..<variables, using: &generator)] = generator.one(of: [
        1.0, -1, 1, -1, 2, 0.5,
      ])
    }
    return PlainConstraint(
      coefficients: coefficients, relation: generator.one(of: LinearRelation.allCases),
      constant: Double(Int.random(in: -10...10, using: &generator)),
      priority: generator.one(of: priorities), weight: generator.one(of: [1.0, 1, 1, 2, 0.5]))
  }
}
