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
    var found: [PageIssue] = []
    var places: [PageIssue.Place: Int] = [:]
    _ = try forEachPage(in: nil) { (page) throws(Diagnostic) in
      var pieces = PagePieces()
      for issue in try page.view.accessibilityIssues()
      where issue.kind != .smallTarget && issue.kind != .cutText {
        let written = (issue.object as? UIView).flatMap { pieces.place(of: issue.kind, in: $0) }
        // What has no place of its own is told once for each thing that is said of it.
        let isKnown = written != nil && written != span
        let place = PageIssue.Place(
          kind: issue.kind, span: isKnown ? written : nil, message: isKnown ? nil : issue.message)
        if let index = places[place] {
          if isKnown { found[index].count += 1 }
        } else {
          places[place] = found.count
          found.append(PageIssue(message: issue.message, span: written ?? span))
        }
      }
    }
    return Diagnostics(
      found.map { issue in
        let more = issue.count - 1
        return Diagnostic(
          .warning, more > 0 ? "\(issue.message), and \(more) more like this" : issue.message, at: issue.span)
      })
  }
}

/// Something that is wrong at an element of a document.
private struct PageIssue {
  /// Where it is, by which it is known again.
  struct Place: Hashable {
    let kind: AccessibilityIssue.Kind
    let span: SourceSpan?
    let message: String?
  }

  let message: String
  let span: SourceSpan?
  var count = 1
}

/// The nodes of the pieces on a page, by their views.
private struct PagePieces {
  private var nodes: [ObjectIdentifier: [ObjectIdentifier: LiveNode]] = [:]

  /// Where what is wrong with a view was written: the element, or the attribute that is to blame.
  mutating func place(of kind: AccessibilityIssue.Kind, in view: UIView) -> SourceSpan? {
    let views = Array(sequence(first: view, next: \.superview))
    for view in views {
      guard let tree = (view.attachment(ContentMeasurer.self) as? CellFollower)?.tree else { continue }
      let nodes = nodes(of: tree)
      guard let node = views.lazy.compactMap({ nodes[ObjectIdentifier($0)] }).first else { return nil }
      let color = kind == .lowContrast ? node.program.attributeIndexes["textColor"] : nil
      return color.map { node.program.attributes[$0].source.span } ?? node.program.source.span
    }
    return nil
  }

  private mutating func nodes(of tree: LiveTree) -> [ObjectIdentifier: LiveNode] {
    if let known = nodes[ObjectIdentifier(tree)] { return known }
    let found = Dictionary(tree.table.nodes.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    nodes[ObjectIdentifier(tree)] = found
    return found
  }
}
