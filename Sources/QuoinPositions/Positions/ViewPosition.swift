import Foundation
import QuoinGraphics
import QuoinViews

/// A place on a view, a layer or a layout guide, to be aligned with another place or measured from it.
///
/// ```swift
/// icon.left --> title.right + 8.horizontalOffset
/// ```
///
/// The transforms of both views and of their superviews play no part, and stay as they are.
public struct ViewPosition {
  let item: PositionedItem
  /// The place in the item's own points, on a whole pixel.
  private(set) var point: CGPoint
  /// The pixels of what the item stands in.
  let rounder: PixelRounder
  /// Whether it is a place on a label's text.
  let isOnText: Bool
  /// The item's bounds when the position was made; a position of a view that has changed since is misuse.
  private let bounds: CGRect

  /// Creates the position of an anchor of a view, rounded to a whole pixel.
  public init(view: UIView, anchor: Anchor) {
    // Most positions are made here: what can be asked of the view itself counts no reference of the item.
    let bounds = CGRect(origin: view.geometry.boundsOrigin, size: view.geometry.size)
    let isRightToLeft = anchor.followsDirection && view.isRightToLeft
    self.init(
      PositionedItem(view), in: bounds,
      point: anchor.anchorPoint(onRect: bounds, isRightToLeft: isRightToLeft), scale: view.surroundingScale)
  }

  /// Creates a position at a point of a view, in the view's own points, rounded to a whole pixel.
  public init(view: UIView, position: CGPoint) {
    let item = PositionedItem(view)
    self.init(item, in: item.bounds, point: position)
  }

  init(_ item: PositionedItem, anchor: Anchor) {
    let bounds = item.bounds
    let isRightToLeft = anchor.followsDirection && item.isRightToLeft
    self.init(item, in: bounds, point: anchor.anchorPoint(onRect: bounds, isRightToLeft: isRightToLeft))
  }

  /// A position at a point, for bounds that the item has now.
  ///
  /// - Parameter scale: What is stated where the item stands; 0 where that has to be found out.
  @inline(__always)
  init(
    _ item: PositionedItem, in bounds: CGRect, point: CGPoint, scale: CGFloat = 0, isOnText: Bool = false
  ) {
    self.item = item
    self.bounds = bounds
    self.isOnText = isOnText
    rounder = item.rounder(at: scale)
    self.point = rounder.roundToPixel(point)
  }

  // MARK: Aligning

  /// Moves the view so that this position comes to lie on another one.
  ///
  /// Its size stays, and its frame's origin ends on a whole pixel. Misuse is reported and changes nothing.
  ///
  /// - Parameters:
  ///   - other: The place to move to; its view may be anywhere in the same tree.
  ///   - xOffset: How far to the right of it, in points.
  ///   - yOffset: How far below it, in points.
  public func align(to other: ViewPosition, xOffset: CGFloat = 0, yOffset: CGFloat = 0) {
    // Most alignments are between siblings, whose positions are points of one superview.
    if let view = item.view, let sibling = other.item.view, view.isSibling(of: sibling) {
      guard isUsable, other.isUsable else { return }
      return move(to: other.pointInHost, xOffset: xOffset, yOffset: yOffset)
    }
    guard PositionMisuse.check(item.host != nil, .noSuperview(item.name)), isUsable, other.isUsable,
      let target = pointInHost(of: other)
    else { return }
    move(to: target, xOffset: xOffset, yOffset: yOffset)
  }

  /// Moves the view so that this position comes to lie on an anchor of its superview.
  ///
  /// - Parameters:
  ///   - anchor: The place on the superview's bounds.
  ///   - xOffset: How far to the right of it, in points.
  ///   - yOffset: How far below it, in points.
  public func align(toSuperviewAnchor anchor: Anchor, xOffset: CGFloat = 0, yOffset: CGFloat = 0) {
    guard let target = superviewPoint(anchor) else { return }
    move(to: target, xOffset: xOffset, yOffset: yOffset)
  }

  // MARK: Measuring

  /// How far apart two positions are, across and down: never negative, the same both ways, and in whole pixels.
  ///
  /// Where superviews are turned or scaled against each other, in the points of the one in which they are nearer.
  ///
  /// - Parameters:
  ///   - other: The other place.
  ///   - xOffset: How far to the right of it, in points.
  ///   - yOffset: How far below it, in points.
  public func measureDistance(to other: ViewPosition, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> CGSize {
    guard isUsable, other.isUsable, let there = pointInHost(of: other) else { return .zero }
    reportUnlessOnPixel()
    other.reportUnlessOnPixel()
    let distance = distance(to: there, xOffset: xOffset, yOffset: yOffset)
    guard xOffset == 0, yOffset == 0, place?.host !== other.place?.host,
      let here = other.pointInHost(of: self)
    else { return distance }
    let back = other.distance(to: here, xOffset: 0, yOffset: 0)
    let (length, backLength) = (distance.width + distance.height, back.width + back.height)
    return backLength < length || backLength == length && back.width < distance.width ? back : distance
  }

  /// How far the position is from an anchor of the superview, across and down; never negative.
  public func measureDistance(
    toSuperviewAnchor anchor: Anchor, xOffset: CGFloat = 0, yOffset: CGFloat = 0
  ) -> CGSize {
    guard let there = superviewPoint(anchor) else { return .zero }
    reportUnlessOnPixel()
    return distance(to: there, xOffset: xOffset, yOffset: yOffset)
  }

  /// The distance to a point of the host, in whole pixels; half a pixel, which no alignment can take away, counts as none.
  private func distance(to there: CGPoint, xOffset: CGFloat, yOffset: CGFloat) -> CGSize {
    guard let here = place?.point else { return .zero }
    return CGSize(
      width: rounder.distance(there.x - here.x, offset: xOffset),
      height: rounder.distance(there.y - here.y, offset: yOffset))
  }

  private func reportUnlessOnPixel() {
    guard item.host != nil else { return }
    _ = PositionMisuse.check(
      rounder.isRoundedToPixel(pointInHost), .offPixelGrid(item.name, pointInHost))
  }

  // MARK: Places

  /// Where the position is, and the view in whose points that is: a root is its own. Nothing for what is in no view.
  private var place: (host: UIView, point: CGPoint)? {
    if let host = item.host { return (host, pointInHost) }
    guard let root = item.view else { return nil }
    return (root, point)
  }

  @inline(__always)
  private var pointInHost: CGPoint { item.hostPoint(of: point) }

  /// The position moved by an offset, to the nearest pixel again.
  func moved(by offset: UIOffset) -> ViewPosition {
    var moved = self
    moved.point = rounder.roundToPixel(CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical))
    return moved
  }

  /// Where another position lies among this one's siblings; nothing where that is misuse, which is reported.
  private func pointInHost(of other: ViewPosition) -> CGPoint? {
    guard let here = place, let there = other.place else {
      PositionMisuse.report(.noSuperview(place == nil ? item.name : other.item.name))
      return nil
    }
    let point = here.host.convert(
      there.point, from: there.host,
      ignoringTransformsOf: [here.host, there.host, item.view, other.item.view])
    return PositionMisuse.check(point != nil, .differentTrees(item.name, other.item.name)) ? point : nil
  }

  /// Where an anchor of the superview is; nothing where that is misuse, which is reported.
  private func superviewPoint(_ anchor: Anchor) -> CGPoint? {
    let host = item.host
    guard PositionMisuse.check(host != nil, .noSuperview(item.name)), isUsable, let host else { return nil }
    return rounder.roundToPixel(
      anchor.anchorPoint(onRect: host.bounds, isRightToLeft: anchor.followsDirection && host.isRightToLeft))
  }

  @inline(__always)
  private func move(to target: CGPoint, xOffset: CGFloat, yOffset: CGFloat) {
    item.move(point, to: CGPoint(x: target.x + xOffset, y: target.y + yOffset), rounder)
  }

  /// Whether the view is as it was when the position was made; reports it when not.
  @inline(__always)
  private var isUsable: Bool {
    let now = item.bounds
    let isUnchanged =
      now.size.width == bounds.size.width && now.size.height == bounds.size.height
      && now.origin.x == bounds.origin.x && now.origin.y == bounds.origin.y
    return PositionMisuse.check(isUnchanged, .boundsChanged(item.name))
  }
}
