import Foundation
import QuoinBlocks
import Testing

/// Axes and anchor points, for code that works along any axis.
@Suite struct AxisSurfaceTests {
  let rect = CGRect(x: 10, y: 20, width: 30, height: 60)

  @Test func `axes read and write their part of a rectangle`() {
    let axes: [any RectAxis] = [CGRectAxis.horizontal, CGRectAxis.vertical, CGRectAxis.xy]
    #expect(
      axes.map(\.isHorizontal) == [true, false, true] && axes.map(\.isVertical) == [false, true, true])
    #expect(axes.map { $0.transverse().isHorizontal } == [false, true, true])
    #expect(axes.map { $0.transverse().isVertical } == [true, false, true])
    #expect(
      axes.map { $0.get(sizeAt: rect) } == [30, 60, 30]
        && axes.map { $0.get(originAt: rect) } == [10, 20, 10])
    #expect(
      axes.map { $0.get(maxOf: rect) } == [40, 80, 40] && axes.map { $0.get(minOf: rect) } == [10, 20, 10])
    #expect(axes.map { $0.get(midOf: rect) } == [25, 50, 25])
    #expect(
      axes.map { $0.offset(rect: rect, by: 5).origin } == [
        CGPoint(x: 15, y: 20), CGPoint(x: 10, y: 25), CGPoint(x: 15, y: 25),
      ])
    let sized = axes.map { axis in
      var copy = rect
      axis.set(size: 7, for: &copy)
      axis.set(origin: 1, for: &copy)
      return copy
    }
    #expect(
      sized == [
        CGRect(x: 1, y: 20, width: 7, height: 60), CGRect(x: 10, y: 1, width: 30, height: 7),
        CGRect(x: 1, y: 1, width: 7, height: 7),
      ])
    CGRectAxis.horizontal = CGRectAxis.Horizontal()
    CGRectAxis.vertical = CGRectAxis.Vertical()
    CGRectAxis.xy = CGRectAxis.XY()
    let erased: any RectAxis = CGRectAxis(CGRectAxis.vertical)
    #expect(erased.isVertical && erased.get(sizeAt: rect) == 60 && erased.transverse().isHorizontal)
  }

  private func results<A: RectAnchorPoint>(_ anchor: A, _ values: [A.Metric]) -> [CGRect] {
    values.flatMap { value -> [CGRect] in
      var (moved, offset) = (rect, rect)
      anchor.move(in: &moved, to: value)
      anchor.offset(rect: &offset, by: value)
      return [offset, moved]
    }
  }

  private func x(_ x: CGFloat, _ width: CGFloat) -> CGRect { CGRect(x: x, y: 20, width: width, height: 60) }
  private func y(_ y: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: 10, y: y, width: 30, height: height) }

  @Test func `sides are put somewhere with the rectangle, or alone`() {
    #expect(LeftAnchor().get(for: rect) == 10 && RightAnchor().get(for: rect) == 40)
    #expect(TopAnchor().get(for: rect) == 20 && BottomAnchor().get(for: rect) == 80)
    #expect(results(LeftAnchor(), [15, 50]) == [x(15, 30), x(15, 25), x(50, 30), x(50, 0)])
    #expect(results(RightAnchor(), [15, 5]) == [x(-15, 30), x(10, 5), x(-25, 30), x(10, 0)])
    #expect(results(TopAnchor(), [25, 90]) == [y(25, 60), y(25, 55), y(90, 60), y(90, 0)])
    #expect(results(BottomAnchor(), [25, 10]) == [y(-35, 60), y(20, 5), y(-50, 60), y(20, 0)])
    #expect(results(RTLAnchor(trailing: false), [15]) == results(LeftAnchor(), [15]))
    #expect(results(RTLAnchor(trailing: true), [15]) == results(RightAnchor(), [15]))
    #expect(RTLAnchor(trailing: true).get(for: rect) == 40 && RTLAnchor(trailing: true).axis.isHorizontal)
    #expect(LeftAnchor().axis.isHorizontal && BottomAnchor().axis.isVertical)
  }

  @Test func `a middle is moved with the rectangle, or stretches it`() {
    let middle = CenterXAnchor(axis: CGRectAxis.horizontal)
    #expect(middle.get(for: rect) == 25)
    #expect(
      results(middle, [20, 25, 30, 0, 50]) == [
        x(5, 30), x(10, 20), x(10, 30), x(10, 30), x(15, 30), x(20, 20), x(-15, 30), x(10, 0), x(35, 30),
        x(60, 0),
      ])
    #expect(results(CenterYAnchor(axis: CGRectAxis.vertical), [60]) == [y(30, 60), y(40, 40)])
    let center = CenterAnchor()
    #expect(center.get(for: rect) == CGPoint(x: 25, y: 50) && center.axis.isVertical)
    #expect(center.horizontal.get(for: rect) == 25 && center.vertical.get(for: rect) == 50)
    #expect(
      results(center, [CGPoint(x: 20, y: 60)]) == [
        CGRect(x: 5, y: 30, width: 30, height: 60), CGRect(x: 10, y: 40, width: 20, height: 40),
      ])
    #expect(OriginAnchor().get(for: rect) == rect.origin && OriginAnchor().axis.isHorizontal)
    #expect(
      results(OriginAnchor(), [CGPoint(x: 15, y: 30)]) == [
        CGRect(x: 15, y: 30, width: 30, height: 60), CGRect(x: 15, y: 30, width: 25, height: 50),
      ])
    let any = HorizontalAnchor(RightAnchor())
    #expect(any.get(for: rect) == 40 && any.axis.isHorizontal)
    #expect(results(any, [15]) == results(RightAnchor(), [15]))
    #expect(VerticalAnchor(TopAnchor()).get(for: rect) == 20)
  }

  @Test func `anchor points are related to those of another rectangle`() {
    let other = CGRect(x: 100, y: 200, width: 50, height: 80)
    #expect(LeftAnchor().align(by: RightAnchor()).constrained(sourceRect: rect, by: other) == x(150, 30))
    #expect(RightAnchor().pull(to: LeftAnchor()).constrained(sourceRect: rect, by: other) == x(10, 90))
    #expect(
      LeftAnchor().limit(to: LeftAnchor(), compare: max).constrained(sourceRect: rect, by: other) == x(100, 0)
    )
    #expect(
      LeftAnchor().limit(to: LeftAnchor(), compare: min).constrained(sourceRect: rect, by: other) == rect)
    #expect(
      RightAnchor().alignLimit(to: LeftAnchor(), compare: max).constrained(sourceRect: rect, by: other)
        == x(70, 30))
    #expect(
      RightAnchor().alignLimit(to: LeftAnchor(), compare: min).constrained(sourceRect: rect, by: other)
        == rect)
    #expect(
      CenterAnchor().align(by: OriginAnchor()).constrained(sourceRect: rect, by: other).origin
        == CGPoint(x: 85, y: 170))
  }

  @Test func `sizes are related to those of another rectangle`() {
    let other = CGRect(x: 100, y: 200, width: 50, height: 80)
    func size(_ constraint: AnyRectBasedConstraint) -> CGSize {
      let result = constraint.constrained(sourceRect: rect, by: other)
      #expect(result.origin == rect.origin)
      return result.size
    }
    let (width, height) = (WidthAnchor(axis: CGRectAxis.horizontal), HeightAnchor(axis: CGRectAxis.vertical))
    #expect(size(width.equal(to: height)) == CGSize(width: 80, height: 60))
    #expect(size(width.equal(to: 9)) == CGSize(width: 9, height: 60))
    #expect(size(height.boxed(by: height, box: 90)).height == -10)
    #expect(size(height.scaled(by: height, scale: 2)) == CGSize(width: 30, height: 160))
    #expect(width.axis.isHorizontal && width.get(for: other) == 50)
    let both = SizeAnchor()
    #expect(size(both.equal(to: both)) == other.size)
    #expect(size(both.equal(to: CGSize(width: 1, height: 2))) == CGSize(width: 1, height: 2))
    #expect(size(both.boxed(by: both, box: 10)) == CGSize(width: 40, height: 70))
    #expect(size(both.scaled(by: both, scale: 0.5)) == CGSize(width: 25, height: 40))
  }

  @Test func `an axis of one's own needs no transverse`() {
    struct Along: RectAxis {
      var isHorizontal: Bool { true }
      var isVertical: Bool { false }
      func set(size: CGFloat, for rect: inout CGRect) { rect.size.width = size }
      func get(sizeAt rect: CGRect) -> CGFloat { rect.width }
      func set(origin: CGFloat, for rect: inout CGRect) { rect.origin.x = origin }
      func get(originAt rect: CGRect) -> CGFloat { rect.origin.x }
      func get(maxOf rect: CGRect) -> CGFloat { rect.maxX }
      func get(minOf rect: CGRect) -> CGFloat { rect.minX }
      func get(midOf rect: CGRect) -> CGFloat { rect.midX }
      func offset(rect: CGRect, by value: CGFloat) -> CGRect { rect.offsetBy(dx: value, dy: 0) }
    }
    #expect(Along().transverse().isVertical)
    let boxes = [Box(), Box()]
    var stack = StackLayoutScheme(items: { boxes })
    stack.axis = Along()
    stack.layout(in: rect)
    #expect(boxes.map(\.frame) == [x(10, 15), x(25, 15)])
  }

  @Test func `anchors of an axis are generic over it`() {
    func middle<Axis: RectAxis>(_ axis: Axis) -> CGFloat {
      let any: AnyAxisAnchorPoint<Axis> = AnyAxisAnchorPoint(AxisCenterAnchor(axis: axis))
      return any.get(for: CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    func size<Axis: RectAxis>(_ axis: Axis) -> CGFloat {
      AxisSizeAnchor(axis: axis).get(for: CGRect(x: 10, y: 20, width: 30, height: 40))
    }
    #expect(middle(CGRectAxis.horizontal) == 25 && middle(CGRectAxis.vertical) == 40)
    #expect(size(CGRectAxis.horizontal) == 30 && size(CGRectAxis.vertical) == 40)
  }
}
