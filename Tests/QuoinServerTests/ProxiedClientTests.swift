import QuoinHTTP
import Testing

@testable import QuoinServer

@Suite struct ProxiedClientTests {
  private func client(_ peer: String, _ forwarded: String?, _ proxies: Set<String>) -> String {
    var fields = HTTPFields()
    if let forwarded { fields.append("X-Forwarded-For", forwarded) }
    return HTTPRequest("GET", "/", fields: fields, peer: peer).client(behind: proxies)
  }

  @Test(arguments: [
    ("10.0.0.1", "1.2.3.4", "1.2.3.4"), ("10.0.0.1", "9.9.9.9, 1.2.3.4", "1.2.3.4"),
    ("10.0.0.1", "1.2.3.4, 10.0.0.2", "1.2.3.4"), ("10.0.0.1", "1.2.3.4:5678", "1.2.3.4"),
    ("10.0.0.1", "[2001:DB8:0::1]:443", "2001:db8::1"), ("10.0.0.1", "::ffff:1.2.3.4", "1.2.3.4"),
    ("::ffff:10.0.0.1", "1.2.3.4", "1.2.3.4"), ("10.0.0.1", "1.2.3.4, unknown", "10.0.0.1"),
    ("10.0.0.1", "", "10.0.0.1"), ("10.0.0.1", "1.2.3.4, , 10.0.0.2", "10.0.0.2"),
  ])
  func aTrustedProxyTellsWhoAsks(peer: String, forwarded: String, client: String) {
    #expect(self.client(peer, forwarded, ["10.0.0.1", "10.0.0.2"]) == client)
  }

  @Test func nobodyElseDoes() {
    #expect(client("1.1.1.1", "1.2.3.4", ["10.0.0.1"]) == "1.1.1.1")
    #expect(client("10.0.0.1", "1.2.3.4", []) == "10.0.0.1")
    #expect(client("10.0.0.1", nil, ["10.0.0.1"]) == "10.0.0.1")
  }
}
