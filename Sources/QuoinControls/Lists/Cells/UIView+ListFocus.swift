import Foundation
import QuoinGraphics

extension UIView {
  /// Draws the ring around a cell that keys go to.
  final func drawListFocus(on canvas: Canvas) {
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 3, dy: 2), cornerRadius: 8)
    path.lineWidth = 2.5
    canvas.stroke(path, paint: .color(tintColor ?? .tintColor))
  }
}
