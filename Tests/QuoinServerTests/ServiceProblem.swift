import Foundation
import QuoinHTTP
import Testing

// The client's response of the same name is not meant.
import struct QuoinHTTP.HTTPResponse

/// What a service says is wrong, as RFC 9457 has it.
func problem(_ response: HTTPResponse) throws -> [String: Any] {
  #expect(response.fields["Content-Type"] == "application/problem+json")
  #expect(response.fields["Cache-Control"] == "no-store")
  let body = try #require(JSONSerialization.jsonObject(with: response.body) as? [String: Any])
  #expect(body["status"] as? Int == response.status && body["title"] as? String != nil)
  return body
}
