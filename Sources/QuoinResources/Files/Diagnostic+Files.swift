import Foundation
import QuoinDiagnostics

extension Diagnostic {
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

  /// A file that is there and cannot be read.
  package static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be read: \(reason)")
  }

  /// A file or an answer beyond the limit of the budget.
  package static func tooLarge(_ name: String, limit: Int) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is larger than the limit of \(limit) bytes")
  }
}
