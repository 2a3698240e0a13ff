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

  @Test func textWithoutAnyWidthIsToldLikeTextThatIsCut() throws {
    #expect(
      try warnings("Ada' left='40' right='25'") == [
        "t:1:47: warning: The text of <UILabel> is not seen, as it is 0 points wide"
      ])
    #expect(try warnings("Ada' width='0'").count == 1)
    #expect(try warnings("Ada' left='30' right='30'").count == 1)
    #expect(try warnings("Ada' left='40' right='25' lineBreakMode='byClipping'").isEmpty)
    #expect(try warnings(" ' width='0'").isEmpty)
    #expect(try warnings("Ada' width='0' isHidden='true'").isEmpty)
    let crowded = try Template(
      markup: """
        <UIStackView width='60' height='30'><UIView width='60' height='30'/><UILabel text='Ada'/></UIStackView>
        """, name: "t"
    ).rendering(as: .svg).warnings.all
    #expect(crowded.contains { $0.message.contains("is not seen, as it is 0 points wide") }, "\(crowded)")
  }

  @Test func textWithoutRoomForAnEllipsisIsToldOnceForAllCopies() throws {
    #expect(
      try warnings("Ada' width='3'") == [
        "t:1:47: warning: The text of <UILabel> is not seen, as it is 3 points wide"
      ])
    // Where dots are meant, nothing at all is not.
    #expect(try warnings("Ada' width='3' lineBreakMode='byTruncatingTail'").count == 1)
    #expect(try warnings("Ada' width='0' lineBreakMode='byTruncatingTail'").count == 1)
    #expect(try warnings("Ada' width='3' lineBreakMode='byClipping'").isEmpty)
    #expect(try warnings("Ada' width='3' isHidden='true'").isEmpty)
    let copies = try Template(
      markup: """
        <UIView width='60' height='90'><repeat for='n' in='0..&lt;3'>
        <UILabel text='Ada' top='30 * n' width='2'/></repeat></UIView>
        """, name: "t"
    ).rendering(as: .svg).warnings.all
    #expect(
      copies.map(\.message) == [
        "The text of <UILabel> is not seen, as it is 2 points wide, and 2 more like this"
      ])
    #expect(copies.first?.notes.first?.message.contains("byClipping") == true)
  }

  @Test func stylesThatAreMadeAndFeaturesThatAreMissingAreTold() throws {
    func found(_ label: String) throws -> [String] {
      try warnings(label).map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    let bold = "warning: Noto Mono has no bold face; it is made of its regular one by thicker strokes"
    let italic = "warning: Noto Mono has no italic face; it is made of its upright one by a slant"
    #expect(try found("a' font='Noto Mono bold 10'") == [bold])
    #expect(try found("a' font='Noto Mono bold italic 10'") == [bold, italic])
    #expect(try found("a' font='Noto Mono 10'") == [])
    let tags = try Template(
      markup: "<UILabel font='Noto Mono 10'>a <b>b</b> <i>c</i> <b>d</b></UILabel>", name: "t"
    ).rendering(as: .svg).warnings.all.map(\.message)
    #expect(tags == [String(bold.dropFirst(9)), String(italic.dropFirst(9))])
    #expect(
      try found("a' font='10' fontFeatures='smallCapitals, tabularFigures'") == [
        "warning: Inter has no feature smallCapitals (smcp), which changes nothing"
      ])
    #expect(try found("a' font='bold italic 10'") == [])
  }

  @Test func whatAnSVGHoldsThatIsNotDrawnIsTold() throws {
    let files = try FilesFixture([
      "a.svg":
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect fill='var(--a)'/><foreignObject/></svg>",
      "t.xml": "<UIImageView image='a.svg' width='9' height='9'/>",
    ])
    let template = try Template(contentsOf: files.url("t.xml"))
    #expect(
      try template.rendering(as: .svg).warnings.all.map(\.message) == [
        "The SVG is drawn without fill: var(), <foreignObject>, which cannot be drawn here"
      ])
  }

  @Test(arguments: [
    ("left='20' right='100% - 20'", "right"), ("right='100%' width='50%'", "right"),
    ("right='100% - 10' width='20'", "right"), ("left='20' right='20'", nil), ("left='10' right='300'", nil),
    ("top='2' bottom='100% - 2' width='10'", "bottom"), ("right='-20' width='50'", nil),
    ("left='70' right='40'", nil),
  ])
  func whatIsWrittenForTheLegacyModeIsToldOfIt(place: String, edge: String?) throws {
    func notes(_ root: String) throws -> [Diagnostic] {
      try Template(
        markup: "<UIView width='200' height='30'\(root)><UIView \(place)/><UIView \(place)/></UIView>",
        name: "t"
      ).rendering(as: .svg).warnings.all.filter {
        $0.notes.contains { $0.message.contains("--legacy-layout") }
      }
    }
    let found = try notes("").map(\.message)
    #expect(found.count == (edge == nil ? 0 : 1))
    if let edge {
      #expect(found.allSatisfy { $0.hasPrefix("\(edge) counts from the \(edge) edge, which ") })
      #expect(found.allSatisfy { $0.hasSuffix(" it would have it, and 1 more like this") })
    }
    #expect(try notes(" useLegacyLayoutMode='true'").isEmpty)
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
