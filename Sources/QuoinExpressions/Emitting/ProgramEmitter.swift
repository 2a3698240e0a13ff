import QuoinDiagnostics

/// Writes the instructions of a checked expression.
///
/// Values wait on a stack of operands and are loaded into registers only when an instruction needs them there; the
/// register of an operand is its place on that stack.
struct ProgramEmitter {
  /// A value on the way to an instruction.
  struct Operand {
    enum Location: UInt8 {
      case register, immediate, constant, slot
      /// What a closure was called with; a closure.
      case local, closure
    }

    var row: Program.Row
    var location: Location
    var index: Int32 = 0
    var number = 0.0
    /// Where it comes from, for what may go wrong with it.
    let place: Place
  }

  /// An operator with branches that is being written.
  struct Open {
    /// The jumps over the part that is being written, to be aimed at what follows.
    var jump: Int
    /// The jump behind the first branch of a ternary.
    var end = -1
  }

  let compilation: Compilation
  /// What is written to: the expression, or the innermost closure in it.
  var block = Program.Block()
  var operands: [Operand] = []
  var open: [Open] = []
  var closures: [Program.Closure] = []
  /// What waits for the closures in it to be finished, outermost first.
  var waiting: [Waiting] = []
  var usesValues = false
  /// Whether nothing but the slots decides the value: no closure is called.
  var isPure = true
  var readsSlots = false
  /// The value, where it was known without running anything.
  var rootConstant: Constant?

  var functions: [Function] { compilation.functions }
  var host: any ExpressionHost { compilation.host }
  var types: [ValueType] = []

  init(_ compilation: Compilation) {
    self.compilation = compilation
    let size = compilation.checkers[0].infos.count + 1
    block.code.reserveCapacity(size)
    block.places.reserveCapacity(size)
    operands.reserveCapacity(4)
  }

  /// Writes everything, and what brings the value to the expected type.
  ///
  /// - Returns: The type of the value.
  mutating func emitWhole(expecting expected: ValueType) -> ValueType {
    let checker = compilation.checkers[0]
    let root = checker.root
    emit(checker)
    let type = checker.infos[root].type
    let place = Place(
      start: checker.syntax.nodes[root].start, end: checker.syntax.nodes[root].end, unit: 0)
    if type.use(as: expected, host: host) == .same, block.code.isEmpty, let value = checker.known(root) {
      rootConstant = Constant(trusted: value)
    }
    coerce(0, from: type, to: expected, at: place)
    let result = expected == .any ? type : expected
    switch row(of: result) {
    case .number: loadNumber(0)
    case .bool: loadBool(0)
    case .value: loadValue(0)
    }
    return result
  }

  /// What has been written, as a program.
  func program(of type: ValueType) -> Program {
    Program(
      main: block, closures: closures, localCount: compilation.localCount,
      constants: compilation.constants.map { Constant(trusted: $0) }, texts: compilation.texts,
      members: compilation.members, functions: functions, types: types, units: compilation.units, host: host,
      result: row(of: type), usesValues: usesValues)
  }

  func row(of type: ValueType) -> Program.Row {
    switch type {
    case .number: .number
    case .bool: .bool
    default: .value
    }
  }

  // MARK: Instructions

  mutating func append(_ instruction: Instruction, _ place: Place) {
    block.code.append(instruction)
    block.places.append(place)
  }

  /// Replaces the topmost operands by a result in a register.
  mutating func finish(_ depth: Int, _ row: Program.Row, _ place: Place) {
    operands.removeLast(operands.count - depth)
    operands.append(Operand(row: row, location: .register, place: place))
    need(depth, row)
  }

  /// Makes sure that registers up to this one exist.
  mutating func need(_ register: Int, _ row: Program.Row) {
    if register >= block.registers { block.registers = register + 1 }
    if row == .value { usesValues = true }
  }

  // MARK: Loading

  /// Brings an operand into its register of the row of numbers, as a number.
  mutating func loadNumber(_ depth: Int) { loadUnboxed(depth, .number) }

  /// Brings an operand into its register of the row of numbers, as a Boolean.
  mutating func loadBool(_ depth: Int) { loadUnboxed(depth, .bool) }

  private mutating func loadUnboxed(_ depth: Int, _ row: Program.Row) {
    let operand = operands[depth]
    let place = operand.place
    switch operand.location {
    case .slot:
      readsSlots = true
      append(
        Instruction(row == .number ? .loadNumber : .loadBool, depth, b: Int(operand.index)), place)
    case .immediate:
      let number = row == .bool && operand.row == .number && operand.number != 0 ? 1 : operand.number
      append(Instruction(.setNumber, depth, number: number), place)
    case .register where operand.row == .number && row == .bool:
      append(Instruction(.notEqualImmediate, depth, number: 0), place)
    case .register where operand.row == .value:
      append(Instruction(row == .number ? .unboxNumber : .unboxBool, depth), place)
    case .constant, .local, .closure:
      loadValue(depth)
      append(Instruction(row == .number ? .unboxNumber : .unboxBool, depth), place)
    case .register: break
    }
    need(depth, row)
    operands[depth].row = row
    operands[depth].location = .register
  }

  /// Brings an operand into its register of the row of values.
  mutating func loadValue(_ depth: Int) {
    let operand = operands[depth]
    let place = operand.place
    switch operand.location {
    case .slot:
      readsSlots = true
      append(Instruction(.loadValue, depth, b: Int(operand.index)), place)
    case .constant: append(Instruction(.setValue, depth, b: Int(operand.index)), place)
    case .local: append(Instruction(.loadLocal, depth, b: Int(operand.index)), place)
    // The checker has refused closures wherever they would be needed as values.
    case .closure: break
    case .immediate:
      let value: Value = operand.row == .bool ? .bool(operand.number != 0) : .number(operand.number)
      append(Instruction(.setValue, depth, b: compilation.constants.count), place)
      compilation.constants.append(value)
    case .register:
      switch operand.row {
      case .number: append(Instruction(.boxNumber, depth), place)
      case .bool: append(Instruction(.boxBool, depth), place)
      case .value: break
      }
    }
    need(depth, .value)
    operands[depth].row = .value
    operands[depth].location = .register
  }

  /// Brings an operand to a type; whether it can be was checked before.
  mutating func coerce(_ depth: Int, from type: ValueType, to expected: ValueType, at place: Place) {
    guard type.use(as: expected, host: host) == .check else { return }
    switch expected {
    case .number where !needsHost(type, expected): loadNumber(depth)
    case .bool where !needsHost(type, expected): loadBool(depth)
    default:
      loadValue(depth)
      append(Instruction(.coerce, depth, b: types.count), place)
      types.append(expected)
    }
  }

  private func needsHost(_ type: ValueType, _ expected: ValueType) -> Bool {
    if type.unwrapped.isNumeric, expected.isNumeric { return false }
    return type.unwrapped != .any && type.unwrapped != expected
  }
}
