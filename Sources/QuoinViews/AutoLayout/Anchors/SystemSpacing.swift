import Foundation
import QuoinGraphics

extension ConstraintEnd {
  /// The distance that the system keeps between two views, in points.
  static let standardSpacing: CGFloat = 8

  /// What the system keeps between two anchors: 8 points, and between the baselines of two texts the height of a line of
  /// the lower one.
  static func systemSpacing(from upper: ConstraintEnd, to lower: ConstraintEnd) -> CGFloat {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    guard baselines.contains(upper.attribute), baselines.contains(lower.attribute),
      let view = (lower.item as? ViewItem)?.view
    else { return standardSpacing }
    return view.forFirstBaselineLayout.lineHeightOfBaselines ?? standardSpacing
  }
}
