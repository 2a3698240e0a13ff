import QuoinDiagnostics
import Testing

@testable import QuoinPreview

/// What texts of the state are likely set to.
@Suite struct StateChoicesTests {
  private func choices(_ markup: String...) -> [String: [String]] {
    StateChoices.all(
      in: markup.enumerated().map { SourceText(file: "\($0.offset).xml", contents: $0.element) })
  }

  @Test func textsThatANameIsComparedWithAreChoices() {
    let found = choices(
      #"<UIView isHidden="status == 'paid' || 'late' != order.status" alpha="{size == 'L' ? 1 : 0.5}"/>"#,
      #"<UILabel>{kind == "a &amp; b" ? 'x' : 'y'}</UILabel>"#)
    #expect(found == ["status": ["late", "paid"], "size": ["L"], "kind": ["a & b"]])
  }

  @Test func whatIsComparedWithNoTextIsNone() {
    #expect(
      choices(
        #"<UIView alpha="count == 3 ? 1 : 0" isHidden="a == b || name == '' || 'a' == 'b'" top="x < 'y'"/>"#)
        == [:])
    // A call is no name, and what is wrong says nothing.
    #expect(choices(#"<UIView isHidden="name.lowercased() == 'ada'" left="status == "/>"#) == [:])
  }

  @Test func thePageIsToldOnceUntilTheyAreOthers() async throws {
    let folder = try PreviewFolder([
      "card.xml": #"<UIView width="9" height="9" isHidden="mode == 'dark'"/>"#, "card.json": #"{"mode": ""}"#,
    ])
    var page = await Conversation(beginning: PreviewSession(try PreviewProject(path: folder.url.path)))
    #expect(await page.stateChoices() == ["mode": ["dark"]])
    try folder.write("card.xml", #"<UIView width="9" height="9" isHidden="mode == 'dim'"/>"#)
    await page.session.perform(.reload)
    #expect(await page.stateChoices() == ["mode": ["dim"]])
  }
}
