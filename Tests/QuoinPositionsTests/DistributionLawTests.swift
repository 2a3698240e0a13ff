import Foundation
import QuoinGraphics
import QuoinPositions
import QuoinTestSupport
import QuoinViews
import Testing

/// Distributions and spreads over seeded random parts, against the rules of the page.
@Suite struct DistributionLawTests {
  enum Part {
    case fixed(CGFloat)
    case flexible(Int)
    case view(CGFloat, CGFloat)
  }

  func parts(_ generator: inout SeededGenerator) -> [Part] {
    (0..<Int.random(in: 1...6, using: &generator)).map { _ in
      switch Int.random(in: 0...3, using: &generator) {
      case 0: .fixed(CGFloat(Int.random(in: 0...12, using: &generator)))
      case 1: .flexible(Int.random(in: 1...3, using: &generator))
      default:
        .view(
          CGFloat(Int.random(in: 1...20, using: &generator)) * 2,
          CGFloat(Int.random(in: 1...20, using: &generator)) * 2)
      }
    }
  }

  /// Where the views begin along an axis of a room, at 2 pixels a point: each part ends on a pixel, and the next follows it.
  func starts(_ parts: [Part], from start: CGFloat, length: CGFloat) -> [CGFloat] {
    var all = parts
    if case .view = parts[0] { all.insert(.flexible(1), at: 0) }
    if case .view = parts[parts.count - 1] { all.append(.flexible(1)) }
    var (taken, shares): (CGFloat, Int) = (0, 0)
    for part in all {
      switch part {
      case .fixed(let space): taken += space
      case .view(let along, _): taken += along
      case .flexible(let count): shares += count
      }
    }
    let free = length - taken
    func pixel(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
    var cursor = pixel(start + min(0, free / 2))
    var result: [CGFloat] = []
    for part in all {
      switch part {
      case .fixed(let space): cursor = pixel(cursor + space)
      case .flexible(let count): cursor = pixel(cursor + max(0, free) * CGFloat(count) / CGFloat(shares))
      case .view(let along, _):
        result.append(cursor)
        cursor += along
      }
    }
    return result
  }

  @Test(arguments: [false, true])
  func viewsStandWhereTheirSpaceLeavesThem(isVertical: Bool) {
    var generator = SeededGenerator(seed: 17)
    for round in 0..<300 {
      let parts = parts(&generator)
      let superview = UIView(frame: CGRect(x: 5, y: 6, width: 150, height: 140))
      superview.traitOverrides = UITraitCollection(displayScale: 2)
      superview.bounds.origin = CGPoint(x: 3, y: 7)
      let rect = CGRect(x: 20, y: 30, width: 96, height: 90)
      let room = round.isMultiple(of: 2) ? rect : superview.bounds
      var views: [UIView] = []
      let items: [DistributionItem] = parts.map { part in
        switch part {
        case .fixed(let space): return .fixed(space)
        case .flexible(let share): return .flexible(share)
        case .view(let along, let across):
          let view = isVertical ? superview.add(0, 0, across, along) : superview.add(0, 0, along, across)
          view.layer.anchorPoint = CGPoint(x: 0.25, y: 1)
          views.append(view)
          return .view(view)
        }
      }
      let length = isVertical ? room.height : room.width
      let wanted = starts(parts, from: isVertical ? room.minY : room.minX, length: length)
      let sentences = misuse {
        let within = round.isMultiple(of: 2) ? rect : .zero
        if isVertical {
          superview.distributeSubviewsVertically(within: within) { items }
        } else {
          superview.distributeSubviewsHorizontally(within: within) { items }
        }
      }
      let fits =
        parts.reduce(CGFloat(0)) { sum, part in
          switch part {
          case .fixed(let space): sum + space
          case .view(let along, _): sum + along
          case .flexible: sum
          }
        } <= length
      #expect(sentences.isEmpty == fits)
      for (view, start) in zip(views, wanted) {
        #expect((isVertical ? view.frame.minY : view.frame.minX) == start, "round \(round)")
        #expect(
          isVertical ? view.frame.midX == room.midX : view.frame.midY == room.midY, "centered across")
        #expect((view.frame.minX * 2).truncatingRemainder(dividingBy: 1) == 0)
      }
    }
  }

  /// Views of any size, also of parts of pixels, stand where one would put them part after part by positions.
  @Test(arguments: [1, 2, 3] as [CGFloat])
  func aDistributionIsAChainOfAlignments(scale: CGFloat) {
    var generator = SeededGenerator(seed: UInt64(scale))
    for round in 0..<200 {
      let superview = window(scale: scale)
      func size() -> CGFloat { CGFloat(Int.random(in: 1...400, using: &generator)) / 7 }
      let views = (0..<3).map { _ in superview.add(0, 0, size(), size()) }
      let others = views.map { superview.add(0, 0, $0.bounds.width, $0.bounds.height) }
      let gap = CGFloat(Int.random(in: 0...9, using: &generator)) / 2
      let isVertical = Bool.random(using: &generator)
      let lengths = views.map { isVertical ? $0.bounds.height : $0.bounds.width }
      let share = ((isVertical ? 600 : 400) - lengths.reduce(gap, +)) / 4
      if isVertical {
        superview.distributeSubviewsVertically { ~1~ <> views[0] <> gap <> views[1] <> ~2~ <> views[2] }
        others[0].top --> .top + share.verticalOffset
        others[1].top --> others[0].bottom + gap.verticalOffset
        others[2].top --> others[1].bottom + (share * 2).verticalOffset
      } else {
        superview.distributeSubviewsHorizontally { ~1~ <> views[0] <> gap <> views[1] <> ~2~ <> views[2] }
        others[0].left --> .left + share.horizontalOffset
        others[1].left --> others[0].right + gap.horizontalOffset
        others[2].left --> others[1].right + (share * 2).horizontalOffset
      }
      for (view, other) in zip(views, others) {
        let (start, wanted) =
          isVertical ? (view.frame.minY, other.frame.minY) : (view.frame.minX, other.frame.minX)
        #expect(abs(start - wanted) < 1e-9, "round \(round)")
        if isVertical { other.top --> .top } else { other.left --> .left }
        let (across, middle) =
          isVertical ? (view.frame.minX, other.frame.minX) : (view.frame.minY, other.frame.minY)
        #expect(abs(across - middle) < 1e-9, "round \(round)")
      }
    }
  }

  @Test func anEmptyDistributionAndExactlyFullRoomsAreNoMisuse() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    superview.traitOverrides = UITraitCollection(displayScale: 3)
    let (a, b) = (superview.add(0, 0, 40, 10), superview.add(0, 0, 60, 10))
    let sentences = misuse {
      superview.distributeSubviewsHorizontally { [DistributionItem]() }
      superview.distributeSubviewsHorizontally { a <> b }
      #expect([a, b].map(\.frame.minX) == [0, 40])
      superview.distributeSubviewsHorizontally { 0.1 <> a <> 0.2 <> b <> -0.3 }
      superview.distributeSubviewsHorizontally { a <> ~2~ }
    }
    #expect(sentences.isEmpty, "less than a hundred-thousandth of a point does not count")
    #expect(a.frame.minX == 20)
    let noFlexible = misuse { superview.distributeSubviewsHorizontally { 5 <> a <> 7 } }
    #expect(noFlexible.isEmpty && a.frame.minX == 5)
  }

  @Test func oneBadPartStopsAll() {
    let superview = window()
    let (a, b) = (superview.add(0, 0, 40, 10), superview.add(3, 4, 60, 10))
    let stranger = a.add(0, 0, 1, 1)
    let lists: [[DistributionItem]] = [
      [.view(a), .view(stranger), .view(b)], [.view(a), .flexible(-1), .view(b)],
      [.view(b), .view(a), .view(b)],
      [.flexible(0), .fixed(3), .view(b)],
    ]
    for list in lists {
      let sentences = misuse { superview.distributeSubviewsVertically { list } }
      #expect(sentences.count == 1)
      #expect(a.frame.origin == .zero && b.frame.origin == CGPoint(x: 3, y: 4))
    }
    #expect(misuse { superview.distributeSubviewsVertically { [a, b] } }.isEmpty)
  }

  @Test func aSpreadIsTheSameAlongBothAxes() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &generator)) / 3
      }
      let room = CGRect(x: number(0...60), y: number(0...60), width: number(1...900), height: number(1...900))
      let (count, margin) = (Int.random(in: 0...8, using: &generator), number(0...60))
      let scale = CGFloat(Int.random(in: 1...3, using: &generator))
      func spread(_ axis: NSLayoutConstraint.Axis, in room: CGRect) -> [CGRect] {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        parent.traitOverrides = UITraitCollection(displayScale: scale)
        let views = (0..<count).map { _ in parent.add(0, 0, 5, 5) }
        for view in views { view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75) }
        parent.spreadOutSubviews(views, axis: axis, margin: margin, within: room)
        return views.map(\.frame)
      }
      let turned = CGRect(x: room.minY, y: room.minX, width: room.height, height: room.width)
      let (across, down) = (spread(.horizontal, in: room), spread(.vertical, in: turned))
      let rounder = PixelRounder(for: UIScreen(bounds: .zero, scale: scale))
      let gap = rounder.roundToPixel(margin)
      for (index, pair) in zip(across, down).enumerated() {
        #expect(abs(pair.0.minX - pair.1.minY) < 1e-9 && abs(pair.0.width - pair.1.height) < 1e-9)
        #expect(abs(pair.0.minY - pair.1.minX) < 1e-9 && abs(pair.0.height - pair.1.width) < 1e-9)
        #expect(abs(pair.0.minY - rounder.roundToPixel(room.minY)) < 1e-9)
        #expect(abs(pair.0.maxY - rounder.roundToPixel(room.maxY)) < 1e-9)
        let fits = room.width - CGFloat(count - 1) * (gap + 2 / scale) > 1
        guard fits else { continue }
        let exact = (room.width + gap) / CGFloat(count) * CGFloat(index) + room.minX
        #expect(abs(pair.0.minX - exact) <= 1 / scale + 1e-9)
        if index > 0 { #expect(abs(pair.0.minX - across[index - 1].maxX - gap) < 1e-9) }
        if index == count - 1 { #expect(abs(pair.0.maxX - rounder.roundToPixel(room.maxX)) < 1e-9) }
      }
    }
  }

  @Test func marginsThatLeaveNoRoomLeaveNoViewNegative() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    parent.traitOverrides = UITraitCollection(displayScale: 1)
    let views = (0..<3).map { _ in parent.add(0, 0, 5, 5) }
    parent.spreadOutSubviews(views, axis: .horizontal, margin: 40)
    #expect(views.allSatisfy { $0.bounds.width >= 0 && $0.bounds.height == 10 })
    #expect(views[0].bounds.width == 0)
    #expect(views[0].frame.minX == 0)
  }
}
