import Foundation
import QuoinGraphics

extension UIScrollView {
  /// How long indicators stay when nothing moves any more, in seconds.
  private static var indicatorTime: TimeInterval { 0.5 }

  /// Shows the indicators for a moment.
  public final func flashScrollIndicators() {
    showIndicators()
    hideIndicatorsSoon()
  }

  final func showIndicators() {
    let state = state
    state.indicatorTimer?.cancel()
    state.indicatorTimer = nil
    if state.showsIndicators || window == nil { return }
    state.showsIndicators = true
    didChange(.look)
  }

  final func hideIndicatorsSoon() {
    guard let state = scrollState, state.showsIndicators else { return }
    state.indicatorTimer?.cancel()
    state.indicatorTimer = window?.clock.schedule(after: Self.indicatorTime) { [weak self] in
      self?.scrollState?.showsIndicators = false
      self?.didChange(.look)
    }
  }

  private static var thickness: CGFloat { 3 }
  private static var distance: CGFloat { 3 }

  /// Draws the indicators of the directions in which there is something to scroll.
  final func drawIndicators(on canvas: Canvas) {
    let inset = adjustedContentInset
    let isLight =
      indicatorStyle == .white
      || indicatorStyle == .default && traitCollection.userInterfaceStyle == .dark
    let color = UIColor(white: isLight ? 1 : 0, alpha: 0.35)
    if showsVerticalScrollIndicator {
      let room = bounds.inset(by: scrollIndicatorInsets).inset(by: verticalScrollIndicatorInsets)
      let total = contentSize.height + inset.top + inset.bottom
      if let bar = Self.bar(
        visible: bounds.height, total: total, offset: contentOffset.y + inset.top,
        room: room.height - 2 * Self.distance)
      {
        let x = isRightToLeft ? room.minX + Self.distance : room.maxX - Self.distance - Self.thickness
        fillBar(
          CGRect(
            x: x, y: room.minY + Self.distance + bar.start, width: Self.thickness, height: bar.length),
          color: color, on: canvas)
      }
    }
    if showsHorizontalScrollIndicator {
      let room = bounds.inset(by: scrollIndicatorInsets).inset(by: horizontalScrollIndicatorInsets)
      let total = contentSize.width + inset.left + inset.right
      if let bar = Self.bar(
        visible: bounds.width, total: total, offset: contentOffset.x + inset.left,
        room: room.width - 2 * Self.distance)
      {
        fillBar(
          CGRect(
            x: room.minX + Self.distance + bar.start, y: room.maxY - Self.distance - Self.thickness,
            width: bar.length, height: Self.thickness), color: color, on: canvas)
      }
    }
  }

  private func fillBar(_ rect: CGRect, color: UIColor, on canvas: Canvas) {
    canvas.fill(roundedRect: rect, radii: CornerRadii(Self.thickness / 2), paint: .color(color))
  }

  /// Where a bar stands in its room, or nothing when all is visible.
  private static func bar(
    visible: CGFloat, total: CGFloat, offset: CGFloat, room: CGFloat
  ) -> (start: CGFloat, length: CGFloat)? {
    guard total > visible, visible > 0, room > 0 else { return nil }
    let length = min(room, max(36, room * visible / total))
    let progress = min(max(offset / (total - visible), 0), 1)
    return ((room - length) * progress, length)
  }
}
