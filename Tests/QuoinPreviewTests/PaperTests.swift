import QuoinTemplates
import Testing

@testable import QuoinPreview

/// The pages of a document in a session.
@Suite(.timeLimit(.minutes(5))) struct PaperTests {
  private let report = """
    <document size="200 x 100" margin="10">
      <UIView id="a" height="40" backgroundColor="red"/>
      <UIView id="b" breakBefore="page" height="40" backgroundColor="green"/>
      <UIView id="c" breakBefore="page" height="40" backgroundColor="blue"/>
    </document>
    """

  @Test func sizesAndPicturesOfAllPagesAreTold() async throws {
    let folder = try PreviewFolder(["report.xml": report])
    var page = try await folder.session()
    #expect(await page.sheets() == [[200, 100], [200, 100], [200, 100]])
    #expect(await page.picture()?.page == 1)
    await page.session.perform(.sheets([1, 2, 7]))
    #expect(await page.sheet() == 2)
    await page.session.perform(.shown)
    await page.session.perform(.sheets([1, 2, 3]))
    #expect(await page.sheet() == 3)
    await page.session.perform(.shown)
    // The page that is left is drawn again as one of the others, and only that.
    await page.session.perform(.page(2))
    #expect(await page.picture()?.page == 2)
    #expect(await page.sheet() == 1)
    await page.session.perform(.shown)
    // What is saved is drawn anew, the one that is looked at first.
    try folder.write("report.xml", report.replacing("red", with: "yellow"))
    await page.session.filesChanged([folder.path("report.xml")])
    #expect(await page.picture()?.page == 2)
    #expect(await page.sheet() == 1)
    await page.session.perform(.shown)
    #expect(await page.sheet() == 3)
  }

  @Test func numbersOfNoPageAreOfNoInterest() async throws {
    let folder = try PreviewFolder(["report.xml": report])
    var page = try await folder.session()
    _ = await page.picture()
    await page.session.perform(.sheets([Int.min, -1, 0, Int.max, 4, 3]))
    #expect(await page.sheet() == 3)
    await page.session.perform(.shown)
    await page.session.perform(.page(2))
    #expect(await page.picture()?.page == 2)
    await page.session.perform(.page(Int.min))
    #expect(await page.picture()?.page == 1)
  }

  @Test func aTemplateThatFailsShowsNothingOfTheOneBefore() async throws {
    let folder = try PreviewFolder(["report.xml": report, "bad.xml": "<UIView heigt=\"3\"/>"])
    var page = try await folder.session("report.xml")
    #expect(await page.sheets()?.count == 3)
    await page.session.perform(.design(.inspect(true)))
    await page.session.perform(.open("bad.xml"))
    #expect(await page.sheets() == [])
    #expect(await page.tree()?.nodes.isEmpty == true)
  }

  @Test func ofThePagesThatAreAskedForTheLastCount() {
    var waiting: [PreviewCommand] = []
    for command in [.page(2), .sheets([1, 2]), .leave, .page(3), .sheets([2, 3])] as [PreviewCommand] {
      PreviewCommand.coalesce(&waiting, command)
    }
    #expect(waiting.count == 3)
    if case .page(3) = waiting[1], case .sheets([2, 3]) = waiting[2] { return }
    Issue.record("Others are left: \(waiting)")
  }

  @Test func aTemplateOfOnePictureHasNone() async throws {
    let folder = try PreviewFolder([
      "report.xml": report, "card.xml": "<UIView width=\"20\" height=\"20\"/>",
    ])
    var page = try await folder.session("report.xml")
    #expect(await page.sheets()?.count == 3)
    _ = await page.picture()
    await page.session.perform(.open("card.xml"))
    #expect(await page.sheets() == [])
    await page.session.perform(.sheets([1, 2]))
    #expect(await page.picture()?.pageCount == 0)
  }

  @Test func whatStandsOnThePageIsInspectedAndChanged() async throws {
    let folder = try PreviewFolder(["report.xml": report])
    var page = try await folder.inspected()
    #expect(await page.tree()?.nodes.map(\.id) == [nil, "a"])
    await page.session.perform(.page(2))
    let second = try #require(await page.tree())
    #expect(second.nodes.map(\.id) == [nil, "b"])
    await page.session.perform(.design(.details("0.c0")))
    #expect(await page.details()?.attributes.first { $0.name == "backgroundColor" }?.expression == "green")
    await page.session.perform(.design(.set(nodes: ["0.c0"], name: "height", value: "30")))
    #expect(await page.tree()?.nodes.last?.frame?.height == 30)
    #expect(
      try String(contentsOfFile: folder.path("report.xml"), encoding: .utf8).contains(
        "<UIView id=\"b\" breakBefore=\"page\" height=\"30\""))
  }
}

extension PaperTests {
  @Test func theCaretGoesToThePageOfItsElement() async throws {
    let folder = try PreviewFolder(["report.xml": report])
    var page = try await folder.inspected()
    _ = await page.tree()
    let place = try #require(report.range(of: "id=\"c\""))
    let offset = report.utf8.distance(from: report.startIndex, to: place.lowerBound)
    await page.session.perform(.design(.caret(offset: offset)))
    #expect(await page.picture()?.page == 3)
    #expect(await page.caret() == "0.c0")
    // Between elements it is that around them, which stands on every page.
    await page.session.perform(.design(.caret(offset: 3)))
    #expect(await page.caret() == "0")
  }
}

extension Conversation {
  fileprivate mutating func sheets() async -> [[Double]]? {
    await next { if case .sheets(let sizes) = $0 { sizes } else { nil } }
  }

  fileprivate mutating func sheet() async -> Int? {
    await next { if case .sheet(let number) = $0 { number } else { nil } }
  }
}
