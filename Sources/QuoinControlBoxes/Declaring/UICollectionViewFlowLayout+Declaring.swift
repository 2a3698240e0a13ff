import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UICollectionViewFlowLayout {
  /// Creates a layout that arranges items in lines.
  ///
  /// - Parameters:
  ///   - scrollDirection: Which way the lines go on.
  ///   - itemSize: How large items are, in points.
  ///   - minimumInteritemSpacing: The least distance between the items of a line, in points.
  ///   - minimumLineSpacing: The least distance between lines, in points.
  ///   - with: Called with the new layout before the initializer returns.
  public convenience init(
    scrollDirection: UICollectionView.ScrollDirection = .vertical, itemSize: CGSize = CGSize(),
    minimumInteritemSpacing: CGFloat = 0, minimumLineSpacing: CGFloat = 0,
    with: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    self.init()
    // A property set through `self` would not be observed.
    let layout = self
    layout.scrollDirection = scrollDirection
    layout.itemSize = itemSize
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.minimumLineSpacing = minimumLineSpacing
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    scrollDirection: UICollectionView.ScrollDirection = .vertical, itemSize: CGSize = CGSize(),
    minimumInteritemSpacing: CGFloat = 0, minimumLineSpacing: CGFloat = 0,
    with: ((UICollectionViewFlowLayout) -> Void)?
  ) {
    self.init(
      scrollDirection: scrollDirection, itemSize: itemSize, minimumInteritemSpacing: minimumInteritemSpacing,
      minimumLineSpacing: minimumLineSpacing, with: { with?($0) })
  }
}
