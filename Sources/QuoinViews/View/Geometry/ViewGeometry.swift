import Foundation
import QuoinGraphics

/// Where a view or a layer is: its frame before any transform, the origin of its bounds and, seldom, a warp.
///
/// The frame is stored rather than the center, so that the frames of upright views come back bit by bit as they were
/// set.
@usableFromInline
package nonisolated struct ViewGeometry {
  /// The origin of the frame before the transform, in points of the superview.
  package var origin = CGPoint.zero
  /// The size of the bounds; never negative.
  package var size = CGSize.zero
  /// The origin of the bounds.
  package var boundsOrigin = CGPoint.zero
  /// The transform and the anchor point, when they are not what most views have.
  var warp: Warp?

  /// The anchor point, in fractions of the size.
  var anchorPoint: CGPoint { warp?.anchorPoint ?? Warp.centerAnchor }

  /// The place of the anchor point in the superview.
  var center: CGPoint {
    get {
      let anchor = anchorPoint
      return CGPoint(x: origin.x + anchor.x * size.width, y: origin.y + anchor.y * size.height)
    }
    set {
      let anchor = anchorPoint
      origin = CGPoint(x: newValue.x - anchor.x * size.width, y: newValue.y - anchor.y * size.height)
    }
  }

  /// The bounds, whose change keeps the center.
  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      let center = center
      boundsOrigin = newValue.origin
      if size != newValue.size {
        size = newValue.size
        self.center = center
      }
    }
  }

  /// The upright rectangle around the transformed bounds, in points of the superview.
  var frame: CGRect {
    guard let warp, !warp.isUpright else { return CGRect(origin: origin, size: size) }
    let center = center
    let box = box(warp)
    return CGRect(x: box.minX + center.x, y: box.minY + center.y, width: box.width, height: box.height)
  }

  /// The upright rectangle around the transformed bounds, from the anchor point.
  private func box(_ warp: Warp) -> CGRect {
    let anchor = warp.anchorPoint
    let rect = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    return rect.applying(warp.quarterTurned)
  }

  /// Whether a point, in points of the bounds, lies within them.
  func holds(_ point: CGPoint) -> Bool {
    point.x >= boundsOrigin.x && point.y >= boundsOrigin.y && point.x < boundsOrigin.x + size.width
      && point.y < boundsOrigin.y + size.height
  }

  /// The place of the anchor point in the bounds.
  var anchor: CGPoint {
    CGPoint(
      x: boundsOrigin.x + anchorPoint.x * size.width, y: boundsOrigin.y + anchorPoint.y * size.height)
  }

  /// Moves and sizes a view so that its frame is the given one, as far as its transform allows.
  mutating func setFrame(_ frame: CGRect) {
    if let warp, !warp.isUpright { return setTransformedFrame(frame, warp: warp) }
    origin = frame.origin
    size = frame.size
  }

  /// Gives it another transform and another anchor point, whose place stays.
  mutating func setWarp(transform: CATransform3D, anchorPoint: CGPoint) {
    let center = center
    warp = Warp.make(transform: transform, anchorPoint: anchorPoint)
    self.center = center
  }

  /// Moves and sizes a transformed view so that its frame is the given one, as far as its transform allows.
  mutating func setTransformedFrame(_ frame: CGRect, warp: Warp) {
    if warp.affine.determinant != 0 { size = warp.untransformed(frame.size) }
    let box = box(warp)
    let target =
      box.size == frame.size
      ? frame.origin : CGPoint(x: frame.midX - box.width / 2, y: frame.midY - box.height / 2)
    center = CGPoint(x: target.x - box.minX, y: target.y - box.minY)
    // What is stored is the place before the transform, from which the frame may come back a last bit beside.
    let found = self.frame.origin
    origin.x += target.x - found.x
    origin.y += target.y - found.y
  }

  /// From points of the bounds to points of the superview.
  var toSuperview: CGAffineTransform {
    let center = center
    let anchor = anchorPoint
    let local = CGAffineTransform(
      translationX: -boundsOrigin.x - anchor.x * size.width, y: -boundsOrigin.y - anchor.y * size.height)
    return local.concatenating(warp?.affine ?? .identity)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

/// The rarely used part of a geometry.
nonisolated final class Warp {
  /// Where most views have their anchor point.
  static let centerAnchor = CGPoint(x: 0.5, y: 0.5)

  /// The transform in space.
  let transform: CATransform3D
  /// Its part in the plane, which is what is drawn.
  let affine: CGAffineTransform
  /// The point that the transform leaves in place, in fractions of the size.
  let anchorPoint: CGPoint

  /// Whether lines that run beside each other meet, or everything is nearer or farther away.
  let hasPerspective: Bool

  /// Whether the transform does nothing in the plane.
  let isUpright: Bool

  /// The transform without what the sine and the cosine of a quarter turn leave of 0, so that frames of views turned by one
  /// are exact.
  var quarterTurned: CGAffineTransform {
    let greatest = max(abs(affine.a), abs(affine.b), abs(affine.c), abs(affine.d))
    func snapped(_ part: CGFloat) -> CGFloat { abs(part) < greatest * 1e-15 ? 0 : part }
    return CGAffineTransform(
      a: snapped(affine.a), b: snapped(affine.b), c: snapped(affine.c), d: snapped(affine.d), tx: affine.tx,
      ty: affine.ty)
  }

  /// The size that the transform makes one of. What is only scaled or turned by quarters is divided, since a product with the
  /// inverse is seldom exact: 100 points at 1.5 are 100 again.
  func untransformed(_ size: CGSize) -> CGSize {
    let turned = quarterTurned
    if turned.b == 0, turned.c == 0 {
      return CGSize(width: size.width / abs(turned.a), height: size.height / abs(turned.d))
    }
    if turned.a == 0, turned.d == 0 {
      return CGSize(width: size.height / abs(turned.b), height: size.width / abs(turned.c))
    }
    return CGRect(origin: .zero, size: size).applying(affine.inverted()).size
  }

  init(transform: CATransform3D, anchorPoint: CGPoint) {
    self.transform = transform
    affine = CATransform3DGetAffineTransform(transform)
    self.anchorPoint = anchorPoint
    hasPerspective = transform.m14 != 0 || transform.m24 != 0 || transform.m44 != 1
    isUpright = affine.isIdentity && !hasPerspective
  }

  /// The warp of the two values, or nothing when they are what most views have.
  static func make(transform: CATransform3D, anchorPoint: CGPoint) -> Warp? {
    if anchorPoint == centerAnchor, CATransform3DIsIdentity(transform) { return nil }
    return Warp(transform: transform, anchorPoint: anchorPoint)
  }
}

nonisolated extension CGRect {
  /// Whether the four numbers are neither infinite nor NaN.
  var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
