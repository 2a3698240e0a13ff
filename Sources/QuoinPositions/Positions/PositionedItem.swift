import Foundation
import QuoinGraphics
import QuoinViews

/// What a position belongs to. Points of an item are its own, as if it had no transform.
enum PositionedItem {
  case view(UIView)
  case layer(CALayer)
  case guide(UILayoutGuide)

  /// The item's rectangle in its own points.
  var bounds: CGRect {
    switch self {
    case .view(let view): view.bounds
    case .layer(let layer): layer.bounds
    case .guide(let guide): CGRect(origin: .zero, size: guide.layoutFrame.size)
    }
  }

  /// The view that the item lies in, in whose points it is placed.
  var host: UIView? {
    switch self {
    case .view(let view): return view.superview
    case .layer(let layer):
      var next = layer.superlayer
      while let candidate = next, candidate.delegate == nil { next = candidate.superlayer }
      return next?.delegate
    case .guide(let guide): return guide.owningView
    }
  }

  var isRightToLeft: Bool {
    if case .view(let view) = self { return view.isRightToLeft }
    return host?.isRightToLeft ?? false
  }

  /// How the item is called in messages.
  var name: String {
    switch self {
    case .view(let view): view.description
    case .layer(let layer): layer.name ?? "\(type(of: layer))"
    case .guide(let guide): guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier
    }
  }

  /// The origin of the untransformed frame, in points of what the item was added to.
  private var origin: CGPoint {
    switch self {
    case .view(let view): Self.origin(view.center, view.anchorPoint, view.bounds.size)
    case .layer(let layer): Self.origin(layer.position, layer.anchorPoint, layer.bounds.size)
    case .guide(let guide): guide.layoutFrame.origin
    }
  }

  /// Where a point of the item lies in its host.
  func hostPoint(of point: CGPoint) -> CGPoint {
    var shifted = Self.outward(point, bounds: bounds, origin: origin)
    guard case .layer(let layer) = self else { return shifted }
    var next = layer.superlayer
    while let layer = next, layer.delegate == nil {
      shifted = Self.outward(shifted, bounds: layer.bounds, origin: PositionedItem.layer(layer).origin)
      next = layer.superlayer
    }
    return shifted
  }

  /// Moves the item by a distance in its host, to the nearest whole pixel; its size and transform stay.
  func move(by distance: CGSize, rounder: PixelRounder) {
    let old = origin
    let new = rounder.roundToPixel(CGPoint(x: old.x + distance.width, y: old.y + distance.height))
    switch self {
    case .view(let view):
      let (anchor, size) = (view.anchorPoint, view.bounds.size)
      view.center = CGPoint(x: new.x + anchor.x * size.width, y: new.y + anchor.y * size.height)
    case .layer(let layer):
      let (anchor, size) = (layer.anchorPoint, layer.bounds.size)
      layer.position = CGPoint(x: new.x + anchor.x * size.width, y: new.y + anchor.y * size.height)
    case .guide(let guide):
      guide.layoutFrame.origin = new
    }
  }

  private static func origin(_ center: CGPoint, _ anchor: CGPoint, _ size: CGSize) -> CGPoint {
    CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
  }

  private static func outward(_ point: CGPoint, bounds: CGRect, origin: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.origin.x + origin.x, y: point.y - bounds.origin.y + origin.y)
  }
}
