import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UICollectionView {
  /// Creates a collection view with a white background.
  ///
  /// - Parameters:
  ///   - layout: Says where items are.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The view's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the view keeps to in an anchor view.
  ///   - with: Called with the new view before the initializer returns.
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout, width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: (UICollectionView) -> Void = { _ in }
  ) {
    self.init(frame: .zero, collectionViewLayout: layout)
    backgroundColor = .white
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    collectionViewLayout layout: UICollectionViewLayout, width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UICollectionView) -> Void)?
  ) {
    self.init(
      collectionViewLayout: layout, width: width, height: height, weight: weight, anchor: anchor,
      with: { with?($0) })
  }
}
