import Foundation
import QuoinGraphics

extension CALayer {
  /// The part of the transform in the plane.
  public final func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  public final func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }
}
