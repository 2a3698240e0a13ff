import Foundation
import QuoinResources

extension Value {
  /// Whether two values are equal as `==` means it: by value where they have one, else by identity.
  ///
  /// A Boolean equals 1 or 0; other values of different kinds are never equal.
  public func isEqual(to other: Value) -> Bool { matches(other, exactly: false) }

  /// Whether two values can stand for each other wherever a value is shown or read.
  ///
  /// Stricter than `==` for texts, of which only those with the same characters are the same, and milder for what is no
  /// number, which is the same as itself.
  public func isSame(as other: Value) -> Bool { matches(other, exactly: true) }

  private func matches(_ other: Value, exactly: Bool) -> Bool {
    switch (self, other) {
    case (.null, .null): return true
    case (.bool(let left), .bool(let right)): return left == right
    case (.number(let left), .number(let right)):
      return left == right || exactly && left.isNaN && right.isNaN
    case (.bool(let left), .number(let right)): return !exactly && (left ? 1 : 0) == right
    case (.number(let left), .bool(let right)): return !exactly && left == (right ? 1 : 0)
    case (.string(let left), .string(let right)): return Self.match(left, right, exactly: exactly)
    case (.range(let left), .range(let right)): return left == right
    case (.array(let left), .array(let right)):
      return left.count == right.count && Self.hasTime(for: left.count)
        && zip(left, right).allSatisfy { $0.matches($1, exactly: exactly) }
    case (.dictionary(let left), .dictionary(let right)):
      return left.count == right.count && Self.hasTime(for: left.count)
        && left.allSatisfy { key, value in
          guard let index = right.index(forKey: key) else { return false }
          return Self.match(right[index].key, key, exactly: exactly)
            && value.matches(right[index].value, exactly: exactly)
        }
    case (.function(let left), .function(let right)): return left === right
    case (.object(let left), .object(let right)):
      return left === right || Self.match(left, right, exactly: exactly)
    case (.boxed(let left), .boxed(let right)):
      return left === right || Self.match(left.value, right.value, exactly: exactly)
    default: return false
    }
  }

  private static func match(_ left: String, _ right: String, exactly: Bool) -> Bool {
    guard left.utf8.count < shortText || hasTime(for: left.utf8.count / 4) else { return false }
    return exactly ? ExactString(left) == ExactString(right) : left == right
  }

  /// Adds to a hash what is the same for all values that are equal to this one.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let bool): hasher.combine(bool ? 1.0 : 0)
    case .number(let number): hasher.combine(number)
    case .string(let text) where text.utf8.count < Self.shortText || Self.hasTime(for: text.utf8.count / 4):
      hasher.combine(text)
    case .array(let elements) where Self.hasTime(for: elements.count):
      hasher.combine(elements.count)
      for element in elements { element.hash(into: &hasher) }
    case .dictionary(let entries) where Self.hasTime(for: entries.count):
      // In no order.
      var sum = 0
      for (key, value) in entries {
        var entry = Hasher()
        entry.combine(key)
        value.hash(into: &entry)
        sum &+= entry.finalize()
      }
      hasher.combine(sum)
    // Objects have their own idea of what is equal.
    default: break
    }
  }

  /// Texts of fewer bytes take no more time than asking for it.
  private static let shortText = 1024

  /// Counts comparisons: few small arrays, nested, may take a time without end.
  private static func hasTime(for comparisons: Int) -> Bool {
    BudgetMeter.current?.allows(comparisons) != false
  }

  private static func match(_ left: Any, _ right: Any, exactly: Bool) -> Bool {
    if let left = left as? NSAttributedString, let right = right as? NSAttributedString {
      return (!exactly || ExactString(left.string) == ExactString(right.string))
        && left.hasSameRuns(as: right)
    }
    guard let left = left as? any Equatable else { return false }
    return left.equals(right)
  }

  /// Whether it is `nil`.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// A number, or what a Boolean is where a number is wanted.
  var asNumber: Double? {
    switch self {
    case .number(let number): number
    case .bool(let bool): bool ? 1 : 0
    default: nil
    }
  }

  /// Whether `a ?: b` takes it: anything but `nil`, `false` and zero.
  package var isTruthy: Bool {
    switch self {
    case .null, .bool(false): false
    case .number(let number): number != 0
    default: true
    }
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
