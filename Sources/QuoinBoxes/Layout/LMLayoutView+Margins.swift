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
