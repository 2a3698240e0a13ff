import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// What a template says in one constraint, whatever its data are.
struct ConstraintRule: Sendable {
  let first: ConstraintAnchor
  let sign: ConstraintSign
  /// What the other side is of a view or a guide; nothing for a number.
  let second: ConstraintAnchor?
  let place: ConstraintPlace

  var relation: NSLayoutConstraint.Relation {
    switch sign {
    case .equal: .equal
    case .atMost: .lessThanOrEqual
    case .atLeast: .greaterThanOrEqual
    }
  }
}

/// What the constraints of an element come to at one moment.
final class ConstraintValues: Equatable {
  /// One constraint.
  struct Row: Equatable {
    let first: ConstraintAnchor
    let relation: NSLayoutConstraint.Relation
    /// The view or the guide of the other side; nothing for a number.
    let item: AnyObject?
    let second: ConstraintAnchor?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let place: ConstraintPlace

    /// Whether a constraint of another row says the same but for its constant and its priority.
    func isLike(_ other: Row) -> Bool {
      first == other.first && relation == other.relation && item === other.item && second == other.second
        && multiplier == other.multiplier
    }

    static func == (left: Row, right: Row) -> Bool {
      left.isLike(right) && left.constant == right.constant && left.priority == right.priority
        && left.place == right.place
    }
  }

  /// One for each constraint; nothing for one that there is nothing to tie to.
  let rows: [Row?]

  init(_ rows: [Row?]) { self.rows = rows }

  static func == (left: ConstraintValues, right: ConstraintValues) -> Bool { left.rows == right.rows }
}

extension PropertyType {
  /// Statements that tie the edges and lengths of views.
  static let constraints = PropertyType("Constraints", syntax: .constraints, valueType: .any)

  /// A priority as constraints have it: a number from 1 to 1,000, with UIKit's names for some.
  static let constraintPriority = PropertyType(
    "priority", valueType: .number,
    cases: ConstraintPriorityName.allCases.map { name in
      Case(name.rawValue, Constant(plain: .number(name.value)) ?? .null)
    })
}

/// What UIKit calls some priorities.
package enum ConstraintPriorityName: String, CaseIterable, Sendable {
  case required, high, low, fittingSize, defaultHigh, defaultLow, fittingSizeLevel

  /// From 1 to 1,000.
  package var value: Double {
    switch self {
    case .required: 1_000
    case .high, .defaultHigh: 750
    case .low, .defaultLow: 250
    case .fittingSize, .fittingSizeLevel: 50
    }
  }
}
