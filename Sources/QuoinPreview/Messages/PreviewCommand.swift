import Foundation
import QuoinEditing

/// What the page asks for.
enum PreviewCommand: Sendable {
  /// The page is there; its screen has so many pixels a point.
  case begin(pageScale: Double)
  /// The picture is looked at with so many pixels a point, zoom included.
  case look(scale: Double)
  /// Another template, or another story of one, in what the page has been set to for it, with the data that were chosen.
  case open(String, story: String? = nil, settings: PreviewSettings? = nil, data: DataChoice? = nil)
  /// Small pictures of templates and stories; none where they are not looked at any more.
  case gallery([TileName])
  /// A template to begin with, in a folder that has none.
  case beginTemplate
  /// Another file of data beside the template; nothing for none.
  case useData(String?)
  /// Data as somebody has typed them, as JSON, in place of a file's; empty for those of the file again.
  case typeData(String)
  case set(PreviewSettings)
  case touches([Finger])
  /// The pointer without a button down; nothing when it has left.
  case hover(x: Double, y: Double)
  case leave
  case wheel(x: Double, y: Double, dx: Double, dy: Double)
  case key(String, Modifiers)
  /// What was pasted or composed.
  case text(String)
  case setState(name: String, value: StateValue)
  /// Stops the clock or lets it go on.
  case hold(Bool)
  /// Holds the clock at so many seconds.
  case goTo(Double)
  /// What is shown becomes a story of a name.
  case keepStory(String)
  /// Everything as it was when the template was opened.
  case reset
  /// The files are read again.
  case reload
  /// Another page of a document.
  case page(Int)
  /// The pages of a document that are in sight, whose pictures are wanted too.
  case sheets([Int])
  /// A picture has been shown, so that another may come.
  case shown
  case export(format: String)
  /// Opens a place in the editor; one that stands beside it shows it without taking the focus where that only follows.
  case edit(file: String, line: Int, column: Int, isFollowing: Bool)
  /// Something is new in the editor that the preview stands beside. No page says this.
  case editor(EditorConnection.Change)
  /// Inspecting and designing.
  case design(DesignCommand)

  /// A finger or a button that is or was down.
  struct Finger: Decodable, Hashable, Sendable {
    enum Phase: String, Decodable { case began, moved, ended, cancelled }
    let id: Int
    let phase: Phase
    let x: Double
    let y: Double
  }

  /// A template with one of its stories.
  struct TileName: Decodable, Hashable, Sendable {
    let file: String
    let story: String?
  }

  /// The data that were chosen for a template.
  enum DataChoice: Sendable {
    case none
    /// A file beside the template, by its name.
    case file(String)
  }

  struct Modifiers: Decodable, Hashable, Sendable {
    let shift: Bool
    let control: Bool
    let alternate: Bool
    let command: Bool
  }
}

extension PreviewCommand: Decodable {
  private enum CodingKeys: String, CodingKey {
    case type, scale, file, name, settings, fingers, x, y, dx, dy, key, modifiers, text, value, isHeld, time,
      data
    case format, line, column, page, story, tiles, numbers, isFollowing
  }

  /// Reads `{"type": "open", "file": "card.xml"}` and the like.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double { try values.decode(Double.self, forKey: key) }
    func string(_ key: CodingKeys) throws -> String { try values.decode(String.self, forKey: key) }
    switch try string(.type) {
    case "begin": self = .begin(pageScale: min(max(try number(.scale), 1), 4))
    case "look": self = .look(scale: min(max(try number(.scale), 0.02), 16))
    case "open":
      self = .open(
        try string(.file), story: try values.decodeIfPresent(String.self, forKey: .story),
        settings: try values.decodeIfPresent(PreviewSettings.self, forKey: .settings),
        data: try values.decodeIfPresent(String.self, forKey: .data).map { $0.isEmpty ? .none : .file($0) })
    case "gallery": self = .gallery(try values.decode([TileName].self, forKey: .tiles))
    case "keepStory": self = .keepStory(try string(.name))
    case "beginTemplate": self = .beginTemplate
    case "data": self = .useData(try values.decodeIfPresent(String.self, forKey: .file))
    case "json": self = .typeData(try string(.text))
    case "set": self = .set(try values.decode(PreviewSettings.self, forKey: .settings))
    case "touches": self = .touches(try values.decode([Finger].self, forKey: .fingers))
    case "hover": self = .hover(x: try number(.x), y: try number(.y))
    case "leave": self = .leave
    case "wheel":
      self = .wheel(x: try number(.x), y: try number(.y), dx: try number(.dx), dy: try number(.dy))
    case "key": self = .key(try string(.key), try values.decode(Modifiers.self, forKey: .modifiers))
    case "text": self = .text(try string(.text))
    case "state":
      self = .setState(name: try string(.name), value: try values.decode(StateValue.self, forKey: .value))
    case "hold": self = .hold(try values.decode(Bool.self, forKey: .isHeld))
    case "time": self = .goTo(try number(.time))
    case "reset": self = .reset
    case "reload": self = .reload
    case "page": self = .page(try values.decode(Int.self, forKey: .page))
    case "sheets": self = .sheets(try values.decode([Int].self, forKey: .numbers))
    case "shown": self = .shown
    case "export": self = .export(format: try string(.format))
    case "edit":
      self = .edit(
        file: try string(.file), line: min(try values.decode(Int.self, forKey: .line), 10_000_000),
        column: min(try values.decode(Int.self, forKey: .column), 10_000_000),
        isFollowing: try values.decodeIfPresent(Bool.self, forKey: .isFollowing) ?? false)
    case "design": self = .design(try DesignCommand(from: decoder))
    default:
      throw DecodingError.dataCorruptedError(forKey: .type, in: values, debugDescription: "No such command")
    }
  }
}
