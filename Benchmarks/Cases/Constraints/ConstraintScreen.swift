import QuoinConstraints

/// What screens of some kinds say, once as constraints and once as someone would work out the same numbers by hand.
struct ConstraintScreen {
  struct View {
    let left, top, width, height: LinearVariable
    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
  }

  let system = ConstraintSystem()
  private(set) var constraints: [LinearConstraint] = []

  private func view() -> View {
    View(
      left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
      height: system.makeVariable())
  }

  private mutating func say(_ constraint: LinearConstraint, priority: ConstraintPriority = .required) {
    constraints.append(constraint.with(priority: priority))
  }

  /// Adds all of them and solves.
  func solve() throws {
    for constraint in constraints { try system.add(constraint) }
    system.solve()
  }

  /// Rows of a label, a field that takes what room there is, and a switch: 14 constraints a row.
  static func form(rows: Int) -> ConstraintScreen {
    var screen = ConstraintScreen()
    let width = screen.system.makeVariable()
    screen.say(width == 375)
    var above: View?
    for row in 0..<rows {
      let (label, field, toggle) = (screen.view(), screen.view(), screen.view())
      screen.say(label.left == 16)
      screen.say(field.left == label.right + 8)
      screen.say(toggle.left == field.right + 8)
      screen.say(toggle.right == width - 16)
      screen.say(field.top == (above.map { $0.bottom + 12 } ?? LinearExpression(constant: 20)))
      screen.say(label.top + label.height / 2 == field.top + field.height / 2)
      screen.say(toggle.top + toggle.height / 2 == field.top + field.height / 2)
      screen.say(field.height == 34)
      screen.say(toggle.width == 51)
      screen.say(toggle.height == 31)
      screen.say(label.height == 20, priority: 750)
      screen.say(label.width >= naturalWidth(row), priority: 750)
      screen.say(label.width <= naturalWidth(row), priority: 251)
      screen.say(field.width <= 100, priority: 250)
      above = field
    }
    return screen
  }

  private static func naturalWidth(_ row: Int) -> Double { Double(60 + row % 7 * 10) }

  /// The numbers of the form, 12 a row.
  static func formByHand(rows: Int, into numbers: inout [Double]) {
    var top = 20.0
    for row in 0..<rows {
      let label = naturalWidth(row)
      let toggle = 375.0 - 16 - 51
      let values = (16.0, top + 7, label, 20.0, 16 + label + 8, top, toggle - 8 - (16 + label + 8), 34.0)
      let place = row * 12
      numbers[place] = values.0
      numbers[place + 1] = values.1
      numbers[place + 2] = values.2
      numbers[place + 3] = values.3
      numbers[place + 4] = values.4
      numbers[place + 5] = values.5
      numbers[place + 6] = values.6
      numbers[place + 7] = values.7
      numbers[place + 8] = toggle
      numbers[place + 9] = top + 1.5
      numbers[place + 10] = 51
      numbers[place + 11] = 31
      top += 34 + 12
    }
  }

  /// Views side by side with at least a gap between them, each pulled to the left.
  static func chain(count: Int) -> ConstraintScreen {
    var screen = ConstraintScreen()
    var before: View?
    for _ in 0..<count {
      let view = screen.view()
      screen.say(view.left >= (before.map { $0.right + 8 } ?? LinearExpression(constant: 8)))
      screen.say(view.width == 40, priority: 750)
      screen.say(view.left == 0, priority: 50)
      before = view
    }
    return screen
  }

  /// Views of one width that fill a row.
  static func siblings(count: Int) -> ConstraintScreen {
    var screen = ConstraintScreen()
    let width = screen.system.makeVariable()
    screen.say(width == 1_000)
    var before: View?
    for _ in 0..<count {
      let view = screen.view()
      if let before {
        screen.say(view.left == before.right)
        screen.say(view.width == before.width)
      } else {
        screen.say(view.left == 0)
      }
      before = view
    }
    if let before { screen.say(before.right == width.expression) }
    return screen
  }

  /// Views one inside the other, each a point smaller at every edge.
  static func nested(depth: Int) -> ConstraintScreen {
    var screen = ConstraintScreen()
    var parent = screen.view()
    for variable in [parent.left, parent.top] { screen.say(variable == 0) }
    for variable in [parent.width, parent.height] { screen.say(variable == 10_000) }
    for _ in 0..<depth {
      let view = screen.view()
      screen.say(view.left == parent.left + 1)
      screen.say(view.top == parent.top + 1)
      screen.say(view.right == parent.right - 1)
      screen.say(view.bottom == parent.bottom - 1)
      parent = view
    }
    return screen
  }
}
