import Foundation
import QuoinResources
import QuoinTools

/// A file that is open in the editor, as it is there.
struct OpenDocument {
  /// As the client writes it.
  let uri: String
  var version: Int
  private(set) var template: EditedTemplate
  private(set) var map: PositionMap

  init(
    uri: String, version: Int, text: String, url: URL?, folder: TemplateFolder, language: TemplateLanguage,
    encoding: PositionEncoding
  ) {
    (self.uri, self.version) = (uri, version)
    template = EditedTemplate(text: text, url: url, folder: folder, language: language)
    map = PositionMap(text, encoding: encoding)
    share()
  }

  /// Makes the text known to what other files see of it.
  private func share() {
    if let url = template.url { template.folder.setOpen(template.file, at: url) }
  }

  /// Whether there is an outermost element whose name is written already.
  func hasRoot(beside parameters: JSONNode) -> Bool {
    guard let root = template.markup.root else { return false }
    let offset = parameters["position"].map { map.offset(of: LinePosition($0)) }
    return offset.map { $0 < root.nameRange.lowerBound || root.nameRange.upperBound < $0 } ?? true
  }

  /// Takes changes as the protocol has them, each on what the one before has left.
  mutating func apply(_ changes: [JSONNode]) {
    var map = map
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      var range = 0..<map.bytes.count
      if let start = change["range"]?["start"], let end = change["range"]?["end"] {
        let lower = map.offset(of: LinePosition(start))
        range = lower..<max(lower, map.offset(of: LinePosition(end)))
      }
      map.replace(range, with: text.utf8)
    }
    map = PositionMap(map.bytes, encoding: map.encoding)
    self.map = map
    let text = String(decoding: map.bytes, as: UTF8.self)
    template = EditedTemplate(
      text: text, url: template.url, folder: template.folder, language: template.language)
    share()
  }
}

extension LinePosition {
  /// A place as messages have it; what is missing or no number counts as 0.
  init(_ node: JSONNode) {
    self.init(
      line: node["line"].map { $0.wholeNumber } ?? 0, character: node["character"].map { $0.wholeNumber } ?? 0
    )
  }
}

extension JSONNode {
  /// The number as a whole one, held within what positions can be.
  var wholeNumber: Int { Int(min(max(number ?? 0, 0), 2_147_483_647)) }
}
