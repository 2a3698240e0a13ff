import QuoinDiagnostics

/// Content of which some blocks have been looked at before it is their turn.
final class BufferedContent: PageContent {
  private let content: any PageContent
  /// The next one last.
  private var waiting: [PageBlock] = []

  init(_ content: any PageContent) {
    self.content = content
    content.restart()
  }

  func restart() {
    waiting = []
    content.restart()
  }

  func next() throws(Diagnostics) -> PageBlock? {
    if let block = waiting.popLast() { return block }
    return try content.next()
  }

  /// Lets blocks be the next ones again.
  func putBack(_ blocks: [PageBlock]) { waiting += blocks.reversed() }
}
