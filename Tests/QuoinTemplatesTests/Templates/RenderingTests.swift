import Foundation
import QuoinGraphics
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct RenderingTests {
  private let markup = """
    <UIView width="120" height="auto" backgroundColor="white">
      <repeat for="line" in="lines">
        <UILabel left="8" right="8" top="previous.bottom" numberOfLines="0" text="{line} and {index}"/>
      </repeat>
    </UIView>
    """
  private let lines = ["One line", "Another line that wraps", "ثالث", "四"]

  @Test func eightTasksRenderingOneTemplateGiveTheBytesOfOne() async throws {
    let template = try Template(markup: markup)
    let lines = lines
    let alone = try template.render(state: ["lines": lines], as: .png)
    #expect(alone.count > 200)
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 { group.addTask { try template.render(state: ["lines": lines], as: .png) } }
      for try await data in group { #expect(data == alone) }
    }
  }

  @Test func theSizeIsGivenOrTheRootsOwn() throws {
    let template = try Template(markup: "<UIView><UILabel text=\"Hello\" font=\"20\" top=\"5\"/></UIView>")
    let size = try template.rendering(size: .width(200), as: .svg).size
    #expect(size.width == 200)
    #expect(size.height > 20 && size.height < 40)
    #expect(try template.rendering(size: .fixed(30, 40), as: .svg).size == CGSize(width: 30, height: 40))
    #expect(try template.rendering(as: .pdf).size.width > 30)
  }

  @Test func charactersWithoutAGlyphAreNamedInAWarning() throws {
    let template = try Template(markup: "<UILabel text=\"a&#x10FFFD;b\"/>")
    let warnings = try template.rendering(as: .png).warnings
    #expect(warnings.description.contains("U+10FFFD"))
  }
}
