import QuoinControls
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Which elements inside text are HTML, where components may be called like some.
@Suite("Elements of HTML") struct HTMLElementTests {
  private let registry = ComponentRegistry.standard.adding([
    Component("table", UIView.self) { _ in UIView() },
    Component("td", UILabel.self) { _ in UILabel() },
    Component("foot", UIView.self) { _ in UIView() },
  ])

  private func template(_ markup: String) throws -> Template {
    try Template(markup: markup, name: "t", registry: registry)
  }

  private func view(_ markup: String) throws -> UIView {
    let node = try template(markup).instantiate()
    node.update()
    return node.view
  }

  private func problem(_ markup: String) -> String? {
    do throws(Diagnostics) { _ = try Template(markup: markup, name: "t", registry: registry) } catch {
      return error.all.first?.message
    }
    return nil
  }

  @Test(arguments: [
    "<p>Hello</p><table><tr><td width='3px'>a</td></tr></table>",
    "<table><tr><td width='3px'>Hello</td></tr><tr><td>a</td></tr></table>",
    "<html><head><title>t</title></head><body><p>Hello</p><foot>a</foot></body></html>",
  ])
  func inTextAllOfSmallLettersIs(inside: String) throws {
    let web = try #require(try view("<UIWebView>\(inside)</UIWebView>") as? UIWebView)
    #expect(web.plainText == "Hello\na")
    let label = try #require(try view("<UILabel>\(inside)</UILabel>") as? UILabel)
    #expect(label.text == "Hello\na" && label.subviews.isEmpty)
  }

  @Test func amongTheirLikeComponentsStandForThemselves() throws {
    let table = try view("<table><td>a<table/></td><td><b>c</b></td></table>")
    #expect(table.subviews.map { ($0 as? UILabel)?.text } == ["a", "c"])
    #expect(table.subviews.map(\.subviews.count) == [1, 0])
    let cell = try #require(try view("<td><div><table>a</table></div></td>") as? UILabel)
    #expect(cell.text == "a" && cell.subviews.isEmpty)
    #expect(
      problem("<td><b>a</b><table/></td>")
        == "Unsupported HTML: <table> stands inside text or behind <b>; views come before any HTML")
  }

  @Test func nothingSteersHTML() {
    for element in ["b", "table"] {
      #expect(problem("<UILabel>a<if test='true'><\(element)/></if></UILabel>") == "<if> takes no text")
    }
  }

  @Test func ofUnknownTagsOnlyWhatIsInThemIsShown() throws {
    let template = try template(
      "<UILabel>a <foo bar='1' style='color: red'>b</foo> &lt; <foot>c</foot></UILabel>")
    let label = try #require(try template.instantiate().view as? UILabel)
    #expect(label.text == "a b < c")
    #expect(label.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    #expect(
      template.warnings.all.map(\.message) == [
        "HTML has no element <foo>; only what is in it is shown",
        "HTML has no element <foot>; only what is in it is shown",
      ])
    #expect(template.warnings.all.map(\.notes.count) == [0, 1])
  }

  @Test func parametersBehindHTMLOrInsideAreAPartOfIt() throws {
    for inside in ["<b>a</b><param name='x'/>", "<object><param name='x' value='1'/></object>a"] {
      #expect((try view("<UILabel>\(inside)</UILabel>") as? UILabel)?.text == "a")
    }
    let label = "<UILabel x='1'><param name='x' type='Int'/>a <b>{x}</b></UILabel>"
    #expect((try view(label) as? UILabel)?.text == "a 1")
    #expect(
      problem("<UILabel x='1'><b>a</b><param name='x' type='Int'/></UILabel>")
        == "Unknown property x of UILabel")
    #expect((try view("<UILabel><b>{M}</b><macro name='M' value='2'/></UILabel>") as? UILabel)?.text == "2")
  }
}
