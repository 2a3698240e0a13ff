import Foundation
import QuoinEditing
import QuoinTestSupport
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

extension FilesFixture {
  var folder: TemplateFolder { TemplateFolder(root: root) }

  /// A marked text in the place of one of the files.
  func marked(_ name: String, _ text: String) -> MarkedTemplate {
    MarkedTemplate(text, at: url(name), in: folder)
  }
}
