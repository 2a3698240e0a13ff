import Foundation
import QuoinGraphics
import QuoinViews

extension UIImageView {
  /// Creates an image view.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - contentMode: How the picture is put into the view; one that keeps its proportions under `scaleAspectFit` also
  ///     follows a fixed width or height with the other.
  ///   - tintColor: The colour of a template picture; nothing for the surroundings'.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    image: UIImage? = nil, contentMode: UIView.ContentMode = .scaleToFill, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: (UIImageView) -> Void = { _ in }
  ) {
    self.init(frame: .zero)
    self.image = image
    self.contentMode = contentMode
    if let tintColor { self.tintColor = tintColor }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    image: UIImage? = nil, contentMode: UIView.ContentMode = .scaleToFill, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan, anchor: LMAnchor = [],
    with: ((UIImageView) -> Void)?
  ) {
    self.init(
      image: image, contentMode: contentMode, tintColor: tintColor, width: width, height: height,
      weight: weight, anchor: anchor, with: { with?($0) })
  }
}
