import Foundation

/// What a client asks for, whole.
public struct HTTPRequest: Sendable {
  /// `GET`, `POST` and whatever else somebody writes there.
  public var method: String
  /// The path and the query, as they were sent; without the host before them that a proxy may be sent.
  public var target: String
  /// The fields of the head.
  public var fields: HTTPFields
  /// The body.
  public var body: Data
  /// The address of whoever asks, without a port.
  public var peer: String

  /// Makes a request.
  public init(
    _ method: String = "GET", _ target: String, fields: HTTPFields = HTTPFields(), body: Data = Data(),
    peer: String = "127.0.0.1"
  ) {
    (self.method, self.target, self.fields, self.body, self.peer) = (method, target, fields, body, peer)
  }

  /// The path as it was sent, without the query.
  public var path: Substring {
    target.prefix { $0 != "?" }
  }

  /// The query as it was sent; empty where there is none.
  public var query: Substring { target.dropFirst(path.count + 1) }
}
