import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews

/// Heads and feet that say how many pages there are.
extension PageComposer {
  /// Leaves the place of one on its page.
  ///
  /// - Parameters:
  ///   - inside: The page between its margins, in points.
  ///   - top: Where it begins, in points from the page's top.
  func leavePlace(
    of edge: PageEdges.Edge, on page: PageInProgress, in inside: CGRect, top: CGFloat, on canvas: Canvas
  ) {
    var values = page.values
    // Nothing of it says which rows are on the page, which may be many.
    values.pageRows = []
    let size = page.style.size.size
    let isTagged = self.isTagged || canvas.tagsViews
    if isTagged { canvas.beginRole(edge.view is HeadView ? .pageHead : .pageFoot) }
    progress.late?.leavePlace(on: canvas) { [unowned self, values] (facts) throws(Diagnostics) in
      guard let node = edge.node else { return { _ in } }
      let paper = UIView(frame: CGRect(origin: .zero, size: size))
      document.addSubview(paper)
      var values = values
      values.pageCount = facts.pageCount
      let frame = try PageEdges.layOut(node, values, in: inside.size)
      paper.addSubview(node.view)
      node.view.frame.origin = CGPoint(x: inside.minX + frame.minX, y: top)
      paper.layoutIfNeeded()
      warnings.look(at: node)
      if frame.height > edge.height + 0.5 {
        warn(.edgeGrew(by: frame.height - edge.height, page: values.pageNumber).located(at: edge.span))
      }
      return { canvas in
        paper.render(into: canvas)
        node.view.removeFromSuperview()
        paper.removeFromSuperview()
      }
    }
    if isTagged { canvas.endRole() }
  }
}
