import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UISegmentedControl {
  /// Creates a control with segments.
  ///
  /// - Parameters:
  ///   - items: Titles and pictures, a segment each.
  ///   - primaryAction: What is done when the user chooses.
  ///   - tintColor: The tint; nothing for the surroundings'.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The control's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the control keeps to in an anchor view.
  ///   - with: Called with the new control before the initializer returns.
  public convenience init(
    items: [Any]? = nil, primaryAction: UIAction? = nil, tintColor: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UISegmentedControl) -> Void = { _ in }
  ) {
    self.init(items: items)
    addPrimaryAction(primaryAction)
    if let tintColor { self.tintColor = tintColor }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    items: [Any]? = nil, primaryAction: UIAction? = nil, tintColor: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UISegmentedControl) -> Void)?
  ) {
    self.init(
      items: items, primaryAction: primaryAction, tintColor: tintColor, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
