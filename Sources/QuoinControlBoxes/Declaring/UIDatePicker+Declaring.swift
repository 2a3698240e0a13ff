import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIDatePicker {
  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the user chooses.
  ///   - datePickerMode: What is chosen.
  ///   - preferredDatePickerStyle: How it looks.
  ///   - tintColor: The tint; nothing for the surroundings'.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The picker's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the picker keeps to in an anchor view.
  ///   - with: Called with the new picker before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, datePickerMode: UIDatePicker.Mode = .dateAndTime,
    preferredDatePickerStyle: UIDatePickerStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UIDatePicker) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // A property set through `self` would not be observed.
    let picker = self
    picker.datePickerMode = datePickerMode
    picker.preferredDatePickerStyle = preferredDatePickerStyle
    if let tintColor { picker.tintColor = tintColor }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, datePickerMode: UIDatePicker.Mode = .dateAndTime,
    preferredDatePickerStyle: UIDatePickerStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UIDatePicker) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, datePickerMode: datePickerMode,
      preferredDatePickerStyle: preferredDatePickerStyle, tintColor: tintColor, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
