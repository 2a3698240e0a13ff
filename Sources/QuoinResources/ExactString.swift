import Foundation

/// A string that equals another only if both are made of the same Unicode scalars.
///
/// Swift's `==` takes é and e with a combining accent for the same, as most code should. They differ in length, may differ
/// in looks, and have to be told apart by whatever keeps a result for a text or asks whether a text has changed.
package struct ExactString: Hashable, Sendable {
  /// The characters.
  package let string: String

  /// Wraps a string.
  package init(_ string: String) { self.string = string }

  /// Whether both are the same bytes in UTF-8.
  package static func == (left: ExactString, right: ExactString) -> Bool {
    let (left, right) = (left.string.utf8, right.string.utf8)
    guard left.count == right.count else { return false }
    // No string of Linux lacks a buffer, as those do that Objective-C lends.
    let areAlike = left.withContiguousStorageIfAvailable { left in
      right.withContiguousStorageIfAvailable { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return first == second || memcmp(first, second, left.count) == 0
      }
    }
    return (areAlike ?? nil) ?? left.elementsEqual(right)
  }

  /// Feeds the string; those that Swift takes for the same share a hash, which does no harm.
  package func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
