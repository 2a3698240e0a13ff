import Foundation
import QuoinViews

/// What a box takes over from the tree it stands in; handed from box to box, so that no box looks up at its ancestors.
struct BoxSurroundings: Equatable, Sendable {
  /// Pixels a point.
  var scale: CGFloat = 1
  /// Whether the surroundings run from right to left.
  var isRightToLeft = false

  var pixels: PixelSteps { PixelSteps(scale: scale) }
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

  /// Whether the box must be measured as if for the first time.
  var isEverything = true
  /// The subviews that said that they would measure differently. The box forgets them before they leave it.
  var subviews: [Unmanaged<UIView>] = []

  mutating func note(_ view: UIView) {
    if isEverything { return }
    let reference = Unmanaged.passUnretained(view)
    if subviews.contains(where: { $0.toOpaque() == reference.toOpaque() }) { return }
    if subviews.count < Self.limit { subviews.append(reference) } else { noteEverything() }
  }

  mutating func noteEverything() {
    isEverything = true
    subviews.removeAll(keepingCapacity: true)
  }

  mutating func clear() {
    isEverything = false
    subviews.removeAll(keepingCapacity: true)
  }
}
