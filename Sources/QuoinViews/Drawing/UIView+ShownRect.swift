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

  /// The box of what the view's subviews show, and those in them, in the view's own points; null where they show nothing. What is in
  /// a scroll view may be anywhere.
  package final var shownRectOfSubviews: CGRect {
    var shown = CGRect.null
    for child in children where !child.isHidden && child.alpha > 0 {
      var rect = child.shownRect(drawsItself: true)
      if !(child is UIScrollView) { rect = rect.union(child.shownRectOfSubviews) }
      if child.clipsToBounds { rect = rect.overlap(child.bounds) }
      if !rect.isNull { shown = shown.union(child.convert(rect, to: self)) }
    }
    return shown
  }
}
