import Foundation
import QuoinGraphics

/// The round thing on a switch or a slider that a finger moves, with its shadows.
final class KnobView: UIView {
  var color: UIColor? { didSet { didChange(.look) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var drawsContent: Bool { true }
  override var drawingExtent: CGRect { bounds.insetBy(dx: -16, dy: -20) }

  override func draw(_ canvas: Canvas, in rect: CGRect) {
    let shape = UIBezierPath(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    canvas.shadow(of: shape, color: .black, opacity: 0.15, offset: CGSize(width: 0, height: 3), radius: 4)
    canvas.shadow(of: shape, color: .black, opacity: 0.1, offset: CGSize(width: 0, height: 1), radius: 1)
    canvas.fill(shape, paint: .color(color ?? .white))
    shape.lineWidth = 0.5
    canvas.stroke(shape, paint: .color(UIColor(white: 0, alpha: 0.04)))
  }
}
