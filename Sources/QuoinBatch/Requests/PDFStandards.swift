import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// Standards that a PDF keeps to, by name: `a-2b`, `ua-1`, or both with a comma; also as they are called in full, `PDF/A-3b`.
package struct PDFStandards: Sendable {
  package let archive: PDFOptions.Archive?
  package let isAccessible: Bool

  /// What they are called.
  package static let names = PDFOptions.Archive.allCases.map { "a-\($0.rawValue)" } + ["ua-1"]

  /// - Throws: Which one is none, and what may be meant.
  package init(_ list: String) throws(Diagnostic) {
    var (archive, isAccessible) = (PDFOptions.Archive?.none, false)
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let text = word.trimmingCharacters(in: .whitespaces)
      var name = text.lowercased().filter { $0 != "/" && $0 != "-" && $0 != " " }
      if name.hasPrefix("pdf") { name.removeFirst(3) }
      if name == "ua1" || name == "ua" {
        isAccessible = true
      } else if archive == nil, name.hasPrefix("a"),
        let part = PDFOptions.Archive(rawValue: String(name.dropFirst()))
      {
        archive = part
      } else {
        let level = Self.names.first {
          $0.hasPrefix("a-\(name.dropFirst())") && name.hasPrefix("a") && name.count > 1
        }
        throw archive != nil && level != nil
          ? .secondArchive(text)
          : .noStandard(text, level ?? nearestName(to: text.lowercased(), among: Self.names))
      }
    }
    (self.archive, self.isAccessible) = (archive, isAccessible)
  }
}

extension PDFOptions.Relationship {
  /// What the word is for it in requests and on the command line, and whoever says nothing leaves out.
  package var word: String { rawValue.lowercased() }

  /// - Throws: That there is no such word, and which may be meant.
  package init(named word: String) throws(Diagnostic) {
    guard let known = Self.allCases.first(where: { $0.word == word.lowercased() }) else {
      throw .noRelationship(word)
    }
    self = known
  }
}

extension Diagnostic {
  fileprivate static func secondArchive(_ text: String) -> Diagnostic {
    Diagnostic(.error, "a PDF keeps to one part of PDF/A, and '\(text.prefix(200))' is a second")
  }

  fileprivate static func noStandard(_ text: String, _ meant: String?) -> Diagnostic {
    let rest = meant.map { "; did you mean \($0)?" } ?? ""
    return Diagnostic(
      .error, "'\(text.prefix(200))' is none of \(PDFStandards.names.joined(separator: ", "))\(rest)")
  }

  fileprivate static func noRelationship(_ word: String) -> Diagnostic {
    let names = PDFOptions.Relationship.allCases.map(\.word)
    return Diagnostic(
      .error,
      "'\(word.prefix(200))' is nothing that a file is to a PDF; it is \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: word, among: names))
  }
}
