import Foundation
import QuoinDiagnostics

extension ExpressionChecker {
  func checkUnary(_ index: Int, _ node: ExpressionNode) {
    let child = index - 1
    switch node.kind {
    case .not:
      requireOperand(child, .bool, of: "!")
      if infos[child].state == .number { setBool(index, infos[child].number == 0) }
      infos[index].type = .bool
    case .percent:
      requireOperand(child, .number, of: "%")
      checkPercent(index)
    default:
      requireOperand(child, .number, of: node.kind == .negate ? "-" : "+")
      if infos[child].state == .number {
        setNumber(index, node.kind == .negate ? -infos[child].number : infos[child].number)
      }
      infos[index].type = .number
    }
  }

  /// Percentages are of what the scope calls `100%`.
  private func checkPercent(_ index: Int) {
    infos[index].type = .number
    guard let match = compilation.scope.resolve(NamePath("100%")) else {
      return report(.percentWithoutWhole, at: index)
    }
    switch match.resolution {
    case .slot(let slot, _): infos[index].index = Int32(truncatingIfNeeded: slot)
    case .constant(let whole, _):
      guard case .number(let whole) = whole.value else { return report(.percentWithoutWhole, at: index) }
      // Written as a number, so that the program multiplies by it.
      infos[index].index = -1
      infos[index].number = whole
      if infos[index - 1].state == .number { setNumber(index, infos[index - 1].number / 100 * whole) }
    case .invalid(let problem): report(problem, at: index)
    case .function, .macro: report(.percentWithoutWhole, at: index)
    }
  }

  func checkArithmetic(_ index: Int, _ node: ExpressionNode, left: Int) {
    let right = index - 1
    let symbol = node.kind.symbol
    requireOperand(left, .number, of: symbol)
    requireOperand(right, .number, of: symbol)
    infos[index].type = .number
    if areKnownNumbers(left, right) {
      setNumber(index, Operations.arithmetic(infos[left].number, infos[right].number, node.kind))
    }
  }

  func checkAddition(_ index: Int, left: Int) {
    let right = index - 1
    let types = (infos[left].type.unwrapped, infos[right].type.unwrapped)
    switch types {
    case (.number, .number), (.number, .bool), (.bool, .number), (.bool, .bool): infos[index].type = .number
    case (.string, let other) where other != .null, (let other, .string) where other != .null:
      infos[index].type = .string
    case (.array(let element), .array(let other)): infos[index].type = .array(element.united(with: other))
    case (.array, .any), (.any, .array): infos[index].type = .array(.any)
    case (.any, .any), (.any, .number), (.number, .any), (.any, .bool), (.bool, .any):
      infos[index].type = .any
    default:
      let odd = types.1 == .null || [ValueType.number, .bool, .any].contains(types.0) ? right : left
      report(.cannotAdd(types.0.described, types.1.described), at: odd)
    }
    if areKnownNumbers(left, right) {
      setNumber(index, infos[left].number + infos[right].number)
    } else if let first = known(left), let second = known(right),
      let sum = try? Operations.add(first, second, limits: compilation.limits, host: host)
    {
      // Long chains would hold every sum on the way.
      forget(left)
      forget(right)
      setConstant(index, sum, infos[index].type)
    }
  }

  private func areKnownNumbers(_ left: Int, _ right: Int) -> Bool {
    infos[left].state == .number && infos[right].state == .number
  }

  func checkEquality(_ index: Int, _ node: ExpressionNode, left: Int) {
    let right = index - 1
    let types = (infos[left].type.unwrapped, infos[right].type.unwrapped)
    if !canCompare(types.0, types.1) {
      report(.cannotCompare(types.0, types.1), at: index)
    }
    infos[index].type = .bool
    if let first = known(left), let second = known(right) {
      setBool(index, first.isEqual(to: second) == (node.kind == .equal))
    }
  }

  private func canCompare(_ left: ValueType, _ right: ValueType) -> Bool {
    switch (left, right) {
    case (.any, _), (_, .any), (.null, _), (_, .null), (.object, .object), (.array, .array),
      (.dictionary, .dictionary):
      true
    default:
      left == right || left.isNumeric && right.isNumeric || host.canConvert(left, to: right)
        || host.canConvert(right, to: left)
    }
  }

  func checkOrder(_ index: Int, _ node: ExpressionNode, left: Int) {
    let right = index - 1
    let types = (infos[left].type.unwrapped, infos[right].type.unwrapped)
    switch types {
    case (.number, .number), (.number, .bool), (.bool, .number), (.bool, .bool), (.string, .string),
      (.any, .any), (.any, .number), (.number, .any), (.any, .bool), (.bool, .any), (.any, .string),
      (.string, .any):
      break
    default: report(.cannotOrder(types.0.described, types.1.described), at: index)
    }
    infos[index].type = .bool
    if let first = known(left), let second = known(right),
      let result = try? Operations.compare(
        first, second, node.kind, limits: compilation.limits, host: host)
    {
      setBool(index, result)
    }
  }

  func checkLogic(_ index: Int, _ node: ExpressionNode, left: Int) {
    let right = index - 1
    requireOperand(left, .bool, of: node.kind.symbol)
    requireOperand(right, .bool, of: node.kind.symbol)
    infos[index].type = .bool
    guard infos[left].state == .number else { return }
    let decides = (infos[left].number != 0) == (node.kind == .or)
    if decides {
      setBool(index, node.kind == .or)
    } else if infos[right].type == .bool {
      kill(left)
      setAlias(index, of: right)
    }
  }

  func checkRange(
    _ index: Int, _ node: ExpressionNode, left: Int, _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    let right = index - 1
    for bound in [left, right] where nodes[bound].kind != .openBound {
      requireOperand(bound, .number, of: node.kind.symbol)
    }
    infos[index].type = .range
    let lowerIsOpen = nodes[left].kind == .openBound
    let upperIsOpen = nodes[right].kind == .openBound
    guard lowerIsOpen || infos[left].state == .number, upperIsOpen || infos[right].state == .number else {
      return
    }
    if let range = try? Operations.range(
      lowerIsOpen ? nil : infos[left].number, upperIsOpen ? nil : infos[right].number,
      includesUpper: node.kind == .closedRange)
    {
      setConstant(index, range, .range)
    }
  }
}

extension ExpressionNode.Kind {
  /// How an operator is written.
  var symbol: String {
    switch self {
    case .add, .plus: "+"
    case .subtract, .negate: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder, .percent: "%"
    case .and: "&&"
    case .or: "||"
    case .not: "!"
    case .closedRange: "..."
    case .halfOpenRange: "..<"
    default: "\(self)"
    }
  }
}

extension Diagnostic {
  static var percentWithoutWhole: Diagnostic {
    Diagnostic(.error, "A percentage has no meaning here")
  }

  static func cannotCompare(_ left: ValueType, _ right: ValueType) -> Diagnostic {
    Diagnostic(.error, "Cannot compare \(left.described) with \(right.described)")
  }
}
