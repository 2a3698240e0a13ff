import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Every name of CGLayout's first-form anchors, used.
@Suite struct AnchorSurfaceTests {
  let source = CGRect(x: 10, y: 20, width: 200, height: 100)
  let rect = CGRect(x: 30, y: 40, width: 50, height: 60)

  @Test func `the cases of an anchor stand in patterns`() {
    let anchors: [LayoutAnchor] = [
      .center(.align(by: .center)), .leading(.align(by: .inner)), .trailing(.limit(on: .outer)),
      .left(.pull(from: .inner)), .right(.align(by: .outer)), .top(.limit(on: .inner)),
      .bottom(.pull(from: .outer)), .size(.width()), .insets(.zero), .equal(.zero), .equally,
      .custom(AnyRectBasedConstraint { _, _ in }),
    ]
    let names = anchors.map { anchor in
      switch anchor {
      case .center: "center"
      case .leading: "leading"
      case .trailing: "trailing"
      case .left: "left"
      case .right: "right"
      case .top: "top"
      case .bottom: "bottom"
      case .size: "size"
      case .insets(let insets): insets == .zero ? "insets" : ""
      case .equal(let rect): rect == .zero ? "equal" : ""
      case .equally: "equally"
      case .custom: "custom"
      }
    }
    #expect(
      names == [
        "center", "leading", "trailing", "left", "right", "top", "bottom", "size", "insets", "equal",
        "equally",
        "custom",
      ])
  }

  @Test func `each verb has a type for its workspace`() {
    let left: (Left.AlignDependence, Left.LimitDependence, Left.PullDependence) = (.inner, .outer, .inner)
    let right: (Right.AlignDependence, Right.LimitDependence, Right.PullDependence) = (.outer, .inner, .outer)
    let top: (Top.AlignDependence, Top.LimitDependence, Top.PullDependence) = (.inner, .inner, .outer)
    let bottom: (Bottom.AlignDependence, Bottom.LimitDependence, Bottom.PullDependence) = (
      .outer, .outer, .inner
    )
    let leading: (Leading.Align.Dependence, Leading.Limit.Dependence, Leading.Pull.Dependence) = (
      .inner, .inner, .inner
    )
    let trailing: (Trailing.Align.Dependence, Trailing.Limit.Dependence, Trailing.Pull.Dependence) = (
      .inner, .inner, .inner
    )
    let center: (Center.AlignDependence, Center.AlignDependence) = (.center, .origin)
    let pairs: [(any RectBasedConstraint, any RectBasedConstraint)] = [
      (left.0, Left.align(by: left.0)), (left.1, Left.limit(on: left.1)), (left.2, Left.pull(from: left.2)),
      (right.0, Right.align(by: right.0)), (right.1, Right.limit(on: right.1)),
      (right.2, Right.pull(from: right.2)), (top.0, Top.align(by: top.0)), (top.1, Top.limit(on: top.1)),
      (top.2, Top.pull(from: top.2)), (bottom.0, Bottom.align(by: bottom.0)),
      (bottom.1, Bottom.limit(on: bottom.1)), (bottom.2, Bottom.pull(from: bottom.2)),
      (leading.0, Leading.align(by: leading.0)), (leading.1, Leading.limit(on: leading.1)),
      (leading.2, Leading.pull(from: leading.2)), (trailing.0, Trailing.align(by: trailing.0)),
      (trailing.1, Trailing.limit(on: trailing.1)), (trailing.2, Trailing.pull(from: trailing.2)),
      (center.0, Center.align(by: center.0)), (center.1, Center.align(by: center.1)),
    ]
    for (dependence, anchor) in pairs {
      let result = dependence.constrained(sourceRect: source, by: rect)
      #expect(result == anchor.constrained(sourceRect: source, by: rect) && result != source)
    }
    #expect(
      leading.1.constrained(sourceRect: source, by: rect) == left.1.constrained(sourceRect: source, by: rect)
        || leading.1.constrained(sourceRect: source, by: rect).minX == 30)
  }

  @Test func `sizes, insets and equals are made as CGLayout makes them`() {
    #expect(Size.width(2).constrained(sourceRect: source, by: rect).size == CGSize(width: 100, height: 100))
    #expect(Size.height().constrained(sourceRect: source, by: rect).size == CGSize(width: 200, height: 60))
    #expect(
      Inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).constrained(sourceRect: source, by: rect)
        == CGRect(x: 12, y: 21, width: 194, height: 96))
    #expect(Equal().constrained(sourceRect: source, by: rect) == rect)
  }

  @Test func `leading and trailing mean what the configuration says when they are made`() async {
    await #expect(processExitsWith: .success) {
      let source = CGRect(x: 0, y: 0, width: 100, height: 10)
      let rect = CGRect(x: 40, y: 0, width: 20, height: 10)
      func results(_ anchors: [any RectBasedConstraint]) -> [CGRect] {
        anchors.map { $0.constrained(sourceRect: source, by: rect) }
      }
      func directional() -> [any RectBasedConstraint] {
        [
          Leading.align(by: .inner), Leading.limit(on: .outer), Leading.pull(from: .inner),
          Trailing.align(by: .inner), Trailing.limit(on: .outer), Trailing.pull(from: .inner),
        ]
      }
      func sides(_ isLeft: Bool) -> [any RectBasedConstraint] {
        let left: [any RectBasedConstraint] = [
          Left.align(by: .inner), Left.limit(on: .outer), Left.pull(from: .inner),
        ]
        let right: [any RectBasedConstraint] = [
          Right.align(by: .inner), Right.limit(on: .outer), Right.pull(from: .inner),
        ]
        return isLeft ? left + right : right + left
      }
      let before = directional()
      let (leading, trailing) = (
        Layout.Alignment.Horizontal.leading(3), Layout.Alignment.Horizontal.trailing(3)
      )
      CGLConfiguration.default = {
        var configuration = CGLConfiguration.default
        configuration.isRTLMode = true
        return configuration
      }()
      let after = directional()
      precondition(results(before) == results(sides(true)) && results(after) == results(sides(false)))
      precondition(leading.layout(rect: rect, in: source).minX == 3)
      precondition(trailing.layout(rect: rect, in: source).minX == 77)
      precondition(Layout.Alignment.Horizontal.leading(3).layout(rect: rect, in: source).minX == 77)
      CGLConfiguration.default.isRTLMode = false
      precondition(results(after) == results(sides(false)))
      // What a tree states counts for both.
      for anchor in [before[0], after[0]] {
        var (left, right) = (source, source)
        anchor.formConstrain(sourceRect: &left, by: rect, direction: .leftToRight)
        anchor.formConstrain(sourceRect: &right, by: rect, direction: .rightToLeft)
        precondition(left.minX == 40 && right.maxX == 60)
      }
    }
  }
}
