import Foundation
import QuoinTools

/// A template with a `|` where the cursor is, alone or in a folder with other files.
struct MarkedTemplate {
  let template: EditedTemplate
  /// Where the mark stood, in UTF-8 bytes.
  let offset: Int

  init(_ marked: String, at url: URL? = nil, in folder: TemplateFolder = TemplateFolder()) {
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    template = EditedTemplate(text: parts.joined(), url: url, folder: folder)
  }

  var completions: CompletionList { template.completions(at: offset) }
  var labels: [String] { completions.items.map(\.label) }

  /// The text once a choice has been taken.
  func taking(_ label: String) -> String? {
    let list = completions
    guard let item = list.items.first(where: { $0.label == label }) else { return nil }
    var bytes = Array(template.text.utf8)
    bytes.replaceSubrange(list.range, with: item.text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A folder of files that is gone when the test is over.
final class FilesFixture {
  let root: URL

  init(_ files: [String: String]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString)")
    for (name, text) in files {
      let url = root.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  var folder: TemplateFolder { TemplateFolder(root: root) }

  func url(_ name: String) -> URL { root.appendingPathComponent(name) }

  /// A marked text in the place of one of the files.
  func marked(_ name: String, _ text: String) -> MarkedTemplate {
    MarkedTemplate(text, at: url(name), in: folder)
  }
}
