import Foundation
import QuoinHTTP

/// Who may ask the server for something: a page that came from it, under its own address, with its token.
struct RequestGuard: Sendable {
  /// The first part of every address.
  let token: String
  /// The port that is listened on.
  let port: UInt16

  /// A token that nobody guesses: 128 bits of the system's randomness.
  static func makeToken() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(random.next(), radix: 36) }.joined()
  }

  private var authorities: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// What is asked for, below the token.
  ///
  /// - Throws: What to answer instead.
  func path(of request: HTTPRequest) throws(Refusal) -> String {
    // A name that leads here but is not ours comes from a page that had it changed after it was loaded.
    guard let host = request.fields["Host"], authorities.contains(host.lowercased()) else { throw .host }
    if let origin = request.fields["Origin"],
      !authorities.contains(where: { origin.lowercased() == "http://\($0)" })
    {
      throw .origin
    }
    let isNavigation = request.fields["Sec-Fetch-Mode"] == "navigate"
    if request.fields["Sec-Fetch-Site"] == "cross-site", !isNavigation { throw .origin }
    guard request.method == "GET" else { throw .method }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
    let rest = parts.first?.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false) ?? []
    guard let given = rest.first, Self.isSame(String(given), token) else { throw .token }
    // What the page names lies below its address.
    guard rest.count > 1 else { throw .folder(token) }
    return String(rest[1])
  }

  /// Compares in a time that tells nothing of where texts differ.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one.utf8), Array(other.utf8))
    guard one.count == other.count else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Why nothing is answered.
  enum Refusal: Error, Equatable {
    case host, origin, method, token
    /// The address has to end in a slash.
    case folder(_ token: String)

    var response: HTTPResponse {
      switch self {
      case .host: HTTPResponse(403, text: "This preview has another address.\n")
      case .origin:
        HTTPResponse(403, text: "Only its own page may ask a preview.\n")
      case .method: HTTPResponse(405)
      case .token: HTTPResponse(404, text: "There is nothing here.\n")
      case .folder(let token): HTTPResponse(308, fields: ["Location": "/\(token)/"])
      }
    }
  }
}
