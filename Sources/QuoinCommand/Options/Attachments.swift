import Foundation
import Quoin
import QuoinBatch

/// Files that PDFs carry, on the command line.
enum Attachments {
  /// Reads a file, with what it is to the document behind an `=`.
  static func attachment(_ text: String) throws(Diagnostic) -> PDFOptions.Attachment {
    let (path, word) = parts(of: text)
    let relationship = try word.map { word throws(Diagnostic) in try PDFOptions.Relationship(named: word) }
    let data = try data(at: path) { .cannotAttach(path, $0) }
    let name = URL(fileURLWithPath: path).lastPathComponent
    return PDFOptions.Attachment(
      name: name, data: data, mediaType: PDFOptions.Attachment.mediaType(ofFile: name),
      relationship: relationship ?? .unspecified)
  }

  /// Reads a file.
  ///
  /// - Parameter problem: What is said of a file that cannot be read, with the reason.
  static func data(at path: String, _ problem: (String) -> Diagnostic) throws(Diagnostic) -> Data {
    let url = URL(fileURLWithPath: path)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    do throws(Diagnostic) { return try loader.data(at: url) } catch { throw problem(error.message) }
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
  fileprivate static func cannotAttach(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be attached: \(reason)")
  }
}
