import Foundation
import QuoinDiagnostics
import QuoinGraphics

extension PDFOptions.Encryption {
  /// Reads what readers of a PDF may do.
  ///
  /// - Parameter list: Names with commas between them; empty or `none` for nothing.
  /// - Throws: Which one is none, and what may be meant.
  package static func permissions(named list: String) throws(Diagnostic) -> Set<Permission> {
    let words = list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    if words.isEmpty || words == ["none"] { return [] }
    var permissions: Set<Permission> = []
    for word in words {
      guard let permission = Permission(rawValue: word) else { throw .noPermission(word) }
      permissions.insert(permission)
    }
    return permissions
  }
}

extension Diagnostic {
  fileprivate static func noPermission(_ word: String) -> Diagnostic {
    let names = PDFOptions.Encryption.Permission.allCases.map(\.rawValue)
    return Diagnostic(
      .error,
      "'\(word.prefix(200))' is nothing that a PDF permits; it is \(names.joined(separator: ", ")), or none",
      suggestions: NearestNames(to: word, among: names))
  }
}
