import Foundation
import QuoinGraphics
import Testing

@testable import QuoinViews

@Suite("Visual formats")
struct VisualFormatTests {
  private let root = free(UIView(frame: rect(0, 0, 320, 480)), named: "root")
  private let a = free(SizedView(40, 20), named: "a")
  private let b = free(SizedView(60, 30), named: "b")

  init() {
    root.addSubview(a)
    root.addSubview(b)
  }

  private func words(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
    ).map(\.words)
  }

  @Test("Lines say distances, lengths and priorities")
  func lines() {
    #expect(
      words("|-[a]-[b]-20-|") == [
        "a.leading = root.layoutMarginsGuide.leading", "b.leading = a.trailing + 8",
        "root.trailing = b.trailing + 20",
      ])
    #expect(
      words("V:|[a(30)][b(>=a,<=90@700)]") == [
        "a.top = root.top", "a.height = 30", "b.top = a.bottom", "b.height ≥ a.height", "b.height ≤ 90 @ 700",
      ])
    #expect(
      words("[a]-(>=gap@low,<=12.5)-[b]", metrics: ["gap": 4, "low": UILayoutPriority.defaultLow]) == [
        "b.leading ≥ a.trailing + 4 @ 250", "b.leading ≤ a.trailing + 12.5",
      ])
    #expect(words("[a(==b*2)]") == ["a.width = 2 × b.width"])
    #expect(
      words("H:[a]-1-[b]", [.alignAllTop, .directionLeftToRight]) == [
        "b.left = a.right + 1", "a.top = b.top",
      ])
    #expect(words("H:[a]-1-[b]", .directionRightToLeft) == ["a.left = b.right + 1"])
    #expect(words("V:[a]-5-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline = a.lastBaseline + 5"])
  }

  @Test("Views stand as a line says")
  func frames() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a]-[b(100)]", options: .alignAllBottom, metrics: nil,
        views: ["a": a, "b": b])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:[a]-|", views: ["a": a]))
    root.layoutIfNeeded()
    #expect(a.frame == rect(10, 452, 40, 20))
    #expect(b.frame == rect(58, 442, 100, 30))
  }

  @Test("What cannot be read is told with its column")
  func problems() {
    func problem(_ format: String) -> String {
      let said = sentences { #expect(words(format).isEmpty) }
      return said.count == 1 ? said[0] : "\(said)"
    }
    #expect(problem("|-[a-|").contains("at column 5: “]” was expected after the view “a”"))
    #expect(problem("[a]-").contains("at column 5: a view in brackets or “|” was expected"))
    #expect(problem("[a]-8[b]").contains("at column 6: “-” was expected after a distance"))
    #expect(problem("[a]-(8-[b]").contains("at column 7: “)” was expected"))
    #expect(problem("[a]-gap-[b]").contains("at column 5: no metric is called “gap”"))
    #expect(problem("[a][c]").contains("at column 5: no view is called “c”"))
    #expect(problem("").contains("at column 1: a view in brackets was expected"))
    #expect(problem("[a]x").contains("at column 4: nothing more was expected"))
    #expect(problem("[a(>=)]").contains("at column 6: a number or a name was expected"))
    #expect(problem("[12]").contains("at column 2: the name of a view was expected"))
    a.removeFromSuperview()
    #expect(problem("|[a]").contains("stands in no view"))
  }
}
