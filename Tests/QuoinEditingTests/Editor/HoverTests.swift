import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinEditing

@Suite struct HoverTests {
  private static let files = [
    "card.json": "{\"user\": {\"name\": \"Ann\"}, \"items\": [{\"price\": 3}]}",
    "Localizable.strings": "\"hello\" = \"Good day\";", "card.xml": "",
  ]

  @Test(arguments: [
    ("<UILa|bel/>", "UILabel : UIView"), ("<UIView></UIVi|ew>", "UIView"),
    ("<UILabel num|berOfLines='1'/>", "numberOfLines: "),
    ("<UILabel text='{us|er.name}'/>", "state user: table"), ("<UILabel text='{user.na|me}'/>", "\"Ann\""),
    ("<UILabel text='{user.name.upper|cased()}'/>", "text.uppercased()"),
    ("<UILabel text='{strings.hel|lo}'/>", "Good day"),
    ("<UIView><macro name='GAP' value='8 + 1'/><UIView left='G|AP'/></UIView>", "Stands for 8 + 1"),
    ("<UIView><UIView left='parent.wid|th'/></UIView>", "width: "),
    ("<UIView backgroundColor='re|d'/>", "#ff0000"),
    ("<UIView contentMode='cen|ter'/>", "center"),
    ("<UIView><UILabel id='a'/><UIView top='#|a.bottom'/></UIView>", "#a: UILabel"),
    (
      "<UIView><repeat for='row' in='items'><UILabel text='{row.pr|ice}'/></repeat></UIView>",
      "row.price: number"
    ),
    ("<LMRowView><UIView wei|ght='1'/></LMRowView>", "weight: "),
  ])
  func whatThePointerIsOnIsExplained(marked: String, expected: String) throws {
    let files = try FilesFixture(Self.files)
    let template = files.marked("card.xml", marked)
    let text = template.template.hover(at: template.offset)?.markdown ?? ""
    #expect(text.contains(expected), "\(text)")
  }

  @Test func imagesAndFontsAreExplainedAndImagesLedTo() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'/>"
    let files = try FilesFixture(["card.xml": "", "dot.svg": svg, "broken.png": "no image"])
    func hover(_ marked: String) -> String {
      let template = files.marked("card.xml", marked)
      return template.template.hover(at: template.offset)?.markdown ?? ""
    }
    #expect(hover("<UIImageView image='do|t.svg'/>").contains("20 × 10 points"))
    #expect(hover("<UIImageView image='bro|ken.png'/>").contains("cannot be read"))
    #expect(hover("<UIImageView image='no|ne.png'/>") == "")
    #expect(hover("<UILabel font='bold Int|er 20'/>").contains("Inter is installed here"))
    let image = files.marked("card.xml", "<UIImageView image='do|t.svg'/>")
    #expect(image.template.definitions(at: image.offset).map(\.url?.lastPathComponent) == ["dot.svg"])
  }

  @Test(arguments: [
    "<UIView>|  <UIView/></UIView>", "<!-- UIV|iew -->", "<UIView unknownThi|ng='1'/>", "",
    "<UILabel text='he|llo'/>",
  ])
  func whereThereIsNothingToSayNothingIsSaid(marked: String) {
    let template = MarkedTemplate(marked)
    #expect(template.template.hover(at: template.offset) == nil)
  }
}
