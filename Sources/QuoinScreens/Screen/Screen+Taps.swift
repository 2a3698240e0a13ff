import Foundation
import QuoinViews

extension Screen {
  /// Taps what has a text, a label or an identifier.
  ///
  /// Two statements are two taps: where a second one would come so soon that it made a double tap, it waits before.
  ///
  /// - Parameters:
  ///   - name: What is tapped.
  ///   - other: What it stands near, where there are several of the name.
  ///   - times: How often in quick succession; 2 for a double tap.
  public func tap(
    _ name: String, near other: String? = nil, times: Int = 1, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("tap(\(Self.quoted(name, near: other)))", at: place) { () throws(ScreenProblem) in
      tap(at: try element(name, near: other).place, times: times)
    }
  }

  /// Taps a place.
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - times: How often in quick succession; 2 for a double tap.
  public func tap(
    at point: CGPoint, times: Int = 1, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("tap(at: \(point.x.short) \(point.y.short))", at: place) { tap(at: point, times: times) }
  }

  /// How long a finger is down in a tap, and how long it takes to come down again, in seconds.
  private static let tapDuration = 0.05
  /// After how long a tap is a new one, in seconds, and how far away at least, in points: a little more than recognizers
  /// need.
  private static let newTap = (pause: 0.4, distance: CGFloat(50))

  func tap(at point: CGPoint, times: Int) {
    if let lastTap, hypot(lastTap.place.x - point.x, lastTap.place.y - point.y) < Self.newTap.distance {
      let pause = lastTap.time + Self.newTap.pause - window.clock.time
      if pause > 0 { window.clock.advance(by: pause) }
    }
    for number in 0..<max(times, 1) {
      if number > 0 { window.clock.advance(by: Self.tapDuration) }
      let finger = Fingers([point], in: window)
      finger.rest(for: Self.tapDuration)
      finger.lift()
    }
    lastTap = (window.clock.time, point)
  }

  /// Presses something for a while, and lets it go.
  ///
  /// - Parameters:
  ///   - name: What is pressed.
  ///   - other: What it stands near, where there are several of the name.
  ///   - duration: How long, in seconds; a little longer than recognizers wait unless given.
  public func longPress(
    _ name: String, near other: String? = nil, for duration: TimeInterval = 0.6, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("longPress(\(Self.quoted(name, near: other)))", at: place) { () throws(ScreenProblem) in
      let finger = Fingers([try element(name, near: other).place], in: window)
      finger.rest(for: duration)
      finger.lift()
    }
  }
}
