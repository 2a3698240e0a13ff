import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIProgressView {
  /// Creates a bar that shows how far something has come.
  ///
  /// - Parameters:
  ///   - progressTintColor: The colour of what is done; nothing for the tint.
  ///   - trackTintColor: The colour of what is left; nothing for grey.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UIProgressView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    // A property set through `self` would not be observed.
    let view = self
    view.progressTintColor = progressTintColor
    view.trackTintColor = trackTintColor
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    progressTintColor: UIColor? = nil, trackTintColor: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UIProgressView) -> Void)?
  ) {
    self.init(
      progressTintColor: progressTintColor, trackTintColor: trackTintColor, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
