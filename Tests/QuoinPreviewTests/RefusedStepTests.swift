import Foundation
import QuoinEditing
import Testing

@testable import QuoinPreview

/// Steps of the designer that would leave a template that cannot be shown.
@Suite(.timeLimit(.minutes(5))) struct RefusedStepTests {
  private let card = """
    <UIView width="200" height="100">
      <UILabel id="name" left="10" top="10" text="{name}"/>
      <UILabel id="role" left="#name.left" top="#name.bottom" text="Role"/>
    </UIView>
    """

  private func designed(_ folder: PreviewFolder) async throws -> Conversation {
    var page = try await folder.inspected()
    _ = await page.tree()
    return page
  }

  private func text(_ folder: PreviewFolder) throws -> String {
    try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
  }

  @Test(
    arguments: [
      ("textColor", "nonsense", "Unknown name 'nonsense'"), ("textColor", "5", "Expected a colour"),
      ("top", "#gone.bottom", "#gone"), ("text", "{nickname}", "nickname"), ("text", "{name", "never closed"),
      ("left", "#role.left", ""),
    ])
  func aValueThatCannotBeShownIsNotWritten(_ name: String, _ value: String, _ words: String) async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"name": "Ada"}"#])
    var page = try await designed(folder)
    await page.session.perform(.design(.set(nodes: ["0.0"], name: name, value: value)))
    let refusal = try #require(await page.refusal())
    #expect(words.isEmpty || refusal.contains(words))
    #expect(try text(folder) == card)
  }

  @Test func whatIsTakenAwayIsNotNeededByOthers() async throws {
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"name": "Ada"}"#])
    var page = try await designed(folder)
    await page.session.perform(.design(.delete(["0.0"])))
    let refusal = await page.refusal()
    #expect(refusal?.hasPrefix("It stays, since without it the template would be wrong: ") == true)
    #expect(refusal?.contains("#name") == true)
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "id", value: nil)))
    #expect(await page.refusal()?.contains("#name") == true)
    #expect(try text(folder) == card)
    // Together with those that need it, it goes.
    await page.session.perform(.design(.delete(["0.0", "0.1"])))
    #expect(try !text(folder).contains("UILabel"))
  }

  @Test func aTemplateThatIsWrongCanBeMendedInSteps() async throws {
    let wrong = card.replacing("text=\"Role\"", with: "text=\"Role\" textColor=\"nonsense\"")
    let folder = try PreviewFolder(["card.xml": card, "card.json": #"{"name": "Ada"}"#])
    var page = try await designed(folder)
    try wrong.write(toFile: folder.path("card.xml"), atomically: true, encoding: .utf8)
    await page.session.reload()
    await page.session.perform(.design(.set(nodes: ["0.1"], name: "textColor", value: "nosense")))
    #expect(try text(folder).contains("nosense"))
    await page.session.perform(.design(.set(nodes: ["0.1"], name: "textColor", value: "red")))
    #expect(try text(folder).contains("textColor=\"red\""))
  }

  @Test func whatIsShownWithOtherDataMayNameThese() async throws {
    let folder = try PreviewFolder([
      "card.xml": card, "card.json": #"{"name": "Ada"}"#, "other.json": #"{"name": "Bo", "nickname": "B"}"#,
    ])
    var page = try await designed(folder)
    await page.session.perform(.useData("other.json"))
    await page.session.perform(.design(.set(nodes: ["0.0"], name: "text", value: "{nickname}")))
    #expect(try text(folder).contains("text=\"{nickname}\""))
  }
}
