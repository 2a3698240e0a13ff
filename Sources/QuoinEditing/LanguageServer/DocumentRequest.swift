import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinResources
import QuoinTools

/// A question about an open document, with all that answering takes.
struct DocumentRequest: Sendable {
  let document: OpenDocument
  let parameters: JSONNode
  let client: ClientAbilities
  /// How the client writes the places of open files, by their paths.
  let uris: [String: String]
  /// Whether templates can be shown beside the editor.
  let hasPreview: Bool

  var template: EditedTemplate { document.template }
  var map: PositionMap { document.map }

  /// The place that is asked about.
  var offset: Int {
    get throws(RPCProblem) {
      guard let position = parameters["position"] else {
        throw RPCProblem(.invalidParams, "position is missing")
      }
      return map.offset(of: LinePosition(position))
    }
  }

  /// The stretch that is asked about; the whole text where none is given.
  var range: Range<Int> {
    guard let range = parameters["range"], let start = range["start"], let end = range["end"] else {
      return 0..<map.bytes.count
    }
    let lower = map.offset(of: LinePosition(start))
    return lower..<max(lower, map.offset(of: LinePosition(end)))
  }

  // MARK: Writing

  func uri(of url: URL?) -> String {
    guard let url else { return document.uri }
    return uris[url.standardizedFileURL.path] ?? url.standardizedFileURL.absoluteString
  }

  /// Lines and columns of a file, which may be another than the document.
  func map(of source: SourceText, at url: URL?) -> PositionMap {
    url?.standardizedFileURL == template.url ? map : PositionMap(source.contents, encoding: client.encoding)
  }

  func json(_ place: FilePlace) -> JSONText {
    ["uri": .string(uri(of: place.url)), "range": map(of: place.source, at: place.url).json(place.range)]
  }

  func json(_ edit: MarkupEdit, _ map: PositionMap) -> JSONText {
    ["range": map.json(edit.range), "newText": .string(edit.replacement)]
  }

  /// Changes to files as the client takes them.
  func workspaceEdit(_ files: [FileEdits], moving moved: [(from: URL, to: URL)] = []) -> JSONText {
    let edits = files.map { file in
      let map = map(of: file.source, at: file.url)
      return (uri: uri(of: file.url), edits: JSONText.array(file.edits.map { json($0, map) }))
    }
    guard client.takesDocumentChanges else {
      return ["changes": .object(edits.map { ($0.uri, $0.edits) })]
    }
    var changes: [JSONText] = edits.map { file in
      let version: JSONText = file.uri == document.uri ? JSONText(document.version) : .null
      return ["textDocument": ["uri": .string(file.uri), "version": version], "edits": file.edits]
    }
    for moved in moved where client.renamesFiles {
      changes.append([
        "kind": "rename", "oldUri": .string(uri(of: moved.from)), "newUri": .string(moved.to.absoluteString),
      ])
    }
    return ["documentChanges": .array(changes)]
  }
}
