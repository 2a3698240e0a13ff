import Foundation
import QuoinDiagnostics

/// What speaks HTTP for a `ResourceLoader`: one request, one answer, no redirect followed.
///
/// The default runs the system's `curl`. A server that has an HTTP client already wraps it in a conformance.
public protocol HTTPTransport: Sendable {
  /// Asks for a URL, and waits for the answer.
  ///
  /// - Parameters:
  ///   - url: An `http` or `https` URL whose host has been allowed.
  ///   - limit: The most bytes of body to read.
  ///   - timeout: How long to wait altogether.
  /// - Throws: A diagnostic when there is no answer, or one beyond the limits.
  func response(to url: URL, limit: Int, timeout: Duration) throws(Diagnostic) -> HTTPResponse
}

/// The answer to one request.
public struct HTTPResponse: Sendable, Hashable {
  /// The status code.
  public var status: Int
  /// The `Location` header, if there is one.
  public var location: String?
  /// The body.
  public var body: Data

  /// Creates an answer.
  public init(status: Int, location: String? = nil, body: Data = Data()) {
    self.status = status
    self.location = location
    self.body = body
  }
}
