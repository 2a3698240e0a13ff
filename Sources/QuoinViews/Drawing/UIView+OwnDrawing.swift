import Foundation
import QuoinGraphics

extension UIView {
  /// Draws what a class of somebody's own draws by `draw(_:)`, for a class of the library that draws on the canvas itself.
  ///
  /// - Parameter known: The class of the library, which draws nothing so.
  package final func drawOwnContent(in rect: CGRect, on canvas: Canvas, beyond known: UIView.Type) {
    if type(of: self) != known { CGContext.current(on: canvas) { draw(rect) } }
  }
}
