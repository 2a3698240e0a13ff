import Foundation
import QuoinViews

extension PictureComparison {
  /// The views in which something differs: those that hold no others and the ones that draw around them, the foremost
  /// first.
  ///
  /// - Parameters:
  ///   - root: The view that was drawn.
  ///   - scale: Pixels a point.
  func views(in root: UIView, scale: CGFloat) -> [UIView] {
    var found: [UIView] = []
    collect(root, in: root, scale: scale, to: &found)
    return found
  }

  /// - Returns: Whether a view or one within it shows a difference.
  @discardableResult
  private func collect(_ view: UIView, in root: UIView, scale: CGFloat, to found: inout [UIView]) -> Bool {
    guard !view.isHidden, view.alpha > 0 else { return false }
    var isWithin = false
    for child in view.subviews.reversed() where collect(child, in: root, scale: scale, to: &found) {
      isWithin = true
    }
    if isWithin { return true }
    let rect = view.convert(view.bounds, to: root)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
      .offsetBy(dx: -root.bounds.minX * scale, dy: -root.bounds.minY * scale)
    guard differs(within: rect) else { return false }
    found.append(view)
    return true
  }
}
