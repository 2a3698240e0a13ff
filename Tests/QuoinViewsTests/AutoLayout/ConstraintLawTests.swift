import Foundation
import QuoinGraphics
import QuoinTestSupport
import Synchronization
import Testing

@testable import QuoinViews

@Suite("Constraints over random trees")
struct ConstraintLawTests {
  private func frames(_ views: [UIView]) -> [CGRect] {
    views.map { CGRect(origin: $0.geometry.origin, size: $0.geometry.size) }
  }

  private func expectNoConflicts(_ work: () -> Void) {
    let found = Mutex<[String]>([])
    LayoutConflict.withTaskHandler({ conflict in found.withLock { $0.append(conflict.description) } }, work)
    #expect(found.withLock { $0 } == [])
  }

  @Test("Frames by constraints are those that are worked out by hand, with edges on whole pixels")
  func byHand() {
    expectNoConflicts {
      for seed in 1...250 as ClosedRange<UInt64> {
        let tree = RandomConstraints(seed: seed, count: 4 + Int(seed % 17))
        let (views, _) = tree.build()
        views[0].layoutIfNeeded()
        let expected = tree.frames(scale: views[0].pixelGrid.scale)
        for (index, frame) in frames(views).enumerated() where !isNear(frame, expected[index]) {
          Issue.record("seed \(seed), view \(index): \(frame) rather than \(expected[index])")
          return
        }
      }
    }
  }

  @Test("A pass over an unchanged tree changes nothing and lays out nothing")
  func unchanged() {
    for seed in 1...40 as ClosedRange<UInt64> {
      let (views, _) = RandomConstraints(seed: seed, count: 12).build()
      views[0].layoutIfNeeded()
      let before = frames(views)
      #expect(!views[0].isLayoutPending)
      views[0].setNeedsLayout()
      for view in views { view.invalidateIntrinsicContentSize() }
      views[0].layoutIfNeeded()
      #expect(frames(views) == before)
      #expect(!views[0].isLayoutPending)
    }
  }

  @Test("After any changes, frames are those of a tree that is made anew")
  func liveIsFresh() {
    expectNoConflicts {
      for seed in 1...120 as ClosedRange<UInt64> {
        var numbers = SeededGenerator(seed: seed &* 7)
        var tree = RandomConstraints(seed: seed, count: 10)
        let (views, constraints) = tree.build()
        for step in 0..<8 {
          if !numbers.isOne(in: 3) { views[0].layoutIfNeeded() }
          change(&tree, views, constraints, &numbers)
          if numbers.isOne(in: 3) { _ = views[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
          if numbers.isOne(in: 3) { moveAway(views, constraints, &numbers) }
          if !numbers.isOne(in: 4) { continue }
          views[0].layoutIfNeeded()
          let (fresh, _) = tree.build()
          fresh[0].layoutIfNeeded()
          let expected = frames(fresh)
          for (index, frame) in frames(views).enumerated() where !isNear(frame, expected[index]) {
            Issue.record("seed \(seed), step \(step), view \(index): \(frame), not \(expected[index])")
            return
          }
        }
      }
    }
  }

  /// Changes a number, or the size of the root.
  private func change(
    _ tree: inout RandomConstraints, _ views: [UIView], _ constraints: [[NSLayoutConstraint]],
    _ numbers: inout SeededGenerator
  ) {
    if numbers.isOne(in: 4) {
      tree.size = CGSize(width: numbers.number(100...400), height: numbers.number(100...400))
      views[0].frame.size = tree.size
      return
    }
    let index = Int.random(in: 1..<views.count, using: &numbers)
    let value = numbers.number(-20...60) + 0.75
    switch tree.entries[index].across {
    case .start(_, let length): tree.entries[index].across = .start(value, length: length)
    case .ends(_, let end): tree.entries[index].across = .ends(value, end)
    case .margins(_, let end): tree.entries[index].across = .margins(value, end)
    case .middle(_, let share, let plus):
      tree.entries[index].across = .middle(value, share: share, plus: plus)
    case .after(_, let length): tree.entries[index].across = .after(value, length: length)
    case .like(let other, _): tree.entries[index].across = .like(other, value)
    case .frame(_, let width):
      tree.entries[index].across = .frame(value, width)
      views[index].frame.origin.x = value
      return
    }
    constraints[index][0].constant = value
  }

  /// Takes a view out of the tree and puts it back, with the constraints that went.
  private func moveAway(
    _ views: [UIView], _ constraints: [[NSLayoutConstraint]], _ numbers: inout SeededGenerator
  ) {
    let view = views[Int.random(in: 1..<views.count, using: &numbers)]
    guard let parent = view.superview, let place = parent.subviews.firstIndex(where: { $0 === view }) else {
      return
    }
    view.removeFromSuperview()
    if numbers.isOne(in: 2) { views[0].layoutIfNeeded() }
    if numbers.isOne(in: 2) { view.layoutIfNeeded() }
    parent.insertSubview(view, at: place)
    NSLayoutConstraint.activate(constraints.flatMap { $0 })
  }

  @Test("Removing what was added restores all frames")
  func restores() {
    for seed in 1...80 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let (views, _) = RandomConstraints(seed: seed, count: 9).build()
      views[0].layoutIfNeeded()
      let before = frames(views)
      let added = (0..<3).map { _ in
        let (one, other) = (
          views[Int.random(in: 0..<views.count, using: &numbers)],
          views[Int.random(in: 1..<views.count, using: &numbers)]
        )
        let constraint = one.leftAnchor.constraint(
          equalTo: other.rightAnchor, constant: numbers.number(0...30))
        constraint.priority = .defaultHigh
        return constraint
      }
      NSLayoutConstraint.activate(added)
      views[0].layoutIfNeeded()
      NSLayoutConstraint.deactivate(added)
      views[0].layoutIfNeeded()
      #expect(frames(views) == before, "seed \(seed)")
    }
  }

  @Test("All constraints of a tree that is gone are inactive, and none keeps a view alive")
  func release() {
    var kept: [NSLayoutConstraint] = []
    weak var inner: UIView?
    do {
      let (views, constraints) = RandomConstraints(seed: 5, count: 12).build()
      views[0].layoutIfNeeded()
      inner = views[3]
      kept = constraints.flatMap { $0 }
      #expect(kept.allSatisfy { $0.isActive })
    }
    #expect(inner == nil)
    #expect(kept.allSatisfy { !$0.isActive && $0.firstItem == nil })
  }
}
