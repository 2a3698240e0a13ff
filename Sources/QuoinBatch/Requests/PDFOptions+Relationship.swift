import QuoinDiagnostics
import QuoinGraphics

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
  fileprivate static func noRelationship(_ word: String) -> Diagnostic {
    let names = PDFOptions.Relationship.allCases.map(\.word)
    return Diagnostic(
      .error,
      "'\(word.prefix(200))' is nothing that a file is to a PDF; it is \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: word, among: names))
  }
}
