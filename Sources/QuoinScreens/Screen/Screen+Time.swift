import Foundation
import QuoinViews

extension Screen {
  /// Lets time pass, with everything that happens in it.
  ///
  /// - Parameter duration: How long, in seconds; not negative.
  public func wait(
    _ duration: TimeInterval, fileID: String = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("wait(\(duration))", at: place) { window.clock.advance(by: duration) }
  }

  /// Waits in real time until something is so, as for tasks, dispatch queues and timers; the window's time passes meanwhile.
  ///
  /// ```swift
  /// screen.tap("Load")
  /// screen.wait(until: screen.view("Loaded") != nil)
  /// ```
  ///
  /// - Parameters:
  ///   - condition: Looked at again and again, after a layout each time.
  ///   - limit: After how many seconds the test fails.
  public func wait(
    until condition: @autoclosure () -> Bool, atMost limit: TimeInterval = 5, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    perform("wait(until:)", at: place) { () throws(ScreenProblem) in
      let wait = RealTimeWait(limit: limit)
      window.layoutIfNeeded()
      while true {
        try wait.look(condition)
        if wait.isOver { return }
        // Timers and what is sent to the main queue want a run loop; where it has nothing to do it returns at once.
        let soon = Date(timeIntervalSinceNow: 0.005)
        _ = RunLoop.current.run(mode: .default, before: soon)
        Thread.sleep(until: soon)
        pass(since: &wait.last)
      }
    }
  }

  /// The same in a function that is asynchronous: others of its actor go on meanwhile.
  public func wait(
    isolation: isolated (any Actor)? = #isolation, until condition: @autoclosure () -> Bool,
    atMost limit: TimeInterval = 5, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column, function: String = #function
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
    let wait = RealTimeWait(limit: limit)
    while true {
      withoutActuallyEscaping(condition) { condition in
        whereViewsAre(condition) { condition in
          perform("wait(until:)", at: place) { () throws(ScreenProblem) in
            pass(since: &wait.last)
            try wait.look(condition)
          }
          if failure != nil { wait.isOver = true }
        }
      }
      if wait.isOver { return }
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
  }

  /// Lets as much of the window's time pass as has passed in reality.
  private func pass(since last: inout Date) {
    let now = Date()
    window.clock.advance(by: max(now.timeIntervalSince(last), 0))
    last = now
    window.layoutIfNeeded()
  }
}

/// What is known of a wait between one look and the next.
private nonisolated final class RealTimeWait: @unchecked Sendable {
  // Made by the one task that waits, which looks where views are and does nothing else with it meanwhile.
  let start = Date()
  let limit: TimeInterval
  var last: Date
  var isOver = false

  init(limit: TimeInterval) {
    self.limit = limit
    last = start
  }

  func look(_ condition: () -> Bool) throws(ScreenProblem) {
    isOver = condition()
    if !isOver, Date().timeIntervalSince(start) >= limit { throw .notSo(after: limit) }
  }
}

extension ScreenProblem {
  static func notSo(after limit: TimeInterval) -> ScreenProblem {
    ScreenProblem("what was waited for is not so after \(CGFloat(limit).short) seconds")
  }
}
