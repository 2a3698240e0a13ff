import Foundation

/// A bar's look, or a part of one. A property that holds one takes a copy of what it is given, and what has the property is
/// told of changes in it.
protocol BarLook: AnyObject {
  /// Told of changes: what the look is of.
  var changed: (() -> Void)? { get set }

  /// Another look with the same values.
  func another() -> Self
}

extension BarLook {
  /// A copy whose changes are told.
  func copied(_ changed: (() -> Void)?) -> Self {
    let copy = another()
    copy.changed = changed
    return copy
  }
}
