import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIStepper {
  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - primaryAction: What is done when the user takes a step.
  ///   - minimumValue: The least value.
  ///   - maximumValue: The greatest value.
  ///   - stepValue: By how much a step changes the value.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The stepper's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the stepper keeps to in an anchor view.
  ///   - with: Called with the new stepper before the initializer returns.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Double = 0, maximumValue: Double = 100,
    stepValue: Double = 1, width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan,
    anchor: LMAnchor = [], with: (UIStepper) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    addPrimaryAction(primaryAction)
    // Neither may pass the other on the way.
    // A property set through `self` would not be observed.
    let stepper = self
    if minimumValue >= stepper.maximumValue { stepper.maximumValue = maximumValue }
    stepper.minimumValue = minimumValue
    stepper.maximumValue = maximumValue
    stepper.stepValue = stepValue
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    primaryAction: UIAction? = nil, minimumValue: Double = 0, maximumValue: Double = 100,
    stepValue: Double = 1, width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan,
    anchor: LMAnchor = [], with: ((UIStepper) -> Void)?
  ) {
    self.init(
      primaryAction: primaryAction, minimumValue: minimumValue, maximumValue: maximumValue,
      stepValue: stepValue, width: width, height: height, weight: weight, anchor: anchor, with: { with?($0) })
  }
}
