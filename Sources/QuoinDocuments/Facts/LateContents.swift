import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// What is drawn on the pages of a PDF once all of them are there, such as the number of them.
final class LateContents {
  /// Makes ready what is drawn, in the coordinates in which its place was left.
  typealias Preparation = (DocumentFacts) throws(Diagnostics) -> (Canvas) -> Void

  private let session: DocumentSession
  private var waiting: [(place: any DeferredContent, prepare: Preparation)] = []

  init(in session: DocumentSession) { self.session = session }

  /// Leaves a place on a page.
  func leavePlace(on canvas: Canvas, for content: @escaping Preparation) {
    if let place = canvas.deferContent() { waiting.append((place, content)) }
  }

  /// Draws all of it.
  func draw(knowing facts: DocumentFacts, _ warnings: RenderingWarnings) throws(Diagnostics) {
    if waiting.isEmpty { return }
    do throws(Diagnostic) { try session.endPage() } catch { throw Diagnostics([error]) }
    for (place, prepare) in waiting {
      let draw = try prepare(facts)
      do throws(Diagnostic) { warnings.note(try place.draw(draw)) } catch { throw Diagnostics([error]) }
    }
    waiting = []
  }
}
