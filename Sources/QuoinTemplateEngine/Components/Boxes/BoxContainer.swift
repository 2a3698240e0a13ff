import Foundation
import QuoinBoxes
import QuoinGraphics
import QuoinViews

/// Children are a box's subviews, in order, each with its weight, its anchor and its fixed sizes.
public struct BoxContainer: ChildContainer {
  public var arrangesChildren: Bool { true }
  public var childProperties: [Property] { Property.ofBoxedViews }

  /// Creates one.
  public init() {}

  public func insets(of container: UIView) -> UIEdgeInsets { container.layoutMargins }

  public func setFixedSize(of child: UIView, width: CGFloat?, height: CGFloat?) {
    child.fixSizeInBox(width: width, height: height)
  }

  public func fixesWidth(of child: UIView, in container: UIView) -> Bool {
    switch container {
    case is LMRowView: child.weight > 0
    case let column as LMColumnView: column.horizontalAlignment == .fill
    case is LMAnchorView:
      child.anchor.isSuperset(of: [.left, .right]) || child.anchor.isSuperset(of: [.leading, .trailing])
    case is LMRootView: true
    default: false
    }
  }

  public func fixesHeight(of child: UIView, in container: UIView) -> Bool {
    switch container {
    case let row as LMRowView: row.verticalAlignment == .fill && !row.isAlignToBaseline
    case is LMColumnView: child.weight > 0
    case is LMAnchorView: child.anchor.isSuperset(of: [.top, .bottom])
    case is LMRootView: true
    default: false
    }
  }

  public func contentWidth(of container: UIView) -> CGFloat? { (container as? LMLayoutView)?.contentWidth }

  public func contentHeight(of container: UIView, at width: CGFloat) -> CGFloat? {
    (container as? LMLayoutView)?.fittingHeight(at: width)
  }
}

extension ChildContainer where Self == BoxContainer {
  /// Children are a box's subviews.
  public static var box: BoxContainer { BoxContainer() }
}

extension Property {
  /// What a view in a box or in a box's scroll view may be told.
  static let ofBoxedViews = [
    Property(
      "weight", \UIView.statedWeight,
      "Its part of the room that is left along the box, against the weights of the others; 0 for its own length."
    ).affectingSize,
    Property(
      "anchor", \UIView.anchor, "The edges of an LMAnchorView that it is fixed to."
    ).affectingSize,
    Property(
      "isDisplayable", \UIView.isDisplayable, "Whether the box has room for it; it is hidden otherwise."
    ).affectingSize,
    Property(
      "displayable", \UIView.displayable, "The same as isDisplayable."
    ).affectingSize,
  ]
}

extension UIView {
  /// Fixes or frees the size of a view in a box: lengths in points, or nothing.
  func fixSizeInBox(width: CGFloat?, height: CGFloat?) {
    self.width = width ?? .nan
    self.height = height ?? .nan
    // A spacer of a fixed length is not flexible across it either, unless a weight says so.
    guard self is LMSpacer, !statesWeight else { return }
    weight = width != nil || layoutSizing.fixesHeight ? .nan : 1
  }
}
