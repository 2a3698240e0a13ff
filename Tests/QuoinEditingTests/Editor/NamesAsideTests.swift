import Foundation
import QuoinDocuments
import QuoinEditing
import QuoinTools
import Testing

/// Names that only some elements in a container know.
@Suite struct NamesAsideTests {
  private let language = TemplateLanguage(registry: .documents)

  @Test(arguments: [
    ("<document><foot><UILabel text='{pageN|}'/></foot></document>", "pageNumber", true),
    ("<document><head><if test='pag|'><UIView/></if></head></document>", "pageCount", true),
    (
      "<document><section><background><UILabel text='{sec|}'/></background></section></document>",
      "sectionTitle", true
    ),
    (
      "<document><table><column/><tfoot><tr><td text='{carr|}'/></tr></tfoot></table></document>", "carried",
      true
    ),
    ("<document><UILabel text='{pageN|}'/></document>", "pageNumber", false),
    ("<UIView><foot><UILabel text='{pageN|}'/></foot></UIView>", "pageNumber", false),
  ])
  func theyAreOfferedThere(marked: String, name: String, isKnown: Bool) {
    let parts = marked.split(separator: "|", maxSplits: 1)
    let template = EditedTemplate(text: parts.joined(), language: language)
    let labels = template.completions(at: parts[0].utf8.count).items.map(\.label)
    #expect(labels.contains(name) == isKnown, "\(labels.prefix(6))")
  }
}
