import Foundation
import QuoinGraphics

extension UIView {
  /// The box of what the view shows of its own, subviews aside, in its own points; null where it shows nothing.
  ///
  /// - Parameter drawsItself: Whether classes of other modules are taken to draw something where they hold no views.
  package final func shownRect(drawsItself: Bool) -> CGRect {
    let layer = layerForDrawing
    if let color = backgroundColor, color.cgColor.alpha > 0 { return bounds }
    if let layer, layer.borderWidth > 0 || layer.hasOwnSublayers || layer.drawsOwnContent { return bounds }
    return extent(for: .shown)
      ?? (drawsItself && drawsContent && children.allSatisfy(\.isHidden) ? bounds : .null)
  }
}
