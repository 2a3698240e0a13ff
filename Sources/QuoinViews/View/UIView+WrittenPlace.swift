import QuoinDiagnostics

/// Tells where a view was written that warns of what it finds when it is drawn.
package final class WrittenPlace: ViewBound {
  private let find: () -> SourceSpan?

  /// Creates a place that is looked for only when something has to be told.
  package init(_ find: @escaping () -> SourceSpan?) { self.find = find }

  fileprivate var span: SourceSpan? { find() }
}

extension UIView {
  /// Where the view was written, where whoever made it attached a `WrittenPlace`.
  package final var writtenSpan: SourceSpan? { attachment(WrittenPlace.self)?.span }
}
