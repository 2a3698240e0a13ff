import Foundation
import Testing

/// What a batch does with files that lie where its pictures go, and with those that its pictures are made of.
@Suite struct BatchFolderTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("card.xml", "<UIView width=\"10\" height=\"10\" backgroundColor=\"{color}\"/>")
    try folder.write("red.jsonl", "{\"id\": \"a\", \"color\": \"red\"}\n")
    try folder.write("blue.jsonl", "{\"id\": \"a\", \"color\": \"blue\"}\n")
  }

  /// What became of the rows: how many were drawn, there already, and failed.
  private func batch(
    _ rows: String, _ output: String, _ options: String..., template: String = "card.xml",
    environment: [String: String] = [:]
  ) throws -> String {
    let run = try folder.run(
      ["batch", template, "--data", rows, "-o", output, "--json"] + options, environment: environment)
    let counts = run.output.matches(of: /"(?:drawn|skipped|failed)":([0-9]+)/).map { String($0.output.1) }
    return counts.isEmpty ? run.error : counts.joined(separator: " ")
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test func aPictureIsKnownHoweverItsPlaceIsSpelled() throws {
    #expect(try batch("red.jsonl", "o/{id}.png") == "1 0 0")
    let red = try data("o/a.png")
    #expect(try batch("blue.jsonl", "./o/{id}.png") == "1 0 0")
    #expect(try batch("red.jsonl", "o/{id}.png", "--resume") == "1 0 0")
    #expect(try data("o/a.png") == red)
    #expect(try batch("red.jsonl", folder.url.path + "/o/../o/{id}.png", "--resume") == "0 1 0")
  }

  @Test func aPictureTakesThePlaceOfNoFileThatIsNotABatchs() throws {
    try folder.write(
      "own.jsonl", ["photo", "card", "new"].map { "{\"id\": \"\($0)\", \"color\": \"red\"}\n" }.joined())
    try folder.write("photo.xml", "somebody's")
    let template = try data("card.xml")
    #expect(try batch("own.jsonl", "{id}.xml", "--format", "svg") == "1 0 2")
    #expect(try data("card.xml") == template)
    #expect(try folder.read("photo.xml") == "somebody's")
    // Its own it draws anew, with --resume or without.
    #expect(try batch("own.jsonl", "{id}.xml", "--format", "svg") == "1 0 2")
    #expect(
      try folder.read("errors.jsonl").contains("'photo.xml' was there before and is no batch's picture"))
  }

  @Test func noPictureIsCalledLikeTheFileOfFailures() throws {
    try folder.write("bad.jsonl", "{\"id\": \"errors\", \"color\": \"red\"}\n{\"id\": \"b\"}\n")
    #expect(try batch("bad.jsonl", "o/{id}.jsonl", "--format", "svg") == "0 0 2")
    #expect(try folder.read("o/errors.jsonl").hasPrefix("{\"row\":1,"))
  }

  @Test func aRowThatFailsLeavesNoPictureOfOlderData() throws {
    #expect(try batch("red.jsonl", "o/{id}.png") == "1 0 0")
    try folder.write("bad.jsonl", "{\"id\": \"a\"}\n")
    #expect(try batch("bad.jsonl", "o/{id}.png", "--resume") == "0 0 1")
    #expect(!folder.exists("o/a.png"))
    #expect(try batch("red.jsonl", "o/{id}.png", "--resume") == "1 0 0")
  }

  @Test func theFileOfFailuresTakesThePlaceOfNothingElse() throws {
    try folder.write("notes.txt", "mine")
    for (output, errors) in [
      ("{id}.png", "card.xml"), ("{id}.png", "./red.jsonl"), ("all.zip", "./all.zip"),
      ("all.zip", "notes.txt"),
    ] {
      let problem = try batch("red.jsonl", output, "--errors", errors)
      #expect(
        problem.contains("--errors another file") || problem.contains("failures need another file"),
        "\(problem)")
    }
    #expect(try folder.read("notes.txt") == "mine")
    #expect(folder.exists("card.xml") && folder.exists("red.jsonl") && !folder.exists("all.zip"))
  }

  @Test func whatAPictureIsMadeOfMakesItAnewWhereItChanges() throws {
    let url = folder.url
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("shared"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("t"), withIntermediateDirectories: true)
    try folder.write("t/card.xml", "<UIView width=\"10\" height=\"10\" backgroundColor=\"{color}\"/>")
    for name in ["shared/a.txt", "shared/b.txt", "rows.csv"] { try folder.write(name, "one") }
    let link = url.appendingPathComponent("t/link").path
    symlink("../shared/a.txt", link)
    func drawn(_ environment: [String: String] = [:]) throws -> String {
      try batch(
        "red.jsonl", "o/{id}.pdf", "--resume", "--allow-path", "shared", "--attach", "rows.csv=data",
        template: "t/card.xml", environment: environment)
    }
    let changes: [() throws -> Void] = [
      { try folder.write("shared/b.txt", "another") },
      {
        unlink(link)
        symlink("../shared/b.txt", link)
      },
      { try folder.write("rows.csv", "another") },
    ]
    #expect(try drawn() == "1 0 0")
    #expect(try drawn() == "0 1 0")
    for (number, change) in changes.enumerated() {
      try change()
      #expect(try drawn() == "1 0 0", "change \(number)")
      #expect(try drawn() == "0 1 0")
    }
    #expect(try drawn(["SOURCE_DATE_EPOCH": "1000000"]) == "1 0 0")
  }

  @Test func noLinkLeadsOutOfTheFolderHoweverItsNameGoesOn() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("o"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("elsewhere"), withIntermediateDirectories: true)
    symlink("../elsewhere", folder.url.appendingPathComponent("o/link").path)
    // A slash with a mark above it is one character, and two names for the system.
    for id in ["link/a", "link/\u{301}a"] {
      try folder.write("out.jsonl", "{\"id\": \"\(id)\", \"color\": \"red\"}\n")
      #expect(try batch("out.jsonl", "o/{id}.png") == "0 0 1")
    }
    let written = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("elsewhere").path)
    #expect(written.isEmpty)
  }

  @Test func aRowOfAnotherNumberIsDrawnAnewWhereItsNumberSaysHow() throws {
    let (first, second) = (#"{"id": "a", "color": "red"}"#, #"{"id": "b", "color": "red"}"#)
    try folder.write("one.jsonl", "\(first)\n\(second)\n")
    try folder.write("other.jsonl", "\(second)\n\(first)\n")
    for (size, counts) in [("{rowNumber * 10}x10", "2 0 0"), ("20x10", "0 2 0")] {
      #expect(try batch("one.jsonl", "o/{id}.png", "--size", size) == "2 0 0")
      #expect(try batch("other.jsonl", "o/{id}.png", "--size", size, "--resume") == counts)
    }
  }

  @Test func rowsThatTheTemplateAttachesAreWhatItIsMadeOf() throws {
    try folder.write(
      "doc.xml",
      #"<document><attachment file="given.csv"/><UILabel text="{id}"/></document>"#)
    try folder.write("given.csv", "one")
    func drawn() throws -> String { try batch("red.jsonl", "o/{id}.pdf", "--resume", template: "doc.xml") }
    #expect(try [drawn(), drawn()] == ["1 0 0", "0 1 0"])
    try folder.write("given.csv", "another")
    #expect(try drawn() == "1 0 0")
  }

  @Test(arguments: ["{id}/{id}.png", "{id}.{kind}", "pictures/{id}/{id}.{kind}"])
  func picturesBesideTheTemplateAreNotWhatItIsMadeOf(output: String) throws {
    try folder.write("red.jsonl", #"{"id": "a", "color": "red", "kind": "png"}"#)
    try folder.write("both.jsonl", #"{"id": "b", "color": "red", "kind": "jpg"}"#)
    #expect(try batch("red.jsonl", output) == "1 0 0")
    #expect(try batch("both.jsonl", output, "--resume") == "1 0 0")
    #expect(try batch("red.jsonl", output, "--resume") == "0 1 0")
    // A picture of nobody's may be part of one.
    try folder.write("logo.png", "a logo")
    #expect(try batch("red.jsonl", output, "--resume") == "1 0 0")
    #expect(try batch("red.jsonl", output, "--resume") == "0 1 0")
  }

  @Test func standardOutputMayBeAZip() throws {
    let run = try folder.shell(
      "$quoin batch card.xml --data red.jsonl -o - --archive zip --name '{id}.svg' > all; head -c 2 all")
    #expect(run.output == "PK" && run.status == 0)
  }
}
