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
    if let known = noteMarker {
      if known.number == number { return }
      takeNoteNumberAway()
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

extension UILabel {
  fileprivate var noteMarker: NoteMarker? { attachment(NoteMarker.self).flatMap { $0.marked == text ? $0 : nil } }

  /// Shows the text without the number of a note that stood behind it.
  fileprivate func takeNoteNumberAway() {
    guard let marker = noteMarker else { return }
    if let attributed = marker.attributed { attributedText = attributed } else { text = marker.plain }
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
  /// The labels in the view that have notes, from the first to the last; others show no number any more.
  func labelsWithNotes(depth: Int = 0) -> [UILabel] {
    if isHidden || depth > UIView.deepestOnPages { return [] }
    var labels: [UILabel] = []
    if let label = self as? UILabel {
      if ownPageRules?.note?.isEmpty == false { labels.append(label) } else { label.takeNoteNumberAway() }
    }
    for child in subviews { labels += child.labelsWithNotes(depth: depth + 1) }
    return labels
  }
}
