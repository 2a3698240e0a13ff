import Foundation
import QuoinEditing
import Testing

@testable import QuoinPreview

/// What is let go over a stack, and what is picked for an attribute.
@Suite(.timeLimit(.minutes(5))) struct DroppingTests {
  private let card = """
    <UIView width="200" height="100">
      <UIStackView left="100" top="10" axis="vertical">
        <UIView id="a" width="20" height="20"/>
        <UIView id="b" width="20" height="40"/>
      </UIStackView>
      <UIStackView left="10" top="10">
        <UIView id="c" width="20" height="20" isHidden="true"/>
        <UILabel id="d" width="8" height="20" font="bold" text="d"/>
      </UIStackView>
    </UIView>

    """

  private func page(_ folder: PreviewFolder) async throws -> Conversation {
    var page = try await folder.inspected()
    _ = await page.tree()
    return page
  }

  private func line(_ page: inout Conversation, _ x: CGFloat, _ y: CGFloat) async -> SnapGuide? {
    await page.session.perform(.design(.offer(CGRect(x: x, y: y, width: 50, height: 20), reach: 6)))
    let guides = await page.guides()
    return guides?.first { $0.kind == .edge && guides?.count == 1 }
  }

  @Test func aLineShowsWhatItComesBefore() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    let before = await line(&page, 105, 12)
    #expect(before == SnapGuide(.edge, isVertical: false, position: 10, from: 100, to: 120))
    // Near the lower edge of the first, and near the upper one of the second.
    for y in [26, 34] as [CGFloat] { #expect(await line(&page, 105, y)?.position == 30) }
    #expect(await line(&page, 105, 68)?.position == 70)
    // In the midst of a child it goes into that.
    #expect(await line(&page, 105, 20)?.position != 10)
    // A row, of which one is not seen; a label takes nothing in.
    #expect(
      await line(&page, 12, 14) == SnapGuide(.edge, isVertical: true, position: 10, from: 10, to: 30))
    #expect(await line(&page, 16, 14)?.position == 18)
  }

  @Test(arguments: [
    (105.0, 12.0, "<UISwitch/>\n    <UIView id=\"a\""), (105, 34, "<UISwitch/>\n    <UIView id=\"b\""),
    (105, 68, "height=\"40\"/>\n    <UISwitch/>\n  </UIStackView>"),
    (12, 14, "<UISwitch/>\n    <UILabel id=\"d\""),
  ])
  func itGoesWhereTheLineIs(x: Double, y: Double, written: String) async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    await page.session.perform(
      .design(.insert(markup: "<UISwitch/>", into: "", before: nil, x: x, y: y, selected: [])))
    _ = await page.tree()
    let text = try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
    #expect(text.contains(written), "\(text)")
  }

  @Test func inTheMidstOfAChildItGoesIntoThat() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    let page = try await page(folder)
    await page.session.perform(
      .design(.insert(markup: "<UISwitch/>", into: "", before: nil, x: 105, y: 50, selected: [])))
    let text = try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
    #expect(text.contains("<UISwitch left=\"5\" top=\"20\"/>"), "\(text)")
  }

  @Test func valuesWithNamesArePicked() async throws {
    let folder = try PreviewFolder([
      "card.xml": card, "photo.svg": #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#,
    ])
    var page = try await page(folder)
    await page.session.perform(.design(.details("0.1.1")))
    #expect(await page.pickable() == ["font"])
    func pick(_ node: String, _ name: String) async -> [DesignMessage.Choice] {
      await page.session.perform(
        .design(.complete(node: node, name: name, text: "", offset: 0, isPicking: true)))
      return await page.choices()
    }
    let fonts = await pick("0.1.1", "font")
    let bold = try #require(fonts.first { $0.label == "bold" })
    #expect(bold.picture?.starts(with: [0x89, 0x50]) == true)
    #expect(fonts.first { $0.label == "light" }?.picture != bold.picture)
    // Names of expressions are none, and what is text has no values of its own.
    #expect(await pick("0.1.0", "isHidden").map(\.label) == ["false", "true"])
    #expect(await pick("0.1.1", "text").isEmpty)
    #expect(await pick("0.0", "axis").map(\.text) == ["horizontal", "vertical"])
    #expect(await pick("0.9", "axis").isEmpty)
  }
}
