import QuoinDiagnostics
import QuoinViews

extension PagedView {
  /// What on pages keeps people from reading them, each thing once however often its element is repeated.
  ///
  /// Nobody taps on paper, and text is as large there as it is.
  ///
  /// - Parameter span: Where the document was written, for what nothing else has a place for.
  /// - Throws: What is wrong with the pages.
  func accessibilityWarnings(at span: SourceSpan?) throws(Diagnostics) -> Diagnostics {
    var order: [PageIssue] = []
    var counts: [PageIssue: Int] = [:]
    _ = try forEachPage(in: nil) { (page) throws(Diagnostic) in
      for issue in try page.view.accessibilityIssues()
      where issue.kind != .smallTarget && issue.kind != .cutText {
        let view = issue.object as? UIView
        let found = PageIssue(
          kind: issue.kind, message: issue.message, span: view?.placeInPiece(of: issue.kind) ?? span)
        if let known = order.first(where: { $0.kind == found.kind && $0.span == found.span }),
          known.span != span
        {
          counts[known, default: 1] += 1
        } else if counts[found] == nil {
          order.append(found)
          counts[found] = 1
        }
      }
    }
    return Diagnostics(
      order.map { issue in
        let more = (counts[issue] ?? 1) - 1
        return Diagnostic(
          .warning, more > 0 ? "\(issue.message), and \(more) more like this" : issue.message, at: issue.span)
      })
  }
}

/// Something that is wrong at an element of a document.
private struct PageIssue: Hashable {
  let kind: AccessibilityIssue.Kind
  let message: String
  let span: SourceSpan?
}

extension UIView {
  /// Where what is wrong with the view was written: the element, or the attribute that is to blame.
  fileprivate func placeInPiece(of kind: AccessibilityIssue.Kind) -> SourceSpan? {
    let views = Array(sequence(first: self, next: \.superview))
    for view in views {
      guard let tree = (view.attachment(ContentMeasurer.self) as? CellFollower)?.tree else { continue }
      let nodes = Dictionary(tree.table.nodes.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
      guard let node = views.lazy.compactMap({ nodes[ObjectIdentifier($0)] }).first else { return nil }
      let color = kind == .lowContrast ? node.program.attributeIndexes["textColor"] : nil
      return color.map { node.program.attributes[$0].source.span } ?? node.program.source.span
    }
    return nil
  }
}
