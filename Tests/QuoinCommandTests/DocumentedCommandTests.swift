import Foundation
import Testing

/// The command lines of the README do what it says, with the files that it shows.
@Suite struct DocumentedCommandTests {
  /// The fenced blocks of a page, with their languages.
  private static func blocks(of page: String) throws -> [(language: String, text: String)] {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    let pieces = text.components(separatedBy: "```")
    return stride(from: 1, to: pieces.count, by: 2).map { index in
      let lines = pieces[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
  }

  private let folder: CommandFolder
  private let blocks: [(language: String, text: String)]

  init() throws {
    folder = try CommandFolder()
    blocks = try Self.blocks(of: "README.md")
    try folder.write("hello.xml", try #require(blocks.first { $0.language == "xml" }).text)
    try folder.write("hello.json", try #require(blocks.first { $0.language == "json" }).text)
  }

  @Test func eachLineOfTheReadmeWorks() throws {
    let lines = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
      .filter { $0.hasPrefix("quoin ") }
    #expect(lines.count >= 4)
    for line in lines {
      let words = line.prefix { $0 != "#" }.split(separator: " ").dropFirst().map(String.init)
      let run = try folder.run(words)
      #expect(run.status == 0, "\(line): \(run.error)")
      #expect(run.error == "", "\(line)")
      // A comment that begins with a file's name says what is made.
      let made = line.split(separator: "#").last?.split(whereSeparator: { " ,:".contains($0) }).first.map(
        String.init)
      if let made, made.hasPrefix("hello.") { #expect(folder.exists(made), "\(line)") }
    }
  }

  @Test func theSlipIsAnsweredAsTheReadmeSays() throws {
    let answer = try #require(blocks.first { $0.language == "" }).text
    let template = try folder.read("hello.xml")
    let label = try #require(template.range(of: "<UILabel"))
    try folder.write("hello.xml", template.replacingCharacters(in: label, with: "<UILable"))
    #expect(try folder.run("check", "hello.xml").error == answer)
  }
}
