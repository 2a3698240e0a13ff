import Foundation
import QuoinGraphics

/// Where an element of a collection is, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The place of the item, or of the section with the number of the view in it.
  open var indexPath: IndexPath
  /// What the element is.
  public private(set) final var representedElementCategory: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view.
  public private(set) final var representedElementKind: String?
  /// The rectangle, in points of the content.
  open var frame = CGRect.zero
  /// How much of the element is seen, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The transform around the middle.
  open var transform = CGAffineTransform.identity
  /// What lies over what: the greater over the less.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// In which directions the view itself says how large it is to be.
  final var openAxes: UIAxis = []

  /// The size of the rectangle, which keeps its middle when it is set.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The middle of the rectangle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The rectangle in its own points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  init(
    _ category: UICollectionView.ElementCategory, kind: String?, _ indexPath: IndexPath, frame: CGRect = .zero
  ) {
    (representedElementCategory, representedElementKind) = (category, kind)
    self.indexPath = indexPath
    self.frame = frame
  }

  /// Creates the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, kind: nil, indexPath) }

  /// Creates the attributes of a head, foot or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(.supplementaryView, kind: elementKind, indexPath)
  }

  /// Creates the attributes of a view that only looks good.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(.decorationView, kind: decorationViewKind, indexPath)
  }

  /// Attributes of the same values.
  open override func copy() -> Any {
    let result = UICollectionViewLayoutAttributes(
      representedElementCategory, kind: representedElementKind, indexPath)
    (result.frame, result.alpha, result.transform) = (frame, alpha, transform)
    (result.zIndex, result.isHidden, result.openAxes) = (zIndex, isHidden, openAxes)
    return result
  }

  /// Attributes of the same values with another rectangle.
  final func with(frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard let result = copy() as? UICollectionViewLayoutAttributes else { return self }
    result.frame = frame
    return result
  }

  final var place: TablePlace {
    TablePlace(section: indexPath.section, row: indexPath.count > 1 ? indexPath.item : 0)
  }

  final var key: ElementKey { ElementKey(kind: representedElementKind ?? "", place: place) }
}

/// A supplementary or decoration view among those of a collection.
struct ElementKey: Hashable {
  let kind: String
  var place: TablePlace
}
