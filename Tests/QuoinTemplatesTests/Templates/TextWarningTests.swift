import QuoinDiagnostics
import QuoinGraphics
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What is told of text that was drawn.
@Suite struct TextWarningTests {
  private func warnings(_ label: String, fonts: FontCollection? = nil) throws -> [String] {
    try Template(
      markup: "<UIView width='60' height='30'><UILabel text='\(label)/></UIView>", name: "t", fonts: fonts
    ).rendering(as: .svg).warnings.all.map(\.description)
  }

  @Test func textThatEndsInDotsIsTold() throws {
    #expect(
      try warnings("More words than there is room for' width='50'") == [
        "t:1:47: warning: The text of <UILabel> has not enough room, and ends in “…”"
      ])
    #expect(try warnings("Word' width='50'").isEmpty)
    #expect(
      try warnings("More words than there is room for' width='50' lineBreakMode='byTruncatingTail'").isEmpty)
    #expect(try warnings("More words than there is room for' width='50' isHidden='true'").isEmpty)
  }

  @Test func axesThatAFontDoesNotHaveAreTold() throws {
    func found(_ font: String) throws -> [String] {
      let fonts = try FontCollection(files: [("bars", FontFixtures.variable), ("thin", FontFixtures.thin)])
      return try warnings("a' font=\"\(font)\"", fonts: fonts).map {
        String($0.drop { $0 != " " }.dropFirst())
      }
    }
    #expect(
      try found("System wght=900 10") == [
        "warning: Inter is no variable font, so that wght=900 changes nothing"
      ])
    #expect(
      try found("'Quoin Bars' wgth=700 10") == [
        "warning: Quoin Bars has no axis wgth; it has wght, wdth, slnt, opsz; did you mean wght=700?"
      ])
    #expect(
      try found("'Thin Bars' wdth=80 10") == ["warning: Thin Bars has no axis wdth; it has wght"])
    #expect(
      try found("'Thin Bars' wght=7000 10") == [
        "warning: The axis wght of Thin Bars goes from 100 to 700; 7000 counts as 700"
      ])
    #expect(try found("'Thin Bars' wght=500 10").isEmpty)
    #expect(try found("'Thin Bars' bold 10").isEmpty)
  }

  @Test func aPictureOfNoSizeIsToldOnce() throws {
    let node = try Template(
      markup: "<UIView width='100%' height='100%'><UIView width='20' height='5'/><UILabel text='x'/></UIView>"
    ).instantiate()
    let size = try node.layOut()
    #expect(size == .zero)
    #expect(
      node.warnings(in: size).all.map(\.message) == [
        "The picture would be 0 × 0 points; give the root a width and a height, or the picture a size, such as --size 400x300"
      ])
  }

  @Test func textThatIsCutInARowIsAWarning() throws {
    let template = try Template(
      markup: """
        <UITableView width="120" height="200">
          <repeat for="n" in="0..&lt;2">
            <UITableViewCell><UILabel width="40" height="20" text="A rather long text"/></UITableViewCell>
          </repeat>
        </UITableView>
        """, name: "t")
    let warnings = try template.rendering(as: .png).warnings.all
    #expect(
      warnings.map(\.message) == ["The text of <UILabel> has not enough room, and ends in “…”"])
    #expect(warnings.first?.span?.line == 3)
  }
}
