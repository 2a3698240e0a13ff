import Foundation
import QuoinDiagnostics
import QuoinTemplateEngine
import Testing

@testable import QuoinPreview

/// Stories in the preview, one by one and all at once.
@Suite(.timeLimit(.minutes(5))) struct StorySessionTests {
  private let files = [
    "card.xml": #"<UIView width="w" height="20" backgroundColor="white"/>"#, "card.json": #"{"w": 10}"#,
    "card.stories.json":
      #"{"Wide": {"data": {"w": 100}, "appearance": "dark"}, "Other": {"data": "more.json", "scale": 2}}"#,
    "more.json": #"{"w": 50}"#, "plain.xml": "<UIView width='5' height='5'/>",
  ]

  @Test func thePageIsToldOfStories() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    let project = await page.next { message in
      if case .project(let project) = message { project } else { nil }
    }
    #expect(project?.stories == ["card.xml": ["Wide", "Other"]])
    let document = await page.document()
    #expect(document?.dataFiles == ["card.json", "more.json"] && document?.story == nil)
  }

  @Test func aStoryHasItsDataAndSettings() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    #expect(await page.picture()?.width == 10)
    await page.session.perform(.open("card.xml", story: "Wide"))
    let document = try #require(await page.document())
    #expect(document.story == "Wide" && document.settings?.appearance == .dark && document.data == nil)
    #expect(await page.picture()?.width == 100)
    await page.session.perform(.open("card.xml", story: "Other"))
    let other = try #require(await page.document())
    #expect(other.settings?.scale == 2 && other.settings?.appearance == .light && other.data == "more.json")
    #expect(await page.picture()?.width == 50)
    // What a story said goes with it.
    await page.session.perform(.open("card.xml", story: nil))
    #expect(await page.document()?.settings == PreviewSettings())
    #expect(await page.picture()?.width == 10)
  }

  @Test func aTemplateIsOpenedInWhatThePageKeepsForIt() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    _ = await page.document()
    func open(_ text: String) async throws -> PreviewMessage.Document? {
      await page.session.perform(try JSONDecoder().decode(PreviewCommand.self, from: Data(text.utf8)))
      return await page.document()
    }
    let settings = #""settings": {"language": "de", "width": 70, "appearance": "dark"}"#
    let kept = try await open(#"{"type": "open", "file": "card.xml", \#(settings), "data": "more.json"}"#)
    #expect(kept?.settings?.language == "de" && kept?.settings?.width == 70 && kept?.data == "more.json")
    #expect(await page.picture()?.width == 70)
    // Files that come are told, and what the page has been set to meanwhile stays.
    try folder.write("other.json", "{}")
    await page.session.filesChanged([folder.path("other.json")])
    let told = await page.document()
    #expect(told?.settings == nil && told?.dataFiles.contains("other.json") == true)
    // What a story says goes with it.
    let story = try await open(#"{"type": "open", "file": "card.xml", "story": "Other"}"#)
    #expect(story?.settings?.scale == 2 && story?.settings?.language == "de")
    #expect(try await open(#"{"type": "open", "file": "card.xml"}"#)?.settings == kept?.settings)
    // What is gone, or was never there, is not missed.
    #expect(
      try await open(#"{"type": "open", "file": "card.xml", "data": "gone.json"}"#)?.data == "card.json")
    #expect(
      try await open(#"{"type": "open", "file": "card.xml", "data": "../card.json"}"#)?.data == "card.json")
    #expect(try await open(#"{"type": "open", "file": "card.xml", "data": ""}"#)?.data == nil)
  }

  @Test func aStoryFollowsItsFile() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    await page.session.perform(.open("card.xml", story: "Wide"))
    while let width = await page.picture()?.width, width != 100 {}
    try folder.write("card.stories.json", #"{"Wide": {"data": {"w": 120}, "language": "de"}}"#)
    await page.session.filesChanged([folder.path("card.stories.json")])
    // What data files there are is told first.
    while let document = await page.document(), document.settings?.language != "de" {}
    #expect(await page.picture()?.width == 120)
    try folder.write("card.stories.json", #"{"Widest": {}}"#)
    await page.session.filesChanged([folder.path("card.stories.json")])
    let problem = try #require(await page.problems()?.errors.first)
    #expect(problem.message.contains("card.stories.json has no story 'Wide'"))
  }

  @Test func otherDataLeaveTheStory() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    await page.session.perform(.open("card.xml", story: "Wide"))
    while let width = await page.picture()?.width, width != 100 {}
    await page.session.perform(.typeData(#"{"w": 70}"#))
    let document = try #require(await page.document())
    #expect(document.story == nil && document.settings?.appearance == .dark)
    #expect(await page.picture()?.width == 70)
  }

  @Test func whatIsShownIsKeptAsAStory() async throws {
    let folder = try PreviewFolder(
      files.merging(["card.stories.json": #"{"Wide": {"data": {"w": 100}}}  "#]) { $1 })
    var page = try await folder.session("card.xml")
    let text = { try String(contentsOfFile: folder.path("card.stories.json"), encoding: .utf8) }
    await page.session.perform(.keepStory("Plain"))
    while let document = await page.document(), document.story != "Plain" {}
    #expect(try text() == "{\"Wide\": {\"data\": {\"w\": 100}},\n  \"Plain\": {}}  ")
    var settings = PreviewSettings()
    (settings.device, settings.isLandscape, settings.appearance) = ("iPhone 15", true, .dark)
    await page.session.perform(.set(settings))
    await page.session.perform(.setState(name: "w", value: .number(60)))
    await page.session.perform(.keepStory("Plain"))
    let plain = #"{"data": {"w": 60}, "device": "iPhone 15", "landscape": true, "appearance": "dark"}"#
    #expect(try text() == "{\"Wide\": {\"data\": {\"w\": 100}},\n  \"Plain\": \(plain)}  ")
    await page.session.perform(.useData("more.json"))
    await page.session.perform(.keepStory("More"))
    #expect(try text().contains(#""More": {"data": "more.json", "device""#))
    let story = try #require(
      try Story.all(of: folder.url.appendingPathComponent("card.xml")).first { $0.name == "Plain" })
    #expect(story.settings.device?.name == "iPhone 15" && story.settings.textSize == .unspecified)
    // What is kept already is not lost to another.
    let kept = try text()
    await page.session.perform(.keepStory("Wide"))
    while let problems = await page.problems(),
      problems.errors.first?.message != "There is a story 'Wide' already"
    {}
    #expect(try text() == kept)
  }

  @Test(arguments: [("", "{\n  \"A\": {\"scale\": 2}\n}\n"), ("{ }\n", "{\n  \"A\": {\"scale\": 2}\n}\n")])
  func theFirstStoryMakesTheFile(old: String, new: String) throws {
    var settings = LayoutSettings()
    settings.scale = 2
    let file = URL(fileURLWithPath: "/a.stories.json")
    #expect(try Story.adding("A", data: nil, settings: settings, to: old, replacing: false, in: file) == new)
  }

  @Test(arguments: [
    (#"{"B": {"appearance": ["light", "dark"]}}"#, "B dark", "would have pictures of the same name"),
    (#"{"B": {"appearance": "pink"}}"#, "A", "appearance is light or dark"),
    ("[]", "A", "Stories are an object"),
    ("{", "A", ""),
  ])
  func aStoryThatCannotBeReadIsNotWritten(old: String, name: String, message: String) throws {
    let file = URL(fileURLWithPath: "/a.stories.json")
    let error = #expect(throws: Diagnostic.self) {
      try Story.adding(name, data: nil, settings: LayoutSettings(), to: old, replacing: false, in: file)
    }
    #expect(error?.message.contains(message) == true || message.isEmpty)
  }

  @Test func smallPicturesOfAllComeAndFollowTheirFiles() async throws {
    let folder = try PreviewFolder(files)
    var page = try await folder.session("card.xml")
    let wide = PreviewCommand.TileName(file: "card.xml", story: "Wide")
    let plain = PreviewCommand.TileName(file: "plain.xml", story: nil)
    let gone = PreviewCommand.TileName(file: "card.xml", story: "Gone")
    await page.session.perform(.gallery([wide, plain, gone]))
    var tiles: [PreviewMessage.Tile] = []
    while tiles.count < 3, let tile = await page.tile() { tiles.append(tile) }
    #expect(tiles.map(\.width) == [100, 5, 0] && tiles.map(\.story) == ["Wide", nil, "Gone"])
    #expect(tiles[2].error?.contains("has no story 'Gone'") == true && tiles[0].error == nil)
    try folder.write("plain.xml", "<UIView width='6' height='5'/>")
    await page.session.filesChanged([folder.path("plain.xml")])
    let next = await page.tile()
    #expect(next?.file == "plain.xml" && next?.width == 6)
    try folder.write("plain.xml", "<UIView width='6' hight='5'/>")
    await page.session.filesChanged([folder.path("plain.xml")])
    #expect(await page.tile()?.error?.contains("hight") == true)
  }
}

extension Conversation {
  fileprivate mutating func document() async -> PreviewMessage.Document? {
    await next { message in if case .document(let document) = message { document } else { nil } }
  }

  fileprivate mutating func tile() async -> PreviewMessage.Tile? {
    await next { message in if case .tile(let tile) = message { tile } else { nil } }
  }
}
