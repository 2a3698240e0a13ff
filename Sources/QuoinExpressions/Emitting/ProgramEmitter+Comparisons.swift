extension ProgramEmitter {
  mutating func emitEquality(
    _ index: Int, _ checker: ExpressionChecker, _ kind: ExpressionNode.Kind, _ place: Place
  ) {
    let right = operands.count - 1
    let types = operandTypes(index, checker)
    if types.left.isNumeric, types.right.isNumeric {
      emitOrdered(kind, place, as: types.left == .bool && types.right == .bool ? .bool : .number)
    } else {
      loadValue(right - 1)
      loadValue(right)
      append(Instruction(.equalValues, right - 1, c: kind == .equal ? 0 : 1), place)
      finish(right - 1, .bool, place)
    }
  }

  mutating func emitOrder(
    _ index: Int, _ checker: ExpressionChecker, _ kind: ExpressionNode.Kind, _ place: Place
  ) {
    let right = operands.count - 1
    let types = operandTypes(index, checker)
    if types.left.isNumeric, types.right.isNumeric {
      emitOrdered(kind, place, as: .number)
    } else {
      loadValue(right - 1)
      loadValue(right)
      append(Instruction(.compareValues, right - 1, c: Int32(kind.rawValue)), place)
      finish(right - 1, .bool, place)
    }
  }

  private func operandTypes(_ index: Int, _ checker: ExpressionChecker) -> (left: ValueType, right: ValueType)
  {
    let left = Int(checker.syntax.nodes[index - 1].first) - 1
    return (checker.infos[left].type, checker.infos[index - 1].type)
  }

  private mutating func emitOrdered(
    _ kind: ExpressionNode.Kind, _ place: Place, as row: Program.Row
  ) {
    let right = operands.count - 1
    let left = right - 1
    if row == .number { loadNumber(left) } else { loadBool(left) }
    if operands[right].location == .immediate {
      append(Instruction(kind.immediateComparison, left, number: operands[right].number), place)
    } else {
      if row == .number { loadNumber(right) } else { loadBool(right) }
      append(Instruction(kind.comparison, left), place)
    }
    finish(left, .bool, place)
  }
}

extension ExpressionNode.Kind {
  fileprivate var comparison: Instruction.Operation {
    switch self {
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .notEqual: .notEqual
    default: .equal
    }
  }

  fileprivate var immediateComparison: Instruction.Operation {
    switch self {
    case .less: .lessImmediate
    case .lessOrEqual: .lessOrEqualImmediate
    case .greater: .greaterImmediate
    case .greaterOrEqual: .greaterOrEqualImmediate
    case .notEqual: .notEqualImmediate
    default: .equalImmediate
    }
  }
}
