import Foundation
import Quoin
import Testing

/// Rows that are drawn in stories, and stories that are rows.
@Suite struct BatchStoryTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "card.xml", "<UILabel text=\"{format(1234.5)} {name}\" backgroundColor=\"systemBackground\"/>")
    try folder.write("card.json", #"{"name": "Nobody"}"#)
    try folder.write(
      "card.stories.json",
      #"""
      {
        "A guest": {"data": {"name": "Zoe"}, "width": 300},
        "Looks": {"appearance": ["light", "dark"], "language": "de", "height": 40, "width": 220}
      }
      """#)
    try folder.write("rows.csv", "id,name\na,Ada\nb,Bo\n")
  }

  private func run(_ arguments: String...) throws -> CommandFolder.Run {
    try folder.run(["batch", "card.xml", "--stories", "--svg-text", "text"] + arguments)
  }

  private func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent(path).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  @Test func storiesAreRowsWhereNoneAreGiven() throws {
    let run = try run("-o", "out/{rowNumber}-{storyName}-{name}.svg", "--json")
    #expect(run.status == 0 && run.output.hasPrefix("{\"drawn\":3,"), "\(run.error) \(run.output)")
    #expect(
      try names(in: "out") == ["1-a-guest-Zoe.svg", "2-looks-light-Nobody.svg", "3-looks-dark-Nobody.svg"])
    let (guest, light, dark) = try (
      folder.read("out/1-a-guest-Zoe.svg"), folder.read("out/2-looks-light-Nobody.svg"),
      folder.read("out/3-looks-dark-Nobody.svg")
    )
    #expect(guest.contains("viewBox=\"0 0 300 ") && guest.contains("1,234.5 Zoe"), "\(guest)")
    #expect(light.contains("viewBox=\"0 0 220 40\"") && light.contains("1.234,5 Nobody"), "\(light)")
    #expect(light != dark)
  }

  @Test func rowsAreDrawnInEachStoryWithoutData() throws {
    let run = try run("--data", "rows.csv", "-o", "out/{id}-{storyName}.svg")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.error.contains(
        "card.stories.json: warning: 'A guest' has data and is left out: rows come from rows.csv"),
      "\(run.error)")
    #expect(
      try names(in: "out")
        == ["a-looks-dark.svg", "a-looks-light.svg", "b-looks-dark.svg", "b-looks-light.svg"])
    #expect(try folder.read("out/b-looks-dark.svg").contains("1.234,5 Bo"))
  }

  @Test func anotherFileOfStoriesMakesPicturesAnew() throws {
    let arguments = ["--data", "rows.csv", "-o", "out/{id}-{storyName}.svg", "--json", "--quiet", "--resume"]
    func drawn() throws -> Substring {
      try folder.run(["batch", "card.xml", "--stories"] + arguments).output.prefix { $0 != "}" }
    }
    #expect(try drawn().hasPrefix("{\"drawn\":4,\"skipped\":0,"))
    #expect(try drawn().hasPrefix("{\"drawn\":0,\"skipped\":4,"))
    try folder.write("card.stories.json", #"{"Looks": {"appearance": ["light", "dark"], "width": 200}}"#)
    #expect(try drawn().hasPrefix("{\"drawn\":4,\"skipped\":0,"))
  }

  @Test func picturesInArchivesAreCalledByStories() throws {
    #expect(try run("-o", "all.tar").status == 0)
    let names = try String(
      decoding: Data(contentsOf: folder.url.appendingPathComponent("all.tar")), as: UTF8.self)
    #expect(names.contains("a-guest.png") && names.contains("looks-dark.png"))
    #expect(try run("--data", "rows.csv", "-q", "-o", "rows.tar").status == 0)
    let rows = try String(
      decoding: Data(contentsOf: folder.url.appendingPathComponent("rows.tar")), as: UTF8.self)
    #expect(rows.contains("2-looks-dark.png") && !rows.contains("guest"))
  }

  @Test func aPDFHasAPageForEachStory() throws {
    #expect(try run("-o", "all.pdf", "--json").output.hasPrefix("{\"drawn\":3,"))
    let file = try Data(contentsOf: folder.url.appendingPathComponent("all.pdf"))
    #expect(try #require(UIImage(data: file)).size.width == 300)
  }

  @Test func aStoryHasPixelsOfItsOwn() throws {
    try folder.write("card.stories.json", #"{"Sharp": {"scale": [1, 3], "width": 100, "height": 20}}"#)
    #expect(try run("-o", "out/{storyName}.png").status == 0)
    for (name, width) in [("sharp-1x", 100), ("sharp-3x", 300)] {
      let file = try Data(contentsOf: folder.url.appendingPathComponent("out/\(name).png"))
      #expect(try #require(UIImage(data: file)?.cgImage).width == width)
    }
  }

  @Test func whatCannotBeMeantIsRefused() throws {
    let same = try run("--data", "rows.csv", "-o", "{id}.png")
    #expect(
      same.status == 1 && same.error.contains("put the story into it, such as '{rowNumber}-{storyName}.png'"),
      "\(same.error)")
    let sizes = try run("--size", "10x10", "--size", "20x20", "-o", "{storyName}.png")
    #expect(sizes.error.contains("Give --stories or several --size"), "\(sizes.error)")
    try folder.write("card.stories.json", #"{"A guest": {"data": "missing.json"}, "B": {"data": {}}}"#)
    let missing = try run("-o", "all.zip")
    #expect(
      missing.status == 1 && missing.error.contains("missing.json")
        && missing.error.contains("In the story 'A guest'"),
      "\(missing.error)")
    let none = try run("--data", "rows.csv", "-o", "{id}.png")
    #expect(
      none.status == 1
        && none.error.contains(
          "No story is left to draw the rows of rows.csv in: 'A guest' and 'B' have data"),
      "\(none.error)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("card.stories.json"))
    #expect(try run("-o", "all.zip").error.contains("There are no stories: they stand in card.stories.json"))
  }
}
