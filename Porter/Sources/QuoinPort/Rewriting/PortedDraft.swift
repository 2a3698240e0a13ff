import QuoinDiagnostics
import SwiftSyntax

/// A file that is written anew but for what other files move into its classes.
struct PortedDraft: Sendable {
  let source: PortSource
  let edits: SourceEdits
  /// What is written below the last line.
  var supplement: [String]
  let standIns: Set<StandIn>
  /// Where the classes of the file end, by their names.
  let classes: [String: End]
  /// What the file moves into classes.
  let moved: [MovedMember]
  let diagnostics: [Diagnostic]

  /// The brace that ends a class.
  struct End {
    let place: AbsolutePosition
    /// From 1.
    let line: Int
  }

  /// The file, with what is moved into classes, by their names.
  func file(with members: [String: [MovedMember]]) -> PortedFile {
    var edits = edits
    for (name, end) in classes.sorted(by: { $0.value.line < $1.value.line }) {
      guard let own = members[name] else { continue }
      let text = own.map {
        "\n#sourceLocation(file: \($0.file.debugDescription), line: \($0.line))\n\($0.text)"
      }
      let back = "\n#sourceLocation(file: \(source.path.debugDescription), line: \(end.line))\n"
      edits.insert(text.joined() + back, at: end.place)
    }
    var text =
      "#sourceLocation(file: \(source.path.debugDescription), line: 1)\n" + edits.applied(to: source.text)
    if !supplement.isEmpty {
      if !text.hasSuffix("\n") { text += "\n" }
      text += supplement.joined(separator: "\n") + "\n"
    }
    return PortedFile(path: source.path, text: text)
  }
}

/// A member of an extension that only a class can have where there is no Objective-C runtime.
struct MovedMember: Sendable {
  /// The class.
  let type: String
  /// Where it stands.
  let file: String
  /// The line at which it begins, from 1.
  let line: Int
  /// What is written in the class.
  let text: String
  /// The words in it.
  let names: Set<String>
}
