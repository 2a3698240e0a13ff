import Foundation
import QuoinGraphics
import QuoinResources
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

  /// The number of the text that it belongs to, which it leads back to; 0 for a note with a mark of its own.
  private(set) var number = 0

  /// Creates a numbered note.
  convenience init(_ number: Int, _ text: String) {
    self.init(frame: .zero)
    self.number = number
    let whole = ReleasingAttributedString(
      string: NoteNumber.text(number), attributes: [.link: "#" + NoteNumber.anchorInText(number)])
    whole.append(ReleasingAttributedString(string: "\u{2009}" + text))
    attributedText = whole
  }
}

extension NoteView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? { (.note, StructureAttributes()) }
}
