import Foundation
import Quoin
import QuoinBatch

/// Files that PDFs carry, on the command line.
enum Attachments {
  /// Reads a file, with what it is to the document behind an `=`.
  static func attachment(_ text: String) throws(Diagnostic) -> PDFOptions.Attachment {
    let (path, word) = parts(of: text)
    let relationship = try word.map { word throws(Diagnostic) in try PDFOptions.Relationship(named: word) }
    let url = URL(fileURLWithPath: path)
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [url.deletingLastPathComponent()]))
    let data: Data
    do { data = try loader.data(at: url) } catch { throw .cannotAttach(path, error) }
    return PDFOptions.Attachment(
      name: url.lastPathComponent, data: data,
      mediaType: PDFOptions.Attachment.mediaType(ofFile: url.lastPathComponent),
      relationship: relationship ?? .unspecified)
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
  fileprivate static func cannotAttach(_ path: String, _ error: any Error) -> Diagnostic {
    Diagnostic(.error, "'\(path)' cannot be attached: \((error as? Diagnostic)?.message ?? "\(error)")")
  }
}
