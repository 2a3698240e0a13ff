import Foundation
import QuoinControls
import QuoinTemplateEngine
import QuoinViews
import QuoinWeb

/// The page that a template asks a web view for, in several attributes: it is shown anew whenever one of them changes, so
/// that their order does not matter.
final class AskedPage {
  fileprivate weak var view: (any AskedForPages)?

  /// HTML that is shown.
  var html: String? { didSet { if html != oldValue { show() } } }
  /// From where addresses in it count.
  var baseURL: URL? { didSet { if baseURL != oldValue, html != nil { show() } } }
  /// A file that is shown.
  var fileURL: URL? { didSet { if fileURL != oldValue { show() } } }
  /// Where what the file names may lie.
  var readAccessURL: URL? { didSet { if readAccessURL != oldValue, fileURL != nil { show() } } }
  /// An address that is shown.
  var request: URLRequest? { didSet { if request != oldValue { show() } } }

  private func show() { view?.show(self) }

  /// An address that says something, as templates write no address by an empty one.
  var base: URL? { baseURL?.isSaid == true ? baseURL : nil }
  var access: URL? { readAccessURL?.isSaid == true ? readAccessURL : nil }
}

/// A web view, which a template asks for pages.
protocol AskedForPages: UIView {
  /// Shows a page.
  func show(_ page: AskedPage)
}

extension AskedForPages {
  /// What the template asks for.
  var asked: AskedPage {
    if let asked = attachment(AskedPage.self) { return asked }
    let asked = AskedPage()
    asked.view = self
    setAttachment(asked)
    return asked
  }
}

extension URL {
  fileprivate var isSaid: Bool { !absoluteString.isEmpty && absoluteString != "./" }
}
