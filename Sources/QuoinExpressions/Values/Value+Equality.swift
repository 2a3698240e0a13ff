extension Value {
  /// Whether two values are equal as `==` means it: by value where they have one, else by identity.
  ///
  /// Values of different kinds are never equal.
  public func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)): return left == right
    case (.string(let left), .string(let right)): return left == right
    case (.range(let left), .range(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.isEqual(to: $1) }
    case (.dictionary(let left), .dictionary(let right)):
      return left.count == right.count
        && left.allSatisfy { key, value in right[key].map(value.isEqual(to:)) ?? false }
    case (.function(let left), .function(let right)): return left === right
    case (.object(let left), .object(let right)):
      if left === right { return true }
      guard let left = left as? any Equatable else { return false }
      return left.equals(right)
    case (.boxed(let left), .boxed(let right)):
      if left === right { return true }
      guard let left = left.value as? any Equatable else { return false }
      return left.equals(right.value)
    default: return false
    }
  }

  /// Whether it is `nil`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether `a ?: b` takes it: anything but `nil`, `false` and zero.
  var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    case .number(let number): number != 0
    default: true
    }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
