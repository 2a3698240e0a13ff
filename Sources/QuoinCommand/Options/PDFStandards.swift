import ArgumentParser
import Foundation
import Quoin

/// Standards on the command line: `a-2b`, `ua-1`, or both with a comma.
struct PDFStandards: ExpressibleByArgument {
  let archive: PDFOptions.Archive?
  let isAccessible: Bool

  init?(argument: String) {
    guard let found = try? PDFStandards(reading: argument) else { return nil }
    self = found
  }

  /// Reads standards, also as they are called in full: `PDF/A-3b`.
  ///
  /// - Throws: Which one is none, and what may be meant.
  init(reading argument: String) throws {
    var (archive, isAccessible) = (PDFOptions.Archive?.none, false)
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
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
        let names = PDFOptions.Archive.allCases.map { "a-\($0.rawValue)" } + ["ua-1"]
        let level = names.first {
          $0.hasPrefix("a-\(name.dropFirst())") && name.hasPrefix("a") && name.count > 1
        }
        let meant =
          (level ?? nearestName(to: text.lowercased(), among: names)).map { "; did you mean \($0)?" } ?? ""
        throw ValidationError(
          archive != nil && level != nil
            ? "a PDF keeps to one part of PDF/A, and '\(text)' is a second"
            : "'\(text)' is none of \(names.joined(separator: ", "))\(meant)")
      }
    }
    (self.archive, self.isAccessible) = (archive, isAccessible)
  }
}

/// Files that PDFs carry, on the command line.
enum Attachments {
  /// Reads a file, with what it is to the document behind an `=`.
  static func attachment(_ text: String) throws(Diagnostic) -> PDFOptions.Attachment {
    let (path, word) = parts(of: text)
    var relationship = PDFOptions.Relationship.unspecified
    if let word {
      guard let known = PDFOptions.Relationship.allCases.first(where: { $0.rawValue.lowercased() == word })
      else {
        throw .noRelationship(word)
      }
      relationship = known
    }
    let url = URL(fileURLWithPath: path)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    let data: Data
    do { data = try loader.data(at: url) } catch { throw .cannotAttach(path, error) }
    return PDFOptions.Attachment(
      name: url.lastPathComponent, data: data,
      mediaType: PDFOptions.Attachment.mediaType(ofFile: url.lastPathComponent),
      relationship: relationship)
  }

  /// The path of a file, and the word behind the `=`, where there is one.
  static func parts(of text: String) -> (path: String, relationship: String?) {
    guard let sign = text.lastIndex(of: "="), !FileManager.default.fileExists(atPath: text) else {
      return (text, nil)
    }
    return (String(text[..<sign]), text[text.index(after: sign)...].lowercased())
  }
}

extension Diagnostic {
  fileprivate static func noRelationship(_ word: String) -> Diagnostic {
    let names = PDFOptions.Relationship.allCases.map { $0.rawValue.lowercased() }
    return Diagnostic(
      .error, "'\(word)' is nothing that a file is to a PDF; it is \(names.joined(separator: ", "))",
      suggestions: NearestNames(to: word, among: names))
  }

  fileprivate static func cannotAttach(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be attached: \((error as? Diagnostic)?.message ?? "\(error)")")
  }
}
