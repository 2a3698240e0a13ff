import Foundation
import QuoinGraphics

extension CALayer {
  /// Whether a point of the layer is within its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Where a point of this layer lies in another one; in the outermost layer when there is none.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(transform(to: layer))
  }

  /// Where a point of another layer lies in this one; a point of the outermost layer when there is no layer.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(transform(from: layer))
  }

  /// The upright rectangle in another layer around a rectangle of this one; in the outermost layer when there is none.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(transform(to: layer))
  }

  /// The upright rectangle in this layer around a rectangle of another one; of the outermost layer when there is no layer.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(transform(from: layer))
  }

  private func transform(to layer: CALayer?) -> CGAffineTransform {
    layer.map { transformToOutermost.concatenating($0.transformToOutermost.inverted()) }
      ?? transformToOutermost
  }

  private func transform(from layer: CALayer?) -> CGAffineTransform {
    layer?.transform(to: self) ?? transformToOutermost.inverted()
  }

  /// From points of the layer to those of the outermost one around it.
  private var transformToOutermost: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = self
    while let outer = layer.superlayer {
      transform = transform.concatenating((layer.view?.geometry ?? layer.geometry).toSuperview)
      if let within = outer.sublayerTransformInBounds { transform = transform.concatenating(within) }
      layer = outer
    }
    return transform
  }
}
