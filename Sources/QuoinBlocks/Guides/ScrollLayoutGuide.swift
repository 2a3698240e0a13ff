import Foundation
import QuoinGraphics
import QuoinViews

/// A guide whose content scrolls: everything that it lays out moves with its offset.
///
/// Time comes from outside: nothing moves until `step(by:)` is called, and the offsets do not depend on how the time is cut.
///
/// ```swift
/// let list = ScrollLayoutGuide<UIView>(layout: rows)
/// list.add(to: view)
/// list.contentSize = CGSize(width: 320, height: 2_000)
/// list.frame = view.bounds
/// list.endDragging(withVelocity: CGPoint(x: 0, y: 1_200))
/// while list.step(by: 1 / 60) { draw() }
/// ```
open class ScrollLayoutGuide<Super: LayoutElement>: LayoutGuide<Super> {
  /// What is laid out in the content's rectangle.
  public let contentLayout: any LayoutBlockProtocol
  /// The size of the content, in points; it counts at the next layout.
  open var contentSize = CGSize.zero
  /// The room around the content, in points, by which it may be scrolled further; a change moves the offset with it.
  @Observed open var contentInset = EdgeInsets.zero {
    didSet {
      contentOffset = CGPoint(
        x: contentOffset.x - (contentInset.left - oldValue.left),
        y: contentOffset.y - (contentInset.top - oldValue.top))
    }
  }
  /// Whether the offset passes an edge and comes back; if not it stops there.
  open var bounces = true
  /// Whether the offset comes to rest on whole pages of the guide's size, at most one away.
  open var isPagingEnabled = false
  /// The share of the velocity that is left after a millisecond, between 0 and 1; UIKit's 0.998 at the start.
  open var decelerationRate: CGFloat = 0.998
  /// Tells the time in seconds to what `decelerate(start:translation:velocity:)` returns; the system's clock at the start.
  open var clock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  private var horizontal = ScrollAxis()
  private var vertical = ScrollAxis()

  /// Creates a guide with what it lays out.
  public required init(layout: any LayoutBlockProtocol) {
    contentLayout = layout
    super.init(frame: .zero)
  }

  /// Creates a guide with one element, as large as its content is along the directions in which it scrolls.
  public convenience init<Item: AdjustableLayoutElement>(contentItem: Item, direction: ScrollDirection) {
    self.init(
      layout: contentItem.layoutBlock(
        constraints: [contentItem.adjustLayoutConstraint(for: direction.sizes)]))
  }

  /// The point of the content at the guide's top left corner: the origin of its bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      stop()
      bounds.origin = newValue
    }
  }

  /// The content's rectangle moved by the offset, in the owner's coordinates.
  public final override var layoutBounds: CGRect {
    CGRect(
      x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y,
      width: contentSize.width, height: contentSize.height)
  }

  public final override var layoutBoundsFollowFrame: Bool { false }

  open override func layout(in rect: CGRect) {
    contentLayout.layout(in: rect)
  }

  override var content: GuideContent? {
    GuideContent(block: contentLayout, room: .scrolled(contentOffset, contentSize))
  }

  /// The frame's size, at the offset.
  open override func contentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(origin: contentOffset, size: frame.size)
  }

  // MARK: Scrolling

  /// The offsets at which nothing is beyond an edge.
  public var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    func limits(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<CGFloat> {
      // What is no number limits nothing sensibly; it must not end the process.
      low.isNaN ? 0...0 : low...(high > low ? high : low)
    }
    return (
      limits(-contentInset.left, contentSize.width + contentInset.right - frame.size.width),
      limits(-contentInset.top, contentSize.height + contentInset.bottom - frame.size.height)
    )
  }

  /// Whether the offset still moves by itself.
  public var isDecelerating: Bool { horizontal.motion != nil || vertical.motion != nil }

  /// Where the offset comes to rest.
  public var targetContentOffset: CGPoint {
    let limits = offsetLimits
    return CGPoint(
      x: (horizontal.motion?.end ?? contentOffset.x).kept(in: limits.x),
      y: (vertical.motion?.end ?? contentOffset.y).kept(in: limits.y))
  }

  /// Where a velocity, in points a second, would bring the offset without edges: offset + v / 1000 · rate / (1 − rate).
  public func projectedContentOffset(velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: ScrollMotion.projected(from: contentOffset.x, velocity: velocity.x, rate: rate),
      y: ScrollMotion.projected(from: contentOffset.y, velocity: velocity.y, rate: rate))
  }

  /// Moves the offset with a finger, in points; beyond an edge it follows half as far, or not at all without a bounce.
  public func drag(by translation: CGPoint) {
    stop()
    let limits = offsetLimits
    move(
      to: CGPoint(
        x: dragged(contentOffset.x, by: translation.x, limits.x),
        y: dragged(contentOffset.y, by: translation.y, limits.y)))
  }

  /// Lets the offset go on with a velocity, in points of offset a second.
  public func endDragging(withVelocity velocity: CGPoint) {
    let limits = offsetLimits
    (horizontal.offset, vertical.offset) = (contentOffset.x, contentOffset.y)
    horizontal.start(
      velocity: velocity.x, rate: rate, limits: limits.x, page: isPagingEnabled ? frame.size.width : nil,
      bounces: bounces)
    vertical.start(
      velocity: velocity.y, rate: rate, limits: limits.y,
      page: isPagingEnabled ? frame.size.height : nil, bounces: bounces)
    move(to: CGPoint(x: horizontal.offset, y: vertical.offset))
  }

  /// Moves on by a number of seconds.
  ///
  /// - Returns: Whether the offset still moves.
  @discardableResult
  public func step(by seconds: TimeInterval) -> Bool {
    let limits = offsetLimits
    (horizontal.offset, vertical.offset) = (contentOffset.x, contentOffset.y)
    horizontal.step(by: CGFloat(seconds), limits: limits.x, bounces: bounces)
    vertical.step(by: CGFloat(seconds), limits: limits.y, bounces: bounces)
    move(to: CGPoint(x: horizontal.offset, y: vertical.offset))
    return isDecelerating
  }

  /// Stops where the offset is.
  public func stop() {
    horizontal.stop()
    vertical.stop()
  }

  private var rate: CGFloat { decelerationRate.kept(in: 0.5...0.9999) }

  private func move(to offset: CGPoint) {
    if bounds.origin != offset { bounds.origin = offset }
  }

  private func dragged(_ offset: CGFloat, by distance: CGFloat, _ limits: ClosedRange<CGFloat>) -> CGFloat {
    let wanted = offset + distance
    let edge = wanted.kept(in: limits)
    guard edge != wanted else { return wanted }
    guard bounces else { return edge }
    let from = limits.contains(offset) ? edge : offset
    return from + (wanted - from) / 2
  }
}
