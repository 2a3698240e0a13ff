import Foundation
import QuoinGraphics

/// The line of a slider on one side of the knob.
final class SliderTrack: UIView {
  var color: UIColor? { didSet { didChange(.look) } }
  var image: UIImage? { didSet { didChange(.look) } }

  override var drawsContent: Bool { true }
  override func draw(_ canvas: Canvas, in rect: CGRect) {
    if let image {
      canvas.draw(image, in: rect, tint: color)
    } else if let color {
      canvas.fill(roundedRect: rect, radii: CornerRadii(rect.height / 2), paint: .color(color))
    }
  }
}
