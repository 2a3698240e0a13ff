import QuoinDiagnostics

/// What many expressions come to: a slot times a number and another number added, such as `100% - 20` or `previous.bottom`.
///
/// Whoever knows what the slot stands for works it out without a frame, and comes to the same number.
public struct LinearForm: Sendable, Hashable {
  /// The slot.
  public let slot: Int
  /// What the slot's number is multiplied by.
  public let factor: Double
  /// What is added to the product.
  public let offset: Double
  /// How many steps the expression counts on the meter.
  public let steps: Int
  /// The instruction that reads the slot.
  let reading: Int

  /// The form of a program, if it has one.
  init?(_ program: Program) {
    guard program.result == .number, !program.usesValues, program.closures.isEmpty else { return nil }
    let code = program.main.code
    guard let first = code.first, code.allSatisfy({ $0.a == 0 }) else { return nil }
    var next = 1
    var (factor, offset) = (1.0, 0.0)
    switch first.operation {
    case .loadNumber:
      slot = Int(first.b)
      reading = 0
      if code.count > next, code[next].operation == .multiplyImmediate {
        factor = code[next].number
        next += 1
      }
    case .setNumber:
      guard code.count > next, code[next].operation == .multiplySlot else { return nil }
      slot = Int(code[next].b)
      reading = next
      factor = first.number
      next += 1
    default: return nil
    }
    if code.count > next {
      switch code[next].operation {
      case .addImmediate: offset = code[next].number
      case .subtractImmediate: offset = -code[next].number
      default: return nil
      }
      next += 1
    }
    guard next == code.count else { return nil }
    self.factor = factor
    self.offset = offset
    steps = code.count
  }
}

/// What many texts come to: a slot, or a member of it, such as `{row.name}`.
public struct MemberForm: Sendable, Hashable {
  /// The slot.
  public let slot: Int
  /// The member's name; nothing for the slot itself.
  public let name: String?
  /// How many steps the expression counts on the meter.
  public let steps: Int

  /// The form of a program, if it has one.
  init?(_ program: Program) {
    guard program.result == .value, program.closures.isEmpty else { return nil }
    var code = program.main.code[...]
    guard code.allSatisfy({ $0.a == 0 }), let first = code.popFirst(), first.operation == .loadValue else {
      return nil
    }
    slot = Int(first.b)
    steps = program.main.code.count
    if let step = code.first, step.operation == .member {
      name = program.texts[Int(step.b)]
      code.removeFirst()
    } else {
      name = nil
    }
    // A text that is nothing else.
    guard let last = code.popFirst(), code.isEmpty, last.operation == .makeArray || last.operation == .join,
      last.b == 1
    else { return nil }
  }
}

extension CompiledExpression {
  /// What went wrong with the slot of the `linearForm`, at its place in the source.
  public func locatedAtSlot(_ problem: Diagnostic) -> Diagnostic {
    guard let program, let linearForm else { return problem }
    return program.located(problem, at: linearForm.reading, of: program.main.places)
  }
}
