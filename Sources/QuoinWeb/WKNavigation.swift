import Foundation

/// A page that is shown, from when it was asked for.
open class WKNavigation: NSObject, ViewBound { deinit {} }

/// Why a page is asked for.
public nonisolated enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page is shown that was asked for.
public nonisolated enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// What leads to another page.
open class WKNavigationAction: NSObject, ViewBound {
  /// What is asked for.
  public let request: URLRequest
  /// Why.
  public let navigationType: WKNavigationType

  init(request: URLRequest, navigationType: WKNavigationType) {
    (self.request, self.navigationType) = (request, navigationType)
  }

  deinit {}
}

/// Told of pages that come and go; everything has an answer where a class gives none.
public protocol WKNavigationDelegate: AnyObject, ViewBound {
  /// Whether a page is shown that a link leads to; it is unless said otherwise.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Told that a page was asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Told that a page begins to come.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Told that a page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}

nonisolated extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}

/// Asked for what windows would show; there are none.
public protocol WKUIDelegate: AnyObject, ViewBound {}
