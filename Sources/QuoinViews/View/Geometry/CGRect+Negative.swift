import Foundation

nonisolated extension CGRect {
  /// The rectangle with a size of at least 0; one that was less shrinks to the middle of where it began and ended.
  var withoutNegativeSize: CGRect {
    var rect = self
    if rect.size.width < 0 {
      rect.origin.x += rect.size.width / 2
      rect.size.width = 0
    }
    if rect.size.height < 0 {
      rect.origin.y += rect.size.height / 2
      rect.size.height = 0
    }
    return rect
  }
}
