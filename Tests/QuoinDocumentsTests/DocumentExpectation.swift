import Foundation
import QuoinDiagnostics
import QuoinDocuments
import QuoinGraphics
import Testing

/// What stands on the pages of a document, for tests to look at.
struct ComposedPages {
  /// The texts on each page, from the top to the bottom.
  let texts: [[String]]
  /// The views with their places on each page, in points.
  let frames: [[(text: String, frame: CGRect)]]
  let warnings: [String]

  /// Composes a template.
  init(_ markup: String, state: [String: Any] = [:]) throws {
    try self.init(Template(markup: markup, registry: .documents), state: state)
  }

  init(_ template: Template, state: [String: Any] = [:], constants: [String: Any] = [:]) throws {
    let node = try template.instantiate(state: state, constants: constants)
    try node.layOut()
    try self.init(#require(node.view as? DocumentView))
    withExtendedLifetime(node) {}
  }

  init(_ document: DocumentView) throws {
    var pages: [[(text: String, frame: CGRect)]] = []
    try document.forEachPage { page throws(Diagnostic) in
      pages.append(ComposedPages.texts(in: page.view, at: .zero).sorted { $0.frame.minY < $1.frame.minY })
    }
    frames = pages
    texts = pages.map { $0.map(\.text) }
    warnings = document.pageWarnings.all.map(\.message)
  }

  private static func texts(in view: UIView, at origin: CGPoint) -> [(text: String, frame: CGRect)] {
    var found: [(text: String, frame: CGRect)] = []
    let place = CGRect(
      x: origin.x + view.frame.minX, y: origin.y + view.frame.minY, width: view.bounds.width,
      height: view.bounds.height)
    if let text = view.pageText, !text.isEmpty { found.append((text, place)) }
    let origin = CGPoint(x: place.minX - view.bounds.minX, y: place.minY - view.bounds.minY)
    for child in view.subviews where !child.isHidden { found += texts(in: child, at: origin) }
    return found
  }
}

extension UIView {
  /// What is read in it itself; a line of contents is read in its labels.
  fileprivate var pageText: String? {
    (self as? UILabel)?.text ?? (subviews.contains { $0 is UILabel } ? nil : accessibilityLabel)
  }
}
