import Foundation
import QuoinDiagnostics
import QuoinViews

/// What stands at the top of a page, wherever it was written.
extension PageComposer {
  /// Keeps a block for the top of the next page, unless it comes to stand at the top of this one anyway.
  ///
  /// - Returns: Whether it waits.
  func float(_ block: PageBlock) throws(Diagnostics) -> Bool {
    if block.view is TableView { warn(.noFloat("a table goes over pages by its rows", at: block.span)) }
    if block.view.breakAtTop != .auto {
      warn(.noFloat("breakBefore says where a page begins", at: block.span))
      return false
    }
    guard !(block.view is TableView), page?.isEmpty == false || !chain.isEmpty else { return false }
    let notes = makeNotes(of: block)
    var measured = try measure(block)
    measured.notes = notes
    floats.append(measured)
    return true
  }

  /// Puts what waits at the top of a page that has just begun.
  ///
  /// - Parameter atEnd: Whether nothing else comes, so that it stands below what is there.
  func placeFloats(atEnd: Bool = false) throws(Diagnostics) {
    guard !floats.isEmpty else { return }
    var waiting = floats[...]
    floats = []
    while let block = waiting.first {
      // Those behind one that has no room beside others wait as well.
      if !atEnd, let page, !page.isEmpty, block.frame.height > page.left {
        floats = Array(waiting)
        return
      }
      waiting = waiting.dropFirst()
      try place(block)
    }
  }
}
