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
}
