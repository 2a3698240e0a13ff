import Foundation
import QuoinGraphics

/// Where an element of a collection is, and how it looks there.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, NSCollectionLayoutVisibleItem, ViewBound {
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

  /// Creates the attributes of the first item; those of a subclass are made by this.
  public required override init() {
    (representedElementCategory, indexPath) = (.cell, IndexPath(item: 0, section: 0))
    super.init()
  }

  private convenience init(
    _ category: UICollectionView.ElementCategory, kind: String?, _ indexPath: IndexPath
  ) {
    self.init()
    (representedElementCategory, representedElementKind) = (category, kind)
    self.indexPath = indexPath
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

  deinit {}

  /// Attributes of the same class and values; a subclass adds its own to those of `super`.
  open func copy(with zone: NSZone? = nil) -> Any {
    let result = type(of: self).init()
    (result.representedElementCategory, result.representedElementKind) = (
      representedElementCategory, representedElementKind
    )
    (result.indexPath, result.frame, result.alpha, result.transform) = (
      indexPath, frame, alpha, transform
    )
    (result.zIndex, result.isHidden, result.openAxes) = (zIndex, isHidden, openAxes)
    return result
  }

  open nonisolated override func copy() -> Any {
    whereViewsAre { copy(with: nil) as? UICollectionViewLayoutAttributes ?? self }
  }

  /// Attributes of the same values with another rectangle.
  final func with(frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard let result = copy() as? UICollectionViewLayoutAttributes else { return self }
    result.frame = frame
    return result
  }

  final var place: ListPlace {
    ListPlace(section: indexPath.section, row: indexPath.count > 1 ? indexPath.item : 0)
  }

  final var key: ElementKey { ElementKey(kind: representedElementKind ?? "", path: indexPath) }
}

/// What is seen of a section of a compositional layout, which may be moved, turned and faded as it is scrolled.
public protocol NSCollectionLayoutVisibleItem: AnyObject, ViewBound {
  /// The place of the item, or of the section with the number of the view in it.
  var indexPath: IndexPath { get }
  /// What the element is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view.
  var representedElementKind: String? { get }
  /// The rectangle, in points of the content.
  var frame: CGRect { get }
  /// The rectangle in its own points.
  var bounds: CGRect { get }
  /// The middle of the rectangle.
  var center: CGPoint { get set }
  /// How much of the element is seen, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The transform around the middle.
  var transform: CGAffineTransform { get set }
  /// What lies over what: the greater over the less.
  var zIndex: Int { get set }
  /// Whether the element is not shown.
  var isHidden: Bool { get set }
}
