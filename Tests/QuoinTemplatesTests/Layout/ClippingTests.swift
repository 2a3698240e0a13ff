import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What is drawn where nobody sees it is told, once for each reason, and nothing else is.
@Suite("What is cut off") struct ClippingTests {
  private func warnings(
    _ markup: String, state: Any = (), size: RenderSize = .automatic
  ) throws -> [String] {
    let template = try Template(markup: markup, name: "t")
    return try template.rendering(state: state, size: size, as: .svg).warnings.all.map(\.description)
  }

  private func rows(_ count: Int) -> [String: Any] { ["rows": Array(0..<count)] }

  private let list = """
    <UIView>
      <repeat for="row" in="rows">
        <UIView left="10" right="10" top="previous.bottom" height="25">
          <UILabel text="{row}"/>
          <UILabel text="price" right="0"/>
        </UIView>
      </repeat>
    </UIView>
    """

  @Test func aListThatIsTooLongIsOneWarningHoweverManyRowsAreLost() throws {
    let found = try warnings(list, state: rows(40), size: .fixed(300, 842))
    #expect(found.count == 1)
    // The last row that begins within the picture does so at 825.
    #expect(
      found.first?.hasPrefix(
        "t:3:6: warning: <UIView> is cut off at the bottom edge of the picture of 300 × 842 points: ") == true
    )
    #expect(found.first?.contains(" more like this") == true)
    #expect(try warnings(list, state: rows(33), size: .fixed(300, 842)) == [])
  }

  @Test func whatStandsInAColumnThatIsTooLongIsToldForTheColumn() throws {
    let column = """
      <UIView height="100" width="50">
        <UIView id="column" height="auto" width="100%">
          <repeat for="row" in="rows">
            <UIView top="previous.bottom" height="30" width="40" backgroundColor="red"/>
          </repeat>
        </UIView>
      </UIView>
      """
    #expect(
      try warnings(column, state: rows(5)) == [
        "t:2:4: warning: #column is cut off at the bottom edge of the picture of 50 × 100 points: 50 of its 150 points are not seen"
      ])
    #expect(try warnings(column, state: rows(3)) == [])
  }

  @Test func aViewThatClipsCutsOff() throws {
    let markup = """
      <UIView height="100" width="100">
        <repeat for="row" in="rows">
          <UIView id="card" clipsToBounds="true" height="20" top="previous.bottom" width="50">
            <UIView backgroundColor="red" height="30" width="80"/>
          </UIView>
        </repeat>
      </UIView>
      """
    #expect(
      try warnings(markup, state: rows(3)) == [
        "t:4:8: warning: <UIView> is cut off at the right edge of #card: 30 of its 80 points are not seen, and 2 more like this"
      ])
  }

  @Test func aLabelWithoutAnEndRunsOutOfItsParent() throws {
    let text = String(repeating: "long ", count: 5)
    let cut = "lineBreakMode=\"byTruncatingTail\""
    func found(_ attributes: String) throws -> [String] {
      try warnings(
        """
        <UIView height="100" width="400">
          <UIView height="50" width="100">
            <UILabel text="\(text)" \(attributes)/>
          </UIView>
        </UIView>
        """)
    }
    // It is as wide as its parent at most, wherever it begins.
    let message = try found("left=\"10\" \(cut)")
    #expect(message.count == 1)
    #expect(message.first?.hasPrefix("t:3:6: warning: <UILabel> runs ") == true)
    #expect(
      message.first?.hasSuffix(" points beyond the right edge of <UIView>; give it right or width") == true)
    #expect(try found("right=\"10\" \(cut)").first?.contains("left edge") == true)
    let wrapped =
      "<UIView height=\"100\" width=\"400\"><UILabel numberOfLines=\"0\" text=\"\(text)\"/></UIView>"
    #expect(try warnings(wrapped) == [])
    #expect(try found("\(cut) isHidden=\"true\"") == [])
    #expect(try found("left=\"10\" isHidden=\"true\"") == [])
    #expect(try found("left=\"10\" \(cut) bleed=\"true\"") == [])
  }

  @Test func whatIsMeantOrNotSeenAnywayIsNoLoss() throws {
    func found(_ child: String) throws -> [String] {
      try warnings("<UIView height=\"100\" width=\"100\">\(child)</UIView>")
    }
    #expect(try found("<UIView backgroundColor=\"red\" height=\"50\" left=\"80\" width=\"50\"/>").count == 1)
    #expect(
      try found("<UIView backgroundColor=\"red\" bleed=\"true\" height=\"50\" left=\"80\" width=\"50\"/>")
        == [])
    #expect(
      try found(
        "<UIView bleed=\"true\"><UIView backgroundColor=\"red\" height=\"50\" left=\"80\" width=\"50\"/></UIView>"
      )
        == [])
    #expect(
      try found("<UIView alpha=\"0\" backgroundColor=\"red\" height=\"50\" left=\"80\" width=\"50\"/>") == [])
    #expect(try found("<UIView height=\"50\" left=\"80\" width=\"50\"/>") == [])
    #expect(try found("<UILabel height=\"50\" left=\"20\" text=\"x\" width=\"150\"/>") == [])
    #expect(
      try found(
        """
        <UIScrollView height="100%" width="100%">
          <UIView backgroundColor="red" height="500" left="80" width="500"/>
        </UIScrollView>
        """) == [])
  }

  @Test(arguments: [
    "<UILabel left=\"40\" lineBreakMode=\"byTruncatingTail\" text=\"long long long\" ATTRIBUTE/>",
    "<UIView width=\"30\" ATTRIBUTE><UILabel left=\"9\" lineBreakMode=\"byTruncatingTail\" text=\"long long long\"/></UIView>",
    "<UILabel text=\"long long long\" width=\"30\" ATTRIBUTE/>",
    "<UIView ATTRIBUTE><UILabel text=\"long long long\" width=\"30\"/></UIView>",
    "<UIView ATTRIBUTE><UIView height=\"40\"><UILabel text=\"long\" width=\"3\"/></UIView></UIView>",
    "<UIStackView width=\"30\" ATTRIBUTE><UILabel text=\"long long long\"/></UIStackView>",
    "<LMRowView width=\"30\" ATTRIBUTE><UILabel text=\"long long long\"/></LMRowView>",
    "<UIView ATTRIBUTE><UIView width=\"30\" height=\"9\"><UILabel numberOfLines=\"0\" text=\"long long\"/></UIView></UIView>",
    "<UIView ATTRIBUTE><UIView height=\"9\" clipsToBounds=\"true\"><UIView height=\"20\" backgroundColor=\"red\"/></UIView></UIView>",
    "<UITableView height=\"60\" ATTRIBUTE><repeat for=\"i\" in=\"[1]\"><UITableViewCell><UILabel text=\"long long long\" width=\"30\"/></UITableViewCell></repeat></UITableView>",
  ])
  func oneAttributeHoldsForAllThatIsInside(content: String) throws {
    func found(_ attribute: String) throws -> [String] {
      try warnings(
        "<UIView height=\"60\" width=\"100\">\(content.replacing("ATTRIBUTE", with: attribute))</UIView>")
    }
    #expect(try found("bleed=\"true\"") == [])
    #expect(try found("bleed=\"false\"").count == 1)
    #expect(try found("").count == 1)
    let around = content.replacing("ATTRIBUTE", with: "")
    #expect(try warnings("<UIView bleed=\"true\" height=\"60\" width=\"100\">\(around)</UIView>") == [])
  }

  @Test func buttonsAreCutOffWithWhatTheyShow() throws {
    func found(_ child: String) throws -> [String] {
      try warnings("<UIView height=\"60\" width=\"100\">\(child)</UIView>")
    }
    let button = "<UIButton title=\"Continue\" titleColor=\"black\" height=\"30\" width=\"90\" "
    let cut = try found(button + "left=\"60\"/>")
    #expect(
      cut.count == 1 && cut[0].contains("<UIButton> is cut off at the right edge of the picture"), "\(cut)")
    #expect(try found(button + "left=\"5\"/>") == [])
    // There is room around the title that may go.
    #expect(try found(button + "left=\"12\"/>") == [])
    #expect(try found("<UISwitch left=\"80\"/>").count == 1)
    #expect(
      try found("<UIView height=\"60\" clipsToBounds=\"true\">\(button) left=\"60\"/></UIView>").count == 1)
  }

  @Test func whatMayBeCutOffMayNotBeCovered() throws {
    let texts = "<UILabel text=\"Words\"/><UILabel text=\"others\"/>"
    let found = try warnings("<UIView bleed=\"true\" height=\"60\" width=\"100\">\(texts)</UIView>")
    #expect(found.count == 1 && found[0].contains("lies on the text of"))
  }

  @Test func bothWordsOfTheAttributeAreRead() throws {
    let error = #expect(throws: Diagnostics.self) {
      try Template(markup: "<UIView bleed=\"yes\"/>", name: "t")
    }
    #expect(error?.description == "t:1:16: error: bleed is true or false, not \"yes\"")
    #expect(try warnings("<UIView bleed=\"false\" height=\"5\" width=\"5\"/>") == [])
  }

  @Test func aPictureThatIsLargerThanAFixedRootStaysEmptyInPart() throws {
    #expect(
      try warnings("<UIView height=\"auto\" width=\"320\"/>", size: .fixed(400, 300)) == [
        "t:1:30: warning: width is 320 points, so that 80 of the picture's 400 stay empty"
      ])
    #expect(try warnings("<UIView height=\"auto\"/>", size: .fixed(400, 300)) == [])
  }

  @Test func theFirstWarningSaysHowToTurnItOff() throws {
    let template = try Template(
      markup:
        "<UIView height=\"9\" width=\"9\"><UIView backgroundColor=\"red\" left=\"5\" width=\"9\" height=\"2\"/></UIView>"
    )
    let found = try template.rendering(as: .png).warnings.all
    #expect(found.first?.notes.first?.message == "bleed=\"true\" on an element says that this is meant")
  }

  @Test(arguments: ["Card/card", "Labels/labels", "Phone/phone"])
  func theExamplesLoseNothing(example: String) throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/\(example)")
      .standardizedFileURL
    let data = try TemplateData(
      json: Data(contentsOf: file.appendingPathExtension("json")), file: "\(example).json")
    let template = try Template(contentsOf: file.appendingPathExtension("xml"))
    let rendering = try template.rendering(
      state: data.stateValues, constants: data.constantValues, as: .svg)
    #expect(rendering.warnings.description == "")
  }
}
