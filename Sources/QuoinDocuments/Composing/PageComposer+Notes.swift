import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

extension PageComposer {
  /// Numbers the headings and captions of a block, and the labels that have notes, and makes these; others show no number any
  /// more.
  func makeNotes(of block: PageBlock) -> [PageBlock] {
    var (notes, changed): ([PageBlock], [UILabel]) = ([], [])
    var numbers = numbers(in: block.view)
    block.view.forEachLabelOnPages { label in
      let prefix = numbers.removeValue(forKey: ObjectIdentifier(label)) ?? ""
      let text = label.ownPageRules?.note ?? ""
      if !text.isEmpty { noteCount += 1 }
      if label.setMarks(prefix, note: text.isEmpty ? 0 : noteCount) { changed.append(label) }
      if text.isEmpty { return }
      let note = NoteView(noteCount, text)
      note.textColor = label.textColor
      notes.append(PageBlock(note, from: block.span))
    }
    // A template has measured them without their numbers.
    block.measureAgain(changed)
    return notes
  }

  /// What stands before the texts of headings and captions in a view, by their labels.
  private func numbers(in view: UIView, depth: Int = 0) -> [ObjectIdentifier: String] {
    if view.isHidden || depth > UIView.deepestOnPages { return [:] }
    var found: [ObjectIdentifier: String] = [:]
    if let rules = view.ownPageRules {
      let label = view.firstLabelOnPages.map { ObjectIdentifier($0) }
      if rules.headingLevel > 0, rules.isNumbered, numbersHeadings, let label {
        headingNumbers.count(level: min(rules.headingLevel, 6))
        found[label] = ownDigits(headingNumbers.text) + "\u{2002}"
      } else if let kind = rules.captionKind, !kind.isEmpty {
        let number = captionCounts[kind, default: 0] + 1
        captionCounts[kind] = number
        view.setAttachment(CaptionNumber(number))
        if let label { found[label] = "\(kind) \(ownDigits("\(number)"))\u{2002}" }
      }
    }
    for child in view.subviews { found.merge(numbers(in: child, depth: depth + 1)) { first, _ in first } }
    return found
  }

  /// A number in the digits of the document's language.
  private func ownDigits(_ text: String) -> String {
    FormatLocale.of(document.traitCollection.language).ownDigits(text)
  }

  /// How high notes are at the foot of a page, with the line above them where they are the first, in points.
  func height(ofNotes notes: [PageBlock], on page: PageInProgress) throws(Diagnostics) -> CGFloat {
    if notes.isEmpty { return 0 }
    var height = page.notes.isEmpty ? NoteRule.height : 0
    for note in notes { height += try note.layOut(width: page.box.width).height }
    if height <= page.roomForNotes + PageRoom.tolerance || page.columns.count < 2 { return height }
    // Below other columns there is no room across the page.
    height = page.columnNotesHeight > 0 ? 0 : NoteRule.height
    for note in notes { height += try note.layOut(width: page.area.width).height }
    return height
  }

  /// Puts a note at the foot of the page, or of the next one where there is no room for it.
  func placeNote(_ block: PageBlock) throws(Diagnostics) {
    let page = try currentPage()
    // Behind one that waits the others wait as well.
    guard notes.isEmpty else {
      notes.append(block)
      return
    }
    if block.view.superview !== document { document.addSubview(block.view) }
    let frame = try block.layOut(width: page.box.width)
    let rule = page.notes.isEmpty ? NoteRule.height : 0
    let isFresh = page.isEmpty && page.notes.isEmpty
    if frame.height + rule <= page.roomForNotes + PageRoom.tolerance { return put(block, frame, on: page) }
    if page.columns.count > 1 {
      let frame = try block.layOut(width: page.area.width)
      let rule = page.columnNotesHeight > 0 ? 0 : NoteRule.height
      if frame.height + rule <= page.leftForNotes + PageRoom.tolerance {
        return put(block, frame, on: page, inColumn: true)
      }
      _ = try block.layOut(width: page.box.width)
    }
    // One that no page has room for goes over between its lines.
    if frame.height + NoteRule.height > page.box.height + PageRoom.tolerance {
      let room = PageRoom(
        width: page.box.width, height: page.roomForNotes - rule,
        pageHeight: page.box.height - NoteRule.height, isWholePage: isFresh)
      if let division = block.view.division(in: room) {
        let (part, rest) = division.divide()
        if block.view !== part, block.view !== rest { block.view.removeFromSuperview() }
        document.addSubview(part)
        part.setAttachment(NotePlace(block.view.numberOfNote))
        put(PageBlock(part: part, of: block), part.bounds, on: page)
        notes.append(PageBlock(rest: rest, of: block))
        return
      }
      if isFresh {
        warn(
          .higherThanPage(frame.height + rule, room: page.box.height, page: page.number).located(
            at: block.span))
      }
    }
    if isFresh { put(block, frame, on: page) } else { notes.append(block) }
  }

  /// Puts a note below those at the foot of the page, or of its column.
  private func put(
    _ note: PageBlock, _ frame: CGRect, on page: PageInProgress, inColumn: Bool = false
  ) {
    if inColumn ? page.columnNotesHeight == 0 : page.notes.isEmpty {
      let rule = NoteRule()
      document.addSubview(rule)
      place(rule, CGRect(x: 0, y: 0, width: frame.width, height: NoteRule.height))
    }
    place(note.view, frame)
    page.release(by: note.release)
    func place(_ view: UIView, _ frame: CGRect) {
      if inColumn { self.page?.placeColumnNote(view, frame) } else { self.page?.placeNote(view, frame) }
    }
  }
}

/// The number of the note that a view at the foot of a page begins.
private final class NotePlace {
  let number: Int

  init(_ number: Int) { self.number = number }
}

extension UIView {
  /// The number of the note that the view at the foot of a page is, or begins; 0 for none.
  var numberOfNote: Int { (self as? NoteView)?.number ?? attachment(NotePlace.self)?.number ?? 0 }
}

/// Counts headings of each level within those above.
struct HeadingNumbers {
  private var counts: [Int] = []

  /// Takes the next heading of a level, from 1.
  mutating func count(level: Int) {
    while counts.count < level { counts.append(0) }
    counts.removeLast(counts.count - level)
    counts[level - 1] += 1
  }

  /// The number of the last one, such as `2.1`; levels that were passed over count as 0.
  var text: String { counts.map(String.init).joined(separator: ".") }
}

extension UIView {
  /// The view itself or the first label in it that is seen.
  fileprivate var firstLabelOnPages: UILabel? {
    var found: UILabel?
    forEachLabelOnPages { found = found ?? $0 }
    return found
  }
}

/// The line above the notes of a page.
private final class NoteRule: UIView {
  static let height: CGFloat = 10

  private let line = UIView()

  convenience init() {
    self.init(frame: .zero)
    line.backgroundColor = .gray
    addSubview(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: isRightToLeft ? bounds.width - 96 : 0, y: 5, width: 96, height: 0.5)
  }
}

extension Diagnostic {
  static var noteInTable: Diagnostic {
    Diagnostic(
      .warning,
      "This note is not shown: heads and feet of tables, and tables within other views, have none; put a <note> behind the table"
    )
  }
}
