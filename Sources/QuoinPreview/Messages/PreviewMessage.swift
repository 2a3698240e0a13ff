import Foundation
import QuoinDiagnostics

/// What the page is told: JSON with a `type`, and behind some of them bytes.
enum PreviewMessage: Sendable {
  case project(Project)
  case document(Document)
  /// Somebody has gone to another template in the editor.
  case follow(file: String)
  /// The bytes are a PNG of the part that has changed.
  case picture(Picture)
  case tile(Tile)
  /// How large the pages of a document are, width and height in points; none for what is one picture.
  case sheets([[Double]])
  /// The bytes are a PNG of a page beside the one that is looked at.
  case sheet(number: Int)
  case problems(Problems)
  case state([String: StateValue])
  /// What texts of the state are likely set to, by their names.
  case choices([String: [String]])
  case clock(Clock)
  /// A control was used for which the template names a method.
  case event(name: String, method: String)
  /// The bytes are a file to keep.
  case file(name: String, type: String)
  /// What is inspected and designed.
  case design(DesignMessage)

  /// What can be shown, and in what.
  struct Project: Encodable, Sendable {
    let name: String
    /// What the preview was started with, by which the page finds what was chosen since.
    let beginning: String
    /// What is to be opened first; nothing where there is nothing.
    let first: String?
    let templates: [String]
    /// The names of the stories of those that have some.
    let stories: [String: [String]]
    let devices: [ShownDevice]
    let textSizes: [String]
    /// What templates are shown in that nobody has set to anything else.
    let settings: PreviewSettings
    /// Whether a place is opened by the preview; if not, by an address that the browser hands to an editor.
    let opensEditor: Bool
    /// Whether it stands beside an editor that shows what is selected here.
    let isBesideEditor: Bool
    /// Whether the text of templates is shown beside them from the start.
    let isSandbox: Bool
  }

  struct ShownDevice: Encodable, Sendable {
    let name: String
    let width: Double
    let height: Double
    let scale: Double
    let cornerRadius: Double
  }

  /// Which template is open, with which data.
  struct Document: Encodable, Sendable {
    let file: String
    /// The story that it is shown in, with the settings that this comes to.
    var story: String?
    var settings: PreviewSettings?
    var data: String?
    var dataFiles: [String] = []
  }

  /// A small picture of a template, which is in the bytes where there is no error.
  struct Tile: Encodable, Sendable {
    let file: String
    let story: String?
    /// The size in points.
    let width: Double
    let height: Double
    /// Why there is no picture.
    let error: String?
  }

  struct Picture: Encodable, Sendable {
    /// The size in points.
    let width: Double
    let height: Double
    let pixelWidth: Int
    let pixelHeight: Int
    /// Where the part goes, in pixels.
    let x: Int
    let y: Int
    /// Pixels a point of the screen that it is laid out for, and of the picture.
    let scale: Double
    let drawnScale: Double
    /// Whether nothing says how large it is, so that a phone's size is assumed.
    let isAssumed: Bool
    /// Whether keys are written into something.
    let takesText: Bool
    /// The page of a document that it is of, from 1, and how many there are; 0 for a template that is one picture.
    let page: Int
    let pageCount: Int
    /// How many there have been, with this one.
    let number: Int
  }

  struct Problems: Encodable, Hashable, Sendable {
    let errors: [PreviewProblem]
    let warnings: [PreviewProblem]
  }

  struct Clock: Encodable, Hashable, Sendable {
    /// In seconds since the template appeared.
    let time: Double
    let isHeld: Bool
    /// Whether something is animated or waits for a time.
    let isMoving: Bool
  }
}

extension PreviewMessage: Encodable {
  private enum CodingKeys: String, CodingKey {
    case type, state, choices, name, mime, method, file, sizes, number
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .project(let project): try encode(project, as: "project", into: &values, encoder)
    case .document(let document): try encode(document, as: "document", into: &values, encoder)
    case .picture(let picture): try encode(picture, as: "picture", into: &values, encoder)
    case .tile(let tile): try encode(tile, as: "tile", into: &values, encoder)
    case .problems(let problems): try encode(problems, as: "problems", into: &values, encoder)
    case .clock(let clock): try encode(clock, as: "clock", into: &values, encoder)
    case .state(let state):
      try values.encode("state", forKey: .type)
      try values.encode(state, forKey: .state)
    case .choices(let choices):
      try values.encode("choices", forKey: .type)
      try values.encode(choices, forKey: .choices)
    case .event(let name, let method):
      try values.encode("event", forKey: .type)
      try values.encode(name, forKey: .name)
      try values.encode(method, forKey: .method)
    case .sheets(let sizes):
      try values.encode("sheets", forKey: .type)
      try values.encode(sizes, forKey: .sizes)
    case .sheet(let number):
      try values.encode("sheet", forKey: .type)
      try values.encode(number, forKey: .number)
    case .follow(let file):
      try values.encode("follow", forKey: .type)
      try values.encode(file, forKey: .file)
    case .design(let message): try message.encode(to: encoder)
    case .file(let name, let type):
      try values.encode("file", forKey: .type)
      try values.encode(name, forKey: .name)
      try values.encode(type, forKey: .mime)
    }
  }

  private func encode(
    _ part: some Encodable, as type: String, into values: inout KeyedEncodingContainer<CodingKeys>,
    _ encoder: any Encoder
  ) throws {
    try values.encode(type, forKey: .type)
    try part.encode(to: encoder)
  }
}

/// A message with the bytes behind it.
struct PreviewOutput: Sendable {
  let message: PreviewMessage
  var bytes: Data?

  /// The message as JSON.
  var text: String { JSONText(message).text }
}
