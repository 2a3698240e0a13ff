import QuoinDiagnostics
import QuoinTemplates

/// The pieces of a container in a template.
final class PieceContent: PageContent {
  private let source: PieceSource
  /// Whether pieces may read what is found on the pages of the document.
  private let readsDocument: () -> Bool

  init(_ source: PieceSource, readsDocument: @escaping () -> Bool) {
    (self.source, self.readsDocument) = (source, readsDocument)
  }

  func restart() { source.restart() }

  /// Blocks of items far behind the first ones, the last one included: each stands for as many items as the others.
  ///
  /// - Parameters:
  ///   - start: How many items are known already.
  ///   - count: How many blocks there are at most.
  ///   - use: Takes a block, which is gone when it returns.
  /// - Returns: How many items there are behind those that are known; 0 where no repetition goes on as far.
  func lookAhead(beyond start: Int, count: Int, _ use: (PageBlock) -> Void) -> Int {
    let ahead = source.another()
    defer { ahead.restart() }
    func letGo(_ piece: FlowPiece) {
      piece.node.view.removeFromSuperview()
      ahead.giveBack(piece)
    }
    var passed = 0
    var items = 0
    while passed < start, let piece = try? ahead.next() {
      letGo(piece)
      passed += 1
      items = ahead.progress?.count ?? 0
      if items > start { break }
    }
    guard items > start else { return 0 }
    let left = items - start
    let looks = min(count, left)
    for look in 1...looks {
      ahead.skip(to: start + (left * look) / looks - 1)
      // What is wrong with it is told when it is its turn.
      guard let piece = try? ahead.next() else { break }
      use(PageBlock(piece, from: ahead))
      letGo(piece)
    }
    return left
  }

  func next() throws(Diagnostics) -> PageBlock? {
    guard let piece = try source.next() else { return nil }
    if readsDocument() { piece.node.readViewsAgain() }
    return PageBlock(piece, from: source)
  }
}
