import Foundation
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite struct OutlineTests {
  private func lines(_ symbols: [OutlineSymbol], _ depth: Int = 0) -> [String] {
    symbols.flatMap { symbol in
      ["\(String(repeating: " ", count: depth))\(symbol.name) \(symbol.detail)"]
        + lines(symbol.children, depth + 1)
    }
  }

  @Test func theOutlineHasTheElementsWithWhatTellsThemApart() {
    let text = """
      <UIView id="a"><param name="t" type="String"/><repeat for="x" in="xs"><UILabel text="Hi {x}"/></repeat><UILabel>a <b>c</b></UILabel><UIV
      """
    let template = EditedTemplate(text: text)
    #expect(
      lines(template.outline) == [
        "UIView #a", " param t: String", " repeat x in xs", "  UILabel Hi {x}", " UILabel ", " UIV ",
      ])
  }

  @Test func deepFilesHaveAnOutline() {
    let text = String(repeating: "<UIView>", count: 10_000)
    #expect(EditedTemplate(text: text).outline.count == 1)
  }

  @Test func elementsLongTagsAndCommentsFold() {
    let template = EditedTemplate(text: "<UIView\n  left='1'\n>\n <UIView/>\n <!-- a\n b -->\n</UIView>")
    #expect(template.foldingPlaces.map(\.kind) == [.element, .attributes, .comment])
  }

  @Test(arguments: [
    ("<UIView backgroundColor='#f00'/>", "#f00", 1.0), ("<UIView backgroundColor='red'/>", "red", 1),
    ("<UIView backgroundColor='on ? #00ff00 : red'/>", "#00ff00", 0),
    ("<UIView backgroundColor='rgb(255, 0, 0)'/>", "rgb(255, 0, 0)", 1),
    ("<UIView backgroundColor='rgba(255, 0, 0, 0.5)'/>", "rgba(255, 0, 0, 0.5)", 1),
    ("<UIView backgroundColor='cmyka(0, 1, 1, 0, 0.5)'/>", "cmyka(0, 1, 1, 0, 0.5)", 1),
    ("<UILabel text='{a ? #ff0000 : b}'/>", "#ff0000", 1),
  ])
  func coloursAreFoundWhereTheyAreWritten(text: String, written: String, red: Double) throws {
    let template = EditedTemplate(text: text)
    let color = try #require(template.colors.first)
    #expect(String(decoding: Array(text.utf8)[color.range], as: UTF8.self) == written)
    #expect(color.red == red)
  }

  @Test(arguments: [
    "<UILabel text='red #fff'/>", "<UIView backgroundColor='theme.red'/>",
    "<UIView backgroundColor='rgb(a, 0, 0)'/>",
  ])
  func otherTextIsNoColour(text: String) { #expect(EditedTemplate(text: text).colors.isEmpty) }

  @Test func coloursCanBeWrittenInSeveralWays() {
    let template = EditedTemplate(text: "")
    let red = ColorPlace(range: 0..<0, red: 1, green: 0, blue: 0, alpha: 1)
    #expect(template.presentations(of: red) == ["#ff0000", "red", "rgb(255, 0, 0)"])
    let glass = ColorPlace(range: 0..<0, red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(template.presentations(of: glass) == ["#ff000080", "rgba(255, 0, 0, 0.5)"])
  }

  @Test func framesAreThoseOfTheLaidOutTree() throws {
    let files = try FilesFixture(["a.xml": "", "a.json": "{\"rows\": [1, 2, 3]}"])
    let text =
      "<UIView width='100' height='50'><UIView left='10' width='50%' height='5'/><repeat for='r' in='rows'><UIView width='r' height='1'/></repeat></UIView>"
    let template = EditedTemplate(text: text, url: files.url("a.xml"), folder: files.folder)
    #expect(template.frames().map(\.text) == ["0 0 100 50", "10 0 50 5", "0 0 1 1 ×3"])
    let child = try #require(template.markup.root?.childElements.first)
    #expect(template.presentValue(of: "width", in: child) == "50")
  }

  @Test func whatCannotBeLaidOutHasNoFrames() {
    #expect(EditedTemplate(text: "<UIView width='a'/>").frames().isEmpty)
    #expect(EditedTemplate(text: "<UIView width='1'").frames().isEmpty)
  }
}
