import Foundation

/// How many frames have been drawn, on one line of a terminal; nothing where nobody watches.
struct FrameProgress {
  private let total: Int
  private let isWatched = isatty(STDERR_FILENO) == 1

  init(of total: Int) { self.total = total }

  func show(_ count: Int) {
    if isWatched { Console.error("\rFrame \(count) of \(total)") }
  }

  /// Makes room for what comes after.
  func clear() {
    if isWatched { Console.error("\r\u{1B}[K") }
  }
}
