import Foundation
import QuoinHTTP
import QuoinTestSupport

@testable import QuoinServer

/// A folder of templates for the time of a test.
final class SmallTemplates {
  let path = NSTemporaryDirectory() + "quoin-serving-\(UInt64.random(in: 0 ... .max))"

  init(_ files: [String: String] = ["a.xml": SmallTemplates.square]) throws {
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url, options: .atomic)
  }

  /// As wide as the data say.
  static let square = "<UIView width=\"{width}\" height=\"4\" backgroundColor=\"red\"/>"

  /// Takes until its time is over: the steps of expressions are many, and each is short.
  static let endless =
    "<UIView width=\"10\"><repeat for=\"a\" in=\"1...300\"><UIView><repeat for=\"b\" in=\"1...300\"><UIView width=\"{a * b % 7 + width}\"/></repeat></UIView></repeat></UIView>"
}

let testKeys = """
  # somebody
  shop  shop-secret-shop-secret
  blog  blog-secret-blog-secret
  """

extension HTTPRequest {
  static func get(_ target: String, _ fields: HTTPFields = HTTPFields()) -> HTTPRequest {
    var fields = fields
    if fields["Host"] == nil { fields["Host"] = "localhost:8080" }
    return HTTPRequest("GET", target, fields: fields)
  }

  static func post(_ target: String, _ json: String, _ fields: HTTPFields = HTTPFields()) -> HTTPRequest {
    var fields = fields
    if fields["Host"] == nil { fields["Host"] = "localhost:8080" }
    if fields["Content-Type"] == nil { fields["Content-Type"] = "application/json" }
    return HTTPRequest("POST", target, fields: fields, body: Data(json.utf8))
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}
