import Foundation
import QuoinGraphics

/// Where a view and what is in it were drawn in a picture that is kept.
final class DrawnView {
  /// Of which view: what tells it from its siblings.
  private let id: ObjectIdentifier
  /// The box of all that is drawn of the view, in points of the superview; null where nothing is.
  private(set) var box = CGRect.null
  /// From the view's own points to those of the superview.
  private var offset = CGSize.zero
  /// What is seen of its subviews, in its own points.
  private var clip: CGRect?
  /// What was seen of the view; nothing before it has been looked at.
  private var seen: DamageVersion?
  /// The perspective of what the view is in, when that was looked at.
  private var space: CATransform3D?
  /// The subviews, from the back to the front.
  private var children: [DrawnView] = []

  init(_ view: UIView) { id = ObjectIdentifier(view) }

  // MARK: Looking

  /// Looks at the view again.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - look: The number of this look at the whole picture.
  ///   - isRoot: Whether it is drawn with its bounds' origin at the picture's corner, whatever its place and transform.
  ///   - depth: How many views nest, this one included.
  ///   - space: The perspective of what it is in; nothing where there is none.
  /// - Returns: The box of what has changed since the last time, in points of the superview.
  func update(
    from view: UIView, look: UInt32, isRoot: Bool = false, depth: Int = 1, in space: CATransform3D? = nil
  ) -> CGRect {
    let (last, version, isMoved) = (seen, view.look(look), space != self.space)
    self.space = space
    guard version != last || isMoved, depth <= UIView.depthLimit else { return .null }
    seen = version
    let old = box
    let layer = view.layerForDrawing
    let inner = layer?.spaceOfSublayers
    var (content, damage) = updateChildren(of: view, look: look, depth: depth, in: inner)
    if inner == nil, let transform = layer?.sublayerTransformInBounds {
      (content, damage) = (content.transformed(by: transform), damage.transformed(by: transform))
    }
    if let layer, layer.hasOwnSublayers { content = content.union(layer.extentOfSublayers(depth: depth)) }
    clip = view.clipsToBounds ? view.bounds : nil
    if let clip { (content, damage) = (content.overlap(clip), damage.overlap(clip)) }
    var own = view.contentExtent(with: layer).union(content)
    // What casts a shadow changes it.
    if let layer { (own, damage) = (layer.extentWithShadow(own), layer.extentWithShadow(damage)) }
    if let transition = view.rare?.transition { own = own.union(transition.rect) }
    let geometry = view.geometry
    let place = isRoot ? CGPoint.zero : geometry.origin
    offset = CGSize(width: place.x - geometry.boundsOrigin.x, height: place.y - geometry.boundsOrigin.y)
    let seenPlace = isRoot ? SeenPlace.plain : SeenPlace(geometry, view.rare?.layer, in: space)
    if view.isHidden || view.alpha <= 0 {
      (box, damage) = (.null, .null)
    } else if case .plain = seenPlace {
      placePlainly(own, &damage, geometry, isRoot: isRoot)
    } else {
      box = seenPlace.box(of: own)
      if !damage.isNull { damage = box }
    }
    return version.ofView != last?.ofView || isMoved ? box.union(old) : damage
  }

  /// Finds the box of a view as its geometry says, and of what has changed of it.
  private func placePlainly(_ own: CGRect, _ damage: inout CGRect, _ geometry: ViewGeometry, isRoot: Bool) {
    if !isRoot, let warp = geometry.warp, !warp.isUpright {
      // What is drawn as a line or a point is not drawn.
      let transform = geometry.toSuperview
      let isFlat = warp.affine.determinant == 0
      (box, damage) =
        isFlat ? (.null, .null) : (own.transformed(by: transform), damage.transformed(by: transform))
    } else {
      (box, damage) = (own.moved(by: offset), damage.moved(by: offset))
    }
  }

  /// The box of all that is drawn of the subviews, and of what has changed of it.
  private func updateChildren(
    of view: UIView, look: UInt32, depth: Int, in space: CATransform3D?
  ) -> (content: CGRect, damage: CGRect) {
    let old = children
    let views = view.childrenFromBack
    let isSame = old.elementsEqual(views) { $0.id == ObjectIdentifier($1) }
    if !isSame {
      let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
      children = views.map { known[ObjectIdentifier($0)] ?? DrawnView($0) }
    }
    var (content, damage) = (CGRect.null, isSame ? .null : Self.moved(old, children))
    for (child, view) in zip(children, views) {
      damage = damage.union(child.update(from: view, look: look, depth: depth + 1, in: space))
      content = content.union(child.box)
    }
    if !isSame { damage = damage.union(Self.moved(old, children)) }
    return (content, damage)
  }

  /// The boxes of what went, what came, and what has changed its place in the order.
  private static func moved(_ old: [DrawnView], _ new: [DrawnView]) -> CGRect {
    let (before, now) = (Set(old.map(\.id)), Set(new.map(\.id)))
    var damage = CGRect.null
    for child in old where !now.contains(child.id) { damage = damage.union(child.box) }
    for child in new where !before.contains(child.id) { damage = damage.union(child.box) }
    for (one, other) in zip(old.filter { now.contains($0.id) }, new.filter { before.contains($0.id) })
    where one !== other {
      damage = damage.union(one.box).union(other.box)
    }
    return damage
  }

  // MARK: Drawing

  /// Makes what is to be drawn again so large that nothing is drawn in part that must be drawn whole.
  ///
  /// - Parameters:
  ///   - damage: What is to be drawn again, in points of the superview.
  ///   - view: The view, which has just been looked at.
  ///   - visible: What of the superview can be seen.
  func grow(_ damage: inout CGRect, of view: UIView, within visible: CGRect) {
    let seen = box.overlap(visible)
    if seen.isNull || !seen.overlaps(damage) || damage.contains(seen) { return }
    if view.isDrawnWhole {
      damage = damage.union(seen)
      return
    }
    let back = CGSize(width: -offset.width, height: -offset.height)
    var inner = damage.moved(by: back)
    var visible = visible.moved(by: back)
    if let clip { visible = visible.overlap(clip) }
    for (child, view) in zip(children, view.childrenFromBack) {
      child.grow(&inner, of: view, within: visible)
    }
    damage = inner.moved(by: offset)
  }
}

nonisolated extension CGRect {
  fileprivate func moved(by offset: CGSize) -> CGRect {
    isNull ? self : offsetBy(dx: offset.width, dy: offset.height)
  }

  fileprivate func transformed(by transform: CGAffineTransform) -> CGRect {
    isNull ? self : applying(transform)
  }
}

extension UIView {
  /// Whether a part of the view, drawn alone, could come out a shade different from the same part of the whole: smooth
  /// edges, colours that run, images and groups are worked out over the box of what is drawn, flat rectangles are not.
  fileprivate final var isDrawnWhole: Bool {
    if drawsContent && drewContent || drawsOverSubviews || alpha < 1 { return true }
    if let warp = geometry.warp, !warp.isUpright { return true }
    if let rare, rare.mask != nil || rare.transition != nil { return true }
    guard let layer = layerForDrawing else { return false }
    return layer.cornerRadius > 0 || layer.borderWidth > 0 || layer.shadowOpacity > 0 || layer.mask != nil
      || layer.hasOwnSublayers || layer.drawsOwnContent || layer.sublayerTransformInBounds != nil
      || layer.hasPerspective
  }
}
