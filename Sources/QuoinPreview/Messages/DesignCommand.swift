import Foundation
import QuoinEditing

/// What the page asks for while the picture is inspected or designed.
enum DesignCommand: Sendable {
  /// Begins to tell of the nodes, or ends that.
  case inspect(Bool)
  /// Tells what there is to know of a node.
  case details(String)
  /// The pointer is over a place, in points of the picture; the distances from a node are wanted where one is named.
  case point(x: Double, y: Double, from: String?)
  /// Tells what is read out.
  case accessibility
  case palette
  /// Sets an attribute of nodes, or removes it.
  case set(nodes: [String], name: String, value: String?)
  /// What may stand at an offset of an attribute's value, in UTF-16 units; at one of its name where no name is given. Somebody
  /// who picks it sees how it looks.
  case complete(node: String, name: String?, text: String, offset: Int, isPicking: Bool)
  /// Edges of nodes are dragged, in points of the picture.
  case drag(nodes: [String], FrameDrag, phase: DragPhase, reach: Double)
  /// Moves nodes by points of their own.
  case nudge(nodes: [String], dx: Double, dy: Double)
  /// Drags edges of nodes, by their keys, each to its place: in points of the picture, or of what each stands in.
  case arrange([String: FrameDrag], isOwn: Bool)
  /// Draws what is to be added at a place to what is around it, in points of the picture.
  case offer(CGRect, reach: Double)
  /// Adds an element to a node, or at a place; some nodes are selected until then.
  case insert(markup: String, into: String, before: String?, x: Double?, y: Double?, selected: [String])
  /// Puts nodes into another, before a child or at its end.
  case move(nodes: [String], into: String, before: String?)
  case duplicate([String])
  case delete([String])
  case wrap([String], inRow: Bool)
  case undo, redo
  /// Begins to tell of the text of the template, or ends that.
  case edit(Bool)
  /// The text as somebody has typed it.
  case typed(String)
  /// The caret stands at a place of the text, in UTF-16 units.
  case caret(offset: Int)
  /// What may stand at a place of the text, in UTF-16 units.
  case completeText(offset: Int)
  /// Saves what was typed.
  case save
  /// Puts a suggestion in the place of what is wrong somewhere.
  case mend(file: String, line: Int, column: Int, suggestion: String)

  enum DragPhase: String, Decodable, Sendable { case moved, ended, cancelled }
}

extension DesignCommand: Decodable {
  private enum CodingKeys: String, CodingKey {
    case act, isOn, node, nodes, x, y, from, name, value, text, offset, drag, phase, reach, dx, dy
    case markup, into, before, selected, inRow, width, height, isPicking, file, line, column, suggestion,
      drags, isOwn
  }

  /// Reads `{"act": "delete", "nodes": ["0.1"]}` and the like.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func get<Part: Decodable>(_ key: CodingKeys) throws -> Part { try values.decode(Part.self, forKey: key) }
    func find<Part: Decodable>(_ key: CodingKeys) throws -> Part? {
      try values.decodeIfPresent(Part.self, forKey: key)
    }
    // Farther than anything lies, and no more than can be added up.
    func length(_ key: CodingKeys) throws -> Double { min(max(try get(key), -1e6), 1e6) }
    switch try get(.act) as String {
    case "inspect": self = .inspect(try get(.isOn))
    case "details": self = .details(try get(.node))
    case "point": self = .point(x: try length(.x), y: try length(.y), from: try find(.from))
    case "accessibility": self = .accessibility
    case "palette": self = .palette
    case "set": self = .set(nodes: try get(.nodes), name: try get(.name), value: try find(.value))
    case "complete":
      self = .complete(
        node: try get(.node), name: try find(.name), text: try get(.text), offset: try get(.offset),
        isPicking: try find(.isPicking) ?? false)
    case "drag":
      self = .drag(
        nodes: try get(.nodes), (try get(.drag) as FrameDrag).held, phase: try get(.phase),
        reach: try length(.reach))
    case "nudge": self = .nudge(nodes: try get(.nodes), dx: try length(.dx), dy: try length(.dy))
    case "arrange":
      self = .arrange((try get(.drags) as [String: FrameDrag]).mapValues(\.held), isOwn: try get(.isOwn))
    case "offer":
      let frame = CGRect(
        x: try length(.x), y: try length(.y), width: try length(.width), height: try length(.height))
      self = .offer(frame, reach: try length(.reach))
    case "insert":
      self = .insert(
        markup: try get(.markup), into: try get(.into), before: try find(.before),
        x: try (find(.x) as Double?).map { _ in try length(.x) },
        y: try (find(.y) as Double?).map { _ in try length(.y) }, selected: try get(.selected))
    case "move": self = .move(nodes: try get(.nodes), into: try get(.into), before: try find(.before))
    case "duplicate": self = .duplicate(try get(.nodes))
    case "delete": self = .delete(try get(.nodes))
    case "wrap": self = .wrap(try get(.nodes), inRow: try get(.inRow))
    case "undo": self = .undo
    case "redo": self = .redo
    case "edit": self = .edit(try get(.isOn))
    case "typed": self = .typed(try get(.text))
    case "caret": self = .caret(offset: try get(.offset))
    case "completeText": self = .completeText(offset: try get(.offset))
    case "save": self = .save
    case "mend":
      self = .mend(
        file: try get(.file), line: try get(.line), column: try get(.column),
        suggestion: try get(.suggestion))
    default:
      throw DecodingError.dataCorruptedError(forKey: .act, in: values, debugDescription: "No such act")
    }
  }
}

extension FrameDrag {
  /// The drag with no edge farther than anything lies.
  fileprivate var held: FrameDrag {
    func hold(_ length: CGFloat) -> CGFloat { min(max(length, -1e6), 1e6) }
    return FrameDrag(left: hold(left), top: hold(top), right: hold(right), bottom: hold(bottom))
  }
}
