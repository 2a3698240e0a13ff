import Foundation
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinViews

@Suite("Geometry and conversion over random trees")
struct ConversionLawTests {
  @Test("A point goes to another view by way of what holds both, and comes back", arguments: [false, true])
  func points(isTransformed: Bool) {
    forEachPair(isTransformed: isTransformed) { seed, one, other, numbers in
      let point = CGPoint(x: numbers.number(-99...99), y: numbers.number(-99...99))
      let there = one.convert(point, to: other)
      #expect(isNear(outmost(there, from: other), outmost(point, from: one)), "seed \(seed)")
      #expect(isNear(other.convert(there, to: one), point))
      #expect(isNear(one.convert(there, from: other), point))
      #expect(isNear(one.convert(point, to: nil), outmost(point, from: one)))
      #expect(isNear(one.convert(outmost(point, from: one), from: nil), point))
    }
  }

  @Test("A rectangle goes to the upright one around it, step by step", arguments: [false, true])
  func rectangles(isTransformed: Bool) {
    forEachPair(isTransformed: isTransformed) { seed, one, other, numbers in
      let rect = numbers.rect()
      let there = one.convert(rect, to: other)
      #expect(isNear(other.convert(rect, from: one), there))
      if !isTransformed {
        #expect(isNear(there.origin, one.convert(rect.origin, to: other)) && isNear(there.size, rect.size))
      }
      guard let parent = one.superview else { return }
      let around = box(around: rect.corners.map { outward($0, from: one) })
      #expect(isNear(one.convert(rect, to: parent), around), "seed \(seed)")
      let back = one.convert(rect, from: parent)
      #expect(isNear(back, box(around: rect.corners.map { one.convert($0, from: parent) })))
      #expect(isNear(one.convert(rect, to: nil), parent.convert(one.convert(rect, to: parent), to: nil)))
      #expect(
        isNear(one.convert(rect, from: nil), one.convert(parent.convert(rect, from: nil), from: parent)))
    }
  }

  /// Calls a function for twenty pairs of views in each of sixty random trees.
  private func forEachPair(
    isTransformed: Bool, _ body: (UInt64, UIView, UIView, inout SeededGenerator) -> Void
  ) {
    for seed in 1...60 as ClosedRange<UInt64> {
      let tree = RandomViews(seed: seed, isTransformed: isTransformed)
      var numbers = SeededGenerator(seed: seed)
      for _ in 0..<20 {
        guard let one = tree.all.randomElement(using: &numbers),
          let other = tree.all.randomElement(using: &numbers)
        else { continue }
        body(seed, one, other, &numbers)
      }
    }
  }

  private func isNear(_ left: CGSize, _ right: CGSize) -> Bool {
    abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool { QuoinViewsTests.isNear(left, right) }
  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool { QuoinViewsTests.isNear(left, right) }

  @Test("Two trees share the points around their roots")
  func trees() {
    let (a, b) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)),
      UIView(frame: CGRect(x: 100, y: 50, width: 5, height: 5))
    )
    let (inner, other) = (
      UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 3)),
      UIView(frame: CGRect(x: 7, y: 9, width: 3, height: 3))
    )
    a.addSubview(inner)
    b.addSubview(other)
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 11 - 107, y: 22 - 59))
    #expect(
      inner.convert(CGRect(x: 1, y: 1, width: 2, height: 3), to: other)
        == CGRect(x: 12 - 107, y: 23 - 59, width: 2, height: 3))
    #expect(inner.convert(CGPoint.zero, to: b) == CGPoint(x: 11 - 100, y: 22 - 50))
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -90, y: -30))
  }

  @Test("Frame, bounds, center, anchor point and transform agree")
  func geometry() {
    for seed in 1...60 as ClosedRange<UInt64> {
      for view in RandomViews(seed: seed, isTransformed: true).all {
        var numbers = SeededGenerator(seed: seed &+ UInt64(view.tag))
        #expect(isNear(view.frame, box(around: view.bounds.corners.map { outward($0, from: view) })))
        let (bounds, center) = (view.bounds, view.center)
        view.bounds = CGRect(x: 5, y: 6, width: bounds.width + 3, height: bounds.height + 4)
        #expect(isNear(view.center, center))
        if view.transform.b == 0 {
          view.frame.origin = CGPoint(x: 11, y: 12)
          #expect(isNear(view.frame.origin, CGPoint(x: 11, y: 12)))
          #expect(isNear(view.bounds, CGRect(x: 5, y: 6, width: bounds.width + 3, height: bounds.height + 4)))
        }
        let before = view.center
        view.anchorPoint = CGPoint(x: numbers.number(0...2) / 2, y: 1)
        #expect(isNear(view.center, before))
        #expect(isNear(view.frame, box(around: view.bounds.corners.map { outward($0, from: view) })))
        let layer = view.layer
        #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
        #expect(layer.anchorPoint == view.anchorPoint && layer.affineTransform() == view.transform)
      }
    }
  }

  @Test("A layer of its own has a view's geometry")
  func layers() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let (view, layer) = (UIView(), CALayer())
      for _ in 0..<12 {
        let (rect, point) = (numbers.rect(), CGPoint(x: numbers.number(-9...9), y: numbers.number(-9...9)))
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: (view.frame, layer.frame) = (rect, rect)
        case 1: (view.bounds, layer.bounds) = (rect, rect)
        case 2: (view.center, layer.position) = (point, point)
        case 3:
          (view.anchorPoint, layer.anchorPoint) = (
            CGPoint(x: point.x / 9, y: 0), CGPoint(x: point.x / 9, y: 0)
          )
        case 4:
          let turn = CGAffineTransform(scaleX: 2, y: 0.5)
          view.transform = turn
          layer.setAffineTransform(turn)
        default:
          let turned = CGRect(x: rect.maxX, y: rect.minY, width: -rect.width, height: rect.height)
          (view.frame, layer.frame) = (turned, turned)
        }
        #expect(layer.frame == view.frame && layer.bounds == view.bounds && layer.position == view.center)
        #expect(layer.anchorPoint == view.anchorPoint && layer.affineTransform() == view.transform)
      }
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.frame.origin.x = .nan
    layer.bounds.size.width = .infinity
    layer.position.y = .nan
    layer.anchorPoint = CGPoint(x: 0, y: CGFloat.infinity)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("Turned rectangles stand right again, and numbers that are none change nothing")
  func invalid() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let place = view.frame
    UIView.withInvalidGeometryHandler({ _, _ in }) {
      for (x, y) in [(CGFloat.nan, 0), (0, CGFloat.nan), (.infinity, 0), (0, -.infinity)]
        as [(CGFloat, CGFloat)]
      {
        view.center = CGPoint(x: x, y: y)
        view.anchorPoint = CGPoint(x: x, y: y)
        view.bounds = CGRect(x: x, y: y, width: 1, height: 1)
        view.bounds = CGRect(x: 0, y: 0, width: x, height: y)
        view.frame = CGRect(x: x, y: y, width: 1, height: 1)
        view.frame = CGRect(x: 0, y: 0, width: x, height: y)
        view.transform = CGAffineTransform(translationX: x, y: y)
      }
    }
    #expect(view.frame == place && view.bounds.origin == .zero && view.transform == .identity)
    view.bounds = CGRect(x: 10, y: 10, width: -6, height: -2)
    #expect(view.bounds == CGRect(x: 4, y: 8, width: 6, height: 2))
    view.frame = CGRect(x: 0, y: 0, width: 5, height: -3)
    #expect(view.frame == CGRect(x: 0, y: -3, width: 5, height: 3))
  }

  @Test("A scaled view's frame gives it the size that fills the frame; a flat one keeps its own")
  func scaled() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 4, y: 0.5)
    view.frame = CGRect(x: 20, y: 30, width: 40, height: 50)
    #expect(view.bounds.size == CGSize(width: 10, height: 100))
    #expect(view.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
    view.transform = CGAffineTransform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 100)
    #expect(view.bounds.size == CGSize(width: 10, height: 100))
    #expect(view.center == CGPoint(x: 3.5, y: 50))
  }

  @Test("Finite numbers that come to others together are ignored as well")
  func overflowing() {
    let huge = CGFloat.greatestFiniteMagnitude
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 1e-10, y: 1)
    let counter = Counter()
    UIView.withInvalidGeometryHandler({ _, _ in counter.count += 1 }) {
      view.frame = CGRect(x: 0, y: 0, width: huge, height: 10)
      view.anchorPoint = CGPoint(x: -huge, y: 0)
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: huge, height: 10)
      view.center = CGPoint(x: -huge, y: 0)
    }
    #expect(counter.count >= 2)
    #expect(view.frame.origin.x.isFinite && view.bounds.width.isFinite)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  @Test("A view that its transform makes flat takes no touch, and lies at its anchor point")
  func flat() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 2, height: 2))
    root.addSubview(view)
    view.addSubview(child)
    for (x, y) in [(0, 0), (0, 1), (1, 0)] as [(CGFloat, CGFloat)] {
      view.transform = CGAffineTransform(scaleX: x, y: y)
      for place in stride(from: 1, to: 100, by: 7) as StrideTo<CGFloat> {
        #expect(root.hitTest(CGPoint(x: place, y: place), with: nil) === root)
        #expect(view.convert(CGPoint(x: place, y: place), from: root) == CGPoint(x: 20, y: 20))
        #expect(child.convert(CGPoint(x: place, y: place), from: root) == CGPoint(x: 15, y: 15))
      }
      #expect(
        view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: root)
          == CGRect(x: 20, y: 20, width: 0, height: 0))
    }
    view.transform = CGAffineTransform(scaleX: 0.001, y: 1)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === view)
  }

  @Test("A touch falls where drawing puts the frontmost view that takes it")
  func touches() {
    for seed in 1...80 as ClosedRange<UInt64> {
      let tree = RandomViews(seed: seed, isTransformed: true)
      var numbers = SeededGenerator(seed: seed)
      for view in tree.all.dropFirst() {
        if numbers.isOne(in: 6) { view.layer.zPosition = numbers.number(-2...2) }
        if numbers.isOne(in: 9) { view.isHidden = true }
        if numbers.isOne(in: 9) { view.alpha = 0.005 }
        if numbers.isOne(in: 9) { view.isUserInteractionEnabled = false }
      }
      func hit(_ view: UIView, _ point: CGPoint) -> UIView? {
        let bounds = view.bounds
        let isInside =
          point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
        guard isInside, !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return nil }
        let order = view.subviews.enumerated().sorted {
          ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
        }
        for (_, child) in order.reversed() {
          if let found = hit(child, child.convert(point, from: view)) { return found }
        }
        return view
      }
      for _ in 0..<60 {
        let point = CGPoint(x: numbers.number(0...200), y: numbers.number(0...200))
        #expect(tree.root.hitTest(point, with: nil) === hit(tree.root, point), "seed \(seed) at \(point)")
      }
    }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      view.point(inside: CGPoint(x: 0, y: 0), with: nil)
        && view.point(inside: CGPoint(x: 9.5, y: 9.5), with: nil))
    for (x, y) in [(10, 5), (5, 10), (-0.1, 5), (5, -0.1)] as [(CGFloat, CGFloat)] {
      #expect(!view.point(inside: CGPoint(x: x, y: y), with: nil))
    }
    view.alpha = 0.01
    #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
  }
}
