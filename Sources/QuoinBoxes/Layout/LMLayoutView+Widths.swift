import Foundation
import QuoinViews

/// Widths that are worked out before heights.
///
/// A subview with a fixed width may end up narrower in too little room. Its height at the fixed width would be measured
/// for nothing, and be wrong. So boxes around such a subview find their width first, and measure heights at final widths
/// only.
extension LMLayoutView {
  /// Notes that a subview keeps heights waiting for widths, if it does.
  final func noteFixedWidth(of subview: UIView) {
    let values = subview.sizing
    if let inner = subview.asBox {
      // With a fixed height, too, its baselines follow from its width.
      guard !values.width.isNaN || inner.holdsFixedWidth else { return }
    } else {
      guard !values.width.isNaN, values.height.isNaN else { return }
    }
    noteHeightsFollowWidths()
  }

  /// The width within a limit, which may be infinite; measured once until something changes.
  final func width(within limit: CGFloat) -> CGFloat {
    if !sizing.width.isNaN { return min(limit, pixels.length(sizing.width)) }
    if isUnsettled { settle() }
    if !holdsFixedWidth { return limit == .infinity ? naturalSize().width : size(within: limit).width }
    if isMeasuredExactly, limit != .infinity { return limit }
    if let known = knownWidth(within: limit) { return known }
    guard let width = onLevel({ pixels.round(measureWidth(within: limit)) }) else { return 0 }
    if limit != .infinity { measuredSizes.forgetLimited(otherThan: limit) }
    boxMeasures.keepWidth(width, within: limit)
    return width
  }

  private func knownWidth(within limit: CGFloat) -> CGFloat? {
    measuredSizes.size(within: limit)?.width ?? boxMeasures.width(within: limit)
  }

  /// The width that suits the content, whatever fixed width the box has.
  package final var contentWidth: CGFloat {
    enter()
    settle()
    return pixels.round(measureWidth(within: .infinity))
  }

  /// The size within a limit, which may be infinite, with the height at the final width.
  final func sizeByWidth(within limit: CGFloat) -> CGSize {
    let width = width(within: limit)
    return CGSize(width: width, height: height(at: width))
  }

  /// The width of a subview within a limit, which may be infinite.
  @inline(__always)
  final func width(of child: UIView, within limit: CGFloat) -> CGFloat {
    child.sizing.isSet ? widthWithFixed(child, within: limit) : contentWidth(of: child, within: limit)
  }

  private func widthWithFixed(_ child: UIView, within limit: CGFloat) -> CGFloat {
    let (width, height) = (child.sizing.width, child.sizing.height)
    if !width.isNaN { return min(limit, pixels.length(width)) }
    if !height.isNaN, let width = aspectWidth(of: child, at: pixels.length(height)) {
      return min(limit, width)
    }
    return contentWidth(of: child, within: limit)
  }

  /// The size in which each subview has room, with the margins around it.
  @inline(__always)
  final func sizeOfLargest(_ size: (UIView) -> CGSize) -> CGSize {
    var content = CGSize.zero
    for child in children where child.sizing.isIncluded {
      let size = size(child)
      content = CGSize(width: max(content.width, size.width), height: max(content.height, size.height))
    }
    return CGSize(
      width: max(0, content.width + insets.width), height: max(0, content.height + insets.height))
  }

  /// The greatest width of a subview within a limit, which may be infinite.
  final func widthOfWidest(within limit: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    for child in children where child.sizing.isIncluded {
      width = max(width, self.width(of: child, within: limit))
    }
    return width
  }
}
