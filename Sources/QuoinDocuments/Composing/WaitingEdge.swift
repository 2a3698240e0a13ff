import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinTemplates
import QuoinViews

/// A head or foot of a page that is drawn once it is known how many pages there are.
struct WaitingEdge {
  fileprivate let edge: PageEdges.Edge
  fileprivate var values: PageValues
  fileprivate let pageSize: CGSize
  fileprivate let width: CGFloat
  fileprivate let origin: CGPoint
  /// Where on its page.
  fileprivate var place: DeferredContent?

  /// - Parameters:
  ///   - width: That of the page's content, in points.
  ///   - origin: Its top left on the page, in points.
  init(_ edge: PageEdges.Edge, on page: PageInProgress, width: CGFloat, origin: CGPoint) {
    (self.edge, self.width, self.origin) = (edge, width, origin)
    values = page.values
    // Nothing of it says which rows are on the page, which may be many.
    values.pageRows = []
    pageSize = page.style.size.size
  }

  /// The same with a place on its page.
  func placed(on canvas: Canvas, isTagged: Bool) -> WaitingEdge {
    var edge = self
    if isTagged { canvas.beginRole(self.edge.view is HeadView ? .pageHead : .pageFoot) }
    edge.place = canvas.deferContent()
    if isTagged { canvas.endRole() }
    return edge
  }
}

extension PageComposer {
  /// Draws the heads and feet that say how many pages there are.
  func drawWaitingEdges() throws(Diagnostics) {
    guard let session, !waitingEdges.isEmpty else { return }
    do throws(Diagnostic) { try session.endPage() } catch { throw Diagnostics([error]) }
    for waiting in waitingEdges {
      guard let place = waiting.place, let node = waiting.edge.node else { continue }
      let page = UIView(frame: CGRect(origin: .zero, size: waiting.pageSize))
      document.addSubview(page)
      defer { page.removeFromSuperview() }
      var values = waiting.values
      values.pageCount = found.pageCount
      try node.setPieceValues(values.named)
      _ = try node.layOutPiece(width: waiting.width)
      page.addSubview(node.view)
      node.view.frame.origin = waiting.origin
      page.layoutIfNeeded()
      warnings.look(at: node)
      do throws(Diagnostic) {
        warnings.note(try place.draw { page.render(into: $0) })
      } catch {
        throw Diagnostics([error])
      }
      node.view.removeFromSuperview()
    }
    waitingEdges = []
  }
}
