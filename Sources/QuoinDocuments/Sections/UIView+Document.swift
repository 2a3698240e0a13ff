import QuoinTemplates
import QuoinViews

extension UIView {
  /// What the view makes piece by piece, where a template says so.
  final var ownPieces: PieceContent? {
    pieceSource.map {
      PieceContent($0) { [backReference] in backReference.object?.documentProgress?.isRead == true }
    }
  }

  /// What is known of the document that the view stands in, or is made for; nothing outside of documents.
  final var documentProgress: DocumentProgress? {
    var view: UIView? = self
    // Nothing nests deeper than templates do.
    for _ in 0..<Self.deepestOnPages * 8 {
      guard let current = view else { return nil }
      if let progress = (current as? SectionView)?.progress { return progress }
      view = current.superview ?? current.pieceMaker ?? current.pieceHolderAround
    }
    return nil
  }
}
