import QuoinDiagnostics

/// A compiled expression: instructions and what they refer to.
///
/// Sendable although it holds pointers: what lies behind them is written once, in the initializer, belongs to this
/// object alone and is given back when it goes; the values are `Constant`s. All else is constant and `Sendable`.
final class Program: @unchecked Sendable {
  /// In which row the result lies.
  enum Row: UInt8 {
    case number, bool, value
  }

  /// A text that instructions come from: the expression itself or a macro in it.
  struct Unit: Sendable {
    let source: String
    let map: SourceMap?
    /// For a macro: its name, and where it is used in which unit.
    let macro: String?
    let use: Range<Int>
    let user: Int

    var knownMap: SourceMap { map ?? SourceMap(text: source) }
  }

  /// What every evaluation reads. A pointer spares it the counting of references.
  struct Core {
    let code: UnsafeMutablePointer<Instruction>
    let count: Int
    let constants: UnsafeMutablePointer<Value>
    let constantCount: Int
    /// How many registers each row needs.
    let registers: Int
    /// Whether there is any value to keep; the row of values is left out otherwise.
    let usesValues: Bool
    /// The program itself, which outlives every evaluation of it.
    unowned(unsafe) var program: Program?
  }

  let core: UnsafeMutablePointer<Core>
  let places: [Place]
  let texts: [String]
  let members: [Member]
  let functions: [Function]
  let types: [ValueType]
  let units: [Unit]
  let host: any ExpressionHost
  let result: Row

  init(_ emitter: borrowing ProgramEmitter, result: Row) {
    let constants = emitter.constants
    core = .allocate(capacity: 1)
    core.initialize(
      to: Core(
        code: .allocate(capacity: emitter.code.count), count: emitter.code.count,
        constants: .allocate(capacity: constants.count), constantCount: constants.count,
        registers: emitter.registers, usesValues: emitter.usesValues, program: nil))
    core.pointee.code.initialize(from: emitter.code, count: emitter.code.count)
    core.pointee.constants.initialize(from: constants, count: constants.count)
    places = emitter.places
    texts = emitter.texts
    members = emitter.members
    functions = emitter.functions
    types = emitter.types
    units = emitter.units
    host = emitter.host
    self.result = result
    core.pointee.program = self
  }

  deinit {
    core.pointee.code.deallocate()
    core.pointee.constants.deinitialize(count: core.pointee.constantCount)
    core.pointee.constants.deallocate()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// The value in a frame.
  func value(in frame: ExpressionFrame) throws(Diagnostic) -> Value {
    let interpreter = Interpreter(core: core, contents: frame.contents)
    switch result {
    case .number: return .number(try interpreter.number())
    case .bool: return .bool(try interpreter.number() != 0)
    case .value: return try interpreter.value()
    }
  }

  /// A diagnostic with the place of the instruction it came from.
  ///
  /// Inside a macro the place is where the macro is used, with a note at the place in the macro.
  func located(_ diagnostic: Diagnostic, at index: Int) -> Diagnostic {
    guard diagnostic.span == nil, places.indices.contains(index) else { return diagnostic }
    let place = places[index]
    return Self.located(
      diagnostic, range: Int(place.start)..<Int(place.end), unit: Int(place.unit), units: units)
  }

  static func located(_ diagnostic: Diagnostic, range: Range<Int>, unit: Int, units: [Unit]) -> Diagnostic {
    var diagnostic = diagnostic
    var unit = unit
    var range = range
    while let name = units[unit].macro {
      diagnostic.notes.append(
        Diagnostic.Note("In the macro '\(name)'", at: units[unit].knownMap.span(for: range)))
      (range, unit) = (units[unit].use, units[unit].user)
    }
    diagnostic.span = units[unit].knownMap.span(for: range)
    return diagnostic
  }
}

extension Program {
  /// The slots that the instructions read, ascending, each once.
  var slots: [Int] {
    var slots: [Int] = []
    for step in UnsafeBufferPointer(start: core.pointee.code, count: core.pointee.count) {
      switch step.operation {
      case .loadNumber, .loadBool, .loadValue, .addSlot, .subtractSlot, .multiplySlot, .divideSlot:
        slots.append(Int(step.b))
      default: break
      }
    }
    guard slots.count > 1 else { return slots }
    slots.sort()
    var last = -1
    slots.removeAll { slot in
      defer { last = slot }
      return slot == last
    }
    return slots
  }
}
