import Foundation
import QuoinMarkup
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite struct CompletionTests {
  // MARK: Elements

  @Test(arguments: [
    ("<UILab|", "UILabel"), ("<UIView>\n  <UILab|\n  <UILabel text='x'/>\n</UIView>", "UILabel"),
    ("<UIView>\n  <|\n</UIView>", "UIButton"), ("<UIView><if test='a'/>\n<el|</UIView>", "else"),
    ("<UIView></|", "UIView"), ("<UIView><UILabel></UIL|", "UILabel"), ("<UIView><mac|/></UIView>", "macro"),
    ("<UILabel>Hello <st|</UILabel>", "strong"),
    ("<UITableView><UITableViewC|/></UITableView>", "UITableViewCell"),
    ("<UICollectionView><UICollectionViewC|/></UICollectionView>", "UICollectionViewCell"),
  ])
  func elementsAreOfferedWhereTheyMayStand(marked: String, expected: String) {
    #expect(MarkedTemplate(marked).labels.contains(expected), "\(MarkedTemplate(marked).labels.prefix(5))")
  }

  @Test(arguments: [
    ("<UIView><|</UIView>", "else"), ("<mac|", "macro"),
    ("<UIView><if test='a'><para|</if></UIView>", "param"),
    ("<UIView><UIColl|/></UIView>", "UICollectionViewCell"), ("<UIView><st|</UIView>", "strong"),
  ])
  func elementsAreNotOfferedWhereTheyMayNot(marked: String, unexpected: String) {
    #expect(!MarkedTemplate(marked).labels.contains(unexpected))
  }

  @Test(arguments: [
    ("<UIView><|</UIView>", ["UILabel", "UIView", "UIStackView", "UIImageView", "UIButton", "repeat"]),
    ("<UILabel |/>", ["text", "font", "textColor", "numberOfLines", "textAlignment", "id"]),
    ("<UIButton |/>", ["title"]), ("<UIStackView |/>", ["axis", "spacing", "alignment"]),
    ("<UIView backgroundColor='|'/>", ["label", "quaternaryLabel", "secondaryLabel"]),
    ("<UIView><UIView id='one'/><UIView left='#one|'/></UIView>", ["#one", "#one.bottom"]),
  ])
  func whatIsWrittenOftenComesFirst(marked: String, first: [String]) {
    let labels = MarkedTemplate(marked).labels
    #expect(Array(labels.prefix(first.count)) == first)
  }

  @Test(arguments: [
    ("<UIView><VSt|</UIView>", "VStack", "<UIView><UIStackView axis=\"vertical\"</UIView>"),
    ("<UIView><Togg|/></UIView>", "Toggle", "<UIView><UISwitch/></UIView>"),
    ("<UIView><Lab|/></UIView>", "Label", "<UIView><UILabel/></UIView>"),
    ("<UIStackView dir|='vertical'/>", "direction", "<UIStackView axis='vertical'/>"),
    ("<UIButton tex|='Go'/>", "text", "<UIButton title='Go'/>"),
    ("<UILabel back|='red'/>", "background", "<UILabel backgroundColor='red'/>"),
  ])
  func whatOtherSystemsCallSoIsFound(marked: String, choice: String, result: String) {
    #expect(MarkedTemplate(marked).taking(choice) == result)
    // Whoever knows the names sees these alone.
    #expect(!MarkedTemplate("<UIView><|</UIView>").labels.contains(choice))
  }

  @Test func aChoiceReplacesTheWholeName() {
    #expect(
      MarkedTemplate("<UIView><UIL|abe text='a'/></UIView>").taking("UILabel")
        == "<UIView><UILabel text='a'/></UIView>")
    #expect(MarkedTemplate("<UIView></|").taking("UIView") == "<UIView></UIView>")
    #expect(MarkedTemplate("<UIView></UI|>").taking("UIView") == "<UIView></UIView>")
  }

  // MARK: Attributes

  @Test(arguments: [
    ("<UILabel te|", "text"), ("<UILabel te|\n  <UIView/>", "text"),
    ("<UILabel textAl|='x'/>", "textAlignment"),
    ("<UILabel |/>", "numberOfLines"), ("<UILabel cornerR|/>", "layer.cornerRadius"),
    ("<UIView center|/>", "center.x"),
    ("<UIButton titleLabel.fo|/>", "titleLabel.font"), ("<UIButton titleL|/>", "titleLabel"),
    ("<UIButton high|/>", "highlightedTitle"), ("<UIScrollView contentInset.t|/>", "contentInset.top"),
    ("<LMRowView><UIView wei|/></LMRowView>", "weight"),
    ("<LMRowView><if test='a'><UIView wei|/></if></LMRowView>", "weight"),
    ("<UIView><param name='title' type='String'/><UILabel/></UIView>", ""),
    ("<UIView ti|><param name='title' type='String'/></UIView>", "title"),
    ("<UIView><repeat f|/></UIView>", "for"), ("<My.FooView alp|/>", "alpha"),
    ("<MyController tit|/>", "title"),
  ])
  func attributesAreThoseOfTheElement(marked: String, expected: String) {
    if expected.isEmpty { return }
    #expect(MarkedTemplate(marked).labels.contains(expected), "\(MarkedTemplate(marked).labels.prefix(5))")
  }

  @Test func whatIsGivenAlreadyIsNotOffered() {
    #expect(!MarkedTemplate("<UILabel text='a' te|/>").labels.contains("text"))
    #expect(MarkedTemplate("<UILabel te|xt='a'/>").labels.contains("text"))
  }

  @Test func whatHasNoEffectInABoxIsNotOffered() {
    #expect(!MarkedTemplate("<LMRowView><UIView lef|/></LMRowView>").labels.contains("left"))
    #expect(MarkedTemplate("<UIView><UIView lef|/></UIView>").labels.contains("left"))
  }

  @Test func attributesTellWhatTheyHold() throws {
    let list = MarkedTemplate("<UILabel textAlignm|/>").completions
    let item = try #require(list.items.first)
    #expect(item.label == "textAlignment" && item.detail == "NSTextAlignment")
    #expect(item.documentation.contains("center"))
    #expect(item.snippet == "textAlignment=\"$1\"")
  }

  // MARK: Values

  @Test func whatAnAttributeMeansComesFirst() {
    let cases = Set(MarkedTemplate("<UILabel textAlignment='|'/>").labels.prefix(5))
    #expect(cases == ["center", "justified", "left", "natural", "right"])
    let members = MarkedTemplate("<UIView><UIView/><UIView top='previous.|'/></UIView>").labels
    #expect(members.first == "bottom")
    #expect(members.prefix(12).contains("right"), "\(members.prefix(20))")
  }

  @Test(arguments: [
    ("<UILabel textAlignment='ce|'/>", "center"), ("<UISwitch isOn='tr|'/>", "true"),
    ("<UIView backgroundColor='sys|'/>", "systemBlue"),
    ("<UIView backgroundColor='|'/>", "red"),
    ("<UIImageView image='systemName: star.f|'/>", "systemName: star.fill"),
    ("<UIImageView image='sta|'/>", "systemName: star"), ("<UILabel font='20 bo|'/>", "bold"),
    ("<UILabel font='hea|'/>", "headline"),
    ("<UIView><param name='a' type='UICo|'/></UIView>", "UIColor"),
    ("<UIView contentMode=|/>", "scaleAspectFit"),
    ("<UIView accessibilityTraits='button, he|'/>", "header"), ("<UIView width='au|'/>", "auto"),
    ("<UIView isHidden='tr|'/>", "true"),
  ])
  func valuesAreThoseOfTheType(marked: String, expected: String) {
    #expect(MarkedTemplate(marked).labels.contains(expected), "\(MarkedTemplate(marked).labels.prefix(5))")
  }

  @Test func aWordOfAValueIsReplacedAlone() {
    #expect(MarkedTemplate("<UILabel font='20 bo|'/>").taking("bold") == "<UILabel font='20 bold'/>")
    #expect(
      MarkedTemplate("<UIImageView image='systemName: st|'/>").taking("systemName: star")
        == "<UIImageView image='systemName: star'/>")
    #expect(MarkedTemplate("<UIView contentMode=|/>").taking("center") == "<UIView contentMode=\"center\"/>")
  }

  // MARK: Expressions

  private static let data = """
    {"state": {"user": {"name": "Ann", "age": 30, "tags": ["a"]}, "items": [{"price": 3}, {"note": "x", "price": 4}], "first-name": "A"},
     "constants": {"accent": "red"}}
    """

  @Test(arguments: [
    ("<UILabel text=\"{us|\"/>", "user"), ("<UILabel text=\"{user.|}\"/>", "name"),
    ("<UILabel text=\"{user.na", "name"),
    ("<UILabel text=\"{user.name.up|}\"/>", "uppercased"), ("<UILabel text=\"{items[0].pr|}\"/>", "price"),
    ("<UILabel text=\"{items.fi|}\"/>", "filter"),
    ("<UILabel text=\"{items.map(item => item.no|)}\"/>", "note"),
    ("<UILabel text=\"{map(items, (item, i) => item.no|)}\"/>", "note"),
    ("<UILabel text=\"{items.first.pri|}\"/>", "price"),
    ("<UILabel text=\"{items.filter(x => x.price > 3)[0].pri|}\"/>", "price"),
    ("<UILabel text=\"{acc|}\"/>", "accent"),
    ("<UIView><repeat for='row' in='items'><UILabel text='{row.|}'/></repeat></UIView>", "price"),
    ("<UIView><repeat for='row' in='items'><UILabel text='{ro|}'/></repeat></UIView>", "row"),
    ("<UIView><repeat for='row' in='items'><UILabel text='{ind|}'/></repeat></UIView>", "index"),
    ("<UIView><macro name='GAP' value='8'/><UIView left='GA|'/></UIView>", "GAP"),
    ("<UIView><param name='title' type='String'/><UILabel text='{ti|}'/></UIView>", "title"),
    ("<UIView><UILabel id='heading'/><UIView top='#he|'/></UIView>", "#heading"),
    ("<UIView><UILabel id='heading'/><UIView top='#heading.bo|'/></UIView>", "bottom"),
    ("<UIView width='parent.wi|'/>", "width"),
    ("<UIView><UIView><UIView width='parent.wi|'/></UIView></UIView>", "width"),
    ("<UIView><UISlider/><UIView width='previous.val|'/></UIView>", "value"),
    ("<UIView width='ma|'/>", "max"),
    ("<UIView isHidden='UIColor.re|'/>", "red"), ("<UIScrollView height='contentInset.to|'/>", "top"),
    ("<UILabel>Hello {user.|}</UILabel>", "age"), ("<UILabel text='{`fir|`}'/>", "first-name"),
    ("<UIView><if test='us|'/></UIView>", "user"),
  ])
  func expressionsKnowTheirNames(marked: String, expected: String) throws {
    let files = try FilesFixture(["card.json": Self.data])
    let marked = marked.contains("|") ? marked : marked + "|"
    let template = files.marked("card.xml", marked)
    #expect(template.labels.contains(expected), "\(template.labels.prefix(8))")
  }

  @Test(arguments: [
    "<UILabel text=\"us|\"/>", "<UILabel text=\"{'us|'}\"/>", "<UIView width='12|'/>", "<!-- <us| -->",
    "<UIView id='us|'/>",
    "<UIView width='1 // us|'/>",
  ])
  func nothingIsOfferedWhereNoNameCanStand(marked: String) throws {
    let files = try FilesFixture(["card.json": Self.data])
    #expect(files.marked("card.xml", marked).labels.isEmpty)
  }

  @Test func membersComeFromTheDataAndKeepWhatStandsBehind() throws {
    let files = try FilesFixture(["card.json": Self.data])
    #expect(
      files.marked("card.xml", "<UILabel text=\"{user.|}\"/>").taking("name")
        == "<UILabel text=\"{user.name}\"/>")
    #expect(
      files.marked("card.xml", "<UILabel text=\"{us|er.age}\"/>").taking("user")
        == "<UILabel text=\"{user.age}\"/>")
    #expect(
      files.marked("card.xml", "<UIView width='1 &lt; us| + 2'/>").taking("user")
        == "<UIView width='1 &lt; user + 2'/>")
    let item = try #require(files.marked("card.xml", "<UILabel text=\"{user.a|}\"/>").completions.items.first)
    #expect(item.label == "age" && item.detail == "number" && item.documentation == "30")
  }

  // MARK: Files

  private static let folder = [
    "card.xml": "",
    "parts/row.xml":
      "<UIView><param name='title' type='String'/><macro name='INSET' value='4'/><UILabel id='caption'/></UIView>",
    "photo.png": "", "pictures/sky.jpg": "",
    "Localizable.strings": "\"hello\" = \"Hello\";\n\"bye.now\" = \"Bye\";",
    "list.xml": "<UIView><macro name='OUTER' value='9'/><UIView xml='parts/row.xml'/></UIView>",
  ]

  @Test(arguments: [
    ("<UIView xml='par|'/>", "parts/row.xml"), ("<UIImageView image='pho|'/>", "photo.png"),
    ("<UIImageView image='pictures/s|'/>", "pictures/sky.jpg"),
    ("<UIView template='parts/row.xml' ti|/>", "title"), ("<UIView xml='parts/row.xml' ti|/>", "title"),
    ("<UILabel text='{strings.he|}'/>", "hello"), ("<UILabel text='{strings.bye.|}'/>", "now"),
    ("<UIView template='parts/row.xml'><UIView left='INS|'/></UIView>", "INSET"),
    ("<UIView><UIView xml='parts/row.xml'/><UIView top='#cap|'/></UIView>", "#caption"),
  ])
  func filesAroundAreKnown(marked: String, expected: String) throws {
    let files = try FilesFixture(Self.folder)
    let template = files.marked("card.xml", marked)
    #expect(template.labels.contains(expected), "\(template.labels.prefix(8))")
  }

  @Test func aPartSeesWhatStandsAroundWhereItIsIncluded() throws {
    let files = try FilesFixture(Self.folder)
    #expect(files.marked("parts/row.xml", "<UIView left='OUT|'/>").labels.contains("OUTER"))
  }

  @Test func aPartSeesTheIdsOfThoseThatIncludeItAsTheyAreNow() throws {
    let files = try FilesFixture([
      "card.xml": "<UIView id='card'><UIView xml='middle.xml'/></UIView>",
      "middle.xml": "<UIView id='middle'><UIView xml='row.xml'/></UIView>", "row.xml": "",
    ])
    let folder = files.folder
    func ids() -> [String] {
      MarkedTemplate("<UIView id='row' left='#|'/>", at: files.url("row.xml"), in: folder).labels.sorted()
    }
    #expect(ids() == ["#card", "#middle", "#row"])
    let text = "<UIView id='other'><UIView xml='middle.xml'/></UIView>"
    folder.setOpen(EditedTemplate(text: text, url: files.url("card.xml")).file, at: files.url("card.xml"))
    #expect(ids() == ["#middle", "#other", "#row"])
    folder.setOpen(nil, at: files.url("card.xml"))
    #expect(ids() == ["#card", "#middle", "#row"])
  }

  @Test func whatStandsAroundIsWorkedOutOnceAfterAChangeOnDisk() throws {
    let files = try FilesFixture([
      "card.xml": "<UIView><UIView xml='row.xml'/></UIView>", "row.xml": "<UIView/>",
    ])
    let folder = files.folder
    folder.readTemplates()
    try Data("<UIView id='changed'><UIView xml='row.xml'/></UIView>".utf8).write(to: files.url("card.xml"))
    folder.forgetListings()
    var count = 0
    for _ in 0..<3 {
      _ = folder.outerNames(of: files.url("row.xml")) {
        count += 1
        _ = folder.markup(at: files.url("card.xml"))
        return []
      }
    }
    #expect(count == 1)
  }

  @Test func whatIsOpenCountsInsteadOfWhatIsSaved() throws {
    let files = try FilesFixture(Self.folder)
    let folder = files.folder
    let text = "<UIView><param name='fresh' type='Int'/></UIView>"
    folder.setOpen(
      EditedTemplate(text: text, url: files.url("parts/row.xml")).file, at: files.url("parts/row.xml"))
    let marked = "<UIView template='parts/row.xml' |/>"
    #expect(MarkedTemplate(marked, at: files.url("card.xml"), in: folder).labels.contains("fresh"))
    folder.setOpen(nil, at: files.url("parts/row.xml"))
    #expect(MarkedTemplate(marked, at: files.url("card.xml"), in: folder).labels.contains("title"))
  }

  // MARK: Laws

  private static let examples: [String] = {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples")
      .standardizedFileURL
    let files = (try? TemplateFinder().files(at: root.path)) ?? []
    return files.compactMap { try? String(contentsOfFile: $0.path, encoding: .utf8) }
  }()

  @Test func deepFilesAreAnswered() throws {
    let files = try FilesFixture(["deep.xml": "", "deep.json": "{\"x\": [[[1]]]}"])
    let loops = String(repeating: "<repeat for='x' in='x'>", count: 300)
    let marked = files.marked("deep.xml", "<UIView>\(loops)<UILabel text='{x|")
    #expect(marked.labels.first == "x")
    #expect(marked.template.occurrences().count == 601)
    let tests = String(repeating: "<if test='x'>", count: 2000)
    #expect(EditedTemplate(text: "<UIView>\(tests)<UIView x='1'/>").occurrences().count == 2000)
  }

  /// At any place of any file, whole or cut off there, a choice can be asked for, and replaces what is around the place.
  @Test(arguments: 0..<4) func everyPlaceHasAnAnswer(seed: UInt64) {
    #expect(Self.examples.count >= 8)
    var generator = SeededGenerator(seed: seed)
    for text in Self.examples {
      for _ in 0..<8 {
        var bytes = Array(text.utf8)
        let offset = Int.random(in: 0...bytes.count, using: &generator)
        if generator.chance(50) { bytes.removeSubrange(offset...) }
        if generator.chance(30) {
          bytes.insert(
            contentsOf: generator.one(of: ["<", "{", "\"", "#", ".", "é", "&lt;", "{user."]).utf8, at: offset)
        }
        let template = EditedTemplate(text: String(decoding: bytes, as: UTF8.self))
        let list = template.completions(at: offset)
        #expect(
          list.range.lowerBound <= offset && list.range.upperBound >= offset
            && list.range.upperBound <= template.text.utf8.count)
        #expect(Set(list.items.map(\.label)).count == list.items.count)
      }
    }
  }
}
