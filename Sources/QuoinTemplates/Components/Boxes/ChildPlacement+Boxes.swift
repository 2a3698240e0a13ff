import Foundation
import QuoinBoxes
import QuoinViews

extension ChildPlacement {
  /// How a box takes its children: as subviews, in order, each with its weight, its anchor and its fixed sizes.
  static let box = ChildPlacement(
    childProperties: childProperties,
    insert: { child, container, index in container.insertSubview(child, at: index) },
    setFixedSize: setFixedSize,
    inside: { container, size in
      let margins = container.layoutMargins
      return CGSize(
        width: max(0, size.width - margins.left - margins.right),
        height: max(0, size.height - margins.top - margins.bottom))
    }
  ).settling { child, container, axis in
    switch container {
    case let row as LMRowView:
      axis == .horizontal ? child.weight > 0 : row.verticalAlignment == .fill && !row.isAlignToBaseline
    case let column as LMColumnView:
      axis == .horizontal ? column.horizontalAlignment == .fill : child.weight > 0
    case is LMAnchorView:
      child.anchor.isSuperset(of: axis == .horizontal ? [.left, .right] : [.top, .bottom])
        || axis == .horizontal && child.anchor.isSuperset(of: [.leading, .trailing])
    case is LMRootView: true
    default: false
    }
  }

  /// How a scroll view of the boxes takes its one child.
  static let scrolled = ChildPlacement(
    childProperties: childProperties,
    insert: { child, container, _ in (container as? LMScrollView)?.content = child },
    remove: { child, container in
      guard let scrollView = container as? LMScrollView, scrollView.content === child else { return }
      scrollView.content = nil
    },
    setFixedSize: setFixedSize,
    inside: { container, size in
      guard let inset = (container as? LMScrollView)?.adjustedContentInset else { return size }
      return CGSize(
        width: max(0, size.width - inset.left - inset.right),
        height: max(0, size.height - inset.top - inset.bottom))
    }
  ).settling { _, container, axis in
    guard let scrollView = container as? LMScrollView else { return false }
    return axis == .horizontal ? scrollView.isFitToWidth : scrollView.isFitToHeight
  }

  private static let childProperties = [
    Property("weight", \UIView.weight).affectingSize,
    Property("anchor", \UIView.anchor).affectingSize,
    Property("isDisplayable", \UIView.isDisplayable).affectingSize,
    Property("displayable", \UIView.displayable).affectingSize,
  ]

  private static let setFixedSize: @Sendable (UIView, CGFloat?, CGFloat?) -> Void = { child, width, height in
    child.width = width ?? .nan
    child.height = height ?? .nan
    // A spacer of a fixed length is not flexible across it either, unless a weight says so.
    if child is LMSpacer, child.weight == 1, width != nil || child.layoutSizing.fixesHeight {
      child.weight = .nan
    }
  }
}
