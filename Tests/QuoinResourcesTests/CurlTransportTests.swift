import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinResources

@Suite struct CurlTransportTests {
  @Test func anAnswerIsTakenApart() throws {
    let bytes = Data(
      "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 302 Found\r\nlocation: /x\r\nA: b\r\n\r\nbody\r\n\r\nmore".utf8)
    let response = try #require(CurlTransport.parse(bytes))
    #expect(response == HTTPResponse(status: 302, location: "/x", body: Data("body\r\n\r\nmore".utf8)))
    #expect(CurlTransport.parse(Data("junk\r\n\r\n".utf8)) == nil)
    #expect(CurlTransport.parse(Data()) == nil)
  }

  @Test func aMissingCurlIsADiagnostic() throws {
    let transport = CurlTransport(executable: URL(fileURLWithPath: "/nowhere/curl"))
    let url = try #require(URL(string: "http://127.0.0.1:9/"))
    #expect(throws: Diagnostic.self) { try transport.response(to: url, limit: 10, timeout: .seconds(1)) }
  }
}
