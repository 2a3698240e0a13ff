import Foundation
import QuoinViews

extension Screen {
  /// The ways to swipe.
  public nonisolated enum Direction: String, Sendable {
    case up, down, left, right

    fileprivate var vector: CGPoint {
      switch self {
      case .up: CGPoint(x: 0, y: -1)
      case .down: CGPoint(x: 0, y: 1)
      case .left: CGPoint(x: -1, y: 0)
      case .right: CGPoint(x: 1, y: 0)
      }
    }
  }

  /// Swipes with a finger, quickly and so that it is lifted while it moves: a scroll view goes on by itself.
  ///
  /// - Parameters:
  ///   - direction: Where the finger goes.
  ///   - name: What is swiped; the middle of the screen unless given.
  ///   - other: What it stands near, where there are several of the name.
  public func swipe(
    _ direction: Direction, on name: String? = nil, near other: String? = nil, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let target = name.map { ", on: \"\($0)\"" } ?? ""
    perform("swipe(.\(direction.rawValue)\(target))", at: place) { () throws(ScreenProblem) in
      let area = try area(of: name, near: other)
      let (x, y) = (direction.vector.x, direction.vector.y)
      // Long enough for recognizers, which want 50 points, and within what is swiped where that is large.
      let length = max(abs(x) * area.rect.width + abs(y) * area.rect.height, 160) * 0.6
      let (middle, half) = (area.place, length / 2)
      let finger = Fingers(
        [CGPoint(x: middle.x - x * half, y: middle.y - y * half).kept(in: area.rect)], in: window)
      finger.move(to: [CGPoint(x: middle.x + x * half, y: middle.y + y * half)], in: 0.1)
      finger.lift()
    }
  }

  /// Drags something, and lets it go when it is still.
  ///
  /// - Parameters:
  ///   - name: What is dragged.
  ///   - other: What it stands near, where there are several of the name.
  ///   - distance: How far to the right and down, in points.
  ///   - duration: How long it takes, in seconds.
  public func drag(
    _ name: String, near other: String? = nil, by distance: CGPoint, in duration: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("drag(\(Self.quoted(name, near: other)))", at: place) { () throws(ScreenProblem) in
      let start = try element(name, near: other).place
      drag(from: start, to: CGPoint(x: start.x + distance.x, y: start.y + distance.y), in: duration)
    }
  }

  /// Drags something onto something else.
  ///
  /// What can be dragged out of its view is pressed until it is lifted; then whatever is there takes it, or the statement
  /// fails.
  ///
  /// - Parameters:
  ///   - name: What is dragged.
  ///   - other: What it stands near, where there are several of the name.
  ///   - target: Onto what.
  ///   - pause: How long the finger stays before it moves, in seconds; unless given, as long as it takes to lift what can be
  ///     dragged, and not at all where nothing can.
  ///   - duration: How long the way takes, in seconds.
  public func drag(
    _ name: String, near other: String? = nil, onto target: String, holding pause: TimeInterval? = nil,
    in duration: TimeInterval = 0.3, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("drag(\(Self.quoted(name, near: other)), onto: \"\(target)\")", at: place) {
      () throws(ScreenProblem) in
      let (start, end) = (try element(name, near: other).place, try element(target).place)
      let finger = Fingers([start], in: window)
      if let pause = pause ?? finger.liftDuration { finger.rest(for: pause) }
      finger.move(to: [end], in: duration)
      finger.rest(for: Self.standstill)
      let refusal = finger.dropRefusal
      finger.lift()
      if let refusal { throw .notTaken(name, on: target, refusal) }
    }
  }

  /// Drags from one place to another, in points of the screen.
  public func drag(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval = 0.3, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("drag(from: \(start.x.short) \(start.y.short), …)", at: place) {
      drag(from: start, to: end, in: duration)
    }
  }

  func drag(from start: CGPoint, to end: CGPoint, in duration: TimeInterval) {
    let finger = Fingers([start], in: window)
    finger.move(to: [end], in: duration)
    finger.rest(for: Self.standstill)
    finger.lift()
  }

  /// As long as it takes until no speed is left of a movement, in seconds.
  private static var standstill: TimeInterval { 0.2 }

  /// Moves two fingers apart, or towards each other.
  ///
  /// - Parameters:
  ///   - name: What is pinched.
  ///   - other: What it stands near, where there are several of the name.
  ///   - scale: How many times as far apart they are in the end; above 0.
  ///   - duration: How long it takes, in seconds.
  public func pinch(
    _ name: String, near other: String? = nil, by scale: CGFloat, in duration: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("pinch(\(Self.quoted(name, near: other)), by: \(scale.short))", at: place) {
      () throws(ScreenProblem) in
      let area = try area(of: name, near: other)
      try pinch(around: area.place, within: area.rect, by: scale, in: duration)
    }
  }

  /// Moves two fingers apart, or towards each other, around a place.
  ///
  /// - Parameters:
  ///   - point: Between the fingers, in points of the screen.
  ///   - scale: How many times as far apart they are in the end; above 0.
  ///   - duration: How long it takes, in seconds.
  public func pinch(
    at point: CGPoint, by scale: CGFloat, in duration: TimeInterval = 0.3, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("pinch(at: \(point.x.short) \(point.y.short))", at: place) { () throws(ScreenProblem) in
      try pinch(around: point, within: window.bounds, by: scale, in: duration)
    }
  }

  private func pinch(
    around middle: CGPoint, within rect: CGRect, by scale: CGFloat, in duration: TimeInterval
  ) throws(ScreenProblem) {
    guard scale > 0, scale.isFinite else { throw .pinchScale(scale) }
    let widest = min(max(rect.width * 0.8, 40), 160)
    let (start, end) = scale > 1 ? (widest / scale, widest) : (widest, widest * scale)
    turn(around: middle, from: (start, 0), to: (end, 0), in: duration)
  }

  /// Turns two fingers.
  ///
  /// - Parameters:
  ///   - name: What is turned.
  ///   - other: What it stands near, where there are several of the name.
  ///   - angle: How far clockwise, in radians.
  ///   - duration: How long it takes, in seconds.
  public func rotate(
    _ name: String, near other: String? = nil, by angle: CGFloat, in duration: TimeInterval = 0.3,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("rotate(\(Self.quoted(name, near: other)), by: \(angle.short))", at: place) {
      () throws(ScreenProblem) in
      let area = try area(of: name, near: other)
      let distance = min(max(area.rect.width * 0.5, 40), 200)
      turn(around: area.place, from: (distance, 0), to: (distance, angle), in: duration)
    }
  }

  /// Moves two fingers around a place, each half as far from it as they are from each other.
  private func turn(
    around middle: CGPoint, from start: (distance: CGFloat, angle: CGFloat),
    to end: (distance: CGFloat, angle: CGFloat), in duration: TimeInterval
  ) {
    func places(_ share: CGFloat) -> [CGPoint] {
      let radius = (start.distance + (end.distance - start.distance) * share) / 2
      let angle = start.angle + (end.angle - start.angle) * share
      let (x, y) = (radius * cos(angle), radius * sin(angle))
      return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
    }
    let fingers = Fingers(places(0), in: window)
    let steps = Fingers.steps(duration, window.clock.frameInterval)
    for step in 1...steps {
      fingers.move(to: places(CGFloat(step) / CGFloat(steps)), in: duration / Double(steps))
    }
    fingers.rest(for: 0.1)
    fingers.lift()
  }

  /// Where something is seen, and where a finger gets at it; the whole screen without a name.
  private func area(
    of name: String?, near other: String?
  ) throws(ScreenProblem) -> (rect: CGRect, place: CGPoint) {
    guard let name else { return (window.bounds, CGPoint(x: window.bounds.midX, y: window.bounds.midY)) }
    let found = try element(name, near: other)
    guard case .open(let rect) = found.thing.visibleRect(in: window) else { return (.zero, found.place) }
    return (rect, found.place)
  }
}

nonisolated extension CGPoint {
  /// The nearest place within a rectangle, a point from its edges.
  fileprivate func kept(in rect: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(x, rect.minX + 1), max(rect.maxX - 1, rect.minX)),
      y: min(max(y, rect.minY + 1), max(rect.maxY - 1, rect.minY)))
  }
}

extension ScreenProblem {
  static func notTaken(_ name: String, on target: String, _ reason: String) -> ScreenProblem {
    ScreenProblem("“\(name)” is dragged onto “\(target)”, but \(reason)")
  }

  static func pinchScale(_ scale: CGFloat) -> ScreenProblem {
    ScreenProblem("fingers cannot be \(scale) times as far apart; a scale is above 0")
  }
}
