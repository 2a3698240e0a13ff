import Foundation
import QuoinGraphics
import QuoinTemplates
import QuoinViews
import Testing

/// A text that `number` cannot read is told where it is shown or counted with, unless something stands in for it.
@Suite struct UnreadNumberTests {
  private func warnings(_ text: String, _ value: String, language: String = "en") throws -> [String] {
    let template = try Template(markup: "<UILabel text=\"\(text)\"/>", name: "t")
    var options = OutputOptions()
    options.traits = UITraitCollection(language: language)
    return try template.rendering(
      state: ["v": value], size: .fixed(100, 30), as: .svg, options: options
    ).warnings.all.map(\.description)
  }

  @Test(arguments: [
    (
      "a {number(v)} b", "12.5 kg", "en", "'12.5 kg' is no number; expected one such as 1234.5 or 1,234.5",
      "12.5"
    ),
    ("{v.number()}", "abc", "de", "'abc' is no number; expected one such as 1234.5 or 1.234,5", nil),
  ])
  func itIsToldWhereItIsShown(
    text: String, value: String, language: String, message: String, nearest: String?
  )
    throws
  {
    let told = try warnings(text, value, language: language)
    let rest = nearest.map { "; did you mean \($0)?" } ?? ""
    #expect(
      told.count == 1 && told[0].hasPrefix("t:1:")
        && told[0].hasSuffix("warning: \(message); nothing is shown for it\(rest)"), "\(told)")
  }

  @Test(arguments: ["{number(v) ?? 0}", "{number(v) == nil ? '-' : 'x'}", "{v}"])
  func itIsNotToldWhereItIsThoughtOf(text: String) throws { #expect(try warnings(text, "abc").isEmpty) }

  @Test func itIsWrongWhereItIsCountedWith() throws {
    for text in ["{number(v) * 2}", "{1 + v.number()}"] {
      do {
        _ = try warnings(text, "7 items")
        Issue.record("\(text) is something")
      } catch {
        #expect(
          "\(error)".contains(
            "'7 items' is no number; expected one such as 1234.5 or 1,234.5; did you mean 7?"), "\(error)")
      }
    }
  }
}
