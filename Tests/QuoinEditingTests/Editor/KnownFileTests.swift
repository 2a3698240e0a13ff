import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

/// What has been found in a file once serves all that ask for it.
@Suite struct KnownFileTests {
  @Test func templatesAroundOneShareWhatTheFolderKnows() throws {
    let files = try FilesFixture([
      "outer.xml": "<UIView><UIView xml='card.xml'/></UIView>", "card.xml": "",
      "inner.xml": "<UIView id='a'/>",
    ])
    let folder = files.folder
    let card = EditedTemplate(
      text: "<UIView><UIView xml='inner.xml'/></UIView>", url: files.url("card.xml"), folder: folder)
    folder.setOpen(card.file, at: files.url("card.xml"))
    let family = card.family
    #expect(family.compactMap(\.url?.lastPathComponent) == ["card.xml", "inner.xml", "outer.xml"])
    for template in family {
      #expect(try template.file === folder.file(at: #require(template.url)))
    }
  }
}
