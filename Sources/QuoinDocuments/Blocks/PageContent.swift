import QuoinDiagnostics

/// What goes onto pages, one block after the other. Blocks are asked for when there is room for them, and let go of when
/// their page has been written.
public protocol PageContent: AnyObject {
  /// Begins with the first block again: pages are counted before they are drawn where their number is written on them.
  func restart()

  /// Makes the next block; nothing behind the last one.
  func next() throws(Diagnostics) -> PageBlock?
}
