import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Where the subviews of a box lie along its axis, tried on seeded random trees.
///
/// A gap is the box's spacing, or in a column that aligns to baselines what keeps their distance; only in a box that has
/// no room for its gaps is it smaller. The run of subviews reaches from margin to margin under `fill` or with a weight,
/// and else lies at its side. Rows of grids have a law of their own.
struct NeighbourLawTests {
  /// A stretch of a box's axis, from the leading or top side.
  private struct Stretch {
    let start: CGFloat
    let end: CGFloat

    init(_ frame: CGRect, isRow: Bool) {
      start = isRow ? frame.minX : frame.minY
      end = isRow ? frame.maxX : frame.maxY
    }
  }

  private func forEachRun(_ body: (LawTree, LMBoxView, [Stretch], Stretch) -> Void) {
    for tree in LawTree.allLaidOut {
      for case let box as LMBoxView in tree.boxes {
        guard let inside = box.inside else { continue }
        let isRow = box is LMRowView
        let places = box.displayed.map { Stretch(box.readingFrame(of: $0), isRow: isRow) }
        body(tree, box, places, Stretch(inside, isRow: isRow))
      }
    }
  }

  @Test func neighboursDoNotOverlap() {
    forEachRun { tree, box, places, _ in
      for (first, second) in zip(places, places.dropFirst()) where second.start < first.end - 1e-6 {
        Issue.record("seed \(tree.seed): overlap of \(first.end - second.start) in \(type(of: box))")
      }
    }
  }

  @Test func neighboursStandApartByTheSpacing() {
    var counts = (plain: 0, baselines: 0, short: 0)
    forEachRun { tree, box, places, inside in
      if box.isRowOfGrid { return }
      let gaps = box.expectedGaps
      let hasRoom = gaps.reduce(0, +) <= inside.end - inside.start + 1e-6
      for ((first, second), expected) in zip(zip(places, places.dropFirst()), gaps) {
        let gap = second.start - first.end
        if hasRoom ? !gap.isClose(to: expected) : gap > expected + 1 / tree.scale + 1e-6 {
          Issue.record("seed \(tree.seed): gap of \(gap) instead of \(expected) in \(type(of: box))")
        }
        if !hasRoom { counts.short += 1 }
        if box.isAlignToBaseline { counts.baselines += 1 } else { counts.plain += 1 }
      }
    }
    #expect(counts.plain > 1000 && counts.baselines > 300 && counts.short > 100)
  }

  @Test func theRunLiesAtItsSide() {
    forEachRun { tree, box, places, inside in
      guard !box.isRowOfGrid, let first = places.first, let last = places.last else { return }
      let (before, after) = (first.start - inside.start, inside.end - last.end)
      let holds =
        switch box.alignmentOfRun {
        case .fill: before.isClose(to: 0) && after.isClose(to: 0)
        case .near: before.isClose(to: 0)
        case .far: after.isClose(to: 0)
        case .center:
          (before - after).isClose(
            to: box is LMRowView ? box.insets.horizontalSkew : box.insets.verticalSkew,
            within: 1 / tree.scale + 1e-6)
        }
      if !holds {
        Issue.record("seed \(tree.seed): \(before) before and \(after) after the run in \(type(of: box))")
      }
    }
  }
}

extension LMBoxView {
  /// Whether the box is a row whose cells keep to the columns of a grid.
  var isRowOfGrid: Bool { self is LMRowView && (superview as? LMColumnView)?.isAlignToGrid == true }

  /// Where the run of subviews goes; weighted ones leave no room, wherever it goes.
  fileprivate var alignmentOfRun: AxisPlan.Alignment {
    let isRow = self is LMRowView
    if displayed.contains(where: { $0.weight > 0 && !(isRow ? !$0.width.isNaN : $0.layoutSizing.fixesHeight) }
    ) {
      return .fill
    }
    let alignment = isRow ? horizontalAlignment.alignment : verticalAlignment.alignment
    let isRigid = displayed.allSatisfy { isRow ? !$0.width.isNaN : $0.layoutSizing.fixesHeight }
    return isRigid && alignment == .fill ? .near : alignment
  }

  /// The gaps between successive subviews where there is room for them, in points and whole pixels.
  fileprivate var expectedGaps: [CGFloat] {
    let plain = spacing.isNaN ? 8 : pixels.round(spacing)
    guard let column = self as? LMColumnView, isAlignToBaseline else {
      return Array(repeating: plain, count: max(0, displayed.count - 1))
    }
    return zip(displayed, displayed.dropFirst()).map { upper, lower in
      // Without spacing, lines follow each other as in a text; what has no text has no such distance.
      var distance = spacing
      if distance.isNaN {
        guard let label = lower.forFirstBaselineLayout as? UILabel else { return plain }
        distance = label.font.lineHeight + label.font.leading
      }
      // The distance is that of the subviews at their fitting heights, which some exceed or do not reach.
      let (above, below) = (column.fittedSize(of: upper), column.fittedSize(of: lower))
      let fall = above.height - column.baseline(.last, of: upper, size: above)
      let rise = column.baseline(.first, of: lower, size: below)
      return max(0, pixels.round(distance - fall - rise))
    }
  }
}

extension LMColumnView {
  /// The size of a subview at the width that it has.
  fileprivate func fittedSize(of child: UIView) -> CGSize {
    CGSize(width: child.frame.width, height: height(of: child, at: child.frame.width))
  }
}
