/// Whether a value of one type may stand where another is expected.
enum TypeUse {
  /// As it is.
  case same
  /// After a look, and perhaps a conversion, at evaluation.
  case check
  case no
}

extension ValueType {
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
}
