import Foundation
import QuoinGraphics

/// What lets everything through within a shape and nothing beyond can be a clip, which is sharp in every output.
extension UIView {
  /// Whether all that the view lets through as a mask is its bounds with their round corners.
  final var isPlainShape: Bool {
    alpha >= 1 && !isHidden && children.isEmpty && !drawsContent && !drawsOverSubviews
      && rare?.mask == nil && rare?.layer?.drawsMore != true && backgroundColor.isOpaque
  }

  /// Limits what is seen of another view, in whose points the view lies, to its bounds and their corners.
  final func clip(_ canvas: Canvas) {
    let radii = rare?.layer.map { $0.cornerRadii(in: geometry.size) } ?? CornerRadii()
    geometry.clip(canvas, to: bounds, radii: radii)
  }
}

nonisolated extension ViewGeometry {
  /// Clips to a rectangle of the bounds, in the coordinates of what is around them.
  fileprivate func clip(_ canvas: Canvas, to bounds: CGRect, radii: CornerRadii) {
    if warp?.isUpright != false { return canvas.clip(toRoundedRect: frame, radii: radii) }
    let path = UIBezierPath(roundedRect: bounds, radii: radii)
    path.apply(toSuperview)
    canvas.clip(to: path)
  }
}

extension CALayer {
  /// Whether all that the layer lets through as a mask is its bounds or its path.
  final var isPlainShape: Bool {
    if isHidden || opacity < 1 || mask != nil || shadowOpacity > 0 { return false }
    if let fillsOwnPath {
      return fillsOwnPath && backgroundPaint == nil && borderWidth <= 0 && !masksToBounds
        && !hasOwnSublayers && contentsImage == nil
    }
    return backgroundPaint.isOpaque && !drawsMore
  }

  /// Limits what is seen of another layer, in whose points the layer lies, to its path, or its bounds and their corners.
  final func clip(_ canvas: Canvas) {
    guard let path = ownPath else {
      return geometry.clip(canvas, to: bounds, radii: cornerRadii(in: bounds.size))
    }
    path.apply(geometry.toSuperview)
    canvas.clip(to: path)
  }

  fileprivate final var drawsMore: Bool {
    hasOwnSublayers || drawsOwnContent || mask != nil || shadowOpacity > 0
  }
}
