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
