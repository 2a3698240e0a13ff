import QuoinDiagnostics
import QuoinMarkup
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite struct AttributeCompletionTests {
  private let template = EditedTemplate(
    text: "<UIView>\n  <UILabel id=\"title\" text=\"a\"/>\n  <UILabel left='#title.right'/>\n</UIView>")

  private func place(_ index: Int) throws -> SourceSpan {
    let elements = template.markup.root?.childElements.map { $0 } ?? []
    return elements[index].nameSpan
  }

  @Test func valuesAreCompletedInAField() throws {
    let alignment = try #require(
      try template.completions(ofAttribute: "textAlignment", typed: "ce", at: 2, of: place(0)))
    #expect(alignment.items.first?.text == "center")
    #expect(alignment.range == 0..<2)
    let left = try #require(
      try template.completions(ofAttribute: "left", typed: "1 < 2 ? #title.wi", at: 17, of: place(1)))
    #expect(left.items.first?.label == "width")
    #expect(left.range == 15..<17)
  }

  @Test func namesOfAttributesAreCompletedInAField() throws {
    let names = try #require(try template.attributeNames(typed: "textAl", of: place(0)))
    #expect(names.items.first?.label == "textAlignment")
    #expect(names.range == 0..<6)
    let all = try #require(try template.attributeNames(typed: "", of: place(0)))
    #expect(all.items.contains { $0.label == "font" } && !all.items.contains { $0.label == "text" })
  }

  @Test func nothingIsKnownOfAnElementThatHasGone() throws {
    let other = template.with("<UIView/>")
    #expect(try other.attributeNames(typed: "", of: place(1)) == nil)
    #expect(try other.completions(ofAttribute: "left", typed: "", at: 0, of: place(1)) == nil)
  }
}
