import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinTemplates

/// Whole templates put through the mill: whatever comes out is a tree or diagnostics, in bounded time.
@Suite struct TemplateFuzzTests {
  private static let seeds = [
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
  ]
  private static let words = [
    "auto", "100%", "parent.width", "previous.bottom", "next.left", "#a.top", "#q.height", "width", "height",
    "{", "}",
    "(", ")", "<", ">", "/>", "\"", "'", "&lt;", "n", "title", "items", "i", "+", "- 1", "/ 0", "?", ":",
    "[0]", "left",
    "right=\"", "<repeat for=\"n\" in=\"items\">", "</UIView>", "<if test=\"true\">", "1e308", "éß👩‍👩‍👧",
  ]

  @Test(.timeLimit(.minutes(2)), arguments: 0..<6) func mutatedTemplatesNeitherCrashNorHang(round: Int) {
    var random = SeededRandom(state: UInt64(round) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var budget = Budget()
    budget.nodes = 2_000
    budget.expressionSteps = 100_000
    for _ in 0..<60 {
      var text = Array(Self.seeds[random.next(Self.seeds.count)])
      for _ in 0...random.next(5) {
        let place = random.next(text.count)
        switch random.next(3) {
        case 0: text.remove(at: place)
        case 1: text.insert(contentsOf: Self.words[random.next(Self.words.count)], at: place)
        default: text.removeSubrange(place..<min(text.count, place + random.next(12)))
        }
        if text.isEmpty { text = ["<"] }
      }
      _ = problems(
        String(text), state: ["title": "t", "n": 2, "items": [1, 2, 3]], budget: budget)
    }
  }
}

private struct SeededRandom {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return bound > 0 ? Int(state % UInt64(bound)) : 0
  }
}
