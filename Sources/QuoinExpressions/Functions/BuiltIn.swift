/// A function that every expression knows.
enum BuiltIn: Equatable {
  case math(MathFunction)
  case color(ColorFunction)

  private static let byName: [String: BuiltIn] = {
    var all: [String: BuiltIn] = [:]
    for function in ColorFunction.allCases { all[function.name] = .color(function) }
    for function in MathFunction.allCases { all[function.name] = .math(function) }
    return all
  }()

  static let names = byName.keys.sorted()

  init?(_ name: String) {
    guard let found = Self.byName[name] else { return nil }
    self = found
  }

  var arity: (count: Int, isVariadic: Bool) {
    switch self {
    case .math(let function): function.arity
    case .color(let function): (function.count, false)
    }
  }
}
