import Foundation
import QuoinMarkup
import Testing

@testable import QuoinPreview

/// Where that comes to lie which somebody adds by a click.
@Suite struct DesignPlaceTests {
  private func added(_ text: String, into key: String) async throws -> String {
    let folder = try PreviewFolder(["card.xml": text])
    var page = try await folder.session()
    _ = await page.picture()
    await page.session.perform(.design(.inspect(true)))
    await page.session.perform(
      .design(.insert(markup: "<UIButton/>", into: key, before: nil, x: nil, y: nil, selected: [])))
    let new = try String(contentsOfFile: folder.path("card.xml"), encoding: .utf8)
    let start = try #require(new.range(of: "<UIButton"))
    let end = try #require(new[start.upperBound...].range(of: "/>"))
    return new[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private let card = """
    <UIView width="200" height="200">
      <UILabel left="20" top="10" width="80" height="20" text="a"/>
      <UILabel left="40" top="100" width="80" height="20" text="b"/>
    </UIView>
    """

  @Test func belowAllThatIsThere() async throws {
    #expect(try await added(card, into: "0") == "left=\"20\" top=\"128\"")
  }

  @Test func belowWhatIsSelected() async throws {
    #expect(try await added(card, into: "0.0") == "left=\"20\" top=\"38\"")
    #expect(try await added(card, into: "0.1") == "left=\"40\" top=\"128\"")
  }

  @Test func belowAllWhereSomethingIsBelowWhatIsSelected() async throws {
    let close = card.replacing("left=\"40\" top=\"100\"", with: "left=\"20\" top=\"40\"")
    #expect(try await added(close, into: "0.0") == "left=\"20\" top=\"68\"")
  }

  @Test func inTheMiddleWhereThereIsNoRoom() async throws {
    let full = card.replacing("top=\"100\"", with: "top=\"170\"").replacing("left=\"40\"", with: "left=\"0\"")
    #expect(try await added(full, into: "0") == "left=\"100\" top=\"100\"")
  }
}
