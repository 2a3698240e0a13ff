import Foundation
import QuoinGraphics
import QuoinViews

/// Where something can be got at, or why it cannot.
enum Reach<Place> {
  case open(Place)
  case blocked(Obstacle)
}

extension ScreenElement {
  /// Where a finger gets at the thing, in points of the window, or what keeps it off.
  func reach(in window: UIWindow) -> Reach<CGPoint> { view.reach(of: part, in: window) }

  /// The part of the thing that nothing cuts off, in points of the window.
  func visibleRect(in window: UIWindow) -> Reach<CGRect> { view.visibleRect(of: part, in: window) }
}

extension UIView {
  fileprivate final func reach(of part: CGRect, in window: UIWindow) -> Reach<CGPoint> {
    if let obstacle = obstacleAbove { return .blocked(obstacle) }
    let seen: CGRect
    switch visibleRect(of: part, in: window) {
    case .open(let rect): seen = rect
    case .blocked(let obstacle): return .blocked(obstacle)
    }
    var obstacle: Obstacle?
    for place in seen.placesToTouch {
      guard let found = whatKeepsOff(place, in: window) else { return .open(place) }
      obstacle = obstacle ?? found
    }
    return .blocked(obstacle ?? .empty(self))
  }

  private var obstacleAbove: Obstacle? {
    for view in sequence(first: self, next: { $0.superview }) {
      if view.isHidden { return .hidden(by: view) }
      if view.alpha < 0.01 { return .clear(view) }
      if view !== self || !isForShowOnly, !view.isUserInteractionEnabled { return .disabled(by: view) }
      if view.accessibilityTraits.contains(.notEnabled) { return .notEnabled(view) }
    }
    return nil
  }

  /// Whether the class takes no touches from the start, so that this says nothing of the view around it.
  private var isForShowOnly: Bool { self is UILabel || self is UIImageView }

  /// What nothing cuts off of a part of the view, in points of the window.
  final func visibleRect(of part: CGRect, in window: UIWindow) -> Reach<CGRect> {
    guard part.width > 0, part.height > 0 else { return .blocked(.empty(self)) }
    var rect = part
    var view: UIView = self
    while view !== window, let parent = view.superview {
      rect = view.convert(rect, to: parent)
      if parent.clipsToBounds || parent === window {
        let seen = rect.overlap(parent.bounds)
        if seen.isNull || seen.width <= 0 || seen.height <= 0 {
          if let scrollView = parent as? UIScrollView {
            return .blocked(.scrolledAway(in: scrollView))
          }
          return .blocked(.outside(parent))
        }
        rect = seen
      }
      view = parent
    }
    return .open(rect)
  }

  /// What takes a touch, or hides the view, at a place of the window.
  private func whatKeepsOff(_ place: CGPoint, in window: UIWindow) -> Obstacle? {
    guard let hit = window.hitTest(place, with: nil) else { return .disabled(by: window) }
    if !isRelated(to: hit), !sharesReceiver(with: hit) { return .covered(by: hit) }
    if let front = window.foremostOpaque(at: place, above: self), !isRelated(to: front) {
      return .covered(by: front)
    }
    return nil
  }

  private func isRelated(to other: UIView) -> Bool {
    other.isDescendant(of: self) || isDescendant(of: other)
  }

  /// Whether a touch on another view, such as the background beside a button's title, comes to the same recognizers as
  /// one on this view.
  private func sharesReceiver(with other: UIView) -> Bool {
    guard let receiver = other.touchReceiver, receiver === touchReceiver else { return false }
    return true
  }

  /// The nearest view, itself or around it, that does something with touches.
  private var touchReceiver: UIView? {
    sequence(first: self, next: { $0.superview }).first { view in
      view.gestureRecognizers?.contains { $0.isEnabled } ?? false
    }
  }

  /// The foremost view at a place, in the view's own points, that nothing is seen through, or a view if that comes first.
  private func foremostOpaque(at place: CGPoint, above view: UIView) -> UIView? {
    guard !isHidden, alpha > 0.01 else { return nil }
    let isInside = bounds.contains(place)
    if clipsToBounds, !isInside { return nil }
    for child in childrenFromBack.reversed() {
      if let found = child.foremostOpaque(at: child.convert(place, from: self), above: view) { return found }
    }
    guard isInside else { return nil }
    if self === view { return self }
    return alpha == 1 && (backgroundColor?.cgColor.alpha ?? 0) == 1 ? self : nil
  }
}

nonisolated extension CGRect {
  /// The middle, and eight places around it.
  fileprivate var placesToTouch: [CGPoint] {
    let shares: [CGFloat] = [0.5, 0.2, 0.8]
    return shares.flatMap { y in
      shares.map { x in CGPoint(x: minX + width * x, y: minY + height * y) }
    }
  }
}
