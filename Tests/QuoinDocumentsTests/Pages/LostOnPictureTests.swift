import QuoinDiagnostics
import QuoinDocuments
import Testing

/// What says something in documents alone is told in pictures.
@Suite struct LostOnPictureTests {
  private func warnings(_ markup: String, language: String = "") throws -> [Diagnostic] {
    let template = try Template(markup: markup, registry: .documents)
    var options = OutputOptions()
    options.traits = UITraitCollection(language: language)
    return try template.rendering(as: .svg, options: options).warnings.all
  }

  @Test func aLinkOfAViewIsToldAtItsPlace() throws {
    let found = try warnings(
      "<UIView width='90' height='40'>\n<UILabel link='https://a.org' text='a'/></UIView>")
    #expect(found.map(\.message) == ["link has no effect outside of a <document>"])
    #expect(found.map { $0.span?.line } == [2])
  }

  @Test func aNoteIsToldOnceForEachPlaceItIsWritten() throws {
    let found = try warnings(
      "<UIView width='90' height='80'><repeat for='i' in='1...2'><UILabel top='i * 20' note='About' text='a'/></repeat></UIView>"
    )
    #expect(found.map(\.message) == ["note has no effect outside of a <document>"])
  }

  @Test func withoutAnAddressNothingIsLost() throws {
    #expect(try warnings("<UILabel link='{nil}' text='a'/>") == [])
    #expect(try warnings("<UILabel headingLevel='1' breakBefore='page' text='a'/>") == [])
  }

  @Test func formatsThatNobodyKnowsAreTold() throws {
    let text = "<UILabel text='{1234.5.text()} {formatDate(\"2026-12-31\", \"full\")}'/>"
    let found = try warnings(text, language: "xx")
    #expect(
      found.map(\.message) == [
        "Nothing is known of how 'xx' writes numbers and dates; they are written as in English"
      ])
    for language in ["", "en", "de-CH", "th"] {
      #expect(try warnings(text, language: language) == [], "\(language)")
    }
    // Nobody asks for any.
    #expect(try warnings("<UILabel text='a'/>", language: "xx") == [])
  }
}
