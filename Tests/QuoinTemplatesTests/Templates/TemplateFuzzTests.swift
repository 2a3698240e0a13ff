import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Whole templates put through the mill: whatever comes out is a tree or diagnostics, in bounded time.
@Suite struct TemplateFuzzTests {
  private static let mutator = Mutator(
    [
      """
      <UIView width="100%" height="auto + 4"><Text id="a" left="10" text="{title} {n + 1}"/>
      <Text left="#a.right + 5" top="previous.bottom" width="50% - 2" text="x"/><macro name="M" value="n * 2"/>
      <repeat for="i" in="items" key="i"><UIView height="M" top="previous.bottom" width="i"/></repeat></UIView>
      """,
      """
      <UIStackView axis="vertical" spacing="n"><UIView height="auto + 3"><Text right="4" text="{title}"/></UIView>
      <if test="n > 1"><Text text="a"/></if><else><UIView width="parent.width / n" height="next.height"/></else>
      </UIStackView>
      """,
      """
      <UIScrollView contentInset.top="5" height="50"><param name="p" type="String"/><UIView center.x="50%"
      center.y="previous.bottom" width="auto" height="parent.height - #q.top" id="q" alpha="n / 10"/></UIScrollView>
      """,
    ],
    words: [
      "auto", "100%", "parent.width", "previous.bottom", "next.left", "#a.top", "#q.height", "width",
      "height",
      "{", "}",
      "(", ")", "<", ">", "/>", "\"", "'", "&lt;", "n", "title", "items", "i", "+", "- 1", "/ 0", "?", ":",
      "[0]", "left",
      "right=\"", "<repeat for=\"n\" in=\"items\">", "</UIView>", "<if test=\"true\">", "1e308", "éß👩‍👩‍👧",
    ])

  @Test(arguments: Seeds.parts(6, usually: 360))
  func mutatedTemplatesNeitherCrashNorHang(part: Range<UInt64>) {
    var budget = Budget()
    budget.nodes = 2_000
    budget.expressionSteps = 100_000
    Seeds.each(in: part) { random in
      _ = problems(
        Self.mutator.text(&random), state: ["title": "t", "n": 2, "items": [1, 2, 3]], budget: budget)
    }
  }
}
