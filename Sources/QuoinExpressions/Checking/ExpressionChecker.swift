import QuoinDiagnostics

/// Finds the type of every node of one text, resolves its names, and folds what is known.
///
/// It goes through the nodes once, in order; children come before their parents.
final class ExpressionChecker {
  let syntax: ExpressionSyntax
  let unit: Int
  // The compilation owns its checkers and outlives them.
  unowned let compilation: Compilation
  var infos: [NodeInfo]
  /// Whether the parts of a string become one string, whatever is expected.
  var joinsParts = false

  init(_ syntax: ExpressionSyntax, unit: Int, in compilation: Compilation) {
    self.syntax = syntax
    self.unit = unit
    self.compilation = compilation
    infos = Array(repeating: NodeInfo(), count: syntax.nodes.count)
  }

  var host: any ExpressionHost { compilation.host }
  var root: Int { syntax.nodes.count - 1 }

  func check() {
    syntax.nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices { check(index, nodes[index], nodes) }
    }
  }

  private func check(
    _ index: Int, _ node: ExpressionNode, _ nodes: UnsafeBufferPointer<ExpressionNode>
  ) {
    switch node.kind {
    case .number: setNumber(index, node.number)
    case .bool: setBool(index, node.payload != 0)
    case .null, .openBound: setConstant(index, .null, .null)
    case .string: setConstant(index, .string(syntax.texts[node.textIndex].text), .string)
    case .color: checkColor(index, node)
    case .name: checkName(index, node)
    case .member: checkMember(index, node)
    case .call: checkCall(index, node, nodes)
    case .subscripting: checkSubscript(index, node, nodes)
    case .negate, .plus, .not, .percent: checkUnary(index, node)
    case .add: checkAddition(index, left: left(of: index, nodes))
    case .subtract, .multiply, .divide, .remainder:
      checkArithmetic(index, node, left: left(of: index, nodes))
    case .equal, .notEqual: checkEquality(index, node, left: left(of: index, nodes))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      checkOrder(index, node, left: left(of: index, nodes))
    case .and, .or: checkLogic(index, node, left: left(of: index, nodes))
    case .coalesce, .elvis: checkDefault(index, node, left: left(of: index, nodes))
    case .ternary: checkTernary(index, nodes)
    case .closedRange, .halfOpenRange: checkRange(index, node, left: left(of: index, nodes), nodes)
    case .list, .array: checkElements(index, node, nodes)
    case .interpolation: checkInterpolation(index, node)
    case .parameter: checkParameter(index, node)
    case .closure: checkClosure(index, node)
    }
  }

  /// The left child of a node with two.
  private func left(of index: Int, _ nodes: UnsafeBufferPointer<ExpressionNode>) -> Int {
    Int(nodes[index - 1].first) - 1
  }

  /// The children of a node, in order.
  func children(of index: Int, count: Int) -> [Int] {
    var children = [Int](repeating: 0, count: count)
    var child = index - 1
    for place in stride(from: count - 1, through: 0, by: -1) {
      children[place] = child
      child = Int(syntax.nodes[child].first) - 1
    }
    return children
  }

  func report(_ diagnostic: Diagnostic, at index: Int) {
    compilation.report(diagnostic, at: syntax.nodes[index].range, unit: unit)
  }

  // MARK: Known values

  func setNumber(_ index: Int, _ number: Double) {
    infos[index].type = .number
    infos[index].state = .number
    infos[index].number = number
    subsume(index)
  }

  func setBool(_ index: Int, _ bool: Bool) {
    infos[index].type = .bool
    infos[index].state = .number
    infos[index].number = bool ? 1 : 0
    subsume(index)
  }

  func setConstant(_ index: Int, _ value: Value, _ type: ValueType) {
    switch value {
    case .number(let number): setNumber(index, number)
    case .bool(let bool): setBool(index, bool)
    default:
      infos[index].type = type
      infos[index].state = .constant
      infos[index].index = Int32(truncatingIfNeeded: compilation.constants.count)
      compilation.constants.append(value)
      subsume(index)
    }
  }

  private func subsume(_ index: Int) {
    let first = Int(syntax.nodes[index].first)
    if first != index { infos[first].skip = Int32(truncatingIfNeeded: index) }
  }

  /// Takes the nodes of a child out of the program.
  func kill(_ index: Int) {
    infos[index].state = .dead
    infos[Int(syntax.nodes[index].first)].skip = Int32(truncatingIfNeeded: index)
  }

  /// The value of a node that is known before evaluation.
  func known(_ index: Int) -> Value? {
    let info = infos[index]
    guard info.stepCount == 0 else { return nil }
    switch info.state {
    case .number: return info.type == .bool ? .bool(info.number != 0) : .number(info.number)
    case .constant: return compilation.constants[Int(info.index)]
    default: return nil
    }
  }

  /// Lets go of the value of a node that its parent's value was made from.
  func forget(_ index: Int) {
    if infos[index].state == .constant { compilation.constants[Int(infos[index].index)] = .null }
  }

  /// Makes a node stand for one of its children, the only one that is left.
  func setAlias(_ index: Int, of child: Int) {
    if let value = known(child) {
      setConstant(index, value, infos[child].type)
    } else {
      infos[index].type = infos[child].type
      infos[index].state = .alias
    }
  }

  /// Whether what is evaluated reads any slot.
  var readsSlots: Bool {
    var index = 0
    while index < infos.count {
      if infos[index].skip >= 0 { index = Int(infos[index].skip) }
      switch infos[index].state {
      case .slot: return true
      case .live where syntax.nodes[index].kind == .percent && infos[index].index >= 0: return true
      case .macro where compilation.checkers[Int(infos[index].index)].readsSlots: return true
      default: index += 1
      }
    }
    return false
  }

  // MARK: Expectations

  /// Reports a node that cannot be of a type; where branches differ, the branch that cannot.
  func require(_ index: Int, toBe expected: ValueType) {
    var open = [index]
    while let node = open.popLast() {
      let info = infos[node]
      if info.type.use(as: expected, host: host) == .no {
        report(.mismatch(expected: expected, found: info.type.described), at: node)
      } else if info.state == .live, info.type == .any, syntax.nodes[node].kind == .ternary {
        open.append(node - 1)
        open.append(Int(syntax.nodes[node - 1].first) - 1)
      }
    }
  }

  /// Reports a node that an operator cannot work on.
  func requireOperand(_ index: Int, _ type: ValueType, of symbol: String) {
    if !infos[index].type.mayBe(type) {
      report(.badOperand(of: symbol, expected: type, found: infos[index].type), at: index)
    }
  }
}

extension Diagnostic {
  static func badOperand(of symbol: String, expected: ValueType, found: ValueType) -> Diagnostic {
    let hint = found == .null ? "; give a default with ??" : ""
    return Diagnostic(
      .error, "'\(symbol)' expects \(expected.described) but found \(found.described)\(hint)",
      notes: Note.converting(found.described, to: expected))
  }
}
