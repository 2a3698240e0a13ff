import Foundation
import QuoinCommandLine

/// How far long work has come, on one line of a terminal that is written again and again; nothing where nobody watches.
struct ProgressLine {
  private let what: String
  private let total: Int
  private let isWatched: Bool

  /// - Parameters:
  ///   - what: What is counted: `Frame`.
  ///   - total: How many there are.
  init(_ what: String, of total: Int) {
    (self.what, self.total) = (what, total)
    // What is done in one step has no progress.
    isWatched = total > 1 && isatty(STDERR_FILENO) == 1
  }

  func show(_ count: Int) {
    if isWatched { Console.error("\r\(what) \(count) of \(total)") }
  }

  /// Makes room for what comes after.
  func clear() {
    if isWatched { Console.error("\r\u{1B}[K") }
  }
}
