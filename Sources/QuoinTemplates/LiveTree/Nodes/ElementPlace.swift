import QuoinDiagnostics
import QuoinViews

/// Keeps where the element of a view was written that warns of what it finds when it is drawn.
final class ElementPlace {
  private let source: NodeSource

  init(_ source: NodeSource) { self.source = source }

  var span: SourceSpan? { source.span }
}

extension UIView {
  /// Where the view's element was written, where it makes its content piece by piece or warns when it is drawn.
  package var templateSpan: SourceSpan? {
    attachment(ElementPlace.self)?.span
      ?? attachment(ListReference.self)?.list?.node?.program.source.span
  }
}
