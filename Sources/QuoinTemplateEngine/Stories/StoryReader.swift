import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import QuoinViews

/// Reads a file of stories.
struct StoryReader {
  private let source: SourceText
  private let file: URL

  /// The most stories that a file may come to: lists multiply.
  static let limit = 200

  /// - Parameters:
  ///   - source: The text.
  ///   - file: Where it lies, for the data that it names.
  init(_ source: SourceText, beside file: URL) { (self.source, self.file) = (source, file) }

  func stories() throws(Diagnostic) -> [Story] {
    var reader = JSONReader(source)
    let root = try reader.read()
    var stories: [Story] = []
    var named: [String: String] = [:]
    for (name, nameSpan, value) in try members(of: root, "stories") {
      var drafts = [Draft()]
      for (entry, entrySpan, value) in try members(of: value, "a story") {
        guard let read = Self.entries.first(where: { $0.name == entry })?.read else {
          throw .unknownEntry(entry, among: Self.entries.map(\.name), at: entrySpan)
        }
        let values = value.elements ?? [value]
        if values.isEmpty { throw .emptyList(entry).located(at: source.span(for: value.range)) }
        var next: [Draft] = []
        for draft in drafts {
          for (index, value) in values.enumerated() {
            var draft = draft
            let word = try read(self, value, &draft) ?? "\(index + 1)"
            if values.count > 1 { draft.words.append(word) }
            next.append(draft)
          }
        }
        drafts = next
        if stories.count + drafts.count > Self.limit { throw .manyStories.located(at: nameSpan) }
      }
      for draft in drafts {
        let story = draft.story(named: name)
        if story.slug.isEmpty { throw .namelessStory.located(at: nameSpan) }
        if let other = named.updateValue(story.name, forKey: story.slug) {
          throw .sameName(story.name, as: other).located(at: nameSpan)
        }
        stories.append(story)
      }
    }
    return stories
  }

  /// The entries of an object in the order in which they are written.
  private func members(
    of node: JSONNode, _ what: String
  ) throws(Diagnostic) -> [(name: String, span: SourceSpan, value: JSONNode)] {
    guard let members = node.members else {
      throw .noObject(what, node.described).located(at: source.span(for: node.range))
    }
    return members.sorted { $0.value.nameRange.lowerBound < $1.value.nameRange.lowerBound }
      .map { ($0.key, source.span(for: $0.value.nameRange), $0.value.value) }
  }

  /// A story that is being read.
  private struct Draft {
    var source = Story.Source.beside
    var settings = LayoutSettings()
    var lies = false
    /// What tells it from others of the same name.
    var words: [String] = []

    func story(named name: String) -> Story {
      let name = ([name] + words).joined(separator: " ")
      var settings = settings
      if lies { settings.device = settings.device?.landscape }
      let parts = name.lowercased().split { !($0.isLetter || $0.isNumber) }
      return Story(name: name, slug: parts.joined(separator: "-"), source: source, settings: settings)
    }
  }

  // MARK: Entries

  /// What may be said of a story, and how it is read: what is kept of a value, and the word for it.
  private typealias Read = @Sendable (StoryReader, JSONNode, inout Draft) throws(Diagnostic) -> String?

  private static var entries: [(name: String, read: Read)] {
    [
      ("data", data), ("device", device), ("landscape", landscape),
      ("width", length("width") { $0.width = $1 }), ("height", length("height") { $0.height = $1 }),
      ("scale", number("scale", 0.01...100, "x") { $0.scale = $1 }),
      ("appearance", choice("appearance", [("light", .light), ("dark", .dark)]) { $0.appearance = $1 }),
      (
        "direction",
        choice("direction", [("ltr", .leftToRight), ("rtl", .rightToLeft)]) { $0.direction = $1 }
      ),
      ("language", language), ("text_size", choice("text_size", textSizes) { $0.textSize = $1 }),
    ]
  }

  private static let textSizes = UIContentSizeCategory.allSizes.map { ($0.shortName, $0) }

  private static let data: Read = { reader, value, draft throws(Diagnostic) in
    if let path = value.string {
      let url = URL(fileURLWithPath: path, relativeTo: reader.file.deletingLastPathComponent())
      draft.source = .file(url.absoluteURL.standardizedFileURL)
      return url.deletingPathExtension().lastPathComponent
    }
    guard value.members != nil else {
      throw reader.wrong("data", "an object or the path of a JSON file", value)
    }
    let bytes = Array(reader.source.contents.utf8)[value.range]
    draft.source = .text(String(decoding: bytes, as: UTF8.self))
    return nil
  }

  private static let device: Read = { reader, value, draft throws(Diagnostic) in
    guard let name = value.string else { throw reader.wrong("device", "a name such as \"iPhone 15\"", value) }
    do throws(Diagnostic) { draft.settings.device = try Device.find(name) } catch {
      throw error.located(at: reader.source.span(for: value.range))
    }
    return name
  }

  private static let landscape: Read = { reader, value, draft throws(Diagnostic) in
    guard case .bool(let lies) = value.content else {
      throw reader.wrong("landscape", "true or false", value)
    }
    draft.lies = lies
    return lies ? "landscape" : "portrait"
  }

  private static let language: Read = { reader, value, draft throws(Diagnostic) in
    guard let name = value.string, LanguageName.isKnown(name) else {
      var problem = reader.wrong("language", "a language such as de or de-CH", value)
      problem.nearest = value.string.flatMap(LanguageName.nearest)
      throw problem
    }
    draft.settings.language = name
    return name
  }

  private static func length(
    _ name: String, _ keep: @escaping @Sendable (inout LayoutSettings, CGFloat) -> Void
  )
    -> Read
  {
    number(name, 0.001...1_000_000, "", keep)
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, _ unit: String,
    _ keep: @escaping @Sendable (inout LayoutSettings, CGFloat) -> Void
  ) -> Read {
    { reader, value, draft throws(Diagnostic) in
      guard let number = value.number, range.contains(number) else {
        throw reader.wrong(
          name, "a number from \(numberText(range.lowerBound)) to \(numberText(range.upperBound))", value)
      }
      keep(&draft.settings, CGFloat(number))
      return numberText(number) + unit
    }
  }

  private static func choice<Choice: Sendable>(
    _ name: String, _ choices: [(word: String, choice: Choice)],
    _ keep: @escaping @Sendable (inout LayoutSettings, Choice) -> Void
  ) -> Read {
    { reader, value, draft throws(Diagnostic) in
      guard let found = choices.first(where: { $0.word == value.string }) else {
        let words = choices.map(\.word)
        let list = "\(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
        var problem = reader.wrong(name, list, value)
        problem.nearest = value.string.flatMap { NearestNames(to: $0, among: words) }
        throw problem
      }
      keep(&draft.settings, found.choice)
      return name == "text_size" ? "text \(found.word)" : found.word
    }
  }

  private func wrong(_ name: String, _ wanted: String, _ value: JSONNode) -> Diagnostic {
    let given = value.string.map { "'\($0.prefix(200))'" } ?? value.number.map(numberText) ?? value.described
    return Diagnostic(.error, "\(name) is \(wanted), not \(given)", at: source.span(for: value.range))
  }
}

extension UIContentSizeCategory {
  /// The last part of its name, such as `L` or `AccessibilityM`.
  package var shortName: String { String(rawValue.dropFirst("UICTContentSizeCategory".count)) }
}

extension Diagnostic {
  fileprivate static func noObject(_ what: String, _ given: String) -> Diagnostic {
    let wanted = what == "stories" ? "Stories are an object with each by its name" : "A story is an object"
    return Diagnostic(.error, "\(wanted), not \(given)")
  }

  fileprivate static func unknownEntry(_ name: String, among names: [String], at span: SourceSpan)
    -> Diagnostic
  {
    let nearest = NearestNames(to: name, among: names)
    let list = nearest == nil ? "; it has \(names.joined(separator: ", "))" : ""
    return Diagnostic(.error, "A story has no '\(name.prefix(200))'\(list)", at: span, suggestions: nearest)
  }

  fileprivate static func emptyList(_ name: String) -> Diagnostic {
    Diagnostic(.error, "An empty list of \(name) leaves no story")
  }

  fileprivate static var manyStories: Diagnostic {
    Diagnostic(.error, "The lists come to more than \(StoryReader.limit) stories")
  }

  fileprivate static var namelessStory: Diagnostic {
    Diagnostic(.error, "The name of a story has a letter or a digit")
  }

  fileprivate static func sameName(_ name: String, as other: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' and '\(other)' would have pictures of the same name")
  }
}
