import Foundation
import QuoinGraphics
import QuoinViews

/// What a position belongs to. Points of an item are its own, as if it had no transform.
///
/// One reference beside its kind, so that copies count one reference and switch over nothing.
struct PositionedItem {
  private enum Kind { case view, layer, guide }

  private let kind: Kind
  private let object: AnyObject

  init(_ view: UIView) { (kind, object) = (.view, view) }
  init(_ layer: CALayer) { (kind, object) = (.layer, layer) }
  init(_ guide: UILayoutGuide) { (kind, object) = (.guide, guide) }

  /// The view that the item is, if it is one.
  @inline(__always)
  var view: UIView? { kind == .view ? knownView : nil }

  // The initializers put the object beside its kind.
  @inline(__always)
  private var knownView: UIView { unsafeDowncast(object, to: UIView.self) }
  private var knownLayer: CALayer { unsafeDowncast(object, to: CALayer.self) }
  private var knownGuide: UILayoutGuide { unsafeDowncast(object, to: UILayoutGuide.self) }

  /// The pixels of what the item stands in. An item in a tree whose scale nobody states is reported.
  ///
  /// - Parameter scale: What is stated; 0 where that has to be found out.
  @inline(__always)
  func rounder(at scale: CGFloat) -> PixelRounder {
    if scale == 1 || scale == 2 || scale == 3, !ErrorHandler.hearsEveryCheck {
      return PixelRounder(scale: scale)
    }
    return checkedRounder
  }

  @inline(never)
  private var checkedRounder: PixelRounder {
    PixelRounder(for: view.map { $0.superview ?? $0 } ?? host, named: name)
  }

  /// The item's rectangle in its own points.
  @inline(__always)
  var bounds: CGRect {
    switch kind {
    case .view: CGRect(origin: knownView.geometry.boundsOrigin, size: knownView.geometry.size)
    case .layer: knownLayer.bounds
    case .guide: CGRect(origin: .zero, size: knownGuide.layoutFrame.size)
    }
  }

  /// The view that the item lies in, in whose points it is placed.
  var host: UIView? {
    switch kind {
    case .view: return knownView.superview
    case .layer:
      var next = knownLayer.superlayer
      while let candidate = next, candidate.view == nil { next = candidate.superlayer }
      return next?.view
    case .guide: return knownGuide.owningView
    }
  }

  var isRightToLeft: Bool { (view ?? host)?.isRightToLeft ?? false }

  /// How the item is called in messages.
  var name: String {
    switch kind {
    case .view: knownView.description
    case .layer: knownLayer.name ?? "\(type(of: object))"
    case .guide: knownGuide.identifier.isEmpty ? "\(type(of: object))" : knownGuide.identifier
    }
  }

  /// Where the item begins, in what it stands in.
  @inline(__always)
  private var origin: CGPoint {
    switch kind {
    case .view: knownView.geometry.origin
    case .layer: knownLayer.untransformedOrigin
    case .guide: knownGuide.layoutFrame.origin
    }
  }

  /// Where a point of the item lies in its host.
  @inline(__always)
  func hostPoint(of point: CGPoint) -> CGPoint {
    let (offset, origin) = (offset(of: point), origin)
    return CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
  }

  /// Where a point of the item would lie in its host if the item began at zero, which does not depend on where it is.
  @inline(__always)
  private func offset(of point: CGPoint) -> CGPoint {
    switch kind {
    case .view: outward(point, knownView.geometry.boundsOrigin, .zero)
    case .layer: offset(of: point, in: knownLayer)
    case .guide: point
    }
  }

  /// Moves the item so that a point of it comes to lie at a point of its host, to the nearest whole pixel; its size and transform
  /// stay.
  ///
  /// Where it was plays no part, so that moving it again moves nothing.
  @inline(__always)
  func move(_ point: CGPoint, to target: CGPoint, _ rounder: PixelRounder) {
    let offset = offset(of: point)
    let moved = rounder.roundToPixel(CGPoint(x: target.x - offset.x, y: target.y - offset.y))
    // Neither NaN nor infinity survives as zero.
    let isFinite = (moved.x + moved.y) * 0 == 0
    guard PositionMisuse.check(isFinite, .notFinite("distance", of: name)) else { return }
    switch kind {
    case .view: knownView.setUntransformedOrigin(moved)
    case .layer: knownLayer.untransformedOrigin = moved
    case .guide: knownGuide.layoutFrame.origin = moved
    }
  }

  private func offset(of point: CGPoint, in layer: CALayer) -> CGPoint {
    var shifted = outward(point, layer.bounds.origin, .zero)
    var next = layer.superlayer
    while let layer = next, layer.view == nil {
      shifted = outward(shifted, layer.bounds.origin, layer.untransformedOrigin)
      next = layer.superlayer
    }
    return shifted
  }

  @inline(__always)
  private func outward(_ point: CGPoint, _ boundsOrigin: CGPoint, _ origin: CGPoint) -> CGPoint {
    CGPoint(x: point.x - boundsOrigin.x + origin.x, y: point.y - boundsOrigin.y + origin.y)
  }
}

extension CALayer {
  /// The origin of the frame before any transform, in points of the layer above.
  fileprivate final var untransformedOrigin: CGPoint {
    get {
      let (position, anchor, size) = (position, anchorPoint, bounds.size)
      return CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    }
    set {
      let (anchor, size) = (anchorPoint, bounds.size)
      position = CGPoint(x: newValue.x + anchor.x * size.width, y: newValue.y + anchor.y * size.height)
    }
  }
}
