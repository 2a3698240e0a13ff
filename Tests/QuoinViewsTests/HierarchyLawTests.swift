import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Subviews and layout over random changes")
struct HierarchyLawTests {
  @Test("Subviews stand in the order that a list would have after the same changes")
  func order() {
    for seed in 1...120 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let box = UIView()
      let elsewhere = UIView()
      let views = (0..<6).map { _ in UIView() }
      var list: [UIView] = []
      func take(_ view: UIView, _ place: (inout [UIView]) -> Int) {
        list.removeAll { $0 === view }
        list.insert(view, at: place(&list))
      }
      for step in 0..<40 {
        guard let view = views.randomElement(using: &numbers),
          let other = views.randomElement(using: &numbers)
        else { continue }
        box.layoutIfNeeded()
        let before = list.map(ObjectIdentifier.init)
        var isIgnored = false
        switch Int.random(in: 0..<9, using: &numbers) {
        case 0:
          box.addSubview(view)
          take(view) { $0.count }
        case 1:
          let index = Int.random(in: -2...8, using: &numbers)
          box.insertSubview(view, at: index)
          take(view) { min(max(index, 0), $0.count) }
        case 2:
          box.insertSubview(view, belowSubview: other)
          isIgnored = view === other || other.superview !== box
          if !isIgnored { take(view) { $0.firstIndex { $0 === other } ?? 0 } }
        case 3:
          box.insertSubview(view, aboveSubview: other)
          isIgnored = view === other || other.superview !== box
          if !isIgnored { take(view) { ($0.firstIndex { $0 === other } ?? 0) + 1 } }
        case 4:
          box.bringSubviewToFront(view)
          isIgnored = !list.contains { $0 === view }
          if !isIgnored { take(view) { $0.count } }
        case 5:
          box.sendSubviewToBack(view)
          isIgnored = !list.contains { $0 === view }
          if !isIgnored { take(view) { _ in 0 } }
        case 6:
          let (first, second) = (
            Int.random(in: -1...6, using: &numbers), Int.random(in: -1...6, using: &numbers)
          )
          box.exchangeSubview(at: first, withSubviewAt: second)
          isIgnored = !list.indices.contains(first) || !list.indices.contains(second)
          if !isIgnored { list.swapAt(first, second) }
        case 7:
          if view.superview === box { view.removeFromSuperview() } else { isIgnored = true }
          list.removeAll { $0 === view }
        default:
          elsewhere.addSubview(view)
          isIgnored = !list.contains { $0 === view }
          list.removeAll { $0 === view }
        }
        #expect(
          box.subviews.map(ObjectIdentifier.init) == list.map(ObjectIdentifier.init),
          "seed \(seed) step \(step)")
        #expect(views.allSatisfy { view in (view.superview === box) == list.contains { $0 === view } })
        if isIgnored {
          #expect(!box.isLayoutNeeded && before == list.map(ObjectIdentifier.init))
        } else {
          #expect(box.isLayoutNeeded, "a change of subviews asks for a layout")
        }
      }
    }
  }

  @Test("What is dirty is laid out once, parents first, and nothing else is")
  func dirty() {
    final class Counter: UIView {
      nonisolated(unsafe) static var log: [Int] = []
      override func layoutSubviews() { Counter.log.append(tag) }
    }
    for seed in 1...80 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      var all: [Counter] = [Counter()]
      for index in 1...14 {
        let view = Counter()
        view.tag = index
        all[Int.random(in: max(0, index - 4)..<index, using: &numbers)].addSubview(view)
        all.append(view)
      }
      all[0].layoutIfNeeded()
      for _ in 0..<6 {
        Counter.log = []
        var dirty: Set<Int> = []
        for view in all where numbers.isOne(in: 4) {
          view.setNeedsLayout()
          view.setNeedsLayout()
          dirty.insert(view.tag)
          #expect(view.isLayoutNeeded)
        }
        // A dirty view that moves takes its wish along; both superviews have to be laid out.
        if let view = all.dropFirst().randomElement(using: &numbers), view.subviews.isEmpty,
          let old = view.superview, old !== all[0]
        {
          all[0].addSubview(view)
          dirty.formUnion([old.tag, 0])
        }
        guard let top = all.randomElement(using: &numbers) else { continue }
        var start: UIView = top
        while let parent = start.superview, parent.isLayoutNeeded { start = parent }
        let within = all.filter { $0.isDescendant(of: start) }
        top.layoutIfNeeded()
        let expected = within.map(\.tag).filter(dirty.contains)
        #expect(Counter.log.sorted() == expected.sorted(), "seed \(seed)")
        for (position, tag) in Counter.log.enumerated() {
          let above = all.filter { $0.tag != tag && all[tag].isDescendant(of: $0) }.map(\.tag)
          #expect(Counter.log[position...].allSatisfy { !above.contains($0) }, "parents come first")
        }
        all[0].layoutIfNeeded()
        #expect(Set(Counter.log) == dirty && Counter.log.count == dirty.count)
        #expect(all.allSatisfy { !$0.isLayoutNeeded })
      }
    }
  }

  @Test("Hooks tell of every view that comes into a window or leaves it")
  func windows() {
    final class Told: UIView {
      var log: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) {
        log.append(newWindow == nil ? "will leave" : "will join")
      }
      override func didMoveToWindow() { log.append(window == nil ? "left" : "joined") }
      override func didAddSubview(_ subview: UIView) { log.append("+\(subview.tag)") }
      override func willRemoveSubview(_ subview: UIView) { log.append("-\(subview.tag)") }
    }
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let (outer, inner) = (Told(), Told())
    inner.tag = 5
    outer.addSubview(inner)
    #expect(outer.log == ["+5"] && inner.log.isEmpty)
    first.addSubview(outer)
    #expect(inner.log == ["will join", "joined"] && inner.window === first)
    second.addSubview(outer)
    #expect(inner.log == ["will join", "joined", "will join", "joined"] && inner.window === second)
    let other = UIView()
    second.addSubview(other)
    other.addSubview(outer)
    #expect(inner.log.count == 4, "within one window nothing is told")
    outer.removeFromSuperview()
    #expect(inner.log.suffix(2) == ["will leave", "left"] && inner.window == nil)
    inner.removeFromSuperview()
    #expect(outer.log.last == "-5")
    let keeper = UIView()
    outer.addSubview(inner)
    keeper.addSubview(inner)
    #expect(outer.log.suffix(2) == ["+5", "-5"], "a view that goes elsewhere leaves first")
  }

  @Test("A tag finds the first view of a tree, depth first")
  func tags() {
    let (root, a, b, deep) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    (deep.tag, b.tag) = (3, 3)
    #expect(root.viewWithTag(3) === deep && b.viewWithTag(3) === b)
    #expect(root.viewWithTag(9) == nil)
    root.tag = 3
    #expect(root.viewWithTag(3) === root)
    #expect(deep.root === root && deep.window == nil)
  }

  @Test("A view that is removed asks for nothing any more")
  func removed() {
    let root = Leaf(0, 0)
    let leaves = (0..<3).map { _ in Leaf(0, 0) }
    for leaf in leaves { root.addSubview(leaf) }
    root.layoutIfNeeded()
    for leaf in leaves { leaf.setNeedsLayout() }
    leaves[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(leaves.map(\.layouts) == [2, 1, 2])
    root.addSubview(leaves[1])
    root.layoutIfNeeded()
    #expect(leaves.map(\.layouts) == [2, 2, 2])
  }

  @Test("Each combination of flexible parts shares a change of size as UIKit does")
  func autoresizing() {
    for bits in 0..<64 as Range<UInt> {
      let mask = UIView.AutoresizingMask(rawValue: bits)
      for start in [CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 0, y: 0, width: 0, height: 0)] {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let child = UIView(frame: start)
        child.autoresizingMask = mask
        box.addSubview(child)
        box.frame.size = CGSize(width: 160, height: 50)
        func resized(_ parts: [(length: CGFloat, isFlexible: Bool)], _ change: CGFloat) -> [CGFloat] {
          let flexible = parts.filter(\.isFlexible)
          let sum = flexible.reduce(0) { $0 + $1.length }
          return parts.map { part in
            guard part.isFlexible else { return part.length }
            return part.length + (sum > 0 ? change * part.length / sum : change / CGFloat(flexible.count))
          }
        }
        let x = resized(
          [
            (start.minX, mask.contains(.flexibleLeftMargin)), (start.width, mask.contains(.flexibleWidth)),
            (100 - start.maxX, mask.contains(.flexibleRightMargin)),
          ], 60)
        let y = resized(
          [
            (start.minY, mask.contains(.flexibleTopMargin)), (start.height, mask.contains(.flexibleHeight)),
            (90 - start.maxY, mask.contains(.flexibleBottomMargin)),
          ], -40)
        #expect(
          isNear(child.frame, CGRect(x: x[0], y: y[0], width: max(0, x[1]), height: max(0, y[1]))), "\(bits)")
      }
    }
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(child)
    child.autoresizingMask = [.flexibleWidth]
    box.bounds.size.width = 150
    #expect(child.frame.width == 150, "a mask that is set on a subview counts")
    box.autoresizesSubviews = false
    box.bounds.size.width = 200
    #expect(child.frame.width == 150)
  }
}
