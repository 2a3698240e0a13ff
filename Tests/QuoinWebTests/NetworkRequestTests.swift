import Foundation
import FoundationNetworking
import QuoinWeb
import Testing

import struct FoundationNetworking.URLRequest

@Test("Code that talks to the network names Foundation's requests, and gives web views theirs")
func networkRequests() throws {
  let url = try #require(URL(string: "https://example.com"))
  var request = URLRequest(url: url)
  request.setValue("text/html", forHTTPHeaderField: "Accept")
  let ofFoundation: FoundationNetworking.URLRequest = request
  let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  web.load(.init(url: try #require(ofFoundation.url)))
  #expect(web.url == url)
}
