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
  ///
  /// - Returns: Whether the text is another now.
  func setNoteNumber(_ number: Int) -> Bool {
    if noteMarker?.number == number { return false }
    takeNoteNumberAway()
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
    return true
  }

  private var noteMarker: NoteMarker? { attachment(NoteMarker.self).flatMap { $0.marked == text ? $0 : nil } }

  /// Shows the text without the number of a note that stood behind it; tells whether there was one.
  @discardableResult func takeNoteNumberAway() -> Bool {
    guard let marker = noteMarker else { return false }
    if let attributed = marker.attributed { attributedText = attributed } else { text = marker.plain }
    return true
  }

  /// The text without the number of a note.
  var textWithoutNote: String? { noteMarker.map { $0.plain } ?? text }
}

/// The numbers of notes, in digits that every reader and search knows for them.
enum NoteNumber {
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

  static func text(_ number: Int) -> String {
    String("\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}

extension UIView {
  /// Goes through the labels in the view that are seen, from the first to the last.
  func forEachLabelOnPages(depth: Int = 0, _ use: (UILabel) -> Void) {
    if isHidden || depth > UIView.deepestOnPages { return }
    if let label = self as? UILabel { use(label) }
    for child in subviews { child.forEachLabelOnPages(depth: depth + 1, use) }
  }
}
