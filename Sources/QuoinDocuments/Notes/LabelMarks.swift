import Foundation
import QuoinResources
import QuoinViews

/// What a label showed before a number was set before its text, or that of a note behind it.
private final class LabelMarks {
  let prefix: String
  let note: Int
  let plain: String?
  let attributed: NSAttributedString?
  /// The text with both.
  let marked: String

  init(_ prefix: String, _ note: Int, plain: String?, attributed: NSAttributedString?, marked: String) {
    (self.prefix, self.note) = (prefix, note)
    (self.plain, self.attributed, self.marked) = (plain, attributed, marked)
  }
}

extension UILabel {
  /// Sets a number before the text, and that of a note behind it, small and high, in the place of others that stand there.
  ///
  /// - Parameters:
  ///   - prefix: What stands before the text; nothing where it is empty.
  ///   - note: The number of the note, which leads there; 0 for none.
  /// - Returns: Whether the text is another now.
  func setMarks(_ prefix: String, note: Int) -> Bool {
    if let marks, marks.prefix == prefix, marks.note == note { return false }
    let changed = takeMarksAway()
    if prefix.isEmpty, note == 0 { return changed }
    let (plain, attributed) = (text, ownAttributedText)
    if attributed == nil, note == 0 {
      text = prefix + (plain ?? "")
    } else {
      let marked = ReleasingAttributedString(
        attributedString: attributed ?? ReleasingAttributedString(string: plain ?? ""))
      func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
        marked.length > 0 ? marked.attributes(at: place, effectiveRange: nil) : [:]
      }
      if note > 0 {
        var look = attributes(at: max(0, marked.length - 1))
        look[.link] = "#" + NoteNumber.anchor(note)
        marked.append(ReleasingAttributedString(string: NoteNumber.text(note), attributes: look))
      }
      if !prefix.isEmpty {
        marked.insert(ReleasingAttributedString(string: prefix, attributes: attributes(at: 0)), at: 0)
      }
      attributedText = marked
    }
    setAttachment(LabelMarks(prefix, note, plain: plain, attributed: attributed, marked: text ?? ""))
    return true
  }

  private var marks: LabelMarks? { attachment(LabelMarks.self).flatMap { $0.marked == text ? $0 : nil } }

  /// Shows the text as it was; tells whether there was anything beside it.
  private func takeMarksAway() -> Bool {
    guard let marks else { return false }
    if let attributed = marks.attributed { attributedText = attributed } else { text = marks.plain }
    removeAttachment(LabelMarks.self)
    return true
  }

  /// The number of the note behind the text; 0 where there is none.
  var noteNumber: Int { marks?.note ?? 0 }

  /// The number before the text; empty where there is none.
  var markBefore: String { marks?.prefix.trimmingCharacters(in: .whitespaces) ?? "" }

  /// The text without the numbers beside it.
  var textWithoutMarks: String? { marks.map { $0.plain } ?? text }
}

/// The numbers of notes, in digits that every reader and search knows for them.
enum NoteNumber {
  private static let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

  static func text(_ number: Int) -> String {
    String("\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }

  /// The name of a note's place at the foot of its page.
  static func anchor(_ number: Int) -> String { "note:\(number)" }

  /// The name of the place that a note belongs to.
  static func anchorInText(_ number: Int) -> String { "note:\(number):in-text" }
}

extension UIView {
  /// Goes through the labels in the view that are seen, from the first to the last.
  func forEachLabelOnPages(depth: Int = 0, _ use: (UILabel) -> Void) {
    if isHidden || depth > UIView.deepestOnPages { return }
    if let label = self as? UILabel { use(label) }
    for child in subviews { child.forEachLabelOnPages(depth: depth + 1, use) }
  }
}
