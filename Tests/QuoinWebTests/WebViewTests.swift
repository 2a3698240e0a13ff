import Foundation
import QuoinGraphics
import QuoinWeb
import Testing

@Suite("Web views")
struct WebViewTests {
  private let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func drawnWarnings(_ view: UIView) throws -> [String] {
    var messages: [String] = []
    _ = try Renderer.image(size: view.bounds.size) { canvas in
      view.render(into: canvas)
      messages = canvas.warnings.map(\.message)
    }
    return messages
  }

  @Test("HTML is shown as text that scrolls")
  func html() throws {
    web.loadHTMLString(
      "<title>Page</title><h1>Hello</h1>" + String(repeating: "<p>A <b>line</b>.", count: 20), baseURL: nil)
    web.layoutIfNeeded()
    #expect(web.title == "Page" && web.plainText.hasPrefix("Hello\nA line."))
    #expect(web.scrollView.contentSize.width == 200 && web.scrollView.contentSize.height > 400)
    #expect(try drawnWarnings(web).isEmpty && web.warnings.isEmpty)
    #expect(web.sizeThatFits(CGSize(width: 200, height: 0)) == web.scrollView.contentSize)
  }

  @Test("What needs a browser is warned of when the view is drawn")
  func warnings() throws {
    web.loadHTMLString("<p>x<script>1</script>", baseURL: nil)
    #expect(try drawnWarnings(web) == ["The HTML has scripts, which need a browser and are left out"])
    let url = try #require(URL(string: "https://quoin.dev/page"))
    web.load(URLRequest(url: url))
    #expect(web.plainText == "https://quoin.dev/page" && web.url == url)
    #expect(
      try drawnWarnings(web) == [
        "The page https://quoin.dev/page needs a browser: its address is shown instead of it"
      ])
    let old = UIWebView(frame: web.frame)
    old.loadRequest(URLRequest(url: url))
    #expect(try drawnWarnings(old).count == 1 && old.plainText == "https://quoin.dev/page")
  }

  @Test("A file is read with its images, and an address that is no file is reported")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    try Data("<p>From a <i>file</i> <img src='dot.svg'>".utf8).write(to: file)
    try Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'/>".utf8)
      .write(to: folder.appendingPathComponent("dot.svg"))
    web.loadFileURL(file, allowingReadAccessTo: file)
    #expect(web.plainText == "From a file \u{FFFC}" && web.warnings.isEmpty)
    web.load(URLRequest(url: folder.appendingPathComponent("none.html")))
    #expect(web.plainText == "none.html" && web.warnings.count == 1)
    let remote = try #require(URL(string: "https://quoin.dev/"))
    #expect(
      misuse { web.loadFileURL(remote, allowingReadAccessTo: remote) } == [
        "https://quoin.dev/ is no file, which loadFileURL needs; load(_:) takes other addresses"
      ])
    #expect(web.plainText == "none.html")
  }

  @Test("Pages are gone back to and forth")
  func history() {
    web.loadHTMLString("one", baseURL: nil)
    web.loadHTMLString("two", baseURL: nil)
    #expect(web.canGoBack && !web.canGoForward)
    web.goBack()
    #expect(web.plainText == "one" && web.canGoForward)
    web.goForward()
    #expect(web.plainText == "two")
    web.reload()
    #expect(web.plainText == "two" && web.estimatedProgress == 1 && !web.isLoading)
  }

  private final class Guide: WKNavigationDelegate {
    var log: [String] = []
    var policy = WKNavigationActionPolicy.cancel
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      log.append("asked \(navigationAction.request.url?.absoluteString ?? "")")
      decisionHandler(policy)
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { log.append("finished") }
  }

  @Test("A link that is tapped is asked about, and followed where it may be")
  func links() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.addSubview(web)
    let guide = Guide()
    web.navigationDelegate = guide
    web.loadHTMLString(
      "<a href='/next'>a link that is long enough</a>", baseURL: URL(string: "https://quoin.dev/a"))
    window.layoutIfNeeded()
    func tap() {
      let touch = UITouch(at: CGPoint(x: 40, y: 18))
      window.sendEvent(UIEvent(touches: [touch]))
      touch.update(phase: .ended)
      window.sendEvent(UIEvent(touches: [touch]))
      window.clock.advance(by: 1)
    }
    tap()
    #expect(guide.log == ["finished", "asked https://quoin.dev/next"] && !web.canGoBack)
    guide.policy = .allow
    tap()
    #expect(web.plainText == "https://quoin.dev/next" && web.canGoBack)
  }

  @Test("A map says what it is and where, and takes no place beyond the earth")
  func map() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 47.3769, longitude: 8.5417),
      span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2))
    #expect(map.accessibilityValue == "MKMapView 47.3769, 8.5417")
    let pin = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 47.6269, longitude: 8.0417))
    map.addAnnotation(pin)
    let place = map.convert(pin.coordinate, toPointTo: map)
    #expect(abs(place.x - 50) < 0.01 && abs(place.y - 25) < 0.01)
    #expect(
      misuse { map.centerCoordinate = CLLocationCoordinate2D(latitude: 91, longitude: 0) } == [
        "A map cannot show 91.0, 0.0: latitudes go from -90 to 90, longitudes from -180 to 180"
      ])
    #expect(map.centerCoordinate.latitude == 47.3769)
    map.removeAnnotation(pin)
    #expect(map.annotations.isEmpty)
  }
}
