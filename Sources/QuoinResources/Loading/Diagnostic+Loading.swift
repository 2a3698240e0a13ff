import Foundation
import QuoinDiagnostics

extension Diagnostic {
  static func notAURL(_ reference: String) -> Diagnostic {
    Diagnostic(.error, "'\(reference.quotable)' is not a path or URL")
  }

  static func referenceTooLong(_ reference: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(reference.quotable)' is longer than the limit of \(ResourceLoader.referenceLimit) bytes for paths and URLs"
    )
  }

  static func schemeNotAllowed(_ scheme: String, in reference: String) -> Diagnostic {
    Diagnostic(
      .error,
      "'\(reference.quotable)' has the scheme '\(scheme.quotable)'; only http, https and file URLs are read"
    )
  }

  static func hostNotAllowed(_ host: String, allowed: Set<String>) -> Diagnostic {
    let list = allowed.sorted().joined(separator: ", ")
    return Diagnostic(
      .error, "The host '\(host)' is not allowed",
      notes: [
        Note(list.isEmpty ? "No host is allowed" : "Allowed: \(list)"),
        Note("--allow-host adds a host to them, and so does ResourcePolicy(hosts:)"),
      ],
      suggestions: NearestNames(to: host, among: allowed))
  }

  static func tooManyRedirects(_ url: URL, limit: Int) -> Diagnostic {
    Diagnostic(.error, "'\(url.absoluteString)' redirects more than \(limit) times")
  }
}
