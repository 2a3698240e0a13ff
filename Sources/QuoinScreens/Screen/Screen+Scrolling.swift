import Foundation
import QuoinViews

extension Screen {
  /// Drags what scrolls until something is seen whole, as far as it fits.
  ///
  /// What is made only when it comes into sight is looked for downwards, from where the content stands, and then upwards.
  ///
  /// - Parameters:
  ///   - name: What is to be seen.
  ///   - other: What it stands near, where there are several of the name.
  public func scroll(
    to name: String, near other: String? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("scroll(to: \"\(name)\")", at: place) { () throws(ScreenProblem) in
      _ = try findWhileScrolling(name, near: other)
      try bringIntoSight(name, near: other)
    }
  }

  /// More drags than any content that a test makes sense of needs.
  private static let dragLimit = 1_000

  /// The first thing of a name, after scrolling as far as it takes for it to be made.
  private func findWhileScrolling(_ name: String, near other: String?) throws(ScreenProblem) -> ScreenElement
  {
    if let thing = try present(name, near: other) { return thing }
    for scrollView in scrollViews() {
      for direction in [CGFloat(1), -1] {
        for _ in 0..<Self.dragLimit {
          let step = CGPoint(x: 0, y: direction * scrollView.bounds.height * 0.6)
          if dragContent(of: scrollView, by: step).moved == .zero { break }
          if let thing = try present(name, near: other) { return thing }
        }
      }
    }
    throw .missing(name, nearest: ElementSearch(window).nearestName(to: name))
  }

  /// The first thing of a name that there is now, one that is not hidden if there is such a one.
  private func present(_ name: String, near other: String?) throws(ScreenProblem) -> ScreenElement? {
    let matches = try matches(of: name, near: other)
    return matches.first(where: \.isShown) ?? matches.first
  }

  /// Those that scroll up and down, the largest first.
  private func scrollViews() -> [UIScrollView] {
    var (found, pending): ([UIScrollView], [UIView]) = ([], [window])
    while let view = pending.popLast() {
      if let scrollView = view as? UIScrollView, scrollView.contentSize.height > scrollView.bounds.height {
        found.append(scrollView)
      }
      pending += view.subviews
    }
    return found.sorted { $0.bounds.width * $0.bounds.height > $1.bounds.width * $1.bounds.height }
  }

  /// Drags what is around a thing until all of it is seen, from the innermost out and along one axis at a time.
  private func bringIntoSight(_ name: String, near other: String?) throws(ScreenProblem) {
    // How far a finger moves before content follows it, as far as that is known by now.
    var slack = CGFloat.zero
    for drags in 0... {
      // Looked for anew each time: rows may be made anew while they move.
      let thing = try findWhileScrolling(name, near: other)
      let around = sequence(first: thing.view, next: { $0.superview }).dropFirst().compactMap {
        $0 as? UIScrollView
      }
      guard let scrollView = around.first(where: { $0.distance(to: thing) != .zero }) else { return }
      if drags >= Self.dragLimit { throw .doesNotScroll(name, scrollView.outlineLine([.frames, .texts])) }
      let step = scrollView.distance(to: thing).alongLongerAxis
      let (way, moved) = dragContent(of: scrollView, by: step.lengthened(by: slack))
      if moved != .zero {
        slack = min(max(way.length - moved.length, 0), Self.mostSlack)
      } else if slack < Self.mostSlack {
        // A movement this short may just not have been taken for one.
        slack = Self.mostSlack
      } else {
        throw .doesNotScroll(name, scrollView.outlineLine([.frames, .texts]))
      }
    }
  }

  /// A little more than a finger has to move before content follows it, in points.
  private static let mostSlack: CGFloat = 12

  /// Drags with a finger as far as there is room for it, and lets the content come to rest.
  ///
  /// - Parameters:
  ///   - scrollView: What is dragged.
  ///   - distance: How far the content's offset is to change, in points.
  /// - Returns: How far the finger went, and how far the offset did.
  private func dragContent(
    of scrollView: UIScrollView, by distance: CGPoint
  ) -> (way: CGPoint, moved: CGPoint) {
    guard case .open(let seen) = scrollView.visibleRect(of: scrollView.bounds, in: window) else {
      return (.zero, .zero)
    }
    let room = CGSize(width: seen.width * 0.8, height: seen.height * 0.8)
    let way = CGPoint(
      x: min(max(distance.x, -room.width), room.width), y: min(max(distance.y, -room.height), room.height))
    let start = CGPoint(x: seen.midX + way.x / 2, y: seen.midY + way.y / 2)
    let before = scrollView.contentOffset
    drag(from: start, to: CGPoint(x: start.x - way.x, y: start.y - way.y), in: 0.1)
    // Pages turn and ends spring back by themselves; three seconds are more than either takes.
    for _ in 0..<30 where scrollView.isDecelerating || scrollView.isDragging {
      window.clock.advance(by: 0.1)
    }
    window.layoutIfNeeded()
    let after = scrollView.contentOffset
    return (way, CGPoint(x: after.x - before.x, y: after.y - before.y))
  }
}

extension UIScrollView {
  /// How far the content is to be scrolled for a thing within it to be seen whole, or at its beginning where it is larger;
  /// 0 where that is less than half a point.
  fileprivate func distance(to thing: ScreenElement) -> CGPoint {
    let seen = bounds.inset(by: adjustedContentInset)
    let rect = convert(thing.part, from: thing.view)
    func distance(_ start: CGFloat, _ length: CGFloat, _ seenStart: CGFloat, _ seenLength: CGFloat) -> CGFloat
    {
      let missing =
        start < seenStart || length > seenLength
        ? start - seenStart : max(start + length - seenStart - seenLength, 0)
      return abs(missing) < 0.5 ? 0 : missing
    }
    return CGPoint(
      x: distance(rect.minX, rect.width, seen.minX, seen.width),
      y: distance(rect.minY, rect.height, seen.minY, seen.height))
  }
}

nonisolated extension CGPoint {
  fileprivate var length: CGFloat { hypot(x, y) }

  /// The part of a distance along the axis along which it is longer.
  fileprivate var alongLongerAxis: CGPoint { abs(x) > abs(y) ? CGPoint(x: x, y: 0) : CGPoint(x: 0, y: y) }

  /// A distance that is longer along each axis along which it is any.
  fileprivate func lengthened(by slack: CGFloat) -> CGPoint {
    CGPoint(
      x: x == 0 ? 0 : x + (x > 0 ? slack : -slack), y: y == 0 ? 0 : y + (y > 0 ? slack : -slack))
  }
}

extension ScreenProblem {
  static func doesNotScroll(_ name: String, _ scrollView: String) -> ScreenProblem {
    ScreenProblem(
      "“\(name)” stays out of sight: \(scrollView) does not scroll that far")
  }
}
