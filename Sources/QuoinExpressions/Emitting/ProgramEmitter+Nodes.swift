extension ProgramEmitter {
  /// Writes one text's nodes, in order, leaving its value as the topmost operand.
  mutating func emit(_ checker: ExpressionChecker) {
    let nodes = checker.syntax.nodes
    let infos = checker.infos
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if node.branch != .none, infos[Int(node.owner)].state == .live {
        beginBranch(node.branch, of: Int(node.owner), checker)
      }
      let skip = Int(infos[index].skip)
      if skip >= 0 { index = skip }
      emit(index, checker, nodes[index], infos[index])
      index += 1
    }
  }

  private mutating func emit(
    _ index: Int, _ checker: ExpressionChecker, _ node: ExpressionNode, _ info: NodeInfo
  ) {
    let place = Place(start: node.start, end: node.end, unit: Int32(truncatingIfNeeded: checker.unit))
    switch info.state {
    case .number:
      operands.append(
        Operand(
          row: info.type == .bool ? .bool : .number, location: .immediate, number: info.number,
          place: place))
    case .constant:
      operands.append(Operand(row: .value, location: .constant, index: info.index, place: place))
    case .slot:
      operands.append(Operand(row: row(of: info.type), location: .slot, index: info.index, place: place))
    case .macro: emit(compilation.checkers[Int(info.index)])
    case .local:
      operands.append(Operand(row: .value, location: .local, index: info.index, place: place))
    case .parameter: if node.count == 0 { beginClosure(firstLocal: Int(info.index)) }
    case .closure: endClosure(parameterCount: Int(node.count) - 1, place)
    case .function, .builtIn, .library, .alias, .dead: break
    case .live: emitLive(index, checker, node, info, place)
    }
    if info.stepCount > 0, info.state != .dead { emitSteps(checker, info) }
  }

  /// Reads members of the topmost operand.
  private mutating func emitSteps(_ checker: ExpressionChecker, _ info: NodeInfo) {
    let depth = operands.count - 1
    loadValue(depth)
    for offset in 0..<Int(info.stepCount) {
      let step = compilation.steps[Int(info.firstStep) + offset]
      let place = Place(
        start: UInt32(truncatingIfNeeded: step.range.lowerBound),
        end: UInt32(truncatingIfNeeded: step.range.upperBound),
        unit: Int32(truncatingIfNeeded: checker.unit))
      append(
        step.known >= 0
          ? Instruction(.knownMember, depth, b: Int(step.known))
          : Instruction(.member, depth, b: Int(step.text), c: step.isOptional ? 1 : 0), place)
      finish(depth, .value, place)
    }
  }

  private mutating func emitLive(
    _ index: Int, _ checker: ExpressionChecker, _ node: ExpressionNode, _ info: NodeInfo, _ place: Place
  ) {
    let top = operands.count - 1
    switch node.kind {
    case .negate: emitUnary(.negate, place)
    case .not:
      loadBool(top)
      append(Instruction(.not, top), place)
      finish(top, .bool, place)
    case .plus:
      loadNumber(top)
      finish(top, .number, place)
    case .percent: emitPercent(info, place)
    case .add where info.type != .number:
      loadValue(top - 1)
      loadValue(top)
      append(Instruction(.addValues, top - 1), place)
      finish(top - 1, .value, place)
    case .add: emitArithmetic(.add, .addImmediate, .addSlot, place, commutes: true)
    case .subtract: emitArithmetic(.subtract, .subtractImmediate, .subtractSlot, place)
    case .multiply: emitArithmetic(.multiply, .multiplyImmediate, .multiplySlot, place, commutes: true)
    case .divide: emitArithmetic(.divide, .divideImmediate, .divideSlot, place)
    case .remainder: emitArithmetic(.remainder, .remainderImmediate, nil, place)
    case .equal, .notEqual: emitEquality(index, checker, node.kind, place)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: emitOrder(index, checker, node.kind, place)
    case .and, .or, .coalesce, .elvis, .ternary: endBranch(node.kind, info, place)
    case .closedRange, .halfOpenRange: emitRange(index, checker, node, place)
    case .subscripting: emitSubscript(index, checker, place)
    case .list, .array:
      emitElements(Int(node.count), node.kind == .list ? .makeList : .makeArray, place)
    case .interpolation:
      // A part that is alone has been checked where it was made.
      let parts: Instruction.Operation = node.count > 1 ? .makeParts : .makeArray
      emitElements(Int(node.count), checker.syntax.kind == .string ? .join : parts, place)
    case .call: emitCall(index, checker, node, place)
    case .number, .string, .color, .bool, .null, .name, .member, .openBound, .parameter, .closure: break
    }
  }

  private mutating func emitUnary(_ operation: Instruction.Operation, _ place: Place) {
    let top = operands.count - 1
    loadNumber(top)
    append(Instruction(operation, top), place)
    finish(top, .number, place)
  }

  private mutating func emitPercent(_ info: NodeInfo, _ place: Place) {
    let top = operands.count - 1
    let operand = operands[top]
    if info.index < 0 {
      loadNumber(top)
      append(Instruction(.divideImmediate, top, number: 100), place)
      append(Instruction(.multiplyImmediate, top, number: info.number), place)
    } else if operand.location == .immediate {
      readsSlots = true
      append(Instruction(.setNumber, top, number: operand.number / 100), place)
      append(Instruction(.multiplySlot, top, b: Int(info.index)), place)
    } else {
      readsSlots = true
      loadNumber(top)
      append(Instruction(.loadNumber, top + 1, b: Int(info.index)), place)
      need(top + 1, .number)
      append(Instruction(.percentOf, top), place)
    }
    finish(top, .number, place)
  }

  private mutating func emitArithmetic(
    _ plain: Instruction.Operation, _ immediate: Instruction.Operation, _ slot: Instruction.Operation?,
    _ place: Place, commutes: Bool = false
  ) {
    let right = operands.count - 1
    let left = right - 1
    if commutes, operands[left].location == .immediate, operands[right].location == .slot {
      operands.swapAt(left, right)
    }
    loadNumber(left)
    let operand = operands[right]
    if operand.location == .immediate {
      append(Instruction(immediate, left, number: operand.number), place)
    } else if operand.location == .slot, let slot {
      readsSlots = true
      append(Instruction(slot, left, b: Int(operand.index)), operand.place)
    } else {
      loadNumber(right)
      append(Instruction(plain, left), place)
    }
    finish(left, .number, place)
  }

  private mutating func emitRange(
    _ index: Int, _ checker: ExpressionChecker, _ node: ExpressionNode, _ place: Place
  ) {
    let right = operands.count - 1
    let lower = Int(checker.syntax.nodes[index - 1].first) - 1
    var flags: Int32 = node.kind == .closedRange ? 4 : 0
    if checker.syntax.nodes[lower].kind != .openBound {
      loadNumber(right - 1)
      flags |= 1
    }
    if checker.syntax.nodes[index - 1].kind != .openBound {
      loadNumber(right)
      flags |= 2
    }
    append(Instruction(.makeRange, right - 1, c: flags), place)
    finish(right - 1, .value, place)
  }

  private mutating func emitSubscript(_ index: Int, _ checker: ExpressionChecker, _ place: Place) {
    let right = operands.count - 1
    loadValue(right - 1)
    if checker.infos[index - 1].type == .number {
      loadNumber(right)
      append(Instruction(.subscriptNumber, right - 1), place)
    } else {
      loadValue(right)
      append(Instruction(.subscripting, right - 1), place)
    }
    finish(right - 1, .value, place)
  }

  private mutating func emitElements(
    _ count: Int, _ operation: Instruction.Operation, _ place: Place
  ) {
    let first = operands.count - count
    for depth in first..<operands.count { loadValue(depth) }
    append(Instruction(operation, first, b: count), place)
    finish(first, .value, place)
  }
}
