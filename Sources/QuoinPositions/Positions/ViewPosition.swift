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
  /// The place in the item's own points, without the offset.
  let point: CGPoint
  /// How far beside it, in points.
  var offset = UIOffset.zero
  /// The item's bounds when the position was made; a position of a view that has changed since is misuse.
  private let bounds: CGRect
  private let hasToBeOnPixel: Bool
  /// Whether it is a place on a label's text.
  let isOnText: Bool

  /// Creates the position of an anchor of a view.
  public init(view: UIView, anchor: Anchor) {
    self.init(PositionedItem(view), anchor: anchor)
  }

  /// Creates a position at a point of a view, in the view's own points and on a whole pixel.
  public init(view: UIView, position: CGPoint) {
    item = PositionedItem(view)
    bounds = item.bounds
    point = position
    hasToBeOnPixel = true
    isOnText = false
  }

  /// A place that follows from the item, so that it may lie between two pixels.
  init(_ item: PositionedItem, point: CGPoint, isOnText: Bool = false) {
    self.isOnText = isOnText
    self.item = item
    self.point = point
    bounds = item.bounds
    hasToBeOnPixel = false
  }

  init(_ item: PositionedItem, anchor: Anchor) {
    let isRightToLeft = anchor.followsDirection && item.isRightToLeft
    self.init(item, point: anchor.anchorPoint(onRect: item.bounds, isRightToLeft: isRightToLeft))
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
      return move(
        to: other.pointInHost, xOffset: xOffset, yOffset: yOffset, PixelRounder(scale: view.surroundingScale))
    }
    alignAcross(to: other, xOffset: xOffset, yOffset: yOffset)
  }

  /// Moves the view so that this position comes to lie on an anchor of its superview.
  ///
  /// - Parameters:
  ///   - anchor: The place on the superview's bounds.
  ///   - xOffset: How far to the right of it, in points.
  ///   - yOffset: How far below it, in points.
  public func align(toSuperviewAnchor anchor: Anchor, xOffset: CGFloat = 0, yOffset: CGFloat = 0) {
    guard let host = item.host else { return report(.noSuperview(item.name)) }
    guard isUsable else { return }
    move(
      to: anchor.anchorPoint(on: host), xOffset: xOffset, yOffset: yOffset, PixelRounder(for: host))
  }

  // MARK: Measuring

  /// How far apart two positions are, across and down; never negative, and the same both ways.
  ///
  /// - Parameters:
  ///   - other: The other place.
  ///   - xOffset: How far to the right of it, in points.
  ///   - yOffset: How far below it, in points.
  public func measureDistance(to other: ViewPosition, xOffset: CGFloat = 0, yOffset: CGFloat = 0) -> CGSize {
    guard isUsable, other.isUsable else { return .zero }
    guard let host = item.host ?? rootView, let otherHost = other.item.host ?? other.rootView else {
      report(.noSuperview(item.host == nil ? item.name : other.item.name))
      return .zero
    }
    var (here, there) = (pointInHost, other.pointInHost)
    if host !== otherHost {
      guard let shared = host.nearestSharedAncestor(with: otherHost) else {
        report(.differentTrees(item.name, other.item.name))
        return .zero
      }
      here = host.ascend(here, to: shared, ignoring: [host, otherHost])
      there = otherHost.ascend(there, to: shared, ignoring: [host, otherHost])
    }
    return CGSize(width: abs(there.x + xOffset - here.x), height: abs(there.y + yOffset - here.y))
  }

  /// How far the position is from an anchor of the superview, across and down; never negative.
  public func measureDistance(
    toSuperviewAnchor anchor: Anchor, xOffset: CGFloat = 0, yOffset: CGFloat = 0
  ) -> CGSize {
    guard isUsable else { return .zero }
    guard let host = item.host else {
      report(.noSuperview(item.name))
      return .zero
    }
    let there = anchor.anchorPoint(on: host)
    let here = pointInHost
    return CGSize(width: abs(there.x + xOffset - here.x), height: abs(there.y + yOffset - here.y))
  }

  // MARK: Parts

  @inline(__always)
  private var pointInHost: CGPoint {
    let point = item.hostPoint(of: point)
    return CGPoint(x: point.x + offset.horizontal, y: point.y + offset.vertical)
  }

  /// The view itself where it is the root of its tree: a place on a window can be aligned with.
  private var rootView: UIView? {
    item.view.map { $0.superview ?? $0 }
  }

  /// Aligns with a position anywhere in the tree.
  private func alignAcross(to other: ViewPosition, xOffset: CGFloat, yOffset: CGFloat) {
    guard let host = item.host else { return report(.noSuperview(item.name)) }
    guard isUsable, other.isUsable else { return }
    guard let otherHost = other.item.host ?? other.rootView else {
      return report(.noSuperview(other.item.name))
    }
    let there = other.pointInHost
    let target =
      host === otherHost
      ? there : host.convert(there, from: otherHost, ignoringTransformsOf: [host, otherHost])
    guard let target else { return report(.differentTrees(item.name, other.item.name)) }
    move(to: target, xOffset: xOffset, yOffset: yOffset, PixelRounder(for: host))
  }

  @inline(__always)
  private func move(to target: CGPoint, xOffset: CGFloat, yOffset: CGFloat, _ rounder: PixelRounder) {
    let here = pointInHost
    item.move(
      by: CGSize(width: target.x + xOffset - here.x, height: target.y + yOffset - here.y), rounder)
  }

  /// Whether the view is as it was when the position was made, and the position on a pixel; reports it when not.
  @inline(__always)
  private var isUsable: Bool {
    let now = item.bounds
    let isUnchanged =
      now.size.width == bounds.size.width && now.size.height == bounds.size.height
      && now.origin.x == bounds.origin.x && now.origin.y == bounds.origin.y
    return isUnchanged && !hasToBeOnPixel || isUsableAfterAll(isUnchanged: isUnchanged)
  }

  private func isUsableAfterAll(isUnchanged: Bool) -> Bool {
    guard isUnchanged else {
      report(.boundsChanged(item.name))
      return false
    }
    if hasToBeOnPixel, let view = item.view, !PixelRounder(for: view).isRoundedToPixel(point) {
      report(.offPixelGrid(item.name, point))
      return false
    }
    return true
  }

  private func report(_ misuse: PositionMisuse) { PositionMisuse.report(misuse) }
}

extension ViewPosition.Anchor {
  /// The anchor's place on a view's bounds, by the view's direction.
  fileprivate func anchorPoint(on view: UIView) -> CGPoint {
    anchorPoint(onRect: view.bounds, isRightToLeft: followsDirection && view.isRightToLeft)
  }
}
