import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplateEngine
import QuoinViews
import QuoinWeb

extension Component {
  /// `<WKWebView>`: HTML.
  public static let webView = Component(
    "WKWebView", WKWebView.self,
    summary: "Shows HTML as text with attributes; what needs a browser is left out with a warning.",
    parameters: [
      .init("configuration", WKWebViewConfiguration.propertyType, "How the view is set up.")
    ], body: "htmlString", defaults: [("height", "100%"), ("width", "100%")], fitting: .sizeThatFits,
    objects: [
      ObjectMember("scrollView", "UIScrollView", "What scrolls the page.") { (view: WKWebView) in
        view.scrollView
      }
    ],
    prepare: { object, loader in (object as? WKWebView)?.resourceLoader = loader }
  ) { arguments in
    let configuration: WKWebViewConfiguration? = arguments["configuration"]
    return WKWebView(frame: .zero, configuration: configuration ?? WKWebViewConfiguration())
  } properties: {
    Property(kept: "allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
    Property(kept: "allowsLinkPreview", \WKWebView.allowsLinkPreview)
    Property(
      "baseURL", \WKWebView.asked.baseURL, "From where addresses in htmlString count; empty for nowhere.")
    Property(kept: "customUserAgent", \WKWebView.userAgent, because: "empty for the standard one")
    Property("fileURL", \WKWebView.asked.fileURL, "A file that is shown.").refusing {
      (_: WKWebView, url: URL) in url.isFileURL || url.absoluteString.isEmpty ? nil : .notAFile(url)
    }
    Property("htmlString", \WKWebView.asked.html, "HTML that is shown.").replacing(.html).affectingSize
    Property(
      delegate: "navigationDelegate", \WKWebView.navigationDelegate, "Told of pages that come and go.")
    Property(
      "readAccessURL", \WKWebView.asked.readAccessURL,
      "The folder in which what fileURL names may lie; the file alone unless set.")
    Property(
      "request", \WKWebView.asked.request, "What is shown: a file, or the address alone of what is elsewhere."
    )
    Property(delegate: "uiDelegate", \WKWebView.uiDelegate, Property.kept)
    webConfiguration
    Property(readOnly: "canGoBack", \WKWebView.canGoBack, "Whether there was a page before.")
    Property(readOnly: "canGoForward", \WKWebView.canGoForward, "Whether there was a page after.")
    Property(
      readOnly: "estimatedProgress", \WKWebView.estimatedProgress, "How much of the page is there.", .fraction
    )
    Property(readOnly: "isLoading", \WKWebView.isLoading, "Whether a page is still coming.")
    Property(readOnly: "title", \WKWebView.title, "What the page calls itself.")
    Property(readOnly: "url", \WKWebView.url, "The page's address.")
  }

  @PropertyList private static var webConfiguration: [Property] {
    kept("allowsAirPlayForMediaPlayback", \.allowsAirPlayForMediaPlayback)
    kept("allowsInlineMediaPlayback", \.allowsInlineMediaPlayback)
    kept("allowsPictureInPictureMediaPlayback", \.allowsPictureInPictureMediaPlayback)
    kept("applicationNameForUserAgent", \.applicationNameForUserAgent)
    kept("dataDetectorTypes", \.dataDetectorTypes)
    kept("ignoresViewportScaleLimits", \.ignoresViewportScaleLimits)
    kept("mediaTypesRequiringUserActionForPlayback", \.mediaTypesRequiringUserActionForPlayback)
    kept(
      "preferences.javaScriptCanOpenWindowsAutomatically", \.preferences.javaScriptCanOpenWindowsAutomatically
    )
    kept("preferences.javaScriptEnabled", \.preferences.javaScriptEnabled)
    kept("preferences.minimumFontSize", \.preferences.minimumFontSize)
    kept("selectionGranularity", \.selectionGranularity)
    kept("suppressesIncrementalRendering", \.suppressesIncrementalRendering)
  }

  private static func kept<T: PropertyValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<WKWebViewConfiguration, T> & Sendable
  ) -> Property {
    Property(
      "configuration.\(name)", type: T.propertyType, Property.kept,
      get: { ($0 as? WKWebView)?.configuration[keyPath: keyPath].propertyValue ?? .null },
      set: { object, value, _ in
        guard let view = object as? WKWebView, let value = T(propertyValue: value) else { return false }
        view.configuration[keyPath: keyPath] = value
        return true
      })
  }

  /// `<UIWebView>`: HTML under UIKit's older name.
  public static let oldWebView = Component(
    "UIWebView", UIWebView.self, summary: "Shows HTML, as WKWebView does, under UIKit's older name.",
    body: "htmlString", defaults: [("height", "100%"), ("width", "100%")], fitting: .sizeThatFits,
    objects: [
      ObjectMember("scrollView", "UIScrollView", "What scrolls the page.") { (view: UIWebView) in
        view.scrollView
      }
    ],
    prepare: { object, loader in (object as? UIWebView)?.resourceLoader = loader }
  ) { _ in
    UIWebView()
  } properties: {
    Property(
      "baseURL", \UIWebView.asked.baseURL, "From where addresses in htmlString count; empty for nowhere.")
    Property(kept: "dataDetectorTypes", \UIWebView.dataDetectorTypes)
    Property(delegate: "delegate", \UIWebView.delegate, "Told of pages that come.")
    Property("htmlString", \UIWebView.asked.html, "HTML that is shown.").replacing(.html).affectingSize
    Property(
      "request", \UIWebView.asked.request, "What is shown: a file, or the address alone of what is elsewhere."
    )
    Property(kept: "scalesPageToFit", \UIWebView.scalesPageToFit)
    Property(readOnly: "isLoading", \UIWebView.isLoading, "Whether a page is still coming.")
  }
}

extension WKWebViewConfiguration: ObjectValue {
  /// A configuration from code.
  public static var propertyType: PropertyType { .objects(of: WKWebViewConfiguration.self) }
}

extension WKWebView: AskedForPages {
  fileprivate var userAgent: String? {
    get { customUserAgent }
    set { customUserAgent = newValue?.isEmpty == true ? nil : newValue }
  }

  func show(_ page: AskedPage) {
    if let html = page.html {
      loadHTMLString(html, baseURL: page.base)
    } else if let file = page.fileURL {
      loadFileURL(file, allowingReadAccessTo: page.access ?? file)
    } else if let request = page.request {
      load(request)
    }
  }
}

extension UIWebView: AskedForPages {
  func show(_ page: AskedPage) {
    if let html = page.html {
      loadHTMLString(html, baseURL: page.base)
    } else if let request = page.request {
      loadRequest(request)
    }
  }
}

extension Diagnostic {
  fileprivate static func notAFile(_ url: URL) -> Diagnostic {
    Diagnostic(.error, "fileURL names a file, and \(url.absoluteString) is elsewhere")
  }
}
