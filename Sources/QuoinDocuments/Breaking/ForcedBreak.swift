import Foundation
import QuoinViews

private let tolerance = PageRoom.tolerance

/// A place in a view where a page or column has to begin.
struct ForcedBreak {
  /// In points of the view's own.
  let place: CGFloat
  let kind: PageBreak
}

extension UIView {
  /// Where a page begins before the view, as it says itself or what stands at its top.
  final var breakAtTop: PageBreak { ownBreak(\.breakBefore) { $0.first { !$0.isHidden } } }

  /// Where a page begins behind the view, as it says itself or what stands at its bottom.
  final var breakAtBottom: PageBreak { ownBreak(\.breakAfter) { $0.last { !$0.isHidden } } }

  private func ownBreak(
    _ rule: KeyPath<PageRules, PageBreak>, in outermost: ([UIView]) -> UIView?
  ) -> PageBreak {
    var view = self
    while true {
      if let kind = view.ownPageRules?[keyPath: rule], kind != .auto { return kind }
      guard view.isDividedBetweenSubviews, let inner = outermost(view.subviews) else { return .auto }
      view = inner
    }
  }

  /// The first place within the view where a page has to begin, as far as a limit, in points of the view's own.
  final func forcedBreak(upTo limit: CGFloat) -> ForcedBreak? {
    guard isDividedBetweenSubviews else { return nil }
    return dividedContent?.forcedBreak(upTo: limit)
  }

  /// Whether the view stands on the page where what follows begins.
  final var keepsWithNext: Bool { ownPageRules?.keepsWithNext == true }
}

extension DividedContent {
  /// The first place where a page has to begin; none at the top, where one begins for the whole, or at the bottom.
  func forcedBreak(upTo limit: CGFloat) -> ForcedBreak? {
    let (children, below) = parted(at: limit)
    var found: ForcedBreak?
    guard let top = children.map(\.frame.minY).min() else { return nil }
    func note(_ place: CGFloat, _ kind: PageBreak) {
      guard kind != .auto, place > top + tolerance, place <= min(limit, found?.place ?? limit) else { return }
      if found?.place != place { found = ForcedBreak(place: place, kind: kind) }
    }
    for child in children {
      let frame = child.frame
      note(frame.minY, child.breakAtTop)
      if let inner = child.forcedBreak(upTo: limit - frame.minY + child.bounds.minY) {
        note(frame.minY + inner.place - child.bounds.minY, inner.kind)
      }
      let after = child.breakAtBottom
      if after != .auto,
        !below.isEmpty || children.contains(where: { $0.frame.minY >= frame.maxY - tolerance })
      {
        note(frame.maxY, after)
      }
    }
    return found
  }
}
