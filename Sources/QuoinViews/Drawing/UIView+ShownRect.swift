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
    switch self {
    case let label as UILabel: return label.drawsContent ? label.linesRect : .null
    case is UIImageView: return drawsContent ? bounds : .null
    default: return drawsItself && drawsContent && children.isEmpty ? bounds : .null
    }
  }
}

extension UILabel {
  /// The box of the lines as they are drawn, in the label's own points.
  final var linesRect: CGRect {
    let (layout, origin) = placedLayout(in: bounds)
    return layout.lines.reduce(CGRect.null) { $0.union($1.frame) }.offsetBy(dx: origin.x, dy: origin.y)
  }
}
