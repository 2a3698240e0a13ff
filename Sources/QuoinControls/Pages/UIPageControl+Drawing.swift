import Foundation
import QuoinGraphics

extension UIPageControl {
  private static var dot: CGFloat { 8 }
  private static var gap: CGFloat { 9 }
  private static var height: CGFloat { 26 }
  private static var endPadding: CGFloat { 9 }
  /// From one dot to the next, in points.
  static var step: CGFloat { dot + gap }

  final var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  final var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .rightToLeft, .bottomToTop: true
    case .leftToRight, .topToBottom: false
    }
  }

  final func dotsSize(_ count: Int) -> CGSize {
    let length = CGFloat(max(count, 0)) * Self.step - (count > 0 ? Self.gap : 0) + 2 * Self.endPadding
    return isUpright ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
  }

  final func drawDots(on canvas: Canvas, in rect: CGRect) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    let room = isUpright ? rect.height : rect.width
    // Where there is too little room, dots move together.
    let wanted = CGFloat(numberOfPages) * Self.step - Self.gap
    let step = min(Self.step, max(room - Self.dot, 0) / CGFloat(max(numberOfPages - 1, 1)))
    let length = numberOfPages > 1 ? step * CGFloat(numberOfPages - 1) + Self.dot : Self.dot
    let isPressed = interactionState != .none
    if backgroundStyle == .prominent || backgroundStyle == .automatic && isPressed {
      let size = dotsSize(numberOfPages)
      let plate = CGRect(
        x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      canvas.fill(
        roundedRect: plate, radii: CornerRadii(Self.height / 2),
        paint: .color(wanted > 0 ? .secondarySystemFill : .clear))
    }
    // Beyond a thousand in a row dots are one line, and nobody needs another.
    let stride = max(numberOfPages / Self.mostDots, 1)
    for page in Swift.stride(from: 0, to: numberOfPages, by: stride) {
      let place = CGFloat(isReversed ? numberOfPages - 1 - page : page) * step + Self.dot / 2
      let center =
        isUpright
        ? CGPoint(x: rect.midX, y: rect.midY - length / 2 + place)
        : CGPoint(x: rect.midX - length / 2 + place, y: rect.midY)
      drawDot(page, at: center, on: canvas)
    }
  }

  private static var mostDots: Int { 1000 }

  private func drawDot(_ page: Int, at center: CGPoint, on canvas: Canvas) {
    let isCurrent = page == shownPage
    let color: UIColor =
      isCurrent ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
    let image =
      (isCurrent ? currentPageImages[page] ?? preferredCurrentPageIndicatorImage : nil) ?? pageImages[page]
      ?? preferredIndicatorImage
    if let image {
      let shown = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
      let rect = CGRect(
        x: center.x - image.size.width / 2, y: center.y - image.size.height / 2, width: image.size.width,
        height: image.size.height)
      canvas.draw(shown, in: rect, tint: color)
    } else {
      let rect = CGRect(
        x: center.x - Self.dot / 2, y: center.y - Self.dot / 2, width: Self.dot, height: Self.dot)
      canvas.fill(UIBezierPath(ovalIn: rect), paint: .color(color))
    }
  }
}
