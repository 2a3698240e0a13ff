import Foundation
import QuoinBlocks
import QuoinViews
import Testing

/// Guides over views and layers: what they make, where they lie, and how they scroll.
@Suite struct GuideSurfaceTests {
  let room = CGRect(x: 0, y: 0, width: 100, height: 80)

  @Test func `a guide makes views and layers of a class with its frame`() {
    let (root, guide) = (
      UIView(frame: room), LayoutGuide<UIView>(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    )
    #expect(guide.build(CAShapeLayer.self).frame == guide.frame)
    let label: UILabel = guide.build(UILabel.self)
    #expect(label.frame == guide.frame && label.superview == nil)
    expectMisuse(2) {
      #expect(guide.add(UIView.self) == nil)
      #expect(guide.add(CALayer.self) == nil)
    }
    root.add(layoutGuide: guide)
    #expect(
      guide.add(UIImageView.self)?.superview === root && guide.add(CALayer.self)?.superlayer === root.layer)
    let overLayers = LayoutGuide<CALayer>(frame: guide.frame)
    #expect(overLayers.build(CALayer.self).frame == guide.frame)
    expectMisuse { #expect(overLayers.add(CALayer.self) == nil) }
    root.layer.add(layoutGuide: overLayers)
    #expect(overLayers.add(CAShapeLayer.self)?.superlayer === root.layer)
    let native = UILayoutGuide()
    #expect(native.build(UILabel.self) != nil)
    expectMisuse { #expect(native.add(UIView.self) == nil) }
    root.addLayoutGuide(native)
    #expect(native.add(UILabel.self)?.superview === root)
    final class Refusing: UIView {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { nil }
    }
    expectMisuse { #expect(guide.add(Refusing.self) == nil) }
    expectMisuse { UIView().add(layoutGuide: LayoutGuide<UIScrollView>()) }
    _ = (root.sublayers, StackLayoutGuide<UIView>().views, StackLayoutGuide<UIView>().layers)
    _ = StackLayoutGuide<UIView>().layoutGuides
  }

  @Test func `points and rectangles of a guide go to views and layers and back`() {
    let root = UIView(frame: room)
    let (view, owner) = (
      UIView(frame: CGRect(x: 5, y: 6, width: 9, height: 9)),
      UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 40))
    )
    for child in [view, owner] { root.addSubview(child) }
    let guide = LayoutGuide<UIView>(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let point = CGPoint(x: 7, y: 8)
    #expect(guide.convert(point, to: view) == CGPoint(x: 8, y: 10), "without an owner they are its frame's")
    owner.add(layoutGuide: guide)
    #expect(guide.convert(point, to: view) == CGPoint(x: 23, y: 34))
    #expect(guide.convert(CGPoint(x: 23, y: 34), from: view) == point)
    #expect(
      guide.convert(room, to: view).origin == CGPoint(x: 16, y: 26)
        && guide.convert(room, from: view).minX == -16)
    let space: any UICoordinateSpace = view
    #expect(guide.convert(point, to: space) == CGPoint(x: 23, y: 34))
    #expect(guide.convert(CGPoint(x: 23, y: 34), from: space) == point)
    #expect(guide.convert(room, to: space).origin == CGPoint(x: 16, y: 26))
    #expect(guide.convert(room, from: space).minX == -16)
    #expect(guide.convert(point, to: view.layer) == CGPoint(x: 23, y: 34))
    #expect(guide.convert(CGPoint(x: 23, y: 34), from: view.layer) == point)
    #expect(
      guide.convert(room, to: view.layer).minY == 26 && guide.convert(room, from: view.layer).minY == -26)
    let overLayers = LayoutGuide<CALayer>(frame: guide.frame)
    owner.layer.add(layoutGuide: overLayers)
    #expect(overLayers.convert(point, to: view.layer) == CGPoint(x: 23, y: 34))
    #expect(overLayers.convert(CGPoint(x: 23, y: 34), from: view.layer) == point)
    #expect(overLayers.convert(room, to: view.layer).minY == 26)
    #expect(overLayers.convert(room, from: view.layer).minY == -26)
    let native = UILayoutGuide()
    owner.addLayoutGuide(native)
    native.frame = guide.frame
    #expect(
      native.convert(point, to: view) == CGPoint(x: 23, y: 34) && native.convert(room, to: view).minX == 16)
    #expect(
      native.convert(CGPoint(x: 23, y: 34), from: view) == point
        && native.convert(room, from: view).minX == -16)
    #expect(native.bounds == CGRect(x: 0, y: 0, width: 3, height: 4) && native.layoutBounds == native.frame)
  }

  private func guide(content: CGSize, in frame: CGRect) -> (ScrollLayoutGuide<Box>, Box) {
    let row = Box()
    let guide = ScrollLayoutGuide<Box>(layout: row.layoutBlock(with: .equal))
    guide.contentSize = content
    guide.frame = frame
    return (guide, row)
  }

  @Test
  func `a scroll guide keeps its offset when its frame is set, and lays nothing out for its content's size`()
  {
    let (guide, row) = guide(
      content: CGSize(width: 10, height: 500), in: CGRect(x: 1, y: 2, width: 50, height: 60))
    guide.contentOffset = CGPoint(x: 0, y: 30)
    #expect(row.frame == CGRect(x: 1, y: -28, width: 10, height: 500))
    guide.frame.origin.x = 5
    #expect(guide.bounds == CGRect(x: 0, y: 30, width: 50, height: 60) && row.frame.minX == 5)
    guide.contentSize.height = 700
    #expect(row.frame.height == 500 && guide.layoutBounds.height == 700)
    guide.contentInset = UIEdgeInsets(top: 10, left: 4, bottom: 0, right: 0)
    #expect(guide.contentOffset == CGPoint(x: -4, y: 20) && row.frame.minY == -18)
    guide.contentInset.top = 15
    #expect(guide.contentOffset == CGPoint(x: -4, y: 15))
  }

  @Test func `one element scrolls in the directions in which it is as large as it is`() {
    func size(_ direction: ScrollDirection) -> CGSize {
      let picture = Picture(CGSize(width: 300, height: 200))
      let guide = ScrollLayoutGuide<Box>(contentItem: picture, direction: direction)
      guide.contentSize = CGSize(width: 1_000, height: 1_000)
      guide.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
      return picture.frame.size
    }
    #expect(size(.horizontal) == CGSize(width: 300, height: 1_000))
    #expect(size(.vertical) == CGSize(width: 1_000, height: 200))
    for both: ScrollDirection in [.both, [], [.horizontal, .vertical], ScrollDirection(rawValue: 9)] {
      #expect(size(both) == CGSize(width: 300, height: 200))
    }
    #expect((ScrollDirection.horizontal.rawValue, ScrollDirection.vertical.rawValue) == (1, 2))
  }

  @Test func `a finger pulls content beyond its edges less and less`() {
    let (guide, _) = guide(
      content: CGSize(width: 50, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    func dragged(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      let animation = guide.decelerate(
        start: CGPoint(x: 0, y: 100), translation: CGPoint(x: x, y: y), velocity: CGPoint(x: 9, y: 9))
      #expect(animation == nil)
      return guide.contentOffset
    }
    #expect(dragged(0, 40) == CGPoint(x: 0, y: 60))
    #expect(dragged(0, -300) == CGPoint(x: 0, y: 400))
    let beyond = dragged(-20, 200)
    #expect(abs(beyond.x - 11 * 50 / 61) < 1e-9 && abs(beyond.y + 55 * 100 / 155) < 1e-9)
  }

  /// A time that tests set.
  final class Time {
    var now: TimeInterval = 100
  }

  private func run(
    _ guide: ScrollLayoutGuide<Box>, velocity: CGPoint, bounces: Bool = true, _ time: Time
  ) -> [CGPoint] {
    guide.clock = { time.now }
    let animation =
      bounces
      ? guide.decelerate(start: .zero, translation: nil, velocity: velocity)
      : ScrollAnimationDeceleration(scrollGuide: guide, velocity: velocity, bounces: false)
    #expect(animation?.bounces == bounces)
    var offsets: [CGPoint] = []
    var isDone = false
    while !isDone, offsets.count < 2_000 {
      time.now += 1.0 / 60
      isDone = animation?.step() ?? true
      offsets.append(guide.contentOffset)
    }
    return offsets
  }

  @Test func `content goes on slower and slower, by 0.96 a step`() {
    let (guide, _) = guide(
      content: CGSize(width: 50, height: 50_000), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    guide.contentOffset.y = 1_000
    let offsets = run(guide, velocity: CGPoint(x: 0, y: -600), Time()).map(\.y)
    var (expected, velocity) = (CGFloat(1_000), CGFloat(600))
    for offset in offsets.prefix(100) {
      velocity *= 0.96
      expected += velocity / 60
      #expect(abs(offset - expected) < 1e-6)
    }
    #expect(offsets.count < 400 && abs((offsets.last ?? 0) - 1_240) < 1)
  }

  @Test func `content that went beyond an edge comes back to it`() {
    for (start, velocity, edge) in [(350.0, -3_000.0, 400.0), (50, 3_000, 0)] {
      let (guide, _) = guide(
        content: CGSize(width: 50, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
      guide.contentOffset.y = start
      let offsets = run(guide, velocity: CGPoint(x: 0, y: velocity), Time()).map(\.y)
      #expect(edge == 0 ? (offsets.min() ?? 0) < -1 : (offsets.max() ?? 0) > 401)
      #expect(guide.contentOffset.y == edge && offsets.count < 600)
    }
  }

  @Test func `without a velocity content goes back in 0.6 seconds, slower at the end`() {
    let (guide, _) = guide(
      content: CGSize(width: 50, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    guide.contentOffset.y = -40
    let time = Time()
    let offsets = run(guide, velocity: .zero, time).map(\.y)
    #expect(offsets.last == 0 && offsets == offsets.sorted())
    #expect(abs(time.now - 100.6) < 0.05)
    let half = offsets[17]
    #expect(half > -12 && half < -8)
  }

  @Test func `a bounce up or down sets the clock of both axes`() {
    let (guide, _) = guide(
      content: CGSize(width: 50_000, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    guide.contentOffset = CGPoint(x: 1_000, y: -40)
    let offsets = run(guide, velocity: CGPoint(x: -600, y: 0), Time()).map(\.x)
    // While the other axis comes back this one keeps its velocity.
    for (offset, next) in zip(offsets[2..<30], offsets[3..<31]) { #expect(abs(next - offset - 10) < 0.5) }
    #expect(guide.contentOffset.y == 0 && offsets.count < 600)
  }

  @Test(arguments: [1e6, 1e18, TimeInterval.infinity])
  func `a clock far ahead ends the motion at once`(end: TimeInterval) {
    let (guide, _) = guide(
      content: CGSize(width: 50, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    let time = Time()
    guide.clock = { time.now }
    let animation = guide.decelerate(start: .zero, translation: nil, velocity: CGPoint(x: 0, y: 9_000))
    _ = animation?.step()
    time.now += 0.1
    _ = animation?.step()
    #expect(guide.contentOffset.y < 0)
    time.now = end
    #expect(animation?.step() == true && guide.contentOffset.y == 0)
  }

  @Test func `without a bounce content stops at its edge`() {
    let (guide, _) = guide(
      content: CGSize(width: 20, height: 500), in: CGRect(x: 0, y: 0, width: 50, height: 100))
    guide.contentOffset.y = 380
    let offsets = run(guide, velocity: CGPoint(x: 0, y: -3_000), bounces: false, Time())
    #expect(offsets.allSatisfy { $0.y <= 400 && $0.x == 0 } && guide.contentOffset.y == 400)
    guide.contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    _ = run(guide, velocity: CGPoint(x: 0, y: -3_000), bounces: false, Time())
    #expect(guide.contentOffset.y == 430, "with the room that insets leave")
    weak var gone: ScrollLayoutGuide<Box>?
    let animation: ScrollAnimationDeceleration<Box>? = {
      let (guide, _) = self.guide(content: .zero, in: .zero)
      gone = guide
      return guide.decelerate(start: .zero, translation: nil, velocity: .zero)
    }()
    #expect(gone == nil && animation?.step() == true)
  }
}
