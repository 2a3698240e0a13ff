import Foundation
import QuoinGraphics

/// How the children of a box share its length.
///
/// A plan is a handful of numbers: the length of each child follows from its ``AxisItem`` alone.
struct AxisPlan: Equatable, Sendable {
  /// Where the run of children goes when it is shorter than the box.
  enum Alignment: UInt8, Sendable {
    /// The last child takes what is left.
    case fill
    /// At the leading or top side.
    case near
    case center
    /// At the trailing or bottom side.
    case far
  }

  /// Points before the first child.
  private(set) var offset: CGFloat = 0
  /// Points that the last child takes beyond its own length.
  private(set) var lastExtra: CGFloat = 0
  /// Points for a unit of weight.
  private(set) var share: CGFloat = 0
  /// The part of its fitting length that an unweighted child keeps, 0 to 1.
  private(set) var naturalScale: CGFloat = 1
  /// The part of its length that a child with a fixed length keeps, 0 to 1.
  private(set) var fixedScale: CGFloat = 1
  /// The part of each gap that is kept, 0 to 1.
  private(set) var gapScale: CGFloat = 1

  /// Shares a length among the children that the totals were taken over.
  ///
  /// - Parameters:
  ///   - available: points along the axis inside the margins, at least 0 and whole pixels.
  ///   - alignment: what becomes of room that neither a child nor a weight takes.
  init(_ totals: AxisTotals, available: CGFloat, alignment: Alignment, pixels: PixelGrid) {
    var left = available - totals.gaps
    if left < 0, totals.gaps > 0 {
      gapScale = available / totals.gaps
      left = 0
    }
    if totals.fixed > left + PixelGrid.tolerance {
      fixedScale = left / totals.fixed
      naturalScale = 0
      return
    }
    left -= totals.fixed
    if totals.natural > left + PixelGrid.tolerance {
      naturalScale = max(0, left) / totals.natural
      return
    }
    left = max(0, left - totals.natural)
    if totals.weight > 0 {
      share = left / totals.weight
      return
    }
    switch alignment {
    case .fill: lastExtra = left
    case .near: break
    case .center: offset = pixels.floor(left / 2)
    case .far: offset = left
    }
  }

  /// Whether each child without a weight has exactly its own length.
  var keepsLengths: Bool { naturalScale == 1 && fixedScale == 1 && gapScale == 1 }

  /// The length in points that a child gets before rounding, without what the last child takes beyond it.
  @inline(__always)
  func length(of item: AxisItem) -> CGFloat {
    switch item.claim {
    case .fixed: item.length * fixedScale
    case .natural: item.length * naturalScale
    case .weighted: item.weight * share
    }
  }
}

extension AxisPlan.Alignment {
  /// Places a child across a box's axis.
  ///
  /// - Parameters:
  ///   - length: the child's fixed or fitting length, in points.
  ///   - isFixed: whether the length is fixed, and so kept under `fill`.
  ///   - available: the room from the near to the far side, in points.
  /// - Returns: the place from the near side, never longer than the room.
  @inline(__always)
  func place(_ length: CGFloat, isFixed: Bool, in available: CGFloat, _ pixels: PixelGrid) -> AxisPlace {
    let kept = min(length, available)
    switch self {
    case .fill: return AxisPlace(start: 0, length: isFixed ? kept : available)
    case .near: return AxisPlace(start: 0, length: kept)
    case .center: return AxisPlace(start: pixels.floor((available - kept) / 2), length: kept)
    case .far: return AxisPlace(start: available - kept, length: kept)
    }
  }
}
