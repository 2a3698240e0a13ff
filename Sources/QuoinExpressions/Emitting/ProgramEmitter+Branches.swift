extension ProgramEmitter {
  /// Writes the jump that stands before a branch.
  mutating func beginBranch(
    _ branch: ExpressionNode.Branch, of owner: Int, _ checker: ExpressionChecker
  ) {
    let top = operands.count - 1
    let place = operands[top].place
    switch branch {
    case .none: return
    case .then:
      loadBool(top)
      open.append(Open(jump: block.code.count))
      append(Instruction(.jumpIfFalse, top), place)
    case .otherwise:
      load(top, into: row(of: checker.infos[owner].type))
      open[open.count - 1].end = block.code.count
      append(Instruction(.jump, top), place)
      aim(open[open.count - 1].jump)
    case .rightSide:
      let operation: Instruction.Operation
      switch checker.syntax.nodes[owner].kind {
      case .and: operation = .jumpIfFalse
      case .or: operation = .jumpIfTrue
      case .coalesce: operation = .jumpIfNotNull
      default: operation = .jumpIfTruthy
      }
      if operation == .jumpIfFalse || operation == .jumpIfTrue { loadBool(top) } else { loadValue(top) }
      open.append(Open(jump: block.code.count))
      append(Instruction(operation, top), place)
    }
    operands.removeLast()
  }

  /// Brings the last branch to where the others left their value.
  mutating func endBranch(_ kind: ExpressionNode.Kind, _ info: NodeInfo, _ place: Place) {
    let top = operands.count - 1
    let row: Program.Row
    switch kind {
    case .ternary: row = self.row(of: info.type)
    case .and, .or: row = .bool
    default: row = .value
    }
    load(top, into: row)
    if let finished = open.popLast() { aim(kind == .ternary ? finished.end : finished.jump) }
    finish(top, row, place)
  }

  private mutating func load(_ depth: Int, into row: Program.Row) {
    switch row {
    case .number: loadNumber(depth)
    case .bool: loadBool(depth)
    case .value: loadValue(depth)
    }
  }

  /// Aims a jump at the next instruction.
  private mutating func aim(_ jump: Int) {
    block.code[jump].b = Int32(truncatingIfNeeded: block.code.count)
  }
}
