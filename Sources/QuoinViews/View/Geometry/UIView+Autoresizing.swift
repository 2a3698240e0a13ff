import Foundation

extension UIView {
  /// Which distances change along when the superview's size does.
  public final var autoresizingMask: AutoresizingMask {
    get { rare?.autoresizingMask ?? [] }
    set {
      ensureRare().autoresizingMask = newValue
      if !newValue.isEmpty { parent?.childrenAutoresize = true }
    }
  }

  final func autoresizeChildren(from old: CGSize) {
    let new = geometry.size
    for child in children {
      let mask = child.autoresizingMask
      if mask.isEmpty { continue }
      var frame = child.frame
      let x = Self.resized(
        start: frame.origin.x, length: frame.size.width, old: old.width, new: new.width,
        before: mask.contains(.flexibleLeftMargin), itself: mask.contains(.flexibleWidth),
        after: mask.contains(.flexibleRightMargin))
      let y = Self.resized(
        start: frame.origin.y, length: frame.size.height, old: old.height, new: new.height,
        before: mask.contains(.flexibleTopMargin), itself: mask.contains(.flexibleHeight),
        after: mask.contains(.flexibleBottomMargin))
      frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
      child.frame = frame
    }
  }

  /// Where the views within are that follow their superview's size or are followed, those around others first.
  ///
  /// A length that would be less than nothing is nothing, so that going back to a size may not bring them back.
  final var autoresizingGeometries: [(view: UIView, geometry: ViewGeometry)] {
    var found: [(view: UIView, geometry: ViewGeometry)] = []
    walkSubtree(where: { view in
      if view !== self, view.childrenAutoresize || view.rare?.autoresizingMask.isEmpty == false {
        found.append((view, view.geometry))
      }
      return true
    })
    return found
  }

  /// Puts the view back where it was, under the transform that it has now.
  final func restorePlace(_ old: ViewGeometry) {
    let size = geometry.size
    storedGeometry.origin = old.origin
    if size != old.size {
      storedGeometry.size = old.size
      sizeDidChange(from: size)
    } else {
      didChange(.place)
    }
  }

  /// One direction of autoresizing: the flexible parts share the change in proportion to what they have, or evenly when
  /// they have nothing.
  private static func resized(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, before: Bool, itself: Bool, after: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    let count = (before ? 1 : 0) + (itself ? 1 : 0) + (after ? 1 : 0)
    let change = new - old
    if count == 0 || change == 0 { return (start, length) }
    let rest = old - start - length
    let sum = (before ? start : 0) + (itself ? length : 0) + (after ? rest : 0)
    func share(_ part: CGFloat) -> CGFloat { sum > 0 ? change * part / sum : change / CGFloat(count) }
    return (start + (before ? share(start) : 0), max(0, length + (itself ? share(length) : 0)))
  }
}
