import Foundation

extension ScrollLayoutGuide {
  /// Moves the offset with a finger, or lets it go on after the finger.
  ///
  /// - Parameters:
  ///   - start: The offset at which the finger came down.
  ///   - translation: How far the finger has moved since, in points; `nil` once it is lifted.
  ///   - velocity: The finger's velocity, in points a second.
  /// - Returns: What moves the offset from now on, to be stepped at each frame; nothing while the finger is down.
  public func decelerate(
    start: CGPoint, translation: CGPoint?, velocity: CGPoint
  ) -> ScrollAnimationDeceleration<Super>? {
    guard let translation else {
      return ScrollAnimationDeceleration(scrollGuide: self, velocity: velocity, bounces: true)
    }
    func dragged(_ offset: CGFloat, content: CGFloat, room: CGFloat) -> CGFloat {
      let kept = max(0, min(offset, content - room))
      return kept + rubberBand(offset - kept, room: room)
    }
    let size = bounds.size
    contentOffset = CGPoint(
      x: dragged(start.x - translation.x, content: contentSize.width, room: size.width),
      y: dragged(start.y - translation.y, content: contentSize.height, room: size.height))
    return nil
  }

  /// The offset at which the content lies within the guide, nearest to where it is.
  var confinedOffset: CGPoint {
    func confined(_ offset: CGFloat, content: CGFloat, room: CGFloat) -> CGFloat {
      guard content > room else { return 0 }
      return max(0, content - offset < room ? content - room : offset)
    }
    return CGPoint(
      x: confined(
        contentOffset.x, content: contentSize.width,
        room: bounds.size.width - contentInset.left - contentInset.right),
      y: confined(
        contentOffset.y, content: contentSize.height,
        room: bounds.size.height - contentInset.top - contentInset.bottom))
  }
}

/// How far something follows a finger that pulls it beyond an edge: 0.55 of the way at first, less and less later.
///
/// - Parameters:
///   - distance: How far the finger is beyond the edge, in points.
///   - room: The extent of what is pulled, which it never moves beyond.
private func rubberBand(_ distance: CGFloat, room: CGFloat) -> CGFloat {
  guard distance != 0 else { return 0 }
  let pulled = 0.55 * abs(distance)
  return (distance < 0 ? -1 : 1) * pulled * room / (room + pulled)
}
