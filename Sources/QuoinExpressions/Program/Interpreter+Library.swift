import QuoinDiagnostics

extension Program {
  /// Calls a function of the language.
  func callLibrary(
    _ step: Instruction, _ frame: ExpressionFrame, _ arguments: UnsafeMutablePointer<Value>,
    _ locals: UnsafeMutablePointer<Value>?
  ) throws(Diagnostic) -> Value {
    let function = ExpressionFunction.all[Int(step.b)]
    var values = Array(UnsafeBufferPointer(start: arguments, count: Int(step.c)))
    // Dictionaries may have functions of their own.
    if case .dictionary(let entries)? = values.first, case .function(let own)? = entries[function.name] {
      do { return try own.body(Array(values.dropFirst())) } catch { throw .failed(error) }
    }
    var closure: ((Value, Value) throws(Diagnostic) -> Value)?
    if step.number > 0, let locals {
      let called = closures[Int(step.number) - 1]
      closure = { first, second throws(Diagnostic) in
        try self.run(called, with: first, second, in: frame, locals)
      }
    } else if case .function(let given)? = values.last, values.count > 1 {
      values.removeLast()
      let isGathering = function.name == "reduce"
      closure = { first, second throws(Diagnostic) in
        do { return try given.body(isGathering ? [first, second] : [first]) } catch { throw .failed(error) }
      }
    }
    return try function.body(
      FunctionCall(
        name: function.name, arguments: values, limits: frame.limits, host: host, frame: frame,
        closure: closure))
  }

  private func run(
    _ closure: Closure, with first: Value, _ second: Value, in frame: ExpressionFrame,
    _ locals: UnsafeMutablePointer<Value>
  ) throws(Diagnostic) -> Value {
    if let meter = frame.meter { try meter.countSteps(closure.block.code.count + 1) }
    locals[closure.firstLocal] = first
    if closure.parameterCount > 1 { locals[closure.firstLocal + 1] = second }
    let count = max(1, closure.block.registers)
    var failure: Diagnostic?
    let result = withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { numbers -> Value in
      withUnsafeTemporaryAllocation(of: Value.self, capacity: count) { values -> Value in
        guard let n = numbers.baseAddress, let v = values.baseAddress else { return .null }
        v.initialize(repeating: .null, count: count)
        defer { v.deinitialize(count: count) }
        do throws(Diagnostic) {
          try execute(closure.block, frame, n, v, locals)
          return v[0]
        } catch {
          failure = error
          return .null
        }
      }
    }
    if let failure { throw failure }
    return result
  }
}
