import Foundation
import QuoinGraphics

extension UIButton {
  final func drawBackground(on canvas: Canvas, in rect: CGRect) {
    let area = backgroundRect(forBounds: rect)
    if let background = look.background { draw(background, in: area, on: canvas) }
    if let image = look.backgroundImage { drawBackgroundImage(image, in: area, on: canvas) }
    if buttonType == .close, configuration == nil {
      canvas.fill(UIBezierPath(ovalIn: rect.insetBy(dx: 1, dy: 1)), paint: .color(.secondarySystemFill))
    }
    if isHovered, isEnabled {
      let radius = look.background == nil ? 8 : look.cornerRadius(in: area, self)
      canvas.fill(
        roundedRect: area, radii: CornerRadii(radius), paint: .color(.quaternarySystemFill))
    }
    if look.isPopup { drawIndicator(on: canvas, in: rect) }
  }

  private func draw(_ background: UIBackgroundConfiguration, in rect: CGRect, on canvas: Canvas) {
    let insets = background.backgroundInsets
    let area = rect.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    let radius = look.cornerRadius(in: area, self)
    canvas.fill(roundedRect: area, radii: CornerRadii(radius), paint: .color(look.backgroundColor))
    if let image = background.image {
      canvas.saveGState()
      canvas.clip(to: UIBezierPath(roundedRect: area, cornerRadius: radius))
      canvas.draw(image, in: background.imageContentMode.rect(for: image.size, in: area), tint: tintColor)
      canvas.restoreGState()
    }
    guard background.strokeWidth > 0 else { return }
    let edge = background.strokeOutset - background.strokeWidth / 2
    let line = UIBezierPath(
      roundedRect: area.insetBy(dx: -edge, dy: -edge), cornerRadius: max(radius + edge, 0))
    line.lineWidth = background.strokeWidth
    canvas.stroke(line, paint: .color(background.resolvedStrokeColor(for: tintColor)))
  }

  private func drawBackgroundImage(_ image: UIImage, in rect: CGRect, on canvas: Canvas) {
    let hasOwn = values.backgroundImages[own: state] != nil
    let isFaded =
      !hasOwn && (isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled)
    if isFaded { canvas.beginTransparencyLayer(alpha: 0.5) }
    canvas.draw(image, in: rect, tint: tintColor)
    if isFaded { canvas.endTransparencyLayer() }
  }

  private func drawIndicator(on canvas: Canvas, in rect: CGRect) {
    let place = ButtonPlaces(content, look, in: contentRect(forBounds: rect), of: self).indicator
    canvas.draw(
      symbol: "chevron.up.chevron.down", pointSize: 12, weight: .medium,
      at: CGPoint(x: place.midX, y: place.midY), color: look.imageTint)
  }
}
