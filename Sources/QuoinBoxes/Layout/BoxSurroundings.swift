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
  /// By how many points the trailing margin is greater than the leading one.
  var horizontalSkew: CGFloat { trailing - leading }
  /// By how many points the bottom margin is greater than the top one.
  var verticalSkew: CGFloat { bottom - top }
}

/// What has changed in a box since it measured last.
struct BoxChanges {
  /// More changed subviews than this are not worth comparing one by one.
  static let limit = 16

  /// A subview that said that it would measure differently.
  struct Entry {
    let view: UIView
    /// What was said of its size when the box measured last, if that has changed.
    var sizing: LayoutSizing?
  }

  /// The subviews; nothing when the box must be measured as if for the first time.
  private(set) var subviews: [Entry]?

  var isEverything: Bool { subviews == nil }

  /// Notes a subview.
  ///
  /// - Parameter sizing: What was said of its size before, if that has changed.
  mutating func note(_ view: UIView, from sizing: LayoutSizing?) {
    guard let count = subviews?.count else { return }
    if let index = subviews?.firstIndex(where: { $0.view === view }) {
      if let sizing, subviews?[index].sizing == nil { subviews?[index].sizing = sizing }
    } else if count < Self.limit {
      subviews?.append(Entry(view: view, sizing: sizing))
    } else {
      noteEverything()
    }
  }

  mutating func noteEverything() { subviews = nil }

  mutating func clear() {
    if subviews == nil { subviews = [] } else { subviews?.removeAll(keepingCapacity: true) }
  }
}
