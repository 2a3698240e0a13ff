import Foundation
import QuoinGraphics
import QuoinViews

extension LMLayoutView {
  // MARK: Which subviews count

  final var firstDisplayable: UIView? { children.first { $0.sizing.isIncluded } }
  final var lastDisplayable: UIView? { children.last { $0.sizing.isIncluded } }

  // MARK: Measuring them, fixed sizes included

  /// The size of a subview without limits.
  @inline(__always)
  final func naturalSize(of child: UIView) -> CGSize {
    child.sizing.isSet ? naturalSizeWithFixed(child) : contentNaturalSize(of: child)
  }

  /// The size of a subview within a width.
  @inline(__always)
  final func size(of child: UIView, within width: CGFloat) -> CGSize {
    child.sizing.isSet ? sizeWithFixed(child, within: width) : contentSize(of: child, within: width)
  }

  /// The height of a subview at a width.
  @inline(__always)
  final func height(of child: UIView, at width: CGFloat) -> CGFloat {
    let fixed = child.sizing.height
    if !fixed.isNaN { return pixels.length(fixed) }
    return child.sizing.isSet ? heightWithFixed(child, at: width) : contentHeight(of: child, at: width)
  }

  private func naturalSizeWithFixed(_ child: UIView) -> CGSize {
    let (width, height) = (child.sizing.width, child.sizing.height)
    if !width.isNaN { return sizeWithFixed(child, within: .infinity) }
    if height.isNaN { return withDerivedHeight(child, contentNaturalSize(of: child)) }
    return CGSize(width: self.width(of: child, within: .infinity), height: pixels.length(height))
  }

  private func sizeWithFixed(_ child: UIView, within limit: CGFloat) -> CGSize {
    let (width, height) = (child.sizing.width, child.sizing.height)
    if width.isNaN, height.isNaN {
      return withDerivedHeight(child, contentSize(of: child, within: limit))
    }
    if height.isNaN {
      let fixed = min(limit, pixels.length(width))
      return CGSize(width: fixed, height: self.height(of: child, at: fixed))
    }
    let fixed = pixels.length(height)
    return CGSize(width: self.width(of: child, within: limit), height: fixed)
  }

  private func heightWithFixed(_ child: UIView, at width: CGFloat) -> CGFloat {
    let aspect = child.sizing.width.isNaN ? nil : aspectHeight(of: child, at: width)
    let height = aspect ?? contentHeight(of: child, at: width)
    return withDerivedHeight(child, CGSize(width: width, height: height)).height
  }

  private func withDerivedHeight(_ child: UIView, _ size: CGSize) -> CGSize {
    guard child.sizing.derivesHeight else { return size }
    return CGSize(
      width: size.width, height: pixels.length(child.derivedHeight(ofContent: size.height)))
  }

  // MARK: Measuring their content

  @inline(__always)
  private func contentNaturalSize(of child: UIView) -> CGSize {
    if let box = box(child) { return box.naturalSize() }
    if child.measuredSizes.hasNatural, !child.measuredSizes.isStale { return child.measuredSizes.natural }
    return measureLeaf(child, within: .infinity)
  }

  @inline(__always)
  private func contentSize(of child: UIView, within width: CGFloat) -> CGSize {
    box(child)?.size(within: width) ?? leafSize(of: child, within: width)
  }

  @inline(__always)
  final func contentWidth(of child: UIView, within width: CGFloat) -> CGFloat {
    if let box = box(child) { return box.width(within: width) }
    return (width == .infinity ? contentNaturalSize(of: child) : leafSize(of: child, within: width)).width
  }

  @inline(__always)
  private func contentHeight(of child: UIView, at width: CGFloat) -> CGFloat {
    box(child)?.height(at: width) ?? leafSize(of: child, within: width).height
  }

  @inline(__always)
  private func leafSize(of child: UIView, within width: CGFloat) -> CGSize {
    if child.isMeasuredExactly { return exactLeafSize(of: child, within: width) }
    if !child.measuredSizes.isStale, let known = child.measuredSizes.size(within: width) { return known }
    // A width of 0 is no room for a single letter; the height is then that of one free line.
    if width <= 0 { return CGSize(width: 0, height: naturalLeafHeight(child)) }
    return measureLeaf(child, within: width)
  }

  private func exactLeafSize(of child: UIView, within width: CGFloat) -> CGSize {
    if !child.measuredSizes.isStale, child.measuredSizes.hasLimited, child.measuredSizes.limit == width {
      return child.measuredSizes.limited
    }
    return measureLeaf(child, within: width)
  }

  private func naturalLeafHeight(_ child: UIView) -> CGFloat {
    if child.measuredSizes.hasNatural, !child.measuredSizes.isStale {
      return child.measuredSizes.natural.height
    }
    return measureLeaf(child, within: .infinity).height
  }

  /// Lets a view that is no box measure itself, and keeps the size in whole pixels.
  final func measureLeaf(_ child: UIView, within width: CGFloat) -> CGSize {
    if child.measuredSizes.isStale { child.measuredSizes.removeAll() }
    let proposal = CGSize(width: width, height: .infinity)
    let raw = child.sizeByRules(fitting: proposal)
    let pixels = pixels
    // A size that is no number must not reach a frame.
    var size = CGSize(
      width: raw.width > 0 ? pixels.ceil(min(raw.width, 1e7)) : 0,
      height: raw.height > 0 ? pixels.ceil(min(raw.height, 1e7)) : 0)
    if width == .infinity {
      child.measuredSizes.natural = size
      child.measuredSizes.hasNatural = true
    } else {
      size.width = min(size.width, width)
      child.measuredSizes.keepSize(size, within: width)
    }
    return size
  }

  /// The subview as a box in this box's surroundings, if it is one.
  @inline(__always)
  final func box(_ child: UIView) -> LMLayoutView? {
    guard let box = child.asBox else { return nil }
    if box.surroundings != surroundings { box.adopt(surroundings) }
    box.hasNewMeasures = false
    return box
  }
}

// MARK: Pictures that keep their proportions

extension UIView {
  /// Whether the view is a picture that is shown whole, so that one length follows from the other.
  @inline(__always)
  final var keepsProportions: Bool { contentMode == .scaleAspectFit && self is UIImageView }
}

extension LMLayoutView {
  /// The width at which a picture that keeps its proportions has a height; nothing for other views.
  final func aspectWidth(of child: UIView, at height: CGFloat) -> CGFloat? {
    guard child.keepsProportions else { return nil }
    let natural = measureLeaf(child, within: .infinity)
    guard natural.height > 0 else { return nil }
    return pixels.ceil(natural.width * height / natural.height)
  }

  /// The height at which a picture that keeps its proportions has a width; nothing for other views.
  final func aspectHeight(of child: UIView, at width: CGFloat) -> CGFloat? {
    guard child.keepsProportions else { return nil }
    let natural = measureLeaf(child, within: .infinity)
    guard natural.width > 0 else { return nil }
    return pixels.ceil(natural.height * width / natural.width)
  }
}
