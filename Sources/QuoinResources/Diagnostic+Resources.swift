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

  static func outsideFolders(_ path: String, _ folders: [URL]) -> Diagnostic {
    let allowed = folders.map(\.path).sorted().joined(separator: ", ")
    return Diagnostic(
      .error, "'\(path)' lies outside the allowed folders",
      notes: [
        Note(allowed.isEmpty ? "No folder is allowed" : "Allowed: \(allowed)"),
        Note("--allow-path adds a folder to them, and so does ResourcePolicy(folders:)"),
      ])
  }

  static func noSuchFile(_ path: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "There is no file '\(path)'", suggestions: nearest)
  }

  package static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be read: \(reason)")
  }

  package static func tooLarge(_ name: String, limit: Int) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is larger than the limit of \(limit) bytes")
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

  static func requestFailed(_ url: URL, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(url.absoluteString)' cannot be loaded: \(reason)")
  }

  static func tooManyRedirects(_ url: URL, limit: Int) -> Diagnostic {
    Diagnostic(.error, "'\(url.absoluteString)' redirects more than \(limit) times")
  }
}
