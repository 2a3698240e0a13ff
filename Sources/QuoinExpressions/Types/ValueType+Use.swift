/// Whether a value of one type may stand where another is expected.
enum TypeUse {
  /// As it is.
  case same
  /// After a look, and perhaps a conversion, at evaluation.
  case check
  case no
}

extension ValueType {
  /// The type without its `optional`.
  var unwrapped: ValueType {
    if case .optional(let wrapped) = self { wrapped.unwrapped } else { self }
  }

  /// Whether values may be of another type, or stand for one: Booleans and numbers do for each other.
  func mayBe(_ other: ValueType) -> Bool {
    let base = unwrapped
    return base == .any || base == other || base.isNumeric && other.isNumeric
  }

  /// Whether it is a number or a Boolean, which is 1 or 0 where a number is wanted.
  var isNumeric: Bool { self == .number || self == .bool }

  func use(as expected: ValueType, host: any ExpressionHost) -> TypeUse {
    if self == expected || expected == .any { return .same }
    switch (self, expected) {
    case (.any, _), (.number, .bool), (.bool, .number): return .check
    case (.null, .optional): return .same
    case (.null, .string): return .check
    case (.optional(let wrapped), .optional(let other)):
      return wrapped.use(as: other, host: host)
    case (_, .optional(let wrapped)): return use(as: wrapped, host: host)
    case (.optional(let wrapped), _):
      return wrapped.use(as: expected, host: host) == .no ? .no : .check
    case (.array(let element), .array(let other)):
      return element.use(as: other, host: host)
    case (.array(let element), .optionSet):
      return element.use(as: expected, host: host) == .no ? .no : .check
    case (.dictionary(let element), .dictionary(let other)):
      return element.use(as: other, host: host)
    case (.function, .function): return .same
    case (.null, .array): return .no
    case (_, .array(let element)):
      return use(as: element, host: host) == .no ? .no : .check
    default: return host.canConvert(self, to: expected) ? .check : .no
    }
  }

  /// The type of a value that is of one type or the other.
  func united(with other: ValueType) -> ValueType {
    if self == other { return self }
    switch (self, other) {
    case (.any, _), (_, .any): return .any
    case (.null, .optional): return other
    case (.optional, .null): return self
    case (.null, _): return .optional(other)
    case (_, .null): return .optional(self)
    case (.optional(let left), .optional(let right)): return left.united(with: right).madeOptional
    case (.optional(let left), _): return left.united(with: other).madeOptional
    case (_, .optional(let right)): return united(with: right).madeOptional
    case (.array(let left), .array(let right)): return .array(left.united(with: right))
    case (.dictionary(let left), .dictionary(let right)): return .dictionary(left.united(with: right))
    default: return .any
    }
  }

  var madeOptional: ValueType {
    switch self {
    case .any, .optional, .null: self
    default: .optional(self)
    }
  }
}
