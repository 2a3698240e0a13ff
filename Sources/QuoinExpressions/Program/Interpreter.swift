import Foundation
import QuoinDiagnostics

extension Program {
  /// Rows of up to so many registers lie on the stack.
  private static let smallRow = 16

  /// Runs the program and hands its registers to `body`.
  @inline(__always)
  func run<Result>(
    in frame: ExpressionFrame,
    _ body: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Value>?) -> Result
  ) throws(Diagnostic) -> Result {
    if let meter = frame.meter { try meter.countSteps(main.code.count) }
    var failure: Diagnostic?
    let result: Result? =
      if main.registers <= Self.smallRow {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: Self.smallRow) { numbers in
          numbers.baseAddress.flatMap { runWithValues(frame, $0, &failure, body) }
        }
      } else {
        withUnsafeTemporaryAllocation(of: Double.self, capacity: main.registers) { numbers in
          numbers.baseAddress.flatMap { runWithValues(frame, $0, &failure, body) }
        }
      }
    if let result { return result }
    throw failure ?? Diagnostic(.error, "The expression has no value")
  }

  @inline(__always)
  private func runWithValues<Result>(
    _ frame: ExpressionFrame, _ numbers: UnsafeMutablePointer<Double>, _ failure: inout Diagnostic?,
    _ body: (UnsafeMutablePointer<Double>, UnsafeMutablePointer<Value>?) -> Result
  ) -> Result? {
    guard usesValues else {
      do throws(Diagnostic) {
        try execute(main, frame, numbers, nil, nil)
        return body(numbers, nil)
      } catch {
        failure = error
        return nil
      }
    }
    // What closures are called with lies behind the registers.
    let count = main.registers + localCount
    return withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { row in
      guard let values = row.baseAddress else { return nil }
      values.initialize(repeating: .null, count: count)
      defer { values.deinitialize(count: count) }
      do throws(Diagnostic) {
        try execute(main, frame, numbers, values, values + main.registers)
        return body(numbers, values)
      } catch {
        failure = error
        return nil
      }
    }
  }

  func execute(
    _ block: borrowing Block, _ frame: ExpressionFrame, _ n: UnsafeMutablePointer<Double>,
    _ values: UnsafeMutablePointer<Value>?, _ locals: UnsafeMutablePointer<Value>?
  ) throws(Diagnostic) {
    var index = 0
    do throws(Diagnostic) {
      try block.code.withUnsafeBufferPointer { code throws(Diagnostic) in
        let count = code.count
        let slots = frame.slots
        while index < count {
          let step = code[index]
          let a = Int(step.a)
          switch step.operation {
          case .loadNumber:
            n[a] = try number(Int(step.b), frame, slots)
          case .loadBool:
            if case .bool(let bool)? = slots[Int(step.b)] {
              n[a] = bool ? 1 : 0
            } else {
              n[a] = try self.bool(slot(Int(step.b), frame, slots)) ? 1 : 0
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
          case .addSlot: n[a] += try number(Int(step.b), frame, slots)
          case .subtractSlot: n[a] -= try number(Int(step.b), frame, slots)
          case .multiplySlot: n[a] *= try number(Int(step.b), frame, slots)
          case .divideSlot: n[a] /= try number(Int(step.b), frame, slots)
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
            if try executeValue(step, frame, n, values, slots, locals) {
              index = Int(step.b)
              continue
            }
          }
          index += 1
        }
      }
    } catch {
      throw located(error, at: index, of: block.places)
    }
  }

  @inline(__always)
  private func number(
    _ slot: Int, _ frame: ExpressionFrame, _ slots: UnsafeMutablePointer<Value?>
  ) throws(Diagnostic) -> Double {
    if case .number(let number)? = slots[slot] { return number }
    return try number(self.slot(slot, frame, slots))
  }

  /// The value of a slot, filled now if it is empty.
  @inline(never)
  func slot(
    _ slot: Int, _ frame: ExpressionFrame, _ slots: UnsafeMutablePointer<Value?>
  ) throws(Diagnostic) -> Value {
    if let value = slots[slot] { return value }
    try frame.fill(slot)
    guard let value = slots[slot] else { throw .emptySlot(slot) }
    return value
  }

  /// Throws what is wrong with the text of a number, where nil came of one.
  @inline(never)
  func refuseUnreadNumber(_ frame: ExpressionFrame) throws(Diagnostic) {
    guard let text = frame.unreadNumber else { return }
    frame.unreadNumber = nil
    throw .notANumber(text, in: frame)
  }

  @inline(never)
  func number(_ value: Value) throws(Diagnostic) -> Double {
    switch value {
    case .number(let number): return number
    case .bool(let bool): return bool ? 1 : 0
    case .object, .boxed:
      if case .number(let number) = try Operations.coerce(value, to: .number, host: host) { return number }
      throw .mismatch(expected: .number, found: value.described(in: host))
    default: throw .mismatch(expected: .number, found: value.described(in: host))
    }
  }

  @inline(never)
  func bool(_ value: Value) throws(Diagnostic) -> Bool {
    switch value {
    case .bool(let bool): return bool
    case .number(let number): return number != 0
    case .string(let text):
      if let bool = text.spelledBoolean { return bool }
    default: break
    }
    throw .mismatch(expected: .bool, found: value.described(in: host))
  }
}
