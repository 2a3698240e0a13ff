import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Shows HTML under the name that UIKit had before `WKWebView`; the same is shown.
open class UIWebView: UIView {
  private let page = WebPage()
  /// Told of pages that come.
  open weak var delegate: (any UIWebViewDelegate)?
  /// Kept for code that sets it: the text is always as wide as the view.
  open var scalesPageToFit = false
  /// Kept for code that sets it.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What was asked for last.
  public private(set) var request: URLRequest?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(page.scrollView)
    page.linkTapped = { [unowned self] url in
      let request = URLRequest(url: url)
      guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .linkClicked) ?? true else {
        return
      }
      loadRequest(request)
    }
  }

  /// What scrolls the page.
  public var scrollView: UIScrollView { page.scrollView }
  /// Reads images and files; unless set, only files that are asked for are read.
  public var resourceLoader: ResourceLoader? {
    get { page.loader }
    set { page.loader = newValue }
  }
  /// Whether a page is still coming; never, as it is there at once.
  open var isLoading: Bool { false }
  /// What could not be shown of the page; told again whenever it is drawn.
  public var warnings: [Diagnostic] { page.warnings }
  /// The page as plain text.
  public var plainText: String { page.text }

  /// Shows HTML.
  open func loadHTMLString(_ string: String, baseURL: URL?) { show(.html(string, base: baseURL)) }

  /// Shows a file, or the address alone where it is on the network.
  open func loadRequest(_ request: URLRequest) {
    guard let url = request.url else { return }
    self.request = request
    show(url.isFileURL ? .file(url, access: url) : .address(url))
  }

  /// Shows the page anew.
  open func reload() { show(page.content) }
  /// Does nothing: no page is ever on its way.
  open func stopLoading() {}
  /// Runs nothing.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

  private func show(_ content: WebPage.Content?) {
    delegate?.webViewDidStartLoad(self)
    page.show(content)
    delegate?.webViewDidFinishLoad(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    page.layout(in: bounds)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    page.size(width: size.width > 0 && size.width.isFinite ? size.width : bounds.width)
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    for warning in page.warnings { canvas.warn(warning) }
  }

  /// Why a page is asked for.
  public nonisolated enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
}

/// Told of pages that come; everything has an answer where a class gives none.
public protocol UIWebViewDelegate: AnyObject, ViewBound {
  /// Whether a page is shown that a link leads to.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Told that a page was asked for.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Told that a page is there.
  func webViewDidFinishLoad(_ webView: UIWebView)
}

nonisolated extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
}
