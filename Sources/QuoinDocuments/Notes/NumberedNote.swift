import Foundation
import QuoinViews

/// What a label showed before a note's number was set behind its text.
private final class NoteMarker {
  let number: Int
  let plain: String?
  let attributed: NSAttributedString?
  /// The text with the number.
  let marked: String

  init(_ number: Int, plain: String?, attributed: NSAttributedString?, marked: String) {
    (self.number, self.plain, self.attributed, self.marked) = (number, plain, attributed, marked)
  }
}

extension UILabel {
  /// Sets a note's number behind the text, small and high; in the place of another one that stands there.
  func setNoteNumber(_ number: Int) {
    if let known = attachment(NoteMarker.self), known.marked == text {
      if known.number == number { return }
      if let attributed = known.attributed { attributedText = attributed } else { text = known.plain }
    }
    let attributed = ownAttributedText
    let plain = text
    let marker = NoteNumber.text(number)
    if let attributed {
      let marked = NSMutableAttributedString(attributedString: attributed)
      let attributes =
        attributed.length > 0 ? attributed.attributes(at: attributed.length - 1, effectiveRange: nil) : [:]
      marked.append(NSAttributedString(string: marker, attributes: attributes))
      attributedText = marked
    } else {
      text = (plain ?? "") + marker
    }
    setAttachment(NoteMarker(number, plain: plain, attributed: attributed, marked: text ?? ""))
  }
}

/// The numbers of notes, in digits that every reader and search knows for them.
enum NoteNumber {
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

  static func text(_ number: Int) -> String {
    String("\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}

extension UIView {
  /// The labels in the view that have notes, from the first to the last.
  func labelsWithNotes(depth: Int = 0) -> [UILabel] {
    if isHidden || depth > 64 { return [] }
    let own = ownPageRules?.note.map { _ in (self as? UILabel).map { [$0] } ?? [] } ?? []
    return subviews.reduce(own) { $0 + $1.labelsWithNotes(depth: depth + 1) }
  }
}
