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
      while let candidate = next, candidate.delegate == nil { next = candidate.superlayer }
      return next?.delegate
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

  /// Where a point of the item lies in its host.
  @inline(__always)
  func hostPoint(of point: CGPoint) -> CGPoint {
    switch kind {
    case .view: outward(point, knownView.geometry.boundsOrigin, knownView.geometry.origin)
    case .layer: hostPoint(of: point, in: knownLayer)
    case .guide: outward(point, .zero, knownGuide.layoutFrame.origin)
    }
  }

  /// Moves the item by a distance in its host, to the nearest whole pixel; its size and transform stay.
  @inline(__always)
  func move(by distance: CGSize, _ rounder: PixelRounder) {
    // Neither NaN nor infinity survives as zero.
    let isFinite = (distance.width + distance.height) * 0 == 0
    guard PositionMisuse.check(isFinite, .notFinite("distance", of: name)) else { return }
    func moved(_ origin: CGPoint) -> CGPoint {
      rounder.roundToPixel(CGPoint(x: origin.x + distance.width, y: origin.y + distance.height))
    }
    switch kind {
    case .view: knownView.setUntransformedOrigin(moved(knownView.geometry.origin))
    case .layer:
      let (old, position) = (knownLayer.untransformedOrigin, knownLayer.position)
      let new = moved(old)
      knownLayer.position = CGPoint(x: position.x + new.x - old.x, y: position.y + new.y - old.y)
    case .guide: knownGuide.layoutFrame.origin = moved(knownGuide.layoutFrame.origin)
    }
  }

  private func hostPoint(of point: CGPoint, in layer: CALayer) -> CGPoint {
    var shifted = outward(point, layer.bounds.origin, layer.untransformedOrigin)
    var next = layer.superlayer
    while let layer = next, layer.delegate == nil {
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
    let (position, anchor, size) = (position, anchorPoint, bounds.size)
    return CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}
