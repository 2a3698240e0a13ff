import Foundation
import QuoinDiagnostics

/// Runs one program in one frame.
///
/// It holds plain pointers, as counting references would take longer than the arithmetic; the callers of an
/// evaluation keep both the expression and the frame alive until it returns.
struct Interpreter {
  let core: UnsafeMutablePointer<Program.Core>
  let contents: UnsafeMutablePointer<ExpressionFrame.Contents>

  /// Rows of up to so many registers lie on the stack, in a frame of constant size.
  private static let smallRow = 8

  var registers: Int { core.pointee.registers }

  /// Runs a program whose result is a number or a Boolean, as 0 or 1.
  @inline(__always)
  func number() throws(Diagnostic) -> Double {
    try countSteps()
    if core.pointee.usesValues { return try mixedNumber() }
    return try withNumbers { numbers throws(Diagnostic) in
      try execute(numbers, nil)
      return numbers[0]
    }
  }

  private func mixedNumber() throws(Diagnostic) -> Double {
    try withNumbers { numbers throws(Diagnostic) in
      try withValues { values throws(Diagnostic) in
        try execute(numbers, values)
        return numbers[0]
      }
    }
  }

  /// Runs a program whose result is neither.
  @inline(__always)
  func value() throws(Diagnostic) -> Value {
    try countSteps()
    return try withNumbers { numbers throws(Diagnostic) in
      try withValues { values throws(Diagnostic) in
        try execute(numbers, values)
        let value = values.move()
        values.initialize(to: .null)
        return value
      }
    }
  }

  @inline(__always)
  private func countSteps() throws(Diagnostic) {
    if contents.pointee.isMetered { try contents.pointee.frame?.meter?.countSteps(core.pointee.count) }
  }

  @inline(__always)
  private func withNumbers<Result>(
    _ body: (UnsafeMutablePointer<Double>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if registers <= Self.smallRow {
      return try withUnsafeTemporaryAllocation(
        byteCount: Self.smallRow * MemoryLayout<Double>.stride, alignment: MemoryLayout<Double>.alignment
      ) { row throws(Diagnostic) in try body(row.bindMemory(to: Double.self).baseAddress.unsafelyUnwrapped) }
    }
    return try withUnsafeTemporaryAllocation(of: Double.self, capacity: registers) {
      row throws(Diagnostic) in try body(row.baseAddress.unsafelyUnwrapped)
    }
  }

  @inline(__always)
  private func withValues<Result>(
    _ body: (UnsafeMutablePointer<Value>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    if registers <= Self.smallRow {
      return try withUnsafeTemporaryAllocation(of: Value.self, capacity: Self.smallRow) {
        row throws(Diagnostic) in try prepare(row.baseAddress.unsafelyUnwrapped, body)
      }
    }
    return try withUnsafeTemporaryAllocation(of: Value.self, capacity: registers) {
      row throws(Diagnostic) in try prepare(row.baseAddress.unsafelyUnwrapped, body)
    }
  }

  @inline(__always)
  private func prepare<Result>(
    _ values: UnsafeMutablePointer<Value>,
    _ body: (UnsafeMutablePointer<Value>) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    for register in 0..<registers { (values + register).initialize(to: .null) }
    // Register by register: destroying a row as a whole goes through the type's metadata.
    defer { for register in 0..<registers { _ = (values + register).move() } }
    return try body(values)
  }

  private func execute(
    _ n: UnsafeMutablePointer<Double>, _ values: UnsafeMutablePointer<Value>?
  ) throws(Diagnostic) {
    var index = 0
    do throws(Diagnostic) {
      let code = core.pointee.code
      let count = core.pointee.count
      var slots = contents.pointee.slots
      while index < count {
        let step = code[index]
        let a = Int(step.a)
        switch step.operation {
        case .loadNumber:
          n[a] = try number(Int(step.b), &slots)
        case .loadBool:
          if case .bool(let bool)? = slots[Int(step.b)] {
            n[a] = bool ? 1 : 0
          } else {
            n[a] = try self.bool(slot(Int(step.b), &slots)) ? 1 : 0
          }
        case .setNumber: n[a] = step.number
        case .add: n[a] += n[a + 1]
        case .subtract: n[a] -= n[a + 1]
        case .multiply: n[a] *= n[a + 1]
        case .divide: n[a] /= n[a + 1]
        case .remainder: n[a] = fmod(n[a], n[a + 1])
        case .addImmediate: n[a] += step.number
        case .subtractImmediate: n[a] -= step.number
        case .multiplyImmediate: n[a] *= step.number
        case .divideImmediate: n[a] /= step.number
        case .remainderImmediate: n[a] = fmod(n[a], step.number)
        case .addSlot: n[a] += try number(Int(step.b), &slots)
        case .subtractSlot: n[a] -= try number(Int(step.b), &slots)
        case .multiplySlot: n[a] *= try number(Int(step.b), &slots)
        case .divideSlot: n[a] /= try number(Int(step.b), &slots)
        case .negate: n[a] = -n[a]
        case .not: n[a] = 1 - n[a]
        case .percentOf: n[a] = n[a] / 100 * n[a + 1]
        case .less: n[a] = n[a] < n[a + 1] ? 1 : 0
        case .lessOrEqual: n[a] = n[a] <= n[a + 1] ? 1 : 0
        case .greater: n[a] = n[a] > n[a + 1] ? 1 : 0
        case .greaterOrEqual: n[a] = n[a] >= n[a + 1] ? 1 : 0
        case .equal: n[a] = n[a] == n[a + 1] ? 1 : 0
        case .notEqual: n[a] = n[a] != n[a + 1] ? 1 : 0
        case .lessImmediate: n[a] = n[a] < step.number ? 1 : 0
        case .lessOrEqualImmediate: n[a] = n[a] <= step.number ? 1 : 0
        case .greaterImmediate: n[a] = n[a] > step.number ? 1 : 0
        case .greaterOrEqualImmediate: n[a] = n[a] >= step.number ? 1 : 0
        case .equalImmediate: n[a] = n[a] == step.number ? 1 : 0
        case .notEqualImmediate: n[a] = n[a] != step.number ? 1 : 0
        case .math: n[a] = MathFunction(rawValue: step.c)?(n[a]) ?? n[a]
        case .mathFold:
          let function = MathFunction(rawValue: step.c) ?? .min
          for argument in 1..<max(2, Int(step.b)) { n[a] = function(n[a], n[a + argument]) }
        case .jump:
          index = Int(step.b)
          continue
        case .jumpIfFalse:
          if n[a] == 0 {
            index = Int(step.b)
            continue
          }
        case .jumpIfTrue:
          if n[a] != 0 {
            index = Int(step.b)
            continue
          }
        default:
          guard let values else { break }
          if try executeValue(step, n, values, &slots) {
            index = Int(step.b)
            continue
          }
        }
        index += 1
      }
    } catch {
      throw core.pointee.program?.located(error, at: index) ?? error
    }
  }

  @inline(__always)
  private func number(
    _ slot: Int, _ slots: inout UnsafeMutablePointer<Value?>
  ) throws(Diagnostic) -> Double {
    if case .number(let number)? = slots[slot] { return number }
    return try number(self.slot(slot, &slots))
  }

  /// The value of a slot, filled now if it is empty.
  @inline(never)
  func slot(
    _ slot: Int, _ slots: inout UnsafeMutablePointer<Value?>
  ) throws(Diagnostic) -> Value {
    if let value = slots[slot] { return value }
    try contents.pointee.frame?.fill(slot)
    slots = contents.pointee.slots
    guard let value = slots[slot] else { throw .emptySlot(slot) }
    return value
  }

  var host: any ExpressionHost { core.pointee.program?.host ?? PlainHost.shared }

  @inline(never)
  func number(_ value: Value) throws(Diagnostic) -> Double {
    switch value {
    case .number(let number): return number
    case .object, .boxed:
      if case .number(let number) = try Operations.coerce(value, to: .number, host: host) { return number }
      throw .mismatch(expected: .number, found: value.described(in: host))
    default: throw .mismatch(expected: .number, found: value.described(in: host))
    }
  }

  @inline(never)
  func bool(_ value: Value) throws(Diagnostic) -> Bool {
    guard case .bool(let bool) = value else {
      throw .mismatch(expected: .bool, found: value.described(in: host))
    }
    return bool
  }
}
