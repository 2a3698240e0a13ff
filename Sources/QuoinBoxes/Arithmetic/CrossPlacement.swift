import Foundation

extension AxisPlan.Alignment {
  /// Places a child across a box's axis.
  ///
  /// - Parameters:
  ///   - length: the child's fixed or fitting length, in points.
  ///   - isFixed: whether the length is fixed, and so kept under `fill`.
  ///   - available: the room from the near to the far side, in points.
  /// - Returns: the place from the near side, never longer than the room.
  @inline(__always)
  func place(_ length: CGFloat, isFixed: Bool, in available: CGFloat, _ pixels: PixelSteps) -> AxisPlace {
    let kept = min(length, available)
    switch self {
    case .fill: return AxisPlace(start: 0, length: isFixed ? kept : available)
    case .near: return AxisPlace(start: 0, length: kept)
    case .center: return AxisPlace(start: pixels.floor((available - kept) / 2), length: kept)
    case .far: return AxisPlace(start: available - kept, length: kept)
    }
  }
}
