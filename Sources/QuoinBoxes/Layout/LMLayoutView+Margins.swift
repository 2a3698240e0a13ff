import Foundation
import QuoinGraphics
import QuoinViews

extension LMLayoutView {
  /// Sets the margins from the parameters that every layout view's initializer takes.
  final func setMargins(
    _ margin: CGFloat?, top: CGFloat?, leading: CGFloat?, bottom: CGFloat?, trailing: CGFloat?
  ) {
    if margin == nil, top == nil, leading == nil, bottom == nil, trailing == nil { return }
    let all = margin ?? 0
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top ?? all, leading: leading ?? all, bottom: bottom ?? all, trailing: trailing ?? all)
  }

  /// Sets the margins of all edges as a template states them: an edge that has its own keeps that, whatever the order.
  package final func stateMargin(_ margin: CGFloat) {
    var margins = directionalLayoutMargins
    if !ownMargins.contains(.top) { margins.top = margin }
    if !ownMargins.contains(.leading) { margins.leading = margin }
    if !ownMargins.contains(.bottom) { margins.bottom = margin }
    if !ownMargins.contains(.trailing) { margins.trailing = margin }
    directionalLayoutMargins = margins
  }

  /// The top margin as a template states it, as an edge's own; the others alike.
  package final var statedTopMargin: CGFloat {
    get { topMargin }
    set { (topMargin, ownMargins) = (newValue, ownMargins.union(.top)) }
  }

  package final var statedLeadingMargin: CGFloat {
    get { leadingMargin }
    set { (leadingMargin, ownMargins) = (newValue, ownMargins.union(.leading)) }
  }

  package final var statedBottomMargin: CGFloat {
    get { bottomMargin }
    set { (bottomMargin, ownMargins) = (newValue, ownMargins.union(.bottom)) }
  }

  package final var statedTrailingMargin: CGFloat {
    get { trailingMargin }
    set { (trailingMargin, ownMargins) = (newValue, ownMargins.union(.trailing)) }
  }

  final var pixels: PixelGrid { surroundings.pixels }

  /// The room around the content.
  final var insets: BoxInsets {
    if knowsInsets { return storedInsets }
    storedInsets = measureInsets(pixels)
    knowsInsets = true
    return storedInsets
  }

  /// The width inside the margins, in whole pixels.
  @inline(__always)
  final func room(in width: CGFloat) -> CGFloat { max(0, pixels.round(width - insets.width)) }

  /// The height inside the margins, in whole pixels.
  @inline(__always)
  final func room(inHeight height: CGFloat) -> CGFloat { max(0, pixels.round(height - insets.height)) }

  /// The box that this one stands in, when it leaves the safe area to that box.
  final var outerBox: LMLayoutView? { parent?.asBox }

  /// The margins in effect, in whole pixels.
  final func marginInsets(_ pixels: PixelGrid) -> BoxInsets {
    // A box within another's margins is clear of the safe area already.
    if let outer = outerBox, outer.keepsToMargins {
      let margins = directionalLayoutMargins
      return BoxInsets(
        top: pixels.round(margins.top), leading: pixels.round(margins.leading),
        bottom: pixels.round(margins.bottom), trailing: pixels.round(margins.trailing))
    }
    let margins = layoutMargins
    let isMirrored = isRightToLeft
    return BoxInsets(
      top: pixels.round(margins.top), leading: pixels.round(isMirrored ? margins.right : margins.left),
      bottom: pixels.round(margins.bottom), trailing: pixels.round(isMirrored ? margins.left : margins.right))
  }
}
