import Foundation
import QuoinGraphics
import QuoinTestSupport
import QuoinViews
import Testing

@testable import QuoinBoxes

/// Rows against the rules of the page, and columns against rows turned around.
struct TurnedLawTests {
  /// One child of a run, along it and across it.
  struct Part {
    var along: CGFloat
    var across: CGFloat
    var fixedAlong: CGFloat?
    var fixedAcross: CGFloat?
    var weight: CGFloat?
    var isDisplayable = true
  }

  struct Run {
    var parts: [Part] = []
    var spacing: CGFloat?
    var margin: CGFloat
    var alignmentAlong: AxisPlan.Alignment
    var alignmentAcross: AxisPlan.Alignment
    var size: CGSize

    init(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      for _ in 0..<Int.random(in: 0...5, using: &generator) {
        var part = Part(along: generator.number(1...60), across: generator.number(1...30))
        if generator.chance(25) { part.fixedAlong = generator.number(1...50) }
        if generator.chance(25) { part.fixedAcross = generator.number(1...40) }
        if generator.chance(25) { part.weight = generator.number(0...3) }
        part.isDisplayable = !generator.chance(10)
        parts.append(part)
      }
      if generator.chance(70) { spacing = generator.number(0...12) }
      margin = generator.number(0...9)
      let alignments: [AxisPlan.Alignment] = [.fill, .near, .center, .far]
      alignmentAlong = generator.one(of: alignments)
      alignmentAcross = generator.one(of: alignments)
      size = CGSize(width: generator.number(10...300), height: generator.number(10...60))
    }

    var displayed: [Part] { parts.filter(\.isDisplayable) }

    private func leaf(_ part: Part, isTurned: Bool) -> StubLeaf {
      let leaf = isTurned ? StubLeaf(part.across, part.along) : StubLeaf(part.along, part.across)
      if let fixed = part.fixedAlong { if isTurned { leaf.height = fixed } else { leaf.width = fixed } }
      if let fixed = part.fixedAcross { if isTurned { leaf.width = fixed } else { leaf.height = fixed } }
      if let weight = part.weight { leaf.weight = weight }
      leaf.isDisplayable = part.isDisplayable
      return leaf
    }

    func box(isTurned: Bool) -> LMBoxView {
      let box: LMBoxView = isTurned ? LMColumnView() : LMRowView()
      box.traitOverrides = UITraitCollection(displayScale: 1)
      let (x, y) = isTurned ? (alignmentAcross, alignmentAlong) : (alignmentAlong, alignmentAcross)
      box.horizontalAlignment = LMHorizontalAlignment.allCases.first { $0.alignment == x } ?? .fill
      box.verticalAlignment = LMVerticalAlignment.allCases.first { $0.alignment == y } ?? .fill
      if let spacing { box.spacing = spacing }
      box.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margin, leading: margin, bottom: margin, trailing: margin)
      for part in parts { box.addSubview(leaf(part, isTurned: isTurned)) }
      return box
    }

    func frames(isTurned: Bool) -> [CGRect] {
      let box = box(isTurned: isTurned)
      box.frame.size = isTurned ? CGSize(width: size.height, height: size.width) : size
      box.layoutIfNeeded()
      return box.displayed.map { view in
        let frame = view.frame
        return isTurned
          ? CGRect(x: frame.minY, y: frame.minX, width: frame.height, height: frame.width) : frame
      }
    }

    /// Where the page puts the children along the run: where each begins and ends.
    var expected: [(start: CGFloat, end: CGFloat)] {
      let parts = displayed
      let room = max(0, size.width - 2 * margin)
      var gap = spacing ?? 8
      let gaps = gap * CGFloat(max(0, parts.count - 1))
      if gaps > room { gap = gaps > 0 ? gap * room / gaps : 0 }
      var left = max(0, room - gaps)
      func isWeighted(_ part: Part) -> Bool { part.fixedAlong == nil && (part.weight ?? 0) > 0 }
      let fixed = parts.reduce(0) { $0 + ($1.fixedAlong ?? 0) }
      let natural = parts.reduce(0) { $0 + ($1.fixedAlong != nil || isWeighted($1) ? 0 : $1.along) }
      let weights = parts.reduce(0) { $0 + (isWeighted($1) ? $1.weight ?? 0 : 0) }
      let fixedScale = fixed > left ? left / fixed : 1
      left = max(0, left - fixed)
      let naturalScale = natural > left ? left / natural : 1
      left = max(0, left - natural)
      var lengths = parts.map { part -> CGFloat in
        if let fixed = part.fixedAlong { return fixed * fixedScale }
        return isWeighted(part) ? (part.weight ?? 0) * left / weights : part.along * naturalScale
      }
      var start = margin
      if weights == 0, !lengths.isEmpty {
        switch alignmentAlong {
        case .fill: if let last = parts.lastIndex(where: { $0.fixedAlong == nil }) { lengths[last] += left }
        case .near: break
        case .center: start += left / 2
        case .far: start += left
        }
      }
      return lengths.map { length in
        defer { start += length + gap }
        return (start, start + length)
      }
    }
  }

  @Test func aRowSharesItsWidthByTheRules() {
    for seed in 0..<700 {
      let run = Run(seed: seed)
      for (frame, wanted) in zip(run.frames(isTurned: false), run.expected) {
        #expect(abs(frame.minX - wanted.start) <= 1 && abs(frame.maxX - wanted.end) <= 1, "seed \(seed)")
      }
    }
  }

  @Test func aRowPlacesAcrossAsItsAlignmentSays() {
    for seed in 0..<400 {
      let run = Run(seed: seed)
      let room = max(0, run.size.height - 2 * run.margin)
      for (frame, part) in zip(run.frames(isTurned: false), run.displayed) {
        let own = min(room, part.fixedAcross ?? part.across)
        let length = run.alignmentAcross == .fill && part.fixedAcross == nil ? room : own
        let start: CGFloat =
          switch run.alignmentAcross {
          case .fill, .near: 0
          case .center: ((room - length) / 2).rounded(.down)
          case .far: room - length
          }
        #expect(frame.minY == run.margin + start && frame.height == length, "seed \(seed)")
      }
    }
  }

  @Test func aColumnIsARowTurnedAround() {
    for seed in 0..<700 {
      let run = Run(seed: seed)
      #expect(run.frames(isTurned: true) == run.frames(isTurned: false), "seed \(seed)")
      let (row, column) = (
        run.box(isTurned: false).sizeThatFits(.zero), run.box(isTurned: true).sizeThatFits(.zero)
      )
      #expect(row.width == column.height, "seed \(seed)")
      // A column that fills is as wide as those that keep their width; nothing keeps its height like that.
      if run.alignmentAcross == .fill, run.displayed.contains(where: { $0.fixedAcross != nil }) { continue }
      #expect(row.height == column.width, "seed \(seed)")
    }
  }

  @Test func aSecondPassChangesNothing() {
    for seed in 0..<200 {
      let tree = LawTree(seed: seed)
      tree.layOut()
      let frames = tree.root.allFrames
      for box in tree.boxes { box.setNeedsLayout() }
      tree.root.layoutIfNeeded()
      #expect(tree.root.allFrames == frames, "seed \(seed)")
    }
  }
}
