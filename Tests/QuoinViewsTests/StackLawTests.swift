import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Laws of stack views over random rows and columns")
struct StackLawTests {
  /// A stack that is the same for the same seed, as a row or, turned around, as a column.
  struct Scene {
    let stack: UIStackView
    var views: [Leaf] = []

    init(
      seed: UInt64, isTurned: Bool = false, distribution: UIStackView.Distribution? = nil,
      alignment: UIStackView.Alignment? = nil, change: (inout SeededGenerator, Leaf) -> Void = { _, _ in }
    ) {
      var numbers = SeededGenerator(seed: seed)
      func turned(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
      }
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let size = turned(numbers.number(1...40), numbers.number(1...30))
        let leaf = Leaf(size.width, size.height)
        let axis = isTurned ? NSLayoutConstraint.Axis.vertical : .horizontal
        leaf.setContentHuggingPriority(
          UILayoutPriority(Float(Int.random(in: 1...3, using: &numbers))), for: axis)
        leaf.setContentCompressionResistancePriority(
          UILayoutPriority(Float(Int.random(in: 1...3, using: &numbers))), for: axis)
        change(&numbers, leaf)
        views.append(leaf)
      }
      stack = UIStackView(arrangedSubviews: views)
      stack.traitOverrides = UITraitCollection(displayScale: 1_000)
      stack.axis = isTurned ? .vertical : .horizontal
      stack.spacing = numbers.number(0...9)
      stack.distribution =
        distribution ?? UIStackView.Distribution.allCases.randomElement(using: &numbers) ?? .fill
      let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
      stack.alignment = alignment ?? alignments.randomElement(using: &numbers) ?? .fill
      if numbers.isOne(in: 3), let view = views.randomElement(using: &numbers) {
        stack.setCustomSpacing(numbers.number(0...20), after: view)
      }
      let size = turned(numbers.number(20...300), numbers.number(10...60))
      stack.frame = CGRect(origin: .zero, size: size)
    }

    var frames: [CGRect] {
      stack.layoutIfNeeded()
      return views.map(\.frame)
    }

    var spacings: [CGFloat] {
      views.dropLast().map {
        let custom = stack.customSpacing(after: $0)
        return custom == UIStackView.spacingUseDefault ? stack.spacing : custom
      }
    }
  }

  private func isNear(_ left: [CGRect], _ right: [CGRect]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy {
        abs($0.minX - $1.minX) < 0.01 && abs($0.minY - $1.minY) < 0.01 && abs($0.width - $1.width) < 0.01
          && abs($0.height - $1.height) < 0.01
      }
  }

  @Test("A column is a row turned around", arguments: UIStackView.Distribution.allCases)
  func turned(distribution: UIStackView.Distribution) {
    for seed in 1...60 as ClosedRange<UInt64> {
      let row = Scene(seed: seed, distribution: distribution)
      let column = Scene(seed: seed, isTurned: true, distribution: distribution)
      let turned = column.frames.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
      #expect(isNear(row.frames, turned), "seed \(seed)")
      let (across, down) = (row.stack.sizeThatFits(.zero), column.stack.sizeThatFits(.zero))
      #expect(abs(across.width - down.height) < 0.01 && abs(across.height - down.width) < 0.01)
    }
  }

  @Test("Right-to-left rows mirror left-to-right ones exactly")
  func mirrored() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let (plain, mirrored) = (Scene(seed: seed), Scene(seed: seed))
      mirrored.stack.semanticContentAttribute = .forceRightToLeft
      let width = plain.stack.bounds.width
      let expected = plain.frames.map {
        CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      #expect(isNear(mirrored.frames, expected), "seed \(seed)")
    }
  }

  @Test("A second pass changes nothing, and margins and hidden views are as if neither were there")
  func same() {
    for seed in 1...100 as ClosedRange<UInt64> {
      let scene = Scene(seed: seed)
      let frames = scene.frames
      scene.stack.setNeedsLayout()
      #expect(scene.frames == frames)
      let padded = Scene(seed: seed)
      padded.stack.isLayoutMarginsRelativeArrangement = true
      padded.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      padded.stack.frame.size.width += 6
      padded.stack.frame.size.height += 4
      padded.stack.bounds.origin = CGPoint(x: 30, y: 40)
      #expect(isNear(padded.frames, frames.map { $0.offsetBy(dx: 32, dy: 41) }))
      let (inner, outer) = (scene.stack.sizeThatFits(.zero), padded.stack.sizeThatFits(.zero))
      #expect(abs(inner.width + 6 - outer.width) < 0.01 && abs(inner.height + 4 - outer.height) < 0.01)
      let more = Scene(seed: seed)
      let hidden = Leaf(50, 50)
      more.stack.insertArrangedSubview(hidden, at: Int(seed) % (more.views.count + 1))
      hidden.isHidden = true
      #expect(isNear(more.frames, frames))
      #expect(more.stack.sizeThatFits(.zero) == inner)
    }
  }

  @Test("In its fitting size each view has its own length, and the gaps are those asked for")
  func fitting() {
    for seed in 1...100 as ClosedRange<UInt64> {
      for distribution in [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing] {
        let scene = Scene(seed: seed, distribution: distribution)
        scene.stack.frame.size = scene.stack.sizeThatFits(.zero)
        let frames = scene.frames
        for (frame, view) in zip(frames, scene.views) {
          #expect(abs(frame.width - view.content.width) < 0.01)
        }
        #expect(abs(scene.stack.bounds.height - (scene.views.map(\.content.height).max() ?? 0)) < 0.01)
        for (index, gap) in scene.spacings.enumerated() {
          #expect(abs(frames[index + 1].minX - frames[index].maxX - gap) < 0.01, "seed \(seed)")
        }
      }
      let equal = Scene(seed: seed, distribution: .fillEqually)
      equal.stack.frame.size = equal.stack.sizeThatFits(.zero)
      let longest = equal.views.map(\.content.width).max() ?? 0
      #expect(equal.frames.allSatisfy { abs($0.width - longest) < 0.01 })
    }
  }

  @Test("Each distribution shares a room as its name says")
  func rooms() {
    for seed in 1...200 as ClosedRange<UInt64> {
      for kind in UIStackView.Distribution.allCases {
        let scene = Scene(seed: seed, distribution: kind)
        let (frames, gaps, room) = (scene.frames, scene.spacings, scene.stack.bounds.width)
        let own = scene.views.map(\.content.width)
        let left = room - gaps.reduce(0, +)
        guard left > 0 else { continue }
        let total = own.reduce(0, +)
        var lengths = own
        switch kind {
        case .fillEqually: lengths = own.map { _ in left / CGFloat(own.count) }
        case .fillProportionally: lengths = own.map { $0 * left / total }
        case .fill, .equalSpacing, .equalCentering:
          if total < left, kind == .fill {
            let least = scene.views.map { $0.contentHuggingPriority(for: .horizontal).rawValue }.min()
            let index =
              scene.views.lastIndex { $0.contentHuggingPriority(for: .horizontal).rawValue == least } ?? 0
            lengths[index] += left - total
          } else if total > left {
            var missing = total - left
            let order = scene.views.indices.sorted {
              let a = scene.views[$0].contentCompressionResistancePriority(for: .horizontal)
              let b = scene.views[$1].contentCompressionResistancePriority(for: .horizontal)
              return a == b ? $0 > $1 : a < b
            }
            for index in order {
              let taken = min(missing, lengths[index])
              lengths[index] -= taken
              missing -= taken
            }
          }
        }
        for (frame, length) in zip(frames, lengths) {
          #expect(abs(frame.width - length) < 0.01, "\(kind) seed \(seed)")
        }
        let between = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
        if let first = frames.first { #expect(abs(first.minX) < 0.01) }
        switch kind {
        case .fill, .fillEqually, .fillProportionally:
          for (gap, wanted) in zip(between, gaps) { #expect(abs(gap - wanted) < 0.01) }
        case .equalSpacing, .equalCentering:
          for (gap, least) in zip(between, gaps) { #expect(gap > least - 0.01, "\(kind) seed \(seed)") }
          guard frames.count > 1, total <= left else { continue }
          #expect(abs((frames.last?.maxX ?? 0) - room) < 0.01)
          if kind == .equalSpacing {
            // Gaps are alike but for those that have to be wider.
            let common = between.min() ?? 0
            for (gap, least) in zip(between, gaps) { #expect(abs(gap - max(common, least)) < 0.01) }
          } else {
            let step = (room - lengths[0] / 2 - (lengths.last ?? 0) / 2) / CGFloat(frames.count - 1)
            let centers = frames.indices.map { lengths[0] / 2 + step * CGFloat($0) }
            let fits = frames.indices.dropLast().allSatisfy {
              step - lengths[$0] / 2 - lengths[$0 + 1] / 2 >= gaps[$0]
            }
            if fits {
              for (frame, center) in zip(frames, centers) { #expect(abs(frame.midX - center) < 0.01) }
            }
          }
        }
      }
    }
  }

  @Test("Across its axis a view stands where the alignment says, and is no longer than the room")
  func across() {
    for seed in 1...80 as ClosedRange<UInt64> {
      for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
        let scene = Scene(seed: seed, distribution: .fillEqually, alignment: alignment)
        let room = scene.stack.bounds.height
        for (frame, view) in zip(scene.frames, scene.views) {
          let own = min(view.content.height, room)
          let (start, length): (CGFloat, CGFloat) =
            switch alignment {
            case .leading: (0, own)
            case .center: ((room - own) / 2, own)
            case .trailing: (room - own, own)
            default: (0, room)
            }
          #expect(abs(frame.minY - start) < 0.01 && abs(frame.height - length) < 0.01)
        }
      }
    }
  }

  @Test("Sizes that are fixed stay, whatever the distribution")
  func fixed() {
    for seed in 1...80 as ClosedRange<UInt64> {
      for kind in UIStackView.Distribution.allCases {
        let scene = Scene(seed: seed, distribution: kind, alignment: .fill)
        let (fixed, isRow) = (scene.views[0], seed.isMultiple(of: 2))
        scene.stack.frame.size = CGSize(width: 400, height: 70)
        (fixed.layoutSizing.width, fixed.layoutSizing.height) = (17, isRow ? 13 : .nan)
        let frames = scene.frames
        #expect(abs(frames[0].width - 17) < 0.01)
        #expect(abs(frames[0].height - (isRow ? 13 : 70)) < 0.01)
        let rest = Array(zip(frames, scene.views).dropFirst())
        let left = 400 - 17 - scene.spacings.reduce(0, +)
        let total = rest.reduce(0) { $0 + $1.1.content.width }
        for (frame, view) in rest {
          if kind == .fillEqually { #expect(abs(frame.width - left / CGFloat(rest.count)) < 0.01) }
          if kind == .fillProportionally {
            #expect(abs(frame.width - view.content.width * left / total) < 0.01)
          }
        }
      }
    }
  }

  @Test("A view without a length of its own takes what is left, before hugging is asked")
  func stretchable() {
    let (label, line, other) = (Leaf(20, 10), Leaf(0, 10), Leaf(0, 10))
    line.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, line])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(line.frame == CGRect(x: 20, y: 0, width: 80, height: 10))
    stack.addArrangedSubview(other)
    stack.layoutIfNeeded()
    #expect([line, other].map(\.frame.width) == [40, 40])
  }

  @Test("Proportions of nothing are equal shares, and an empty stack has no size")
  func nothing() {
    let stack = UIStackView(arrangedSubviews: [Leaf(0, 5), Leaf(0, 5)])
    stack.distribution = .fillProportionally
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [30, 30])
    #expect(UIStackView().sizeThatFits(.zero) == .zero)
    #expect(UIStackView().firstBaselineOffset(for: CGSize(width: 10, height: 20)) == 20)
  }

  @Test("Baselines share a line, the first or the last, and the row is as high as that needs")
  func baselines() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      for seed in 1...40 as ClosedRange<UInt64> {
        let scene = Scene(seed: seed, distribution: .fill, alignment: alignment) { numbers, leaf in
          leaf.baseline = numbers.number(0...30)
        }
        let frames = scene.frames
        let lines = zip(frames, scene.views).map { $0.minY + ($1.baseline ?? 0) }
        #expect(lines.allSatisfy { abs($0 - lines[0]) < 0.01 })
        #expect(abs((frames.map(\.minY).min() ?? 1)) < 0.01)
        let height = (frames.map(\.maxY).max() ?? 0) - (frames.map(\.minY).min() ?? 0)
        #expect(abs(scene.stack.sizeThatFits(.zero).height - height) < 0.01)
        #expect(abs(scene.stack.firstBaselineOffset(for: scene.stack.bounds.size) - lines[0]) < 0.01)
        #expect(abs(scene.stack.lastBaselineOffset(for: scene.stack.bounds.size) - lines[0]) < 0.01)
      }
    }
    let column = UIStackView(arrangedSubviews: [Leaf(10, 20), Leaf(10, 30)])
    (column.axis, column.spacing) = (.vertical, 5)
    column.isLayoutMarginsRelativeArrangement = true
    (column.arrangedSubviews[0] as? Leaf)?.baseline = 15
    (column.arrangedSubviews[1] as? Leaf)?.baseline = 25
    let size = CGSize(width: 26, height: 71)
    #expect(column.firstBaselineOffset(for: size) == 23)
    #expect(column.lastBaselineOffset(for: size) == 58)
  }

  @Test("The system's spacing is 8, and a custom one goes with its view")
  func spacings() {
    let views = [Leaf(10, 10), Leaf(10, 10), Leaf(10, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.sizeThatFits(.zero).width == 46)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    stack.spacing = 1
    #expect(stack.sizeThatFits(.zero).width == 39)
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == 20 && stack.sizeThatFits(.zero).width == 58)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[1])
    #expect(stack.sizeThatFits(.zero).width == 39)
    stack.setCustomSpacing(20, after: views[1])
    stack.removeArrangedSubview(views[1])
    stack.insertArrangedSubview(views[1], at: 1)
    #expect(stack.sizeThatFits(.zero).width == 39, "a view that comes back has no spacing of its own")
  }

  @Test("Arranged views stand in their own order, whatever that of the subviews")
  func order() {
    let (a, b, c) = (Leaf(1, 1), Leaf(2, 1), Leaf(3, 1))
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertArrangedSubview(c, at: -3)
    #expect(stack.arrangedSubviews == [c, a, b] && stack.subviews == [a, b, c])
    stack.insertArrangedSubview(a, at: 99)
    #expect(stack.arrangedSubviews == [c, b, a] && stack.subviews == [a, b, c])
    stack.layoutIfNeeded()
    stack.removeArrangedSubview(UIView())
    #expect(!stack.isLayoutNeeded, "a view that is not arranged changes nothing")
    ViewMisuse.withTaskHandler({ _ in }) { stack.addArrangedSubview(stack) }
    #expect(stack.arrangedSubviews == [c, b, a])
    stack.removeArrangedSubview(b)
    #expect(b.superview === stack && stack.isLayoutNeeded)
  }

  @Test("Every rule that changes lays the views out again")
  func rules() {
    let changes: [(UIStackView) -> Void] = [
      { $0.axis = .vertical }, { $0.distribution = .fillEqually }, { $0.alignment = .center },
      { $0.spacing = 3 },
      { $0.isBaselineRelativeArrangement = true }, { $0.isLayoutMarginsRelativeArrangement = true },
      { $0.setCustomSpacing(4, after: $0.arrangedSubviews[0]) }, { $0.arrangedSubviews[0].isHidden = true },
      { $0.arrangedSubviews[0].layoutSizing.width = 3 }, { $0.arrangedSubviews[0].layoutSizing.height = 3 },
      { $0.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal) },
      { $0.arrangedSubviews[0].setContentCompressionResistancePriority(.required, for: .vertical) },
      { ($0.arrangedSubviews[0] as? Leaf)?.content.width = 99 },
    ]
    for (index, change) in changes.enumerated() {
      let (outer, stack) = (UIStackView(), UIStackView(arrangedSubviews: [Leaf(10, 10), Leaf(20, 20)]))
      outer.addArrangedSubview(stack)
      _ = outer.measuredSize(fitting: CGSize(width: CGFloat.infinity, height: .infinity))
      outer.layoutIfNeeded()
      change(stack)
      #expect(stack.isLayoutNeeded && outer.isLayoutNeeded, "rule \(index)")
    }
  }
}
