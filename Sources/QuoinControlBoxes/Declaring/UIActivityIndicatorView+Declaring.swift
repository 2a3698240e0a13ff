import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIActivityIndicatorView {
  /// Creates an activity indicator, which stands still until it is told to turn.
  ///
  /// - Parameters:
  ///   - style: How large it is; nothing for `medium`.
  ///   - color: The colour; nothing for grey.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The indicator's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the indicator keeps to in an anchor view.
  ///   - with: Called with the new indicator before the initializer returns.
  public convenience init(
    style: UIActivityIndicatorView.Style? = nil, color: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UIActivityIndicatorView) -> Void = { _ in }
  ) {
    self.init(style: style ?? .medium)
    if let color { self.color = color }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    style: UIActivityIndicatorView.Style? = nil, color: UIColor? = nil, width: CGFloat = .nan,
    height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UIActivityIndicatorView) -> Void)?
  ) {
    self.init(
      style: style, color: color, width: width, height: height, weight: weight, anchor: anchor,
      with: { with?($0) })
  }
}
