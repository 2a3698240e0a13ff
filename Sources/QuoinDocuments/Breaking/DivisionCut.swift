import Foundation
import QuoinTemplates
import QuoinViews

private let tolerance = PageRoom.tolerance

/// The place where a view is cut, and what that does to those of its subviews that begin above it.
struct DivisionCut {
  private let children: [UIView]
  /// Whether more stand below all of them.
  private let hasMore: Bool
  /// Where the first begins.
  private let top: CGFloat
  private let room: PageRoom
  /// In points of the view's own.
  private(set) var place: CGFloat
  /// How those can be divided that the cut goes through.
  private(set) var divisions: [ObjectIdentifier: PageDivision] = [:]
  /// Those that stay although the cut goes through them: nothing stands above, and no other page has more room.
  private var stuck: Set<ObjectIdentifier> = []

  init(_ children: [UIView], hasMore: Bool, top: CGFloat, place: CGFloat, in room: PageRoom) {
    (self.children, self.hasMore, self.top, self.place, self.room) = (children, hasMore, top, place, room)
  }

  /// Whether a subview stays whole.
  func keeps(_ child: UIView) -> Bool {
    child.frame.maxY <= place + tolerance || stuck.contains(ObjectIdentifier(child))
  }

  /// Moves the cut up until each subview stays, goes over, or can be divided there.
  mutating func settle() {
    while let child = firstUndivided() { place = child.frame.minY }
  }

  /// The first subview that the cut goes through and that cannot be divided there.
  private mutating func firstUndivided() -> UIView? {
    divisions = [:]
    for child in children where child.frame.minY < place - tolerance && !keeps(child) {
      var inner = room
      (inner.width, inner.height) = (child.frame.width, place - child.frame.minY)
      inner.isWholePage = room.isWholePage && child.frame.minY <= top + tolerance
      if inner.isWholePage || !child.isKeptTogether(in: inner), let division = child.division(in: inner) {
        divisions[ObjectIdentifier(child)] = division
      } else if inner.isWholePage {
        stuck.insert(ObjectIdentifier(child))
      } else {
        return child
      }
    }
    return nil
  }

  /// Lets headings, and what else keeps with what follows it, go over with that; tells whether anything stays.
  mutating func keepWithNext() -> Bool {
    let end = children.firstIndex { divisions[ObjectIdentifier($0)] == nil && !keeps($0) } ?? children.count
    guard end < children.count || hasMore else { return true }
    var first = end
    while first > 0, children[first - 1].keepsWithNext,
      divisions[ObjectIdentifier(children[first - 1])] == nil
    {
      first -= 1
    }
    if first == end { return true }
    // Where there is nothing else on the page, headings alone are better than none.
    guard first > 0, children[first].frame.minY > top + tolerance else { return room.isWholePage }
    place = children[first].frame.minY
    settle()
    return true
  }

  /// How high the highest is that reaches below the end of the room, in points; nothing where none does that is not meant to.
  func tooHigh(below end: CGFloat) -> CGFloat? {
    let own = children.lazy.filter {
      stuck.contains(ObjectIdentifier($0)) && $0.frame.maxY > end + tolerance && !$0.mayBeCutOff
    }
    return (own.map(\.frame.height) + divisions.values.compactMap(\.tooHigh)).max()
  }
}
