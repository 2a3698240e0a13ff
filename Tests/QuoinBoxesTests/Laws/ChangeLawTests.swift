import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinBoxes

/// A tree that was changed step by step has the frames of one that was made so.
struct ChangeLawTests {
  private func change(_ root: LMLayoutView, with generator: inout SeededGenerator) {
    let views = root.subtree
    let view = generator.one(of: views)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0, 1, 2, 9:
      let leaves = views.compactMap { $0 as? StubLeaf }
      guard !leaves.isEmpty else { return }
      let leaf = generator.one(of: leaves)
      if generator.chance(30) {
        leaf.baselines = (generator.number(1...20), generator.number(0...4))
      } else {
        leaf.natural = CGSize(width: generator.number(1...120), height: generator.number(4...30))
      }
    case 3: view.isDisplayable.toggle()
    case 4: view.weight = generator.chance(50) ? .nan : generator.number(1...3)
    case 5: view.height = generator.chance(50) ? .nan : generator.number(1...40)
    case 6: view.width = generator.chance(50) ? .nan : generator.number(1...80)
    case 7:
      guard let box = view as? LMBoxView else { return }
      box.spacing = generator.number(0...12)
      box.horizontalAlignment = generator.one(of: LMHorizontalAlignment.allCases)
      (box as? LMColumnView)?.isAlignToGrid.toggle()
    default:
      guard let outer = view.superview else { return }
      generator.chance(50) ? outer.bringSubviewToFront(view) : outer.sendSubviewToBack(view)
    }
  }

  /// Asks a view for a size, which must not keep the boxes around it from hearing of what has changed.
  private func measureSomething(in root: LMLayoutView, seed: Int) {
    var generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
    for _ in 0..<2 {
      let view = generator.one(of: root.subtree)
      let width = generator.chance(50) ? CGFloat.infinity : generator.number(20...200)
      _ = view.measuredSize(fitting: CGSize(width: width, height: .infinity))
    }
  }

  private func layOut(_ root: LMLayoutView, width: CGFloat, fits: Bool) {
    let height =
      fits
      ? root.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height : 400
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
  }

  @Test(arguments: [CGFloat(1), 3])
  func changesLeadToTheFramesOfANewTree(scale: CGFloat) {
    for seed in 0..<200 {
      var maker = RandomTree(seed: seed, scale: scale)
      let changed = maker.make()
      var generator = SeededGenerator(seed: UInt64(seed) + 1000)
      layOut(changed, width: 200, fits: true)
      for step in 0..<8 {
        change(changed, with: &generator)
        measureSomething(in: changed, seed: seed &* 31 &+ step)
        if step % 4 == 2 { continue }
        let width: CGFloat = step % 5 == 4 ? 260 : 200
        layOut(changed, width: width, fits: step % 2 == 0)

        var newMaker = RandomTree(seed: seed, scale: scale)
        let new = newMaker.make()
        var newGenerator = SeededGenerator(seed: UInt64(seed) + 1000)
        for _ in 0...step { change(new, with: &newGenerator) }
        layOut(new, width: width, fits: step % 2 == 0)
        if changed.allFrames != new.allFrames {
          Issue.record("seed \(seed), step \(step): \(changed.allFrames) instead of \(new.allFrames)")
          break
        }
      }
    }
  }

  @Test func whatIsMeasuredBetweenChangesIsMovedOnce() {
    let text = StubLeaf(30, 10)
    let column = LMColumnView(verticalAlignment: .top, spacing: 0, text, StubLeaf(30, 10), StubLeaf(30, 10))
    _ = column.frames(in: 100, 100)
    for height: CGFloat in [20, 30] {
      text.natural.height = height
      #expect(column.fittingHeight(at: 100) == height + 20)
    }
    column.layoutIfNeeded()
    #expect(column.subviewFrames == "0 0 100 30\n0 30 100 10\n0 40 100 10")
  }

  /// A box of fixed size changes within only, unless somebody around it asked for its baselines.
  @Test(arguments: [true, false])
  func aBaselineDeepInBoxesOfFixedSizeMovesWhatAlignsToIt(isInStack: Bool) {
    let text = StubLeaf(30, 20)
    text.baselines = (10, 5)
    let column = LMColumnView(text)
    (column.width, column.height) = (40, 30)
    let row = LMRowView(LMColumnView(column))
    (row.width, row.height) = (60, 40)
    let other = StubLeaf(10, 20)
    other.baselines = (15, 5)
    let outer: UIView
    if isInStack {
      let stack = UIStackView(arrangedSubviews: [row, other])
      stack.alignment = .firstBaseline
      outer = stack
    } else {
      outer = LMRowView(isAlignToBaseline: true, row, other)
    }
    _ = outer.frames(in: 100, 60)
    #expect(row.frame.minY == 5 && other.frame.minY == 0)
    text.baselines = (18, 2)
    outer.layoutIfNeeded()
    #expect(row.frame.minY == 0 && other.frame.minY == 3)
  }

  @Test func nothingIsLaidOutAgainWhenNothingChanged() {
    final class CountingLeaf: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let leaf = CountingLeaf()
    let text = StubLeaf(30, 10)
    let column = LMColumnView(LMRowView(leaf), LMRowView(text))
    _ = column.frames(in: 100, 100)
    let (layouts, measures) = (leaf.layouts, text.measureCount)
    column.layoutIfNeeded()
    #expect(leaf.layouts == layouts)
    text.natural.height = 10
    column.layoutIfNeeded()
    #expect(leaf.layouts == layouts)
    #expect(text.measureCount <= measures + 2)
  }
}
