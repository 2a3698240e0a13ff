import Foundation
import QuoinViews

/// What is known of whether a box's content keeps its width.
enum Rigidity: UInt8, Sendable {
  case unknown, rigid, soft
}

extension UIView {
  /// Whether the view keeps its width in a column that fills: it has a fixed one, or its content has.
  @inline(__always)
  final var isRigid: Bool { !sizing.width.isNaN || asBox?.isContentRigid == true }
}

extension LMLayoutView {
  /// Whether the content has a width that it keeps; worked out once until something changes.
  final var isContentRigid: Bool {
    if rigidity != .unknown { return rigidity == .rigid }
    guard let isRigid = onLevel({ measureRigidity() }) else { return false }
    // What has not settled hears of no further changes, and could not forget this.
    if !isUnsettled { rigidity = isRigid ? .rigid : .soft }
    return isRigid
  }

  /// Whether the content keeps its width now, and did not when a box around asked last, or the other way round.
  final func changesRigidity() -> Bool {
    guard toldRigidity != .unknown else { return false }
    let told = toldRigidity == .rigid
    toldRigidity = .unknown
    return isContentRigid != told
  }

  /// Whether there are subviews and all of them keep their widths.
  final var areAllRigid: Bool {
    var hasSome = false
    for child in children where child.sizing.isIncluded {
      if !child.isRigid { return false }
      hasSome = true
    }
    return hasSome
  }

  /// Whether a subview keeps its width.
  final var isAnyRigid: Bool { children.contains { $0.sizing.isIncluded && $0.isRigid } }

  /// Notes that heights of the box, and so of those around it, follow from their final widths only.
  final func noteHeightsFollowWidths() {
    var box = self
    while !box.holdsFixedWidth {
      box.holdsFixedWidth = true
      guard let outer = box.outerBox else { return }
      box = outer
    }
  }
}
