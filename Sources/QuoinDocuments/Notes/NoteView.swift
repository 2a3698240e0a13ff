import Foundation
import QuoinGraphics
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

extension NoteView: PageRoleBearing {
  var ownPageRole: (StructureRole, StructureAttributes)? { (.note, StructureAttributes()) }
}
