import Foundation
import QuoinViews

extension LMLayoutView {
  // MARK: From outside

  /// The size that suits the box within a room; infinite lengths are no limits.
  final func fittingSize(width: CGFloat, height: CGFloat) -> CGSize {
    enter()
    let pixels = pixels
    var size = width == .infinity ? naturalSize() : size(within: max(0, pixels.floor(width)))
    size.height = min(size.height, max(0, pixels.floor(height)))
    return size
  }

  /// The size that suits the box when some of it is required.
  final func fittingSize(for target: CGSize, requiresWidth: Bool, requiresHeight: Bool) -> CGSize {
    func room(_ length: CGFloat) -> CGFloat {
      length > 0 && length < UIView.layoutFittingExpandedSize.width ? length : .infinity
    }
    let height = requiresHeight ? target.height : room(target.height)
    if requiresWidth {
      let own = fittingHeight(at: target.width)
      return CGSize(width: target.width, height: requiresHeight ? height : min(height, own))
    }
    var size = fittingSize(width: room(target.width), height: height)
    if requiresHeight { size.height = target.height }
    return size
  }

  /// The height that suits the box at a width, in points: no less room, and no more.
  package final func fittingHeight(at width: CGFloat) -> CGFloat {
    enter()
    return height(at: max(0, pixels.floor(width)))
  }

  // MARK: From the box around

  /// The size without limits; measured once until something changes.
  final func naturalSize() -> CGSize {
    if isUnsettled { settle() }
    if measuredSizes.hasNatural { return measuredSizes.natural }
    guard
      let size = onLevel({
        var size = onPixels(measureNaturalSizeOrFixed())
        if isMeasuredExactly { size.height = height(at: size.width) }
        return size
      })
    else { return .zero }
    measuredSizes.natural = size
    measuredSizes.hasNatural = true
    return size
  }

  /// The size within a width; measured once until something changes.
  final func size(within width: CGFloat) -> CGSize {
    if isUnsettled { settle() }
    // Content that takes a part of the width takes all of it, as the plain views do that hold such content.
    if isMeasuredExactly, sizing.width.isNaN { return CGSize(width: width, height: height(at: width)) }
    if let known = measuredSizes.size(within: width) { return known }
    guard let size = onLevel({ onPixels(measureSizeOrFixed(within: width)) }) else { return .zero }
    measuredSizes.keepSize(size, within: boxMeasures.limit(of: size, within: width))
    return size
  }

  /// The height at a width; measured once until something changes.
  // In place, as boxes nest deep and so do these calls: one a level instead of two.
  @inline(__always)
  final func height(at width: CGFloat) -> CGFloat {
    if isUnsettled { settle() }
    if boxMeasures.exactWidth == width { return boxMeasures.height }
    // Not where something takes a part of the width or is stretched beyond its own.
    if !isMeasuredExactly, !holdsFixedWidth, sizing.width.isNaN,
      let known = measuredSizes.size(within: width)
    {
      return known.height
    }
    let fixed = sizing.height
    guard
      let height = onLevel({ fixed.isNaN ? pixels.round(measureHeight(at: width)) : pixels.length(fixed) })
    else { return 0 }
    boxMeasures.keepHeight(height, at: width)
    return height
  }

  /// Sums of thirds are a little beside the thirds that they stand for, and sizes are compared.
  private func onPixels(_ size: CGSize) -> CGSize {
    CGSize(width: pixels.round(size.width), height: pixels.round(size.height))
  }

  private func measureNaturalSizeOrFixed() -> CGSize {
    if holdsFixedWidth || !sizing.width.isNaN { return sizeByWidth(within: .infinity) }
    let size = measureNaturalSize()
    // Measuring may have found a column that is narrower than its texts.
    return holdsFixedWidth ? sizeByWidth(within: .infinity) : withFixedHeight(size)
  }

  private func measureSizeOrFixed(within limit: CGFloat) -> CGSize {
    if holdsFixedWidth || !sizing.width.isNaN { return sizeByWidth(within: limit) }
    let size = measureSize(within: limit)
    return holdsFixedWidth ? sizeByWidth(within: limit) : withFixedHeight(size)
  }

  private func withFixedHeight(_ size: CGSize) -> CGSize {
    let height = sizing.height
    return height.isNaN ? size : CGSize(width: size.width, height: pixels.length(height))
  }
}

extension LMLayoutView {
  /// Gives the subviews their frames unless they have them already.
  final func layoutBox() {
    enter()
    settle()
    let size = geometry.size
    if isPlaced, placedSize == size { return }
    let pixels = pixels
    placeSubviews(
      in: CGSize(width: max(0, pixels.floor(size.width)), height: max(0, pixels.floor(size.height))))
    placedSize = size
    isPlaced = true
  }
}
