import Foundation
import QuoinDiagnostics
import QuoinViews

/// A note at the foot of the page on which what stands before it ends.
public final class NoteView: UILabel {
  /// Creates a note.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    font = .systemFont(ofSize: 8)
  }

  public required init?(coder: NSCoder) { nil }
}

/// The line above the notes of a page.
private final class NoteRule: UIView {
  static let height: CGFloat = 10

  convenience init() {
    self.init(frame: .zero)
    let line = UIView(frame: CGRect(x: 0, y: 5, width: 96, height: 0.5))
    line.backgroundColor = .gray
    addSubview(line)
  }
}

extension PageComposer {
  /// Puts a note at the foot of the page, or of the next one where there is no room for it.
  func placeNote(_ block: PageBlock) throws(Diagnostics) {
    let page = try currentPage()
    if block.view.superview !== document { document.addSubview(block.view) }
    let frame = try block.layOut(width: page.box.width)
    let needed = frame.height + (page.notes.isEmpty ? NoteRule.height : 0)
    guard needed <= page.roomForNotes + 0.01 || page.isEmpty && page.notes.isEmpty, notes.isEmpty else {
      notes.append(block)
      return
    }
    if page.notes.isEmpty {
      let rule = NoteRule()
      document.addSubview(rule)
      self.page?.placeNote(rule, CGRect(x: 0, y: 0, width: page.box.width, height: NoteRule.height))
    }
    self.page?.placeNote(block.view, frame)
    self.page?.releases.append(block.release)
  }
}
