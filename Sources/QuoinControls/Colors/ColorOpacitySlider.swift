import Foundation
import QuoinGraphics

/// Sets how opaque a colour is, on a line that shows it over a chequered ground.
final class ColorOpacitySlider: UISlider {
  /// The colour, of which only the hue and the brightness count.
  var color = UIColor.black { didSet { didChange(.look) } }

  private static let lineHeight: CGFloat = 27
  /// The side of a square of the ground, in points.
  private static let square: CGFloat = 9

  override init(frame: CGRect) {
    super.init(frame: frame)
    (minimumTrackTintColor, maximumTrackTintColor) = (.clear, .clear)
    value = 1
    accessibilityLabel = "Opacity"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawsContent: Bool { true }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let height = min(Self.lineHeight, rect.height)
    let line = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    let capsule = UIBezierPath(roundedRect: line, cornerRadius: height / 2)
    canvas.saveGState()
    canvas.clip(to: capsule)
    canvas.fill(line, color: .white)
    for row in 0..<Int((height / Self.square).rounded(.up)) {
      for column in 0..<Int((line.width / Self.square).rounded(.up)) where (row + column) % 2 == 1 {
        canvas.fill(
          CGRect(
            x: line.minX + CGFloat(column) * Self.square, y: line.minY + CGFloat(row) * Self.square,
            width: Self.square, height: Self.square), color: UIColor(white: 0.85, alpha: 1))
      }
    }
    let parts = color.resolvedCGColor(with: canvas.traits)
    let ends = [0, 1].map {
      UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: isRightToLeft ? 1 - $0 : $0)
    }
    let fade = Gradient(
      colors: ends,
      shape: .linear(from: CGPoint(x: line.minX, y: 0), to: CGPoint(x: line.maxX, y: 0)))
    canvas.fill(capsule, paint: .gradient(fade))
    canvas.restoreGState()
  }
}
