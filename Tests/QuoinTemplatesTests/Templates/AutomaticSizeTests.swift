import Foundation
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// How large a rendering is that says nothing about it, and what is said of what it shows.
@Suite struct AutomaticSizeTests {
  private func size(_ markup: String, _ size: RenderSize = .automatic) throws -> CGSize {
    let node = try Template(markup: markup, registry: .testing).instantiate()
    return try node.layOut(in: size)
  }

  @Test(arguments: [
    ("<UIView width=\"30\" height=\"20\"/>", CGSize(width: 30, height: 20)),
    ("<UIView left=\"5\" top=\"7\" width=\"30\" height=\"20\"/>", CGSize(width: 35, height: 27)),
    ("<UIView left=\"-50\" top=\"-60\" width=\"30\" height=\"20\"/>", CGSize(width: 0, height: 0)),
    ("<UIView left=\"-5\" top=\"-6\" width=\"30\" height=\"20\"/>", CGSize(width: 25, height: 14)),
    (
      "<UIView><UIView left=\"3\" top=\"4\" width=\"5\" height=\"6\"/></UIView>", CGSize(width: 8, height: 10)
    ),
    ("<Text text=\"hello\"/>", CGSize(width: 50, height: 16)),
  ])
  func theRootReachesFromTheCornerToItsFarEnd(markup: String, expected: CGSize) throws {
    #expect(try size(markup) == expected)
  }

  @Test func whatIsGivenIsKeptAndFilled() throws {
    #expect(try size("<UIView width=\"30\" height=\"20\"/>", .fixed(70, 80)) == CGSize(width: 70, height: 80))
    #expect(try size("<UIView height=\"20\"/>", .width(70)) == CGSize(width: 70, height: 20))
    #expect(try size("<Text text=\"hello world\"/>", .width(60)) == CGSize(width: 60, height: 32))
    #expect(try layOut("<UIView/>", size: .fixed(70, 80)) == "UIView (0 0 70 80)")
    #expect(
      try layOut("<UIView><UIView height=\"20\"/></UIView>", size: .width(70))
        == "UIView (0 0 70 20)\n└─ UIView (0 0 70 20)")
  }

  @Test func aCharacterWithoutAGlyphIsAWarningWhereItIsSeen() throws {
    func warnings(_ attributes: String) throws -> String {
      let template = try Template(markup: "<UILabel \(attributes)/>", name: "t")
      return try template.rendering(as: .svg).warnings.description
    }
    #expect(try warnings("text=\"a\"") == "")
    #expect(try warnings("text=\"&#x378;\"") == "t:1:16: warning: No font has a glyph for U+0378")
    #expect(try warnings("text=\"&#xF0000;\"") == "t:1:16: warning: No font has a glyph for U+F0000")
    #expect(try warnings("text=\"&#x378;\" isHidden=\"true\"") == "")
    let codes = ["378", "379", "380", "381", "382", "383", "38B", "38D", "3A2", "530"]
    let many = codes.map { "&#x\($0);" }.joined()
    #expect(
      try warnings("text=\"\(many)\"")
        == "t:1:16: warning: No font has a glyph for U+0378, U+0379, U+0380, U+0381, U+0382, U+0383, U+038B, U+038D and 2 more"
    )
    #expect(
      try warnings("font=\"12\" isHidden=\"1 > 2\" text=\"{'&#x378;'}\"").hasSuffix(
        "warning: No font has a glyph for U+0378"))
  }
}
