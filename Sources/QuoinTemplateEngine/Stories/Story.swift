import Foundation
import QuoinDiagnostics
import QuoinResources

/// A way in which a template is looked at: with what data, and in what.
///
/// The stories of `card.xml` stand in `card.stories.json` beside it, an object with each by its name:
///
/// ```json
/// {
///   "Nobody yet": {"data": {"guests": []}},
///   "A full house": {"data": "guests.json", "device": "iPhone 15", "appearance": ["light", "dark"]}
/// }
/// ```
package struct Story: Sendable {
  /// Where its data are.
  package enum Source: Sendable, Hashable {
    /// In the JSON of the template's name, if there is any.
    case beside
    case file(URL)
    /// In the story itself, as JSON.
    case text(String)
  }

  /// As it is called, with what its lists say where these make several of it.
  package let name: String
  /// The name in small letters, digits and hyphens, as files are called.
  package let slug: String
  package let source: Source
  package let settings: LayoutSettings

  /// The file in which the stories of a template stand.
  package static func file(of template: URL) -> URL {
    template.deletingPathExtension().appendingPathExtension(fileEnding)
  }

  /// How the files of stories end.
  package static let fileEnding = "stories.json"

  /// The stories of a template; none where it has no file of them.
  ///
  /// - Parameters:
  ///   - template: The template's file.
  ///   - loader: Reads the stories; unless given one that reads what lies beside the template and below.
  ///   - name: What messages call the file of stories; its path unless given.
  /// - Throws: What is wrong in the file, at its place.
  package static func all(
    of template: URL, loader: ResourceLoader? = nil, name: String? = nil
  ) throws(Diagnostic) -> [Story] {
    let file = file(of: template)
    let loader = loader ?? ResourceLoader.beside(file)
    guard loader.fileExists(at: file) else { return [] }
    let name = name ?? file.path
    guard let text = String(validating: try loader.data(at: file), as: UTF8.self) else {
      throw .jsonNotUTF8(file: name)
    }
    return try StoryReader(SourceText(file: name, contents: text), beside: file).stories()
  }

  /// The story of a template with a name.
  ///
  /// - Throws: What is wrong in the file, or that it has no such story.
  package static func find(
    _ name: String, of template: URL, loader: ResourceLoader? = nil
  ) throws(Diagnostic) -> Story {
    let stories = try all(of: template, loader: loader)
    guard let story = stories.first(where: { $0.name == name }) else {
      throw .noStory(name, among: stories.map(\.name), in: file(of: template).lastPathComponent)
    }
    return story
  }

  /// The data of the story.
  ///
  /// - Parameters:
  ///   - template: The template's file.
  ///   - loader: Reads them; unless given one that reads what lies beside the template and below.
  /// - Throws: What is wrong with the data, at its place.
  package func data(of template: URL, loader: ResourceLoader? = nil) throws(Diagnostic) -> TemplateData {
    let (json, file) = try json(of: template, loader: loader)
    return try TemplateData(json: json, file: file)
  }

  /// The text of the story's data, and what messages call where it stands; an empty object where there are none.
  ///
  /// - Parameters:
  ///   - template: The template's file.
  ///   - loader: Reads them; unless given one that reads what lies beside the template and below.
  /// - Throws: Why they cannot be read.
  package func json(
    of template: URL, loader: ResourceLoader? = nil
  ) throws(Diagnostic) -> (text: Data, file: String) {
    let file: URL
    switch source {
    case .text(let json): return (Data(json.utf8), "the data of '\(name)'")
    case .file(let url): file = url
    case .beside: file = TemplateData.file(beside: template)
    }
    let loader = loader ?? ResourceLoader.beside(template)
    if source == .beside, !loader.fileExists(at: file) { return (Data("{}".utf8), file.relativePath) }
    return (try loader.data(at: file), file.relativePath)
  }
}

extension Diagnostic {
  /// A template without a file of stories, where some are asked for.
  package static func noStories(in file: String) -> Diagnostic {
    Diagnostic(
      .error, "There are no stories: they stand in \(file) beside the template",
      notes: [Note(#"such as {"Empty": {"data": {"items": []}}, "At night": {"appearance": "dark"}}"#)])
  }

  fileprivate static func noStory(_ name: String, among names: [String], in file: String) -> Diagnostic {
    let nearest = NearestNames(to: name, among: names)
    let list = nearest != nil || names.isEmpty ? "" : "; it has \(names.joined(separator: ", "))"
    return Diagnostic(.error, "\(file) has no story '\(name)'\(list)", suggestions: nearest)
  }
}

extension ResourceLoader {
  fileprivate static func beside(_ file: URL) -> ResourceLoader {
    ResourceLoader(policy: ResourcePolicy(folders: [file.deletingLastPathComponent()]))
  }
}
