import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UISwitch {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the user turns it on or off.
  ///   - tintColor: The tint; nothing for the surroundings'.
  ///   - onTintColor: The colour of a switch that is on; nothing for green.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The switch's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the switch keeps to in an anchor view.
  ///   - with: Called with the new switch before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, tintColor: UIColor? = nil, onTintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UISwitch) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // A property set through `self` would not be observed.
    let control = self
    if let tintColor { control.tintColor = tintColor }
    control.onTintColor = onTintColor
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, tintColor: UIColor? = nil, onTintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UISwitch) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, tintColor: tintColor, onTintColor: onTintColor, width: width,
      height: height, weight: weight, anchor: anchor, with: { with?($0) })
  }
}
