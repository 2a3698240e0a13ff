import Foundation
import QuoinViews

private let tolerance = PageRoom.tolerance

/// What stands in a view that is divided. A long list is divided once for each page, so that a rest keeps what is known of
/// it: no division looks at more than stands on its page.
struct DividedContent {
  /// Those that stand above all others, or beside each other.
  private let first: [UIView]
  private let others: ArraySlice<UIView>
  /// Whether each begins and ends no higher than the ones before.
  let isInOrder: Bool
  /// The room above the first and below the last, in points.
  let padding: (top: CGFloat, bottom: CGFloat)

  /// All that is seen in a view.
  ///
  /// - Parameter frame: A subview that is no content, but draws around it.
  init?(of view: UIView, but frame: UIView? = nil) {
    let children = view.subviews.filter { $0 !== frame && !$0.isHidden && $0.bounds.height > 0 }
    let frames = children.map(\.frame)
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else { return nil }
    isInOrder = Self.areInOrder(frames)
    (first, others) = ([], children[...])
    padding = (max(0, top - view.bounds.minY), max(0, view.bounds.maxY - bottom))
  }

  /// What is left of other content.
  ///
  /// - Parameter top: The room above the first, in points.
  init(_ first: [UIView], _ others: ArraySlice<UIView>, of content: DividedContent, top: CGFloat) {
    (self.first, self.others) = (first, others)
    isInOrder = content.isInOrder && Self.areInOrder((first + others.prefix(1)).map(\.frame))
    padding = (top, content.padding.bottom)
  }

  private static func areInOrder(_ frames: [CGRect]) -> Bool {
    zip(frames.dropFirst(), frames).allSatisfy { $1.minY <= $0.minY && $1.maxY <= $0.maxY }
  }

  /// Those that begin above a place or beside others that do, and those that stand below all of these.
  func parted(at place: CGFloat) -> (above: [UIView], below: ArraySlice<UIView>) {
    guard isInOrder else { return (first + others, []) }
    var end = max(place, first.map(\.frame.maxY).max() ?? place)
    let more = others.prefix { child in
      let frame = child.frame
      guard frame.minY <= end - tolerance || frame.minY <= place else { return false }
      end = max(end, frame.maxY)
      return true
    }
    return (first + more, others.dropFirst(more.count))
  }
}
