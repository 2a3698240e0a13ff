import Foundation
import QuoinGraphics

/// A view of a collection that takes other places when it goes out of sight.
open class UICollectionReusableView: UIView {
  /// What views that may take each other's places have in common.
  public internal(set) final var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view; there are no archives to decode from.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view that is dequeued by its class.
  ///
  /// A class that declares `init(frame:)` and `init(coder:)` inherits this, and it calls the former: code written for
  /// UIKit does not mark that as required, without which Swift makes no object of a class it only learns of by running.
  ///
  /// - Parameter frame: Where, in points.
  public required convenience init(registeredWith frame: CGRect) { self.init(frame: frame) }

  deinit {}

  /// Told before the view is handed out for another place.
  open func prepareForReuse() {}
  /// Told where the view is, before it is placed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Told before the layout becomes another one.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Told after the layout has become another one.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Where the view wants to be: of the size that its content needs, where that is open.
  ///
  /// - Parameter layoutAttributes: Where the layout would have it.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let (own, open) = (layoutAttributes.size, layoutAttributes.openAxes)
    let (isWide, isHigh) = (open.contains(.horizontal), open.contains(.vertical))
    let size = systemLayoutSizeFitting(
      CGSize(width: isWide ? 0 : own.width, height: isHigh ? 0 : own.height),
      withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    return layoutAttributes.with(
      frame: CGRect(
        origin: layoutAttributes.frame.origin,
        size: CGSize(
          width: size.width > 0 ? size.width : layoutAttributes.size.width,
          height: size.height > 0 ? size.height : layoutAttributes.size.height)))
  }

  open override var drawsContent: Bool { type(of: self) != UICollectionReusableView.self }
}
