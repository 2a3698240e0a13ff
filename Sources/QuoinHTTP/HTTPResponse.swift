import Foundation

/// What a client gets, whole.
public struct HTTPResponse: Sendable {
  /// The number of the status, such as 200.
  public var status: Int
  /// The fields of the head, besides the body's length, the date and what is said about the connection.
  public var fields: HTTPFields
  /// The body.
  public var body: Data

  /// Makes a response.
  public init(_ status: Int, fields: HTTPFields = HTTPFields(), body: Data = Data()) {
    (self.status, self.fields, self.body) = (status, fields, body)
  }

  /// Makes a response of text.
  public init(_ status: Int, text: String, type: String = "text/plain; charset=utf-8") {
    self.init(status, fields: ["Content-Type": type], body: Data(text.utf8))
  }
}
