extension ProgramEmitter {
  mutating func emitCall(
    _ index: Int, _ checker: ExpressionChecker, _ node: ExpressionNode, _ place: Place
  ) {
    let count = Int(node.count) - 1
    let first = operands.count - count
    var callee = index - 1
    for _ in 0..<count { callee = Int(checker.syntax.nodes[callee].first) - 1 }
    let info = checker.infos[callee]
    if info.method >= 0 { return emitLibrary(Int(info.method), count + 1, place) }
    switch info.state {
    case .library: emitLibrary(Int(info.index), count, place)
    case .builtIn: emitBuiltIn(compilation.builtIns[Int(info.index)], first, count, place)
    case .function:
      let function = functions[Int(info.index)]
      emitArguments(index, checker, function.signature, first, count)
      if !function.isPure { isPure = false }
      append(
        Instruction(.call, first, b: Int(info.index), c: Int32(truncatingIfNeeded: count)), place)
      finish(first, .value, place)
      need(first, .value)
    default:
      var signature = FunctionSignature.untyped
      if case .function(let known) = info.type.unwrapped { signature = known }
      if info.type.unwrapped == .string { signature = .format }
      emitArguments(index, checker, signature, first, count)
      loadValue(first - 1)
      isPure = false
      append(Instruction(.callValue, first - 1, c: Int32(truncatingIfNeeded: count)), place)
      finish(first - 1, .value, place)
      // What a closure returns is taken at its word only after a look.
      coerce(first - 1, from: .any, to: signature.result, at: place)
    }
  }

  private mutating func emitArguments(
    _ index: Int, _ checker: ExpressionChecker, _ signature: FunctionSignature, _ first: Int, _ count: Int
  ) {
    for (offset, argument) in checker.children(of: index, count: count).enumerated() {
      let depth = first + offset
      coerce(
        depth, from: checker.infos[argument].type, to: signature.parameter(offset),
        at: operands[depth].place)
      loadValue(depth)
    }
  }

  private mutating func emitBuiltIn(_ builtIn: BuiltIn, _ first: Int, _ count: Int, _ place: Place) {
    for depth in first..<first + count { loadNumber(depth) }
    switch builtIn {
    case .math(let function):
      append(
        function.arity.count == 1
          ? Instruction(.math, first, c: function.rawValue)
          : Instruction(.mathFold, first, b: count, c: function.rawValue), place)
      finish(first, .number, place)
    case .color(let function):
      append(Instruction(.makeColor, first, c: function.rawValue), place)
      finish(first, .value, place)
    }
  }
}
