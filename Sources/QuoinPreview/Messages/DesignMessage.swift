import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinTemplates

/// What the page is told while the picture is inspected or designed.
enum DesignMessage: Encodable, Sendable {
  /// All nodes, with those that are to be selected from now on; nothing for those that are.
  case tree(TreeInspection, selection: [String]?, undo: String?, redo: String?)
  /// What there is to know of a node, with the macros, parameters and variables that its attributes name, and with what files that
  /// it includes say in vain, by attribute, and which attributes have values to pick from.
  case details(
    NodeDetails, declared: [String: [Declaration]], lost: [String: [LostAttribute]], pickable: [String])
  /// The node at the pointer, and the distances to it that were asked for.
  case pointed(String?, [SnapGuide])
  /// The node of the element in which the caret stands.
  case caret(String)
  case accessibility([AccessibilityInspection])
  case palette([PaletteGroup])
  case completion([Choice], start: Int, end: Int)
  /// Where what is dragged lies, and why; the number of drags that are done.
  case dragged(FrameDrag, [SnapGuide])
  /// Something could not be done.
  case refused(String)
  /// The text of the template that is open.
  case text(file: String, String, isSaved: Bool)
  /// The templates that are edited and not saved.
  case unsaved([String])
  /// Whether what was typed is saved, and where if it has just been.
  case saved(Bool, path: String?)

  /// A macro, a parameter or a variable, and where it is declared.
  struct Declaration: Encodable, Sendable {
    let name: String
    let place: SourceSpan
  }

  /// What an included file says of an attribute that the element around it says otherwise.
  struct LostAttribute: Encodable, Sendable {
    let expression: String
    let place: SourceSpan
  }

  /// Something that may be typed.
  struct Choice: Encodable, Sendable {
    let label: String
    let text: String
    let detail: String
    let documentation: String
    let kind: String
    let color: String?
    /// How it looks, as a PNG.
    let picture: Data?
  }

  private enum CodingKeys: String, CodingKey {
    case type, what, nodes, selection, undo, redo, details, declared, lost, pickable, node, distances, items,
      groups,
      choices,
      start,
      end
    case drag, guides, message, file, text, isSaved, path, files
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode("design", forKey: .type)
    switch self {
    case .tree(let tree, let selection, let undo, let redo):
      try values.encode("tree", forKey: .what)
      try values.encode(tree.nodes, forKey: .nodes)
      try values.encode(selection, forKey: .selection)
      try values.encode(undo, forKey: .undo)
      try values.encode(redo, forKey: .redo)
    case .details(let details, let declared, let lost, let pickable):
      try values.encode(pickable, forKey: .pickable)
      try values.encode(lost, forKey: .lost)
      try values.encode("details", forKey: .what)
      try values.encode(declared, forKey: .declared)
      try values.encode(details, forKey: .details)
    case .pointed(let node, let distances):
      try values.encode("pointed", forKey: .what)
      try values.encode(node, forKey: .node)
      try values.encode(distances, forKey: .distances)
    case .caret(let node):
      try values.encode("caret", forKey: .what)
      try values.encode(node, forKey: .node)
    case .accessibility(let items):
      try values.encode("accessibility", forKey: .what)
      try values.encode(items, forKey: .items)
    case .palette(let groups):
      try values.encode("palette", forKey: .what)
      try values.encode(groups, forKey: .groups)
    case .completion(let choices, let start, let end):
      try values.encode("completion", forKey: .what)
      try values.encode(choices, forKey: .choices)
      try values.encode(start, forKey: .start)
      try values.encode(end, forKey: .end)
    case .dragged(let drag, let guides):
      try values.encode("dragged", forKey: .what)
      try values.encode(drag, forKey: .drag)
      try values.encode(guides, forKey: .guides)
    case .refused(let message):
      try values.encode("refused", forKey: .what)
      try values.encode(message, forKey: .message)
    case .text(let file, let text, let isSaved):
      try values.encode("text", forKey: .what)
      try values.encode(file, forKey: .file)
      try values.encode(text, forKey: .text)
      try values.encode(isSaved, forKey: .isSaved)
    case .unsaved(let files):
      try values.encode("unsaved", forKey: .what)
      try values.encode(files, forKey: .files)
    case .saved(let isSaved, let path):
      try values.encode("saved", forKey: .what)
      try values.encode(isSaved, forKey: .isSaved)
      try values.encodeIfPresent(path, forKey: .path)
    }
  }
}
