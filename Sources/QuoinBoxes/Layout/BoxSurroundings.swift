import Foundation
import QuoinGraphics
import QuoinViews

/// What a box takes over from the tree it stands in; handed from box to box, so that no box looks up at its ancestors.
struct BoxSurroundings: Equatable, Sendable {
  /// Pixels a point.
  var scale: CGFloat = 1
  /// Whether the surroundings run from right to left.
  var isRightToLeft = false

  var pixels: PixelGrid { PixelGrid(scale: scale) }
}

/// The margins of a box in its own terms, in points and whole pixels.
struct BoxInsets: Equatable, Sendable {
  var top: CGFloat = 0
  var leading: CGFloat = 0
  var bottom: CGFloat = 0
  var trailing: CGFloat = 0

  /// The points that the margins take from the width.
  var width: CGFloat { leading + trailing }
  /// The points that the margins take from the height.
  var height: CGFloat { top + bottom }
}

/// What has changed in a box since it measured last.
struct BoxChanges {
  /// More changed subviews than this are not worth comparing one by one.
  static let limit = 16

  /// The subviews that said that they would measure differently; nothing when the box must be measured as if for the
  /// first time.
  private(set) var subviews: [UIView]?

  var isEverything: Bool { subviews == nil }

  mutating func note(_ view: UIView) {
    guard let count = subviews?.count, subviews?.contains(where: { $0 === view }) == false else { return }
    if count < Self.limit { subviews?.append(view) } else { noteEverything() }
  }

  mutating func noteEverything() { subviews = nil }

  mutating func clear() {
    if subviews == nil { subviews = [] } else { subviews?.removeAll(keepingCapacity: true) }
  }
}
