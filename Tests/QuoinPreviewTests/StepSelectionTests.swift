import Foundation
import Testing

@testable import QuoinPreview

/// Which nodes are selected once a step was undone or done again.
@Suite(.timeLimit(.minutes(5))) struct StepSelectionTests {
  private let card = """
    <UIView width="200" height="100">
      <UIView left="10" top="10" width="50" height="40"/>
      <UIView left="10" top="60" width="50" height="40"/>
    </UIView>
    """

  private func page(_ folder: PreviewFolder) async throws -> Conversation {
    let page = try await folder.session()
    await page.session.perform(.shown)
    await page.session.perform(.design(.inspect(true)))
    return page
  }

  @Test func aCopyThatIsUndoneLeavesWhatItWasACopyOf() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    #expect(await page.selection(after: .duplicate(["0.0"])) == ["0.1"])
    #expect(await page.selection(after: .undo) == ["0.0"])
    #expect(await page.selection(after: .redo) == ["0.1"])
  }

  @Test(arguments: [["0.0"], ["0.0", "0.1"], []])
  func whatWasSelectedWhenSomethingWasDroppedIsSelectedAgain(selected: [String]) async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    let drop = DesignCommand.insert(
      markup: "<UILabel/>", into: "", before: nil, x: 100, y: 20, selected: selected)
    #expect(await page.selection(after: drop) == ["0.2"])
    #expect(await page.selection(after: .undo) == selected)
  }

  @Test func whatWasDeletedIsSelectedWhenItIsBack() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    #expect(await page.selection(after: .delete(["0.1"])) == [])
    #expect(await page.selection(after: .undo) == ["0.1"])
    #expect(await page.selection(after: .redo) == [])
  }

  @Test func whatOthersHaveAddedBeforeItCountsAsWell() async throws {
    let folder = try PreviewFolder(["card.xml": card])
    var page = try await page(folder)
    #expect(await page.selection(after: .set(nodes: ["0.1"], name: "alpha", value: "0.5")) == ["0.1"])
    let text = try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
    let others = text.replacing(
      "  <UIView left=\"10\" top=\"10\"", with: "  <UILabel/>\n  <UIView left=\"10\" top=\"10\"")
    try folder.write("card.xml", others)
    await page.session.filesChanged([folder.path("card.xml")])
    #expect(await page.selection(after: .undo) == ["0.2"])
  }
}

extension Conversation {
  /// Which nodes the page is told to select when it has asked for something.
  fileprivate mutating func selection(after command: DesignCommand) async -> [String]? {
    await session.perform(.design(command))
    await session.perform(.shown)
    return await next { message in
      if case .design(.tree(_, let selection?, _, _)) = message { selection } else { nil }
    }
  }
}
