import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinViews

extension Story {
  /// The text of a file of stories with one more, or with another one in the place of what has the name.
  ///
  /// - Parameters:
  ///   - name: How the story is called.
  ///   - data: An object with its data, or the name of a file of them; nothing for what lies beside the template.
  ///   - settings: What the template is shown in; what says nothing is left out.
  ///   - text: The text as it is; empty where there is none. What it says of others stays to the letter.
  ///   - replaces: Whether a story of the name is replaced.
  ///   - file: Where the stories stand.
  /// - Throws: What is wrong with the text, or that there is such a story.
  package static func adding(
    _ name: String, data: JSONText?, settings: LayoutSettings, to text: String, replacing replaces: Bool,
    in file: URL
  ) throws(Diagnostic) -> String {
    let story = JSONText.object((data.map { [("data", $0)] } ?? []) + settings.entries).spaced
    let member = "\(JSONText.string(name).text): \(story)"
    let added = try adding(name, story, member, to: text, replaces, in: file)
    // Whatever is wrong with it is told before it is written.
    let stories = try StoryReader(SourceText(file: file.path, contents: added), beside: file).stories()
    guard stories.contains(where: { $0.name == name }) else { throw .storyLost(name) }
    return added
  }

  private static func adding(
    _ name: String, _ story: String, _ member: String, to text: String, _ replaces: Bool, in file: URL
  ) throws(Diagnostic) -> String {
    if text.allSatisfy(\.isWhitespace) { return "{\n  \(member)\n}\n" }
    let source = SourceText(file: file.path, contents: text)
    var reader = JSONReader(source)
    let root = try reader.read()
    guard let members = root.members else { return text }
    var bytes = Array(text.utf8)
    if let known = members[name] {
      guard replaces else { throw .storyThere(name).located(at: source.span(for: known.nameRange)) }
      bytes.replaceSubrange(known.value.range, with: story.utf8)
    } else if let last = members.values.map(\.value.range.upperBound).max() {
      bytes.insert(contentsOf: ",\n  \(member)".utf8, at: last)
    } else {
      bytes.replaceSubrange(root.range, with: "{\n  \(member)\n}".utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LayoutSettings {
  /// What a story says of them.
  fileprivate var entries: [(String, JSONText)] {
    var entries: [(String, JSONText)] = []
    if let device {
      entries.append(("device", .string(device.name)))
      if device.size.width > device.size.height { entries.append(("landscape", true)) }
    }
    if let width { entries.append(("width", .number(width))) }
    if let height { entries.append(("height", .number(height))) }
    if let scale { entries.append(("scale", .number(scale))) }
    if appearance != .unspecified {
      entries.append(("appearance", .string(appearance == .dark ? "dark" : "light")))
    }
    if direction != .unspecified {
      entries.append(("direction", .string(direction == .rightToLeft ? "rtl" : "ltr")))
    }
    if !language.isEmpty { entries.append(("language", .string(language))) }
    if textSize != .unspecified { entries.append(("text_size", .string(textSize.shortName))) }
    return entries
  }
}

extension Diagnostic {
  fileprivate static func storyThere(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "There is a story '\(name)' already",
      notes: [Note("Open it, and keeping it under its name writes it anew")])
  }

  fileprivate static func storyLost(_ name: String) -> Diagnostic {
    Diagnostic(.error, "'\(name)' is what a list of another story makes; it needs another name")
  }
}
