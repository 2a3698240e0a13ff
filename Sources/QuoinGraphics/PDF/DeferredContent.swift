import Foundation
import QuoinDiagnostics

/// A place on a page of a PDF whose content is drawn once all pages are there, such as the number of them.
package final class DeferredContent {
  private let document: PDFDocument
  /// The number of the form that stands at the place.
  private let number: Int
  /// The page's size in points.
  private let size: CGSize
  private let transform: CGAffineTransform

  init(_ document: PDFDocument, number: Int, size: CGSize, transform: CGAffineTransform) {
    (self.document, self.number, self.size, self.transform) = (document, number, size, transform)
  }

  /// Draws the content, once, between two pages.
  ///
  /// - Parameter draw: Draws in the coordinates in which the place was left.
  /// - Returns: What was drawn otherwise than asked for.
  /// - Throws: A diagnostic when it cannot be drawn or written.
  package func draw(_ draw: (Canvas) -> Void) throws(Diagnostic) -> [Diagnostic] {
    let page = PDFPage(number: number, size: size)
    let canvas = try document.canvas(on: page)
    canvas.concatenate(transform)
    draw(canvas)
    canvas.endPage()
    try document.writeForm(page)
    return canvas.warnings
  }
}
