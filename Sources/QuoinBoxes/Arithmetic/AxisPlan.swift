import Foundation
import QuoinGraphics

/// How the children of a box share its length.
///
/// A plan is a handful of numbers: the length of each child follows from its ``AxisItem`` alone.
struct AxisPlan: Equatable, Sendable {
  /// Where the run of children goes when it is shorter than the box.
  enum Alignment: UInt8, Sendable {
    /// The last child without a fixed length takes what is left; where there is none, the run is at the leading or top
    /// side.
    case fill
    /// At the leading or top side.
    case near
    /// In the middle of the box itself, whatever its margins.
    case center
    /// At the trailing or bottom side.
    case far
  }

  /// Points before the first child.
  private(set) var offset: CGFloat = 0
  /// Points that a child takes beyond its own length.
  private(set) var extra: CGFloat = 0
  /// Which child takes them, from 0; -1 for none.
  private(set) var stretched: Int32 = -1
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
  ///   - skew: by how many points the margin at the far side is greater than that at the near one.
  init(
    _ totals: AxisTotals, available: CGFloat, alignment: Alignment, skew: CGFloat = 0, pixels: PixelGrid
  ) {
    if alignment == .center, totals.weight == 0 { offset = pixels.floor(skew / 2) }
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
    case .fill: (stretched, extra) = totals.lastStretching < 0 ? (-1, 0) : (totals.lastStretching, left)
    case .near: break
    case .center: offset = pixels.floor((left + skew) / 2)
    case .far: offset = left
    }
  }

  /// Whether each child without a weight has exactly its own length.
  var keepsLengths: Bool { naturalScale == 1 && fixedScale == 1 && gapScale == 1 }

  /// The length in points that a child gets before rounding, without what one of them takes beyond it.
  @inline(__always)
  func length(of item: AxisItem) -> CGFloat {
    switch item.claim {
    case .fixed: item.length * fixedScale
    case .natural: item.length * naturalScale
    case .weighted: item.weight * share
    }
  }
}

nonisolated extension AxisPlan.Alignment {
  /// Places a child across a box's axis.
  ///
  /// - Parameters:
  ///   - length: the child's fixed or fitting length, in points.
  ///   - isFixed: whether the length is fixed, and so kept under `fill`.
  ///   - available: the room from the near to the far margin, in points.
  ///   - skew: by how many points the far margin is greater than the near one.
  /// - Returns: the place from the near margin, never longer than the room.
  @inline(__always)
  func place(
    _ length: CGFloat, isFixed: Bool, in available: CGFloat, skew: CGFloat, _ pixels: PixelGrid
  ) -> AxisPlace {
    let kept = min(length, available)
    switch self {
    case .fill: return AxisPlace(start: 0, length: isFixed ? kept : available)
    case .near: return AxisPlace(start: 0, length: kept)
    case .center: return AxisPlace(start: pixels.floor((available + skew - kept) / 2), length: kept)
    case .far: return AxisPlace(start: available - kept, length: kept)
    }
  }
}
