import Foundation
import QuoinGraphics
import QuoinTestSupport

@testable import QuoinViews

extension SeededGenerator {
  mutating func rect() -> CGRect {
    CGRect(x: number(-60...120), y: number(-60...120), width: number(0...90), height: number(0...90))
  }

  mutating func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

/// A tree of views of random depth, scrolled and, if asked for, transformed ones among them.
struct RandomViews {
  let root: UIView
  var all: [UIView]

  init(
    seed: UInt64, count: Int = 12, root: UIView = UIView(frame: CGRect(x: 3, y: 4, width: 200, height: 200)),
    isTransformed: Bool = false
  ) {
    var numbers = SeededGenerator(seed: seed)
    self.root = root
    all = [root]
    for index in 1...count {
      let parent = all[Int.random(in: max(0, index - 4)..<index, using: &numbers)]
      let view = UIView(frame: numbers.rect())
      view.tag = index
      if numbers.isOne(in: 3) {
        view.bounds.origin = CGPoint(x: numbers.number(-40...40), y: numbers.number(-40...40))
      }
      if isTransformed, numbers.isOne(in: 3) {
        view.anchorPoint = CGPoint(x: numbers.number(0...4) / 4, y: numbers.number(0...4) / 4)
        view.transform = CGAffineTransform(rotationAngle: numbers.number(-3...3)).scaledBy(x: 1.5, y: 0.75)
          .translatedBy(x: numbers.number(-9...9), y: 2)
      }
      parent.addSubview(view)
      all.append(view)
    }
  }
}

/// Where a point of a view lies in its superview, by the definition of a layer's geometry.
func outward(_ point: CGPoint, from view: UIView) -> CGPoint {
  let (bounds, anchor) = (view.bounds, view.anchorPoint)
  let fromAnchor = CGPoint(
    x: point.x - bounds.minX - anchor.x * bounds.width, y: point.y - bounds.minY - anchor.y * bounds.height)
  let t = view.transform
  return CGPoint(
    x: view.center.x + t.a * fromAnchor.x + t.c * fromAnchor.y + t.tx,
    y: view.center.y + t.b * fromAnchor.x + t.d * fromAnchor.y + t.ty)
}

/// Where a point of a view lies in the view at the top of its tree.
func outmost(_ point: CGPoint, from view: UIView) -> CGPoint {
  view.superview.map { outmost(outward(point, from: view), from: $0) } ?? point
}

func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
  abs(left.x - right.x) < 1e-6 && abs(left.y - right.y) < 1e-6
}

func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
  isNear(left.origin, right.origin) && abs(left.size.width - right.size.width) < 1e-6
    && abs(left.size.height - right.size.height) < 1e-6
}

/// The upright rectangle around points.
func box(around points: [CGPoint]) -> CGRect {
  let (xs, ys) = (points.map(\.x), points.map(\.y))
  let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
  return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
}

extension CGRect {
  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
