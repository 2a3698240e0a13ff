import QuoinConstraints

/// The systems that screens of some kinds make.
struct Screen {
  let system = ConstraintSystem()
  private(set) var constraints: [LinearConstraint] = []

  struct View {
    let left, top, width, height: LinearVariable
    var right: LinearExpression { left + width }
    var bottom: LinearExpression { top + height }
  }

  func view() -> View {
    View(
      left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
      height: system.makeVariable())
  }

  mutating func say(_ constraint: LinearConstraint, priority: ConstraintPriority = .required) {
    constraints.append(constraint.with(priority: priority))
  }

  /// Rows of a label, a field that takes what room there is, and a switch: 14 constraints a row.
  static func form(rows: Int) -> Screen {
    var screen = Screen()
    let width = screen.system.makeVariable()
    screen.say(width == 375)
    var above: View?
    for row in 0..<rows {
      let (label, field, toggle) = (screen.view(), screen.view(), screen.view())
      let natural = Double(60 + row % 7 * 10)
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
      screen.say(label.width >= natural, priority: 750)
      screen.say(label.width <= natural, priority: 251)
      screen.say(field.width <= 100, priority: 250)
      above = field
    }
    return screen
  }

  /// Views side by side with at least a gap between them, each pulled to the left.
  static func chain(count: Int) -> Screen {
    var screen = Screen()
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
  static func siblings(count: Int) -> Screen {
    var screen = Screen()
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
  static func nested(depth: Int) -> Screen {
    var screen = Screen()
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
