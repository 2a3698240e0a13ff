import Foundation
import QuoinDiagnostics

/// What a record holds.
nonisolated enum RecordKind: String, CaseIterable {
  case picture, frames, tree, accessibility

  var fileExtension: String { self == .picture ? "png" : "\(rawValue).txt" }

  /// What a sentence calls it.
  var noun: String { self == .accessibility ? "accessibility tree" : rawValue }
}

/// Something that an expectation compares with: what it is called, and where it lies.
nonisolated struct Record {
  let kind: RecordKind
  /// What the test calls it.
  let name: String
  /// What tells it from others of the name: the device, the appearance and so on.
  let words: [String]
  let place: TestPlace

  /// Creates a record.
  ///
  /// - Throws: A sentence where the name cannot be a file's.
  init(_ kind: RecordKind, name: String?, words: [String], place: TestPlace) throws(Diagnostic) {
    self.kind = kind
    self.name = name ?? place.test
    self.words = words
    self.place = place
    for part in [self.name] + words {
      if let flaw = Self.flaw(of: part) { throw .recordName(part, of: kind, flaw: flaw) }
    }
    if stem.utf8.count > Self.longestName { throw .recordName(stem, of: kind, flaw: "is too long") }
  }

  /// How many bytes a name may have, with which file systems and archives can do something.
  private static let longestName = 150

  private static func flaw(of name: String) -> String? {
    if name.isEmpty { return "is empty" }
    if name.contains("/") { return "has a slash" }
    if let sign = name.first(where: { "\\:*?\"<>|".contains($0) }) { return "has a \(sign)" }
    if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "has a control character"
    }
    if name.hasPrefix(".") { return "begins with a full stop" }
    if name.first?.isWhitespace == true || name.last?.isWhitespace == true {
      return "has a space at its edge"
    }
    return nil
  }

  /// `card.iPhone-SE.dark`
  var stem: String { ([name] + words).joined(separator: ".") }

  /// `card.iPhone-SE.dark.png`
  var fileName: String { "\(stem).\(kind.fileExtension)" }

  /// What sentences call it: `“card” (iPhone-SE, dark)`.
  var title: String { words.isEmpty ? "“\(name)”" : "“\(name)” (\(words.joined(separator: ", ")))" }

  /// Where the records of the same file of tests lie.
  func folder(in root: URL) -> URL {
    root.appendingPathComponent(place.module, isDirectory: true)
      .appendingPathComponent(place.file, isDirectory: true)
  }

  /// The record's file.
  func file(in root: URL) -> URL { folder(in: root).appendingPathComponent(fileName) }
}

nonisolated extension Diagnostic {
  static func recordName(_ name: String, of kind: RecordKind, flaw: String) -> Diagnostic {
    Diagnostic(.error, "“\(name)” cannot name a \(kind.noun), which is a file's name too: it \(flaw)")
  }
}
