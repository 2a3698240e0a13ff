import Foundation
import QuoinDiagnostics
import QuoinEditing
import QuoinResources
import Testing

@testable import QuoinPreview

/// What is read again, when, and what becomes of what was told before.
@Suite(.timeLimit(.minutes(5))) struct ReloadTests {
  private let card = "<UIView width='100' height='20'><UILabel text='{title}'/></UIView>"

  @Test func onlyWhatWasReadIsReadAgain() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"title": "Hi"}"#])
    let page = try await folder.session("card.xml")
    let files = await page.session.files
    try folder.write("log.txt", "1")
    try folder.write("other.json", "{}")
    await page.session.filesChanged([folder.path("log.txt"), folder.path("other.json")])
    #expect(await page.session.files === files)
    try folder.write("card.json", #"{"title": "Hello"}"#)
    await page.session.filesChanged([folder.path("card.json")])
    #expect(await page.session.files !== files)
  }

  @Test func whatWasLookedForInVainIsReadOnceItIsThere() async throws {
    let folder = try PreviewFolder([
      "card.xml": "<UIView width='9' height='9'><UIImageView image='pic.svg'/></UIView>"
    ])
    let page = try await folder.session("card.xml")
    let files = await page.session.files
    try folder.write(
      "pic.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'><rect width='1' height='1'/></svg>")
    await page.session.filesChanged([folder.path("pic.svg")])
    #expect(await page.session.files !== files)
    #expect(await page.session.problems.all.isEmpty)
  }

  @Test func dataThatAreNewAreListed() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"title": "Hi"}"#])
    var page = try await folder.session("card.xml")
    _ = await page.picture()
    try folder.write("other.json", "{}")
    await page.session.filesChanged([folder.path("other.json")])
    let listed = await page.next { message in
      if case .document(let document) = message { document.dataFiles } else { nil }
    }
    #expect(listed == ["card.json", "other.json"])
  }

  @Test func aTemplateThatCannotBeReadHasNothingOfTheOneBefore() async throws {
    let folder = try PreviewFolder([
      "a.xml": "<UIView width='w' height='60'/>", "a.json": #"{"w": 100}"#,
      "b.xml": "<UIView width='1' hight='1'/>",
    ])
    var page = try await folder.session("a.xml")
    _ = await page.picture()
    await page.session.perform(.setState(name: "w", value: .string("wide")))
    #expect(await page.state() == ["w": .number(100)])
    await page.session.perform(.open("b.xml"))
    #expect(await page.state() == [:])
    #expect(await page.session.problems.all.all.count == 1)
  }

  @Test func whatWasAskedForOnceIsOverWithTheNextReading() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>"])
    var project = try PreviewProject(path: folder.url.path)
    project.editor = EditorCommand("no-such-editor")
    let session = PreviewSession(project)
    var page = await Conversation(beginning: session)
    _ = await page.picture()
    for next in [PreviewCommand.reload, .open("a.xml"), .set(PreviewSettings())] {
      await session.perform(.edit(file: folder.path("a.xml"), line: 1, column: 1, isFollowing: false))
      #expect(
        await page.problems()?.errors.map(\.message) == [
          "There is no program 'no-such-editor' that the editor could be started by"
        ])
      await session.perform(next)
      #expect(await page.problems()?.errors == [])
    }
  }

  @Test func whatCannotBeWatchedIsTold() async throws {
    let folder = try PreviewFolder(["a.xml": "<UIView width='10' height='10'/>", "parts/b.xml": "<UIView/>"])
    let watcher = try FileWatcher(folders: [folder.url], files: [], folderLimit: 1)
    var changes = await watcher.changes().makeAsyncIterator()
    let running = Task { await watcher.run() }
    defer { running.cancel() }
    #expect(await changes.next() == [])
    var late = await watcher.changes().makeAsyncIterator()
    #expect(await late.next() == [])
    var page = try await folder.session("a.xml")
    _ = await page.picture()
    await page.session.filesChanged([], shortage: await watcher.shortage)
    #expect(await page.problems()?.warnings.first?.message.contains("more than 1 folders") == true)
    await page.session.perform(.open("a.xml"))
    #expect(await page.session.problems.watching.all.count == 1)
  }

  // MARK: The sandbox

  @Test func whatIsSavedInASandboxStays() async throws {
    let saved = #"<UILabel text="My saved work"/>"#
    let folder = try PreviewFolder(["sandbox.xml": saved])
    #expect(try PreviewSandbox(path: folder.url.path).path == folder.path("sandbox.xml"))
    let page = try await folder.session()
    await page.session.perform(.beginTemplate)
    #expect(await page.session.file == "sandbox.xml")
    #expect(try String(contentsOfFile: folder.path("sandbox.xml"), encoding: .utf8) == saved)
  }

  // MARK: Saving

  @Test func whatOthersSaveBetweenReadingAndWritingStays() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    let page = try await folder.session()
    let path = folder.path("card.xml")
    await #expect(throws: Diagnostic.self) {
      try await page.session.replaceText(of: path, with: "<UIView/>", inPlaceOf: card + "\n", orGoBackTo: DesignHistory())
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == card)
    try await page.session.replaceText(of: path, with: "<UIView/>", inPlaceOf: card, orGoBackTo: DesignHistory())
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "<UIView/>")
  }
}
