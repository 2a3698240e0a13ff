/// One step of a program.
///
/// There are two rows of registers, numbers (Booleans are 0 and 1) and values. An operation finds its left side in
/// register `a`, its right side in the one behind it, and leaves its result in `a`.
struct Instruction {
  enum Operation: UInt8 {
    // Numbers
    case loadNumber, loadBool, setNumber
    case add, subtract, multiply, divide, remainder
    case addImmediate, subtractImmediate, multiplyImmediate, divideImmediate, remainderImmediate
    case addSlot, subtractSlot, multiplySlot, divideSlot
    case negate, not, percentOf
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
    case lessImmediate, lessOrEqualImmediate, greaterImmediate, greaterOrEqualImmediate
    case equalImmediate, notEqualImmediate
    /// One argument; `c` says which function.
    case math
    /// `b` arguments, folded from the left.
    case mathFold

    // Jumps; `b` is the target
    case jump, jumpIfFalse, jumpIfTrue, jumpIfNotNull, jumpIfTruthy

    // Between the rows
    case boxNumber, boxBool, unboxNumber, unboxBool

    // Values
    case loadValue, setValue
    case addValues, compareValues, equalValues
    case makeRange, makeArray, makeParts, makeList, join
    case subscripting, subscriptNumber, member, knownMember
    case call, callValue, makeColor
    /// What the closure around it was called with, the one at `b`.
    case loadLocal
    /// The function of the language at `b` with `c` arguments; `number` is that of a closure, from 1, or 0 for none.
    case callLibrary
    case coerce
  }

  var operation: Operation
  var c: Int32 = 0
  let a: Int32
  var b: Int32 = 0
  var number = 0.0

  init(_ operation: Operation, _ a: Int, b: Int = 0, c: Int32 = 0, number: Double = 0) {
    self.operation = operation
    self.a = Int32(truncatingIfNeeded: a)
    self.b = Int32(truncatingIfNeeded: b)
    self.c = c
    self.number = number
  }
}

/// Where an instruction comes from.
struct Place {
  let start: UInt32
  let end: UInt32
  /// The unit: 0 for the expression itself, else one of its macros.
  let unit: Int32
}
