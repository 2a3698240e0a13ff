import Foundation
import QuoinDiagnostics

/// A place on a page of a PDF that a form is written for once all pages are there.
final class PDFDeferredContent: DeferredContent {
  private let document: PDFDocument
  /// The number of the form that stands at the place.
  private let number: Int
  /// The page's size in points.
  private let size: CGSize
  private let transform: CGAffineTransform

  init(_ document: PDFDocument, number: Int, size: CGSize, transform: CGAffineTransform) {
    (self.document, self.number, self.size, self.transform) = (document, number, size, transform)
  }

  func draw(_ draw: (Canvas) -> Void) throws(Diagnostic) -> [Diagnostic] {
    let form = PDFContent(form: number, on: 0, box: CGRect(origin: .zero, size: size))
    let canvas = document.canvas(on: form, size: size)
    canvas.concatenate(transform)
    draw(canvas)
    canvas.endPage()
    try document.writeForm(form)
    return canvas.warnings
  }
}
