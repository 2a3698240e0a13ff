import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinHTML
import QuoinResources
import QuoinViews

/// Shows HTML as text with attributes; what needs a browser is left out with a warning.
///
/// ```swift
/// let page = WKWebView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// page.loadHTMLString("<h1>Hello</h1><p>A <b>page</b>.</p>", baseURL: nil)
/// ```
///
/// No address is ever asked for: a page on the network is shown as its address, with a warning.
open class WKWebView: UIView {
  private let page = WebPage()
  private var past: [WebPage.Content] = []
  private var future: [WebPage.Content] = []

  /// How the view was set up.
  public let configuration: WKWebViewConfiguration
  /// Asked for what windows would show; kept for code that sets it.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Told of pages that come and go.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Kept for code that sets it; nothing is asked for.
  open var customUserAgent: String?
  /// Kept for code that sets it.
  open var allowsBackForwardNavigationGestures = false
  /// Kept for code that sets it.
  open var allowsLinkPreview = true

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: Where, in points of the superview.
  ///   - configuration: How it is set up.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    addSubview(page.scrollView)
    page.linkTapped = { [weak self] in self?.follow($0) }
  }

  // MARK: The page

  /// What scrolls the page.
  public var scrollView: UIScrollView { page.scrollView }
  /// Reads images and files; unless set, only files that `loadFileURL` names are read, and none for `loadHTMLString`.
  public var resourceLoader: ResourceLoader? {
    get { page.loader }
    set { page.loader = newValue }
  }
  /// The page's address.
  open var url: URL? { page.url }
  /// What the page calls itself.
  open var title: String? { page.title }
  /// Whether a page is still coming; never, as it is there at once.
  open var isLoading: Bool { false }
  /// How much of the page is there, from 0 to 1.
  open var estimatedProgress: Double { page.content == nil ? 0 : 1 }
  /// What could not be shown of the page; told again whenever it is drawn.
  public var warnings: [Diagnostic] { page.warnings }
  /// The page as plain text.
  public var plainText: String { page.text }

  // MARK: Loading

  /// Shows HTML.
  ///
  /// - Parameters:
  ///   - string: A whole page or a part of one.
  ///   - baseURL: From where relative addresses count.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    go(to: .html(string, base: baseURL))
  }

  /// Shows what is at an address: a file, or the address alone where it is on the network.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return url.isFileURL ? loadFileURL(url, allowingReadAccessTo: url) : go(to: .address(url))
  }

  /// Shows a file.
  ///
  /// - Parameters:
  ///   - url: The file; an address elsewhere is reported, and what was shown stays.
  ///   - readAccessURL: The folder in which images may lie, or a file in it.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    guard url.isFileURL, readAccessURL.isFileURL else {
      WebMisuse.report(.noFile(url.isFileURL ? readAccessURL : url))
      return nil
    }
    return go(to: .file(url, access: readAccessURL))
  }

  /// Shows the bytes of a page.
  @discardableResult
  open func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
  {
    go(to: .html(String(decoding: data, as: UTF8.self), base: baseURL))
  }

  /// Shows the page anew.
  @discardableResult
  open func reload() -> WKNavigation? { show(page.content) }
  /// Does nothing: no page is ever on its way.
  open func stopLoading() {}

  /// Runs nothing, and says so.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, Diagnostic.needsBrowser(["scripts"]))
  }

  // MARK: Back and forth

  /// Whether a page was shown before this one.
  open var canGoBack: Bool { !past.isEmpty }
  /// Whether a page was shown that was gone back from.
  open var canGoForward: Bool { !future.isEmpty }

  /// Shows the page before.
  @discardableResult
  open func goBack() -> WKNavigation? {
    guard let content = past.popLast() else { return nil }
    if let current = page.content { future.append(current) }
    return show(content)
  }

  /// Shows the page that was gone back from.
  @discardableResult
  open func goForward() -> WKNavigation? {
    guard let content = future.popLast() else { return nil }
    if let current = page.content { past.append(current) }
    return show(content)
  }

  private func go(to content: WebPage.Content) -> WKNavigation {
    if let current = page.content { past.append(current) }
    future = []
    return show(content)
  }

  @discardableResult
  private func show(_ content: WebPage.Content?) -> WKNavigation {
    let navigation = WKNavigation()
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    page.show(content)
    navigationDelegate?.webView(self, didCommit: navigation)
    navigationDelegate?.webView(self, didFinish: navigation)
    return navigation
  }

  private func follow(_ url: URL) {
    let action = WKNavigationAction(request: URLRequest(url: url), navigationType: .linkActivated)
    guard let navigationDelegate else {
      load(action.request)
      return
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      if policy == .allow { self?.load(action.request) }
    }
  }

  // MARK: Layout and drawing

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
}

nonisolated extension WebMisuse {
  static func noFile(_ url: URL) -> WebMisuse {
    WebMisuse("\(url.absoluteString) is no file, which loadFileURL needs; load(_:) takes other addresses")
  }
}
