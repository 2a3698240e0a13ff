import QuoinConstraints

/// What a constraint of a law says, in plain numbers.
struct PlainConstraint {
  /// A coefficient for each variable.
  var coefficients: [Double]
  var relation: LinearRelation
  var constant: Double
  var priority: Int
  var weight = 1.0

  func error(at point: [Double]) -> Double {
    var sum = -constant
    for (coefficient, value) in zip(coefficients, point) { sum += coefficient * value }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}

/// The best values of a small system, found by looking at every point where constraints meet.
enum Oracle {
  /// The sum of weighted errors of each priority, the highest first, at the best point.
  ///
  /// Errors have a best point where as many constraints as there are variables hold exactly, if variables that nothing is
  /// said of are zero.
  static func costs(of constraints: [PlainConstraint], variables: Int) -> [Double] {
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for variable in 0..<variables {
      planes.append(((0..<variables).map { $0 == variable ? 1 : 0 }, 0))
    }
    var best: [Double]?
    each(variables, of: planes.count) { chosen in
      guard let point = meeting(chosen.map { planes[$0] }) else { return }
      let costs = costs(of: constraints, at: point, priorities: priorities)
      guard let known = best else {
        best = costs
        return
      }
      for (new, old) in zip(costs, known) where abs(new - old) > 1e-7 {
        if new < old { best = costs }
        return
      }
    }
    return best ?? []
  }

  /// The best points at which constraints meet each other, or one end of what is looked at: a thousand to both sides.
  static func bestPoints(of constraints: [PlainConstraint], variables: Int) -> [[Double]] {
    let best = costs(of: constraints, variables: variables)
    let priorities = Set(constraints.map(\.priority)).sorted(by: >)
    var planes = constraints.map { ($0.coefficients, $0.constant) }
    for variable in 0..<variables {
      for end in [-1000.0, 1000] {
        planes.append(((0..<variables).map { $0 == variable ? 1 : 0 }, end))
      }
    }
    var points: [[Double]] = []
    each(variables, of: planes.count) { chosen in
      guard let point = meeting(chosen.map { planes[$0] }), point.allSatisfy({ abs($0) < 1001 }) else {
        return
      }
      let costs = costs(of: constraints, at: point, priorities: priorities)
      if zip(costs, best).allSatisfy({ abs($0 - $1) < 1e-7 }) { points.append(point) }
    }
    return points
  }

  /// From where to where each variable may go while the errors stay the least, as far as a thousand to both sides.
  static func ranges(of constraints: [PlainConstraint], variables: Int) -> [ClosedRange<Double>] {
    let points = bestPoints(of: constraints, variables: variables)
    return (0..<variables).map { variable in
      let values = points.map { $0[variable] }
      return (values.min() ?? 0)...(values.max() ?? 0)
    }
  }

  static func costs(of constraints: [PlainConstraint], at point: [Double], priorities: [Int]) -> [Double] {
    priorities.map { priority in
      constraints.reduce(0) { $1.priority == priority ? $0 + $1.weight * $1.error(at: point) : $0 }
    }
  }

  /// The required constraints that are given up if older ones come first.
  static func broken(of constraints: [PlainConstraint], variables: Int) -> [Int] {
    var kept: [PlainConstraint] = []
    var broken: [Int] = []
    for (number, constraint) in constraints.enumerated() where constraint.priority == 1000 {
      if let cost = costs(of: kept + [constraint], variables: variables).first, cost > 1e-7 {
        broken.append(number)
      } else {
        kept.append(constraint)
      }
    }
    return broken
  }

  private static func each(_ count: Int, of total: Int, from first: Int = 0, _ body: ([Int]) -> Void) {
    var chosen: [Int] = []
    func choose(from first: Int) {
      if chosen.count == count { return body(chosen) }
      for next in first..<max(first, total) {
        chosen.append(next)
        choose(from: next + 1)
        chosen.removeLast()
      }
    }
    choose(from: first)
  }

  private static func meeting(_ planes: [([Double], Double)]) -> [Double]? {
    var matrix = planes.map { $0.0 + [$0.1] }
    let count = matrix.count
    for column in 0..<count {
      guard let row = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[row][column]) > 1e-9
      else { return nil }
      matrix.swapAt(row, column)
      for other in 0..<count where other != column {
        let factor = matrix[other][column] / matrix[column][column]
        guard factor != 0 else { continue }
        for place in column...count { matrix[other][place] -= factor * matrix[column][place] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
