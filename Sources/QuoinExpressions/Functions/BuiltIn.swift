/// A function that every expression knows.
enum BuiltIn: Equatable {
  case math(MathFunction)
  /// `rgb(255, 0, 0)`: red, green and blue from 0 to 255.
  case rgb
  /// `rgba(255, 0, 0, 0.5)`: alpha from 0 to 1.
  case rgba

  private static let byName: [String: BuiltIn] = {
    var all = ["rgb": BuiltIn.rgb, "rgba": .rgba]
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
    case .rgb: (3, false)
    case .rgba: (4, false)
    }
  }
}
