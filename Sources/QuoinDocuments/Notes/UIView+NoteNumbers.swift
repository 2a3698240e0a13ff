import Foundation
import QuoinViews

extension UIView {
  /// The numbers of the notes whose texts end in the view.
  ///
  /// - Parameter end: Counts texts that end no lower than this, in points from the top of the view.
  func noteNumbers(above end: CGFloat = .infinity) -> Set<Int> {
    var found: Set<Int> = []
    collectNoteNumbers(above: end + PageRoom.tolerance, top: 0, depth: 0, into: &found)
    return found
  }

  private func collectNoteNumbers(above end: CGFloat, top: CGFloat, depth: Int, into found: inout Set<Int>) {
    if isHidden || depth > UIView.deepestOnPages { return }
    if numberOfNoteInText > 0, top + bounds.height <= end { found.insert(numberOfNoteInText) }
    for child in subviews {
      child.collectNoteNumbers(
        above: end, top: top + child.frame.minY - bounds.minY, depth: depth + 1, into: &found)
    }
  }

  /// The number of the note behind the text that the view shows; 0 where there is none.
  var numberOfNoteInText: Int {
    (self as? UILabel)?.noteNumber ?? (self as? TextLinesView)?.noteNumber ?? 0
  }
}

extension [PageBlock] {
  /// The notes with some numbers, and the others.
  func divided(by numbers: Set<Int>) -> (those: [PageBlock], others: [PageBlock]) {
    if numbers.isEmpty || isEmpty { return ([], self) }
    return (
      filter { numbers.contains($0.view.numberOfNote) }, filter { !numbers.contains($0.view.numberOfNote) }
    )
  }
}
