import Foundation
import Testing

/// The stories of a template, drawn and checked.
@Suite struct StoryCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "card.xml",
      #"<UIView width="a" height="20"><UILabel text="{title}" font="10" width="100%"/></UIView>"# + "\n")
    try folder.write(
      "card.stories.json",
      """
      {
        "Short": {"data": {"a": 60, "title": "Ada"}},
        "Long": {"data": {"a": 30, "title": "A much longer title"}, "scale": [1, 2]},
        "Wide": {"data": "wide.json", "width": 200}
      }
      """)
    try folder.write("wide.json", #"{"a": 10, "title": "W"}"#)
  }

  @Test func eachStoryIsAPictureOfItsOwn() throws {
    let run = try folder.run("render", "card.xml", "--stories", "-o", "out", "--quiet")
    #expect(run.status == 0 && run.error == "")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.map { $0.replacing(#/ pixels.*/#, with: "") } == [
        "out/card-short.png  60 × 20", "out/card-long-1x.png  30 × 20", "out/card-long-2x.png  60 × 40",
        "out/card-wide.png  200 × 20",
      ])
  }

  @Test func warningsNameTheStoryThatTheyComeUpIn() throws {
    let run = try folder.run("render", "card.xml", "--stories", "-o", "out")
    #expect(run.error.contains("In the story 'Long 1x'") && !run.error.contains("In the story 'Short'"))
    let checked = try folder.run("check", "card.xml")
    #expect(checked.error.contains("cut") || checked.error.contains("room"))
    #expect(checked.error.contains("In the story 'Long 1x'") && !checked.error.contains("'Short'"))
  }

  @Test func templatesWithoutStoriesAreDrawnBesideOthers() throws {
    try folder.write("plain.xml", #"<UIView width="5" height="5"/>"#)
    let run = try folder.run("render", "card.xml", "plain.xml", "--stories", "-o", "out", "--quiet")
    #expect(run.status == 0 && run.output.contains("out/plain.png  5 × 5"))
    let alone = try folder.run("render", "plain.xml", "--stories")
    #expect(alone.status == 1)
    #expect(
      alone.error.contains("There are no stories: they stand in plain.stories.json beside the template"))
  }

  @Test func whatDoesNotGoWithStoriesIsToldAtOnce() throws {
    let data = try folder.run("render", "card.xml", "--stories", "--data", "wide.json")
    #expect(data.error.contains("Stories have data of their own: give --stories or --data"))
    let output = try folder.run("render", "card.xml", "--stories", "-o", "card.png")
    #expect(output.error.contains("Stories need a folder as --output"))
  }

  @Test func picturesOfTheSameNameAreNotDrawnOverEachOther() throws {
    try folder.write("card-short.xml", #"<UIView width="5" height="5"/>"#)
    let run = try folder.run("render", "card-short.xml", "card.xml", "--stories", "-o", "out", "--quiet")
    #expect(run.status == 1)
    #expect(run.error.contains("'out/card-short.png' has been drawn from another template or story"))
    #expect(run.output.contains("out/card-wide.png"))
  }

  @Test func aMistakeInTheirFileIsToldThere() throws {
    try folder.write("card.stories.json", "{\n  \"Short\": {\"devise\": \"iPhone 15\"}\n}")
    for command in ["render", "check"] {
      let run = try folder.run([command, "card.xml"] + (command == "render" ? ["--stories"] : []))
      #expect(run.status == 1)
      #expect(
        run.error.contains("card.stories.json:2:13: error: A story has no 'devise'; did you mean device?"))
    }
  }

  @Test func whatIsWrongBehindAStoryIsNotInIt() throws {
    try folder.write("other.xml", #"<UIView width="5" height="5"/>"#)
    try folder.write("other.stories.json", "[]")
    let run = try folder.run("render", "card.xml", "other.xml", "--stories", "-o", "out", "--quiet")
    #expect(run.error.contains("Stories are an object with each by its name, not an array"))
    #expect(!run.error.contains("In the story"))
  }
}
