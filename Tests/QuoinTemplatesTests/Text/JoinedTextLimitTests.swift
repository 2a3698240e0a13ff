import Foundation
import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// What several braces put together is no longer than a string may be, whatever takes it.
@Suite struct JoinedTextLimitTests {
  private static let tooLong = "The string is longer than the limit of 1000 bytes"

  private func problem(_ markup: String) -> String {
    var budget = Budget.default
    budget.stringLength = 1_000
    let state: [String: Any] = [
      "a": String(repeating: "x", count: 600), "list": Array(repeating: "xxxxxxxxxx", count: 60),
      "styled": NSAttributedString(string: String(repeating: "x", count: 600)),
    ]
    do {
      let node = try Template(markup: markup, name: "t", budget: budget).instantiate(
        state: state, environment: LayoutEnvironment(budget: budget))
      try node.layOut(in: .fixed(300, 300), environment: LayoutEnvironment(budget: budget))
      return ""
    } catch {
      return Diagnostics(error).all.first?.message ?? ""
    }
  }

  @Test(arguments: [
    #"<UILabel text="{a}{a}"/>"#, "<UILabel>{a} and {a}</UILabel>", "<UILabel><b>{a}</b>{a}</UILabel>",
    #"<UILabel attributedText="{a}{a}"/>"#, #"<UILabel text="{list} {list}"/>"#,
    #"<UILabel text="{styled}{a}"/>"#, #"<UILabel text="&lt;b>{styled}&lt;/b>{styled}"/>"#,
    "<WKWebView>{a}<p>{a}</p></WKWebView>", #"<UILabel accessibilityLabel="{a}{a}"/>"#,
    #"<UIImageView image="{a}{a}"/>"#, #"<UILabel font="{a}{a}"/>"#, #"<UILabel textColor="{a}{a}"/>"#,
    #"<UILabel text="{'x'.repeated(600)}{'x'.repeated(600)}"/>"#,
  ]) func textOfTooManyPartsIsRefused(markup: String) {
    #expect(problem(markup) == Self.tooLong)
  }

  @Test(arguments: [
    #"<UILabel text="{a}{a.prefix(400)}"/>"#, "<UILabel><b>{a}</b>{list.count}</UILabel>",
    #"<UILabel text="{list}"/>"#, #"<UILabel text="{styled}."/>"#,
  ]) func whatIsShortEnoughIsShown(markup: String) {
    #expect(problem(markup) == "")
  }
}
