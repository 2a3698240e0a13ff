import Foundation
import QuoinViews

/// A section by the name that tells it from the others, with those that tell its rows or items from each other.
package typealias CopyNames = (name: String, rows: [String])

/// A view that shows copies of cells from templates, made as they are needed: what a live list asks of a table or a
/// collection.
package protocol CopiesView: UIView {
  /// Asks a source for all that is in the view from now on.
  func showCopies(of source: ListSource)

  /// Asks for nothing any more that a source that is gone has said of its sections.
  func forgetHeads()

  /// Asks for all rows or items anew.
  func reloadCopies()

  /// Lets rows or items go where they are now, with their cells and whether they are selected.
  ///
  /// - Parameters:
  ///   - old: What is in the view.
  ///   - new: What the source has now.
  ///   - animated: Whether they are seen on their way.
  /// - Returns: Whether that was possible; if not, all has to be asked for anew.
  func followCopies(from old: [CopyNames], to new: [CopyNames], animated: Bool) -> Bool

  /// The rows or items that are seen, with their places.
  var seenCopies: [(path: IndexPath, view: UIView)] { get }

  /// The heads and feet of a section that are seen.
  func seenHeads(ofSection section: Int) -> [UIView]

  /// Where a cell is; nothing for what is no row or item, or is not seen.
  func place(ofCopy view: UIView) -> IndexPath?

  /// Takes a view that waits for another row out of those that wait.
  ///
  /// - Parameters:
  ///   - identifier: The name under which it waits.
  ///   - isHead: Whether it stands above or below the rows of a section.
  ///   - kind: What it is to a collection, where it is no item.
  func takeWaiting(_ identifier: String, isHead: Bool, kind: String?) -> UIView?

  /// The views that wait for another row.
  var waitingViews: [UIView] { get }

  /// Lets a view that code has dequeued wait for another place once it has gone out of sight.
  func keep(_ view: UIView, forReuseAs identifier: String)

  /// Measures heads and feet anew.
  func headsMayDiffer()

  /// Lets what rows have been measured with count as estimates alone, as those that are not seen may be of other data now.
  func rowsMayDiffer()
}
