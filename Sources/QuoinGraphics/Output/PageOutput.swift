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
  /// Begins a part of the document, whose pages may be taken back until it ends.
  func beginPart()
  /// Ends the part.
  ///
  /// - Throws: What is wrong with it as a whole; it can be taken back then.
  func endPart() throws(Diagnostic)
  /// Takes back the part that has begun; tells whether that can be.
  func takePartBack() -> Bool
  /// Writes what comes after all pages.
  func finish(_ record: DocumentRecord) throws(Diagnostic)
}

extension PageOutput {
  func setBoxes(_ boxes: PageBoxes) {}
  func beginPart() {}
  func endPart() throws(Diagnostic) {}
  func takePartBack() -> Bool { false }
}

extension PDFDocument: PageOutput {}
