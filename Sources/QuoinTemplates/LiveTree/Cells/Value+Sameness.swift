import Foundation
import QuoinExpressions
import QuoinResources

extension Value {
  /// Whether both would look the same on a view; objects by their own equality, where they have one.
  func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): left == right || (left.isNaN && right.isNaN)
    case (.string(let left), .string(let right)): ExactString(left) == ExactString(right)
    case (.range(let left), .range(let right)): left == right
    case (.array(let left), .array(let right)): Self.areSame(left, right)
    case (.dictionary(let left), .dictionary(let right)): Self.areSame(left, right)
    case (.function(let left), .function(let right)): left === right
    case (.object(let left), .object(let right)): left === right || Self.areEqual(left, right)
    case (.boxed(let left), .boxed(let right)): left === right || Self.areEqual(left.value, right.value)
    default: false
    }
  }

  private static func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
  }

  private static func areSame(_ left: [String: Value], _ right: [String: Value]) -> Bool {
    left.count == right.count
      && left.allSatisfy { key, value in
        guard let index = right.index(forKey: key) else { return false }
        return ExactString(right[index].key) == ExactString(key) && right[index].value.isSame(as: value)
      }
  }

  private static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? NSAttributedString, let right = right as? NSAttributedString,
      ExactString(left.string) != ExactString(right.string)
    {
      return false
    }
    guard let left = left as? any Equatable else { return false }
    return left.equals(right)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self) == self
  }
}
