import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UISlider {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the user moves the knob.
  ///   - minimumValue: The value at the leading end.
  ///   - maximumValue: The value at the trailing end.
  ///   - isContinuous: Whether values on the way are told of too.
  ///   - preferredBehavioralStyle: Whether the slider looks as on a Mac; kept for code that sets it.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The slider's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the slider keeps to in an anchor view.
  ///   - with: Called with the new slider before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Float = 0, maximumValue: Float = 1,
    isContinuous: Bool = true, preferredBehavioralStyle: UIBehavioralStyle = .automatic,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UISlider) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // A property set through `self` would not be observed.
    let slider = self
    slider.minimumValue = minimumValue
    slider.maximumValue = maximumValue
    slider.isContinuous = isContinuous
    slider.preferredBehavioralStyle = preferredBehavioralStyle
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Float = 0, maximumValue: Float = 1,
    isContinuous: Bool = true, preferredBehavioralStyle: UIBehavioralStyle = .automatic,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UISlider) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, minimumValue: minimumValue, maximumValue: maximumValue,
      isContinuous: isContinuous, preferredBehavioralStyle: preferredBehavioralStyle, width: width,
      height: height, weight: weight, anchor: anchor, with: { with?($0) })
  }
}
