import Foundation
import Testing

/// The table of UIKit's types and members is what the files in `UIKit` compile, in their order.
@Suite struct UIKitTableTests {
  /// A type with what is there of it and what is not.
  fileprivate struct Row {
    let type: String
    var there: [(name: String, labelled: String)] = []
    /// What is otherwise, and what is not there.
    var notes: [String] = []
    var absent = 0
  }

  private static let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../UIKit")
    .standardizedFileURL
  private static let files = [
    "Views", "Layers", "Drawing", "Controls", "Input", "Tables", "Collections", "Lists", "Controllers", "App",
  ]
  private static let marks = (begin: "<!-- rows -->", end: "<!-- end of rows -->")

  /// The rows of all files, each area of them under its name.
  private static func areas() throws -> [(name: String, rows: [Row])] {
    var areas: [(name: String, rows: [Row])] = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent("\(file).swift"), encoding: .utf8)
      for line in text.components(separatedBy: "\n") {
        if line.hasPrefix("// MARK: ") {
          areas.append((String(line.dropFirst(9)), []))
        } else if line.hasPrefix("func other") {
          areas[areas.count - 1].rows.append(Row(type: ""))
        } else if let match = line.firstMatch(of: /^func rows\(_ it: (?:inout |any )?([\w.]+)/) {
          // What has no instances is named by its metatype.
          let type = match.1.hasSuffix(".Type") ? match.1.dropLast(5) : match.1
          areas[areas.count - 1].rows.append(Row(type: String(type)))
        } else if line.hasPrefix("  ") {
          let row = areas[areas.count - 1].rows.count - 1
          areas[areas.count - 1].rows[row].read(line.trimmingCharacters(in: .whitespaces))
        }
      }
    }
    return areas
  }

  @Test func thePageShowsWhatIsCompiled() throws {
    var lines: [String] = []
    for area in try Self.areas() {
      lines += [
        "", "### \(area.name)", "", "| type | there | otherwise, or not there |", "| --- | --- | --- |",
      ]
      lines += area.rows.map(\.markdown)
    }
    let table = lines.joined(separator: "\n") + "\n"
    let page = DocumentPage.root.appendingPathComponent("Documentation/UIKit.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marks.begin + "\n"))
    let end = try #require(text.range(of: "\n" + Self.marks.end))
    if text[begin.upperBound..<end.lowerBound] + "\n" == table { return }
    if ProcessInfo.processInfo.environment["QUOIN_RECORD"] == "again" {
      let written = text[..<begin.upperBound] + table.dropLast() + text[end.lowerBound...]
      try String(written).write(to: page, atomically: true, encoding: .utf8)
    }
    Issue.record(
      "The table of Documentation/UIKit.md differs from Tests/QuoinDocumentationTests/UIKit (QUOIN_RECORD=again)"
    )
  }

  @Test func theTableHasMostOfWhatRealCodeUses() throws {
    let rows = try Self.areas().flatMap(\.rows)
    let others = rows.filter { $0.type.isEmpty }
    let types = Set(rows.map(\.type)).count - 1 + others.reduce(0) { $0 + $1.there.count + $1.absent }
    let members = rows.filter { !$0.type.isEmpty }.reduce(0) { $0 + $1.there.count + $1.absent }
    #expect(types >= 300 && members >= 600, "\(types) types, \(members) members")
  }
}

extension UIKitTableTests.Row {
  /// Takes a line of a function: a member with a note, or one that is not there with the reason.
  fileprivate mutating func read(_ line: String) {
    if let match = line.firstMatch(of: /^\/\/ ([^ ]+): (.*)$/) {
      absent += 1
      notes.append("no `\(match.1)`: \(match.2)")
      return
    }
    let parts = line.components(separatedBy: " // ")
    guard let member = member(of: parts[0]) else { return }
    let isKnown = there.contains { $0 == member }
    if !isKnown { there.append(member) }
    if parts.count > 1 { notes.append("`\(member.name)`: \(parts[1])") }
  }

  /// The name of what a line uses, and the same with the labels of its arguments.
  private func member(of code: String) -> (name: String, labelled: String)? {
    let code = code.hasPrefix("_ = ") ? String(code.dropFirst(4)) : code
    if type.isEmpty {
      let name = code.replacingOccurrences(of: ".self", with: "").prefix { $0 != "<" }
      return (String(name), String(name))
    }
    var rest = Substring(code)
    if rest.hasPrefix("it.") {
      rest = rest.dropFirst(3)
    } else if rest.hasPrefix(type) {
      rest = rest.dropFirst(type.count)
      // Generic arguments belong to the type.
      if rest.hasPrefix("<") { rest = rest.drop { $0 != ">" }.dropFirst() }
      if rest.hasPrefix(".") { rest = rest.dropFirst() } else { rest = "init" + rest }
    }
    let name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let labels = Self.labels(in: rest.dropFirst(name.count))
    let labelled = labels.isEmpty ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
    return (name == "init" ? labelled : name, labelled)
  }

  /// The labels of the arguments that follow; `_` for none.
  private static func labels(in call: Substring) -> [String] {
    guard call.first == "(" else { return [] }
    var (labels, depth, argument): ([String], Int, String) = ([], 0, "")
    func take() {
      let text = argument.trimmingCharacters(in: .whitespaces)
      if !text.isEmpty { labels.append(text.firstMatch(of: /^(\w+):/).map { String($0.1) } ?? "_") }
      argument = ""
    }
    for character in call {
      if "([{".contains(character) { depth += 1 }
      if depth > 1 || (depth == 1 && !"(,)".contains(character)) { argument.append(character) }
      if depth == 1, character == "," { take() }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 { break }
    }
    take()
    return labels
  }

  fileprivate var markdown: String {
    var names: [String] = []
    for member in there {
      let isAlone = there.filter { $0.name == member.name }.count == 1
      let name = "`\(isAlone ? member.name : member.labelled)`"
      if !names.contains(name) { names.append(name) }
    }
    let title = type.isEmpty ? "others" : "`\(type)`"
    return "| \(title) | \(names.joined(separator: ", ")) | \(notes.joined(separator: "; ")) |"
  }
}
