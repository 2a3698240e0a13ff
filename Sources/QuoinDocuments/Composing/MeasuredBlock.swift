import Foundation
import QuoinViews

/// A block that has been laid out for the width of a column.
struct MeasuredBlock {
  let block: PageBlock
  /// Where it lies across the column, and its size, in points.
  let frame: CGRect
  let rules: PageRules
  /// The notes that belong to it, for the foot of the page on which it ends.
  var notes: [PageBlock] = []

  /// Whether it goes over as a whole although it could be divided; an item of a repetition does, unless it says otherwise.
  func isKeptTogether(in room: PageRoom) -> Bool {
    (rules.keepTogether ?? block.isOfItem) && frame.height <= room.pageHeight
  }
}
