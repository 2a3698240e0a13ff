import Foundation
import QuoinResources
import Testing

@testable import QuoinEditing
@testable import QuoinPreview

/// A preview beside an editor, whose side is played here.
@Suite(.timeLimit(.minutes(5))) struct BesideEditorTests {
  private let card =
    "<UIView width=\"90\" height=\"50\">\n  <UIView id=\"one\" left=\"4\" width=\"30\" height=\"20\"/>\n</UIView>\n"
  private let asked = Guarded<[String]>([])

  /// An editor that can show places, and a page that looks at a folder beside it.
  private func beginning(
    _ folder: PreviewFolder, showsPlaces: Bool = true
  ) async throws -> (EditorConnection, Conversation) {
    var client = ClientAbilities()
    (client.showsPlaces, client.takesDocumentChanges, client.appliesEdits) = (showsPlaces, true, true)
    let connection = EditorConnection(
      client: client,
      output: ServerOutput { [asked] data in
        asked.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
      })
    var project = try PreviewProject(path: folder.url.path)
    project.connection = connection
    return (connection, await Conversation(beginning: PreviewSession(project)))
  }

  private func open(
    _ text: String, in folder: PreviewFolder, _ connection: EditorConnection, version: Int = 1
  ) {
    let url = URL(fileURLWithPath: folder.path("card.xml"))
    connection.take(.init(uri: url.absoluteString, version: version, text: text), at: url)
  }

  @Test func whatIsTypedIsShownBeforeItIsSaved() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var (connection, page) = try await beginning(folder)
    #expect(await page.picture()?.width == 90)
    open(card.replacing("90", with: "120"), in: folder, connection)
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    #expect(await page.picture()?.width == 120)
    // Once it is closed without being saved, the file counts again.
    connection.take(nil, at: URL(fileURLWithPath: folder.path("card.xml")))
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    #expect(await page.picture()?.width == 90)
  }

  @Test func problemsShowTheTextOfTheEditor() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var (connection, page) = try await beginning(folder)
    _ = await page.picture()
    open(card.replacing("left=", with: "lft="), in: folder, connection)
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    var place: PreviewProblem.Place?
    while place == nil { place = await page.problems()?.errors.first?.place }
    #expect(place?.lines.contains { $0.contains("lft=\"4\"") } == true)
  }

  @Test func theCaretSelectsAViewAndGoesToAnotherTemplate() async throws {
    let folder = try PreviewFolder([
      "card.xml": card.replacing("</UIView>", with: "<UIView xml=\"part.xml\"/></UIView>"),
      "other.xml": "<UIView width=\"10\" height=\"10\"><UILabel text=\"a\"/></UIView>",
      "part.xml": "<UIView width=\"30\" height=\"12\"/>",
    ])
    var (_, page) = try await beginning(folder)
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    _ = await page.tree()
    await page.session.perform(.editor(.caret(path: folder.path("card.xml"), offset: 45)))
    #expect(await page.caret() == "0.0")
    // What the open template includes is shown in it.
    await page.session.perform(.editor(.caret(path: folder.path("part.xml"), offset: 5)))
    #expect(await page.caret() == "0.1")
    await page.session.perform(.editor(.caret(path: folder.path("other.xml"), offset: 42)))
    let file = await page.next { if case .follow(let file) = $0 { file } else { nil } }
    #expect(file == "other.xml")
    // The page opens it, and what the caret stands in is selected there.
    await page.session.perform(.open("other.xml"))
    _ = await page.tree()
    #expect(await page.caret() == "0.0")
    // A file that is none of the folder's is no concern of it.
    await page.session.perform(.editor(.caret(path: "/nowhere/card.xml", offset: 5)))
    await page.session.perform(.editor(.caret(path: folder.path("other.xml"), offset: 3)))
    #expect(await page.caret() == "0")
  }

  @Test func placesAreShownInTheEditor() async throws {
    let folder = try PreviewFolder(["card.xml": "<UIView>\n  <UILabel text=\"é😀\" id=\"one\"/>\n</UIView>\n"])
    let (connection, page) = try await beginning(folder)
    #expect(page.session.project.opensEditor)
    let path = folder.path("card.xml")
    await page.session.perform(.edit(file: path, line: 2, column: 22, isFollowing: true))
    // The emoji counts two in UTF-16.
    #expect(
      asked.withLock { $0.last }?.contains(
        "\"takeFocus\":false,\"selection\":{\"start\":{\"line\":1,\"character\":22}") == true)
    await page.session.perform(.edit(file: "/etc/hostname", line: 1, column: 1, isFollowing: false))
    #expect(asked.withLock { $0.count } == 1)
    open("\n<UIView/>", in: folder, connection)
    await page.session.perform(.edit(file: path, line: 2, column: 2, isFollowing: false))
    #expect(
      asked.withLock { $0.last }?.contains(
        "\"takeFocus\":true,\"selection\":{\"start\":{\"line\":1,\"character\":1}") == true)
  }

  @Test func anEditorThatShowsNoPlacesIsNotAsked() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    let (_, page) = try await beginning(folder, showsPlaces: false)
    #expect(!page.session.project.opensEditor)
    await page.session.perform(.edit(file: folder.path("card.xml"), line: 2, column: 2, isFollowing: false))
    #expect(asked.withLock { $0.isEmpty })
  }

  @Test func aDragChangesTheTextInTheEditorAndNotTheFile() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var (connection, page) = try await beginning(folder)
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    _ = await page.tree()
    open(card, in: folder, connection, version: 7)
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 10, dy: 0)))
    _ = await page.tree()
    #expect(await page.session.frame(ofNode: "one")?.minX == 14)
    let edit = try #require(asked.withLock { $0.last { $0.contains("workspace/applyEdit") } })
    #expect(edit.contains("\"version\":7") && edit.contains("\"newText\":\"1\""))
    #expect(try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8) == card)
    #expect(connection.texts[URL(fileURLWithPath: folder.path("card.xml"))]?.contains("left=\"14\"") == true)
    // What is not open there is written as ever.
    connection.take(nil, at: URL(fileURLWithPath: folder.path("card.xml")))
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    _ = await page.tree()
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    #expect(try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8).contains("left=\"5\""))
  }

  @Test func whatTheEditorDoesNotTakeIsToldAndIsNoStep() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var (connection, page) = try await beginning(folder)
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    _ = await page.tree()
    open(card, in: folder, connection)
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "alpha", value: "0.5")))
    await page.session.perform(.editor(.answered(isTaken: true)))
    let first = connection.texts[URL(fileURLWithPath: folder.path("card.xml"))]
    await page.session.perform(.design(.delete(["0.0"])))
    open(try #require(first), in: folder, connection)
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    await page.session.perform(.editor(.answered(isTaken: false)))
    #expect(
      await page.refusal() == "The editor has not taken the change, so that the text is as it was")
    // What was taken before can be taken back still.
    await page.session.perform(.design(.undo))
    #expect(connection.texts[URL(fileURLWithPath: folder.path("card.xml"))] == card)
  }

  @Test func whatIsUnsavedInAnEditorThatTakesNoChangesStays() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var client = ClientAbilities()
    client.showsPlaces = true
    let connection = EditorConnection(client: client, output: ServerOutput { _ in })
    var project = try PreviewProject(path: folder.url.path)
    project.connection = connection
    var page = await Conversation(beginning: PreviewSession(project))
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    _ = await page.tree()
    open(card.replacing("30", with: "31"), in: folder, connection)
    await page.session.perform(.editor(.texts([folder.path("card.xml")])))
    await page.session.perform(.design(.nudge(nodes: ["0.0"], dx: 1, dy: 0)))
    #expect(
      await page.refusal()
        == "card.xml is not saved in the editor, which takes no changes from here; save it there first")
    #expect(try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8) == card)
  }

  @Test func aChangeOfATextThatIsAnotherByNowIsNone() throws {
    let folder = try PreviewFolder(["card.xml": card])
    var client = ClientAbilities()
    client.appliesEdits = true
    let connection = EditorConnection(client: client, output: ServerOutput { _ in })
    let url = URL(fileURLWithPath: folder.path("card.xml"))
    #expect(connection.replaceText(of: url, from: card, with: "") == nil)
    open("another", in: folder, connection)
    #expect(connection.replaceText(of: url, from: card, with: "") == false)
    #expect(connection.texts[url] == "another")
    // An editor that takes no changes leaves them to the file.
    let other = EditorConnection(client: ClientAbilities(), output: ServerOutput { _ in })
    other.take(.init(uri: "", version: 1, text: "another"), at: url)
    #expect(other.replaceText(of: url, from: "another", with: "") == nil)
  }
}
