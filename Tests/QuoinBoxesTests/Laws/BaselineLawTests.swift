import Foundation
import QuoinViews
import Testing

@testable import QuoinBoxes

/// How rows that align to baselines place their subviews across, tried on seeded random trees.
///
/// All baselines lie on one line, as far down as the greatest rise above it. The run from there to the greatest fall
/// below it is what the row is high inside its margins, and lies in a higher row as its alignment says.
struct BaselineLawTests {
  /// A subview's fitting height at its width, and its baseline in it.
  private struct Line {
    let frame: CGRect
    let height: CGFloat
    let baseline: CGFloat

    init(_ child: UIView, in row: LMRowView) {
      frame = child.frame
      height = row.height(of: child, at: child.frame.width)
      baseline = row.baseline(row.baseline, of: child, size: CGSize(width: child.frame.width, height: height))
    }
  }

  private func forEachRow(_ body: (LawTree, LMRowView, [Line], (rise: CGFloat, fall: CGFloat)) -> Void) {
    for tree in LawTree.allLaidOut {
      for case let row as LMRowView in tree.boxes where row.isAlignToBaseline {
        let lines = row.displayed.map { Line($0, in: row) }
        let rise = lines.map(\.baseline).reduce(0, max)
        let fall = lines.map { $0.height - $0.baseline }.reduce(0, max)
        body(tree, row, lines, (rise, fall))
      }
    }
  }

  @Test func baselinesLieOnOneLine() {
    var count = 0
    forEachRow { tree, row, lines, extent in
      guard let inside = row.inside else { return }
      let free = max(0, inside.height - extent.rise - extent.fall)
      let top =
        switch row.verticalAlignment {
        case .fill, .top: inside.minY
        case .center: inside.minY + row.pixels.floor((free + row.insets.verticalSkew) / 2)
        case .bottom: inside.minY + free
        }
      for line in lines {
        // What would begin below the row lies at its bottom, with no height.
        let expected = min(top + extent.rise - line.baseline, inside.maxY)
        let height = min(line.height, inside.maxY - expected)
        if !line.frame.minY.isClose(to: expected) || !line.frame.height.isClose(to: height) {
          Issue.record("seed \(tree.seed): \(line) instead of \(expected) and \(height)")
        }
        count += 1
      }
    }
    #expect(count > 500)
  }

  @Test func theRowIsAsHighAsTheGreatestRiseAndTheGreatestFall() {
    forEachRow { tree, row, _, extent in
      guard row.height.isNaN else { return }
      let height = row.fittingHeight(at: row.bounds.width)
      if !height.isClose(to: extent.rise + extent.fall + row.insets.height) {
        Issue.record("seed \(tree.seed): \(height) instead of \(extent) in \(row.insets)")
      }
    }
  }
}
