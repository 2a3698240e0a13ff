extension ProgramEmitter {
  /// What was being written when a closure began.
  struct Waiting {
    let block: Program.Block
    let operands: [Operand]
    let open: [Open]
    let firstLocal: Int
  }

  mutating func beginClosure(firstLocal: Int) {
    waiting.append(Waiting(block: block, operands: operands, open: open, firstLocal: firstLocal))
    block = Program.Block()
    operands = []
    open = []
  }

  /// Finishes a closure, whose value is the only operand, and leaves it as an operand of what is around it.
  mutating func endClosure(parameterCount: Int, _ place: Place) {
    guard let outer = waiting.popLast() else { return }
    loadValue(0)
    closures.append(
      Program.Closure(block: block, firstLocal: outer.firstLocal, parameterCount: parameterCount))
    (block, operands, open) = (outer.block, outer.operands, outer.open)
    operands.append(
      Operand(
        row: .value, location: .closure, index: Int32(truncatingIfNeeded: closures.count - 1), place: place))
    usesValues = true
  }

  /// Writes a call of a function of the language, whose arguments are the topmost operands.
  mutating func emitLibrary(_ function: Int, _ count: Int, _ place: Place) {
    let first = operands.count - count
    var closure = 0.0
    var values = count
    if let last = operands.last, last.location == .closure {
      closure = Double(last.index + 1)
      values -= 1
    }
    for depth in first..<first + values { loadValue(depth) }
    if ExpressionFunction.all[function].localeUse != .never { isPure = false }
    append(
      Instruction(
        .callLibrary, first, b: function, c: Int32(truncatingIfNeeded: values), number: closure), place)
    finish(first, .value, place)
  }
}
