import Foundation
import QuoinGraphics

/// Places a child of an anchor view in one dimension.
enum AnchorPlacement {
  /// - Parameters:
  ///   - near: whether the child is anchored to the left or top edge.
  ///   - far: whether the child is anchored to the right or bottom edge.
  ///   - length: the child's fixed or fitting length, in points.
  ///   - isFixed: whether the length is fixed, and so not stretched between opposite edges.
  ///   - available: the room between the margins, in points.
  ///   - skew: by how many points the right or bottom margin is greater than the other.
  static func place(
    near: Bool, far: Bool, length: CGFloat, isFixed: Bool, in available: CGFloat, skew: CGFloat,
    _ pixels: PixelGrid
  ) -> AxisPlace {
    let alignment: AxisPlan.Alignment =
      switch (near, far) {
      case (true, true): .fill
      case (true, false): .near
      case (false, true): .far
      case (false, false): .center
      }
    return alignment.place(length, isFixed: isFixed, in: available, skew: skew, pixels)
  }
}
