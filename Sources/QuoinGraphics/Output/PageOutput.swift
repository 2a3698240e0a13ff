import Foundation
import QuoinDiagnostics

/// Where the pages of a document go.
protocol PageOutput: AnyObject {
  /// Begins a page of a size that has been checked, and gives its canvas.
  func beginPage(size: CGSize, label: String?) throws(Diagnostic) -> Canvas
  /// Says what of the page is kept when it is printed.
  func setBoxes(_ boxes: PageBoxes)
  /// Writes the page, which nothing draws on any more.
  func endPage() throws(Diagnostic)
  /// Writes what comes after all pages.
  func finish(_ record: DocumentRecord) throws(Diagnostic)
}

extension PageOutput {
  func setBoxes(_ boxes: PageBoxes) {}
}

extension PDFDocument: PageOutput {}
