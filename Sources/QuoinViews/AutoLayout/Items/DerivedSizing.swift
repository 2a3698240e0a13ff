import Foundation

/// What constraints with a number alone say of a view's size to the container that it stands in: a required width or
/// height, which boxes and stacks read of `layoutSizing`.
struct DerivedSizing {
  /// In points; NaN for none.
  var width = CGFloat.nan
  var height = CGFloat.nan
}

extension NSLayoutConstraint {
  /// Whether the constraint says of a view's width or height that it is a number, or at least or at most one.
  final func isLength(of item: ViewItem) -> Bool {
    guard let first, !isOfContainer, second == nil || multiplier == 0 else { return false }
    return first.item === item && first.reach == nil && first.kind == .size
  }
}

extension ViewItem {
  /// Hands required widths and heights that are said of the view alone to its `layoutSizing`, where that says none itself.
  func updateDerivedSizing() {
    guard let view else { return }
    var (width, height) = (CGFloat.nan, CGFloat.nan)
    // Of several the oldest counts, as when they are solved.
    var (oldestWidth, oldestHeight) = (UInt64.max, UInt64.max)
    for constraint in held where constraint.relation == .equal && constraint.isLength(of: self) {
      guard constraint.storedPriority == .required else { continue }
      let number = constraint.activity.number
      if constraint.firstAttribute == .width, number < oldestWidth {
        (width, oldestWidth) = (constraint.storedConstant, number)
      } else if constraint.firstAttribute == .height, number < oldestHeight {
        (height, oldestHeight) = (constraint.storedConstant, number)
      }
    }
    var sizing = view.layoutSizing
    Self.replace(&sizing.width, derivedSizing.width, by: width)
    Self.replace(&sizing.height, derivedSizing.height, by: height)
    derivedSizing = DerivedSizing(width: width, height: height)
    view.layoutSizing = sizing
  }

  private static func replace(_ length: inout CGFloat, _ old: CGFloat, by new: CGFloat) {
    if length.isNaN || length == old { length = new }
  }
}
