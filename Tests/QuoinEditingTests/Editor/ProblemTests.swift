import Foundation
import QuoinMarkup
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite struct ProblemTests {
  @Test(arguments: [
    ("<UILable/>", "<UILabel/>"), ("<UILable></UILable>", "<UILabel></UILabel>"),
    ("<UILabel txet='a'/>", "<UILabel text='a'/>"),
    ("<UILabel textAlignment='centre'/>", "<UILabel textAlignment='center'/>"),
    ("<UIView backgroundColor='rde'/>", "<UIView backgroundColor='red'/>"),
    ("<UILabel text='{usre}'/>", "<UILabel text='{user}'/>"),
    ("<UILabel text='{usre.name}'/>", "<UILabel text='{user.name}'/>"),
    ("<UILabel text='Of {usre.name ?? a}'/>", "<UILabel text='Of {user.name ?? a}'/>"),
    ("<UILabel text='{user.nmae}'/>", "<UILabel text='{user.name}'/>"),
    ("<UIView left='parent.widht'/>", "<UIView left='parent.width'/>"),
    ("<UIView width='10px'/>", "<UIView width='10'/>"),
    ("<UIView isHidden='a = 1'/>", "<UIView isHidden='a == 1'/>"),
    ("<UIView xml='rwo.xml'/>", "<UIView xml='row.xml'/>"),
    ("<UIImageView image='phtoo.png'/>", "<UIImageView image='photo.png'/>"),
    ("<UILabel text='{strings.helo}'/>", "<UILabel text='{strings.hello}'/>"),
  ])
  func suggestionsArePutInPlace(text: String, mended: String) throws {
    let files = try FilesFixture([
      "card.xml": "", "row.xml": "<UIView/>", "photo.png": "",
      "card.json": "{\"user\": {\"name\": \"A\"}, \"a\": 1}",
      "Localizable.strings": "\"hello\" = \"Hello\";",
    ])
    let template = EditedTemplate(text: text, url: files.url("card.xml"), folder: files.folder)
    let problems = template.problems()
    let fixes = problems.flatMap { template.fixes(for: $0) }
    let texts = fixes.map { Markup(source: template.markup.source).applying($0.edits).source.contents }
    #expect(
      texts.contains(mended), "\(problems.map(\.diagnostic.description)) \(fixes.map(\.title)) \(texts)")
  }

  @Test func adviceIsNoText() throws {
    let files = try FilesFixture(["card.xml": "", "card.json": "{\"a\": 1}"])
    let template = EditedTemplate(
      text: "<UILabel text='{max}'/>", url: files.url("card.xml"), folder: files.folder)
    let problem = try #require(template.problems().first { $0.diagnostic.message.contains("max(…)") })
    #expect(template.fixes(for: problem).isEmpty)
  }

  @Test func eachNameThatMayBeMeantIsAFixTheLikeliestFirst() throws {
    let tied = EditedTemplate(text: "<UIView width='9' hight='9'/>")
    let problem = try #require(tied.problems().first { $0.diagnostic.message.contains("hight") })
    let texts = tied.fixes(for: problem).map {
      Markup(source: tied.markup.source).applying($0.edits).source.contents
    }
    #expect(texts == ["<UIView width='9' height='9'/>", "<UIView width='9' right='9'/>"])
    #expect(
      try tied.change(to: "right", for: problem.diagnostic).text == "<UIView width='9' right='9'/>")
  }

  @Test func whatHasOneSureAnswerIsMended() throws {
    let template = EditedTemplate(
      text:
        "<UIView width='10' height='10'><macro name='A' value='1'/><UIView width='1' height='1'/></UIView>")
    let problem = try #require(template.problems().first)
    #expect(problem.rule == "unused-macro")
    #expect(template.fixes(for: problem).first?.isSure == true)
    #expect(!template.mended().contains("macro"))
  }

  @Test func macrosThatOthersUseAreUsed() throws {
    let files = try FilesFixture(["card.xml": "", "row.xml": "<UIView left='GAP' width='1' height='1'/>"])
    let text = "<UIView width='10' height='10'><macro name='GAP' value='1'/><UIView xml='row.xml'/></UIView>"
    #expect(EditedTemplate(text: text, url: files.url("card.xml"), folder: files.folder).problems().isEmpty)
  }

  @Test func aPartOfOthersNeedsNoDataOfItsOwn() throws {
    let files = try FilesFixture(["card.xml": "<UIView><UIView xml='row.xml'/></UIView>", "row.xml": ""])
    let text = "<UIView><UILabel text='{title}'/></UIView>"
    #expect(EditedTemplate(text: text, url: files.url("row.xml"), folder: files.folder).problems().isEmpty)
  }

  @Test func anElementOfTheAppIsNoError() {
    let problems = EditedTemplate(text: "<UIView><BoxesPage width='1' height='1'/></UIView>").problems()
    #expect(problems.map(\.diagnostic.severity) == [.warning])
  }

  @Test func aRootThatFillsItsScreenIsLaidOutAsLargeAsAPhone() {
    #expect(
      EditedTemplate(text: "<UIView><UIView width='50%' height='1'/></UIView>").frames().last?.text
        == "0 0 195 1")
    #expect(EditedTemplate(text: "<UIView><UIView width='50%' height='1'/></UIView>").problems().isEmpty)
  }

  @Test func openTextsCountInThoseThatIncludeThem() throws {
    let host = "<UIView width='9' height='9'><UIView xml='part.xml'/></UIView>"
    let files = try FilesFixture(["host.xml": host, "part.xml": "<UIView width='1' height='1'/>"])
    let folder = files.folder
    let template = EditedTemplate(text: host, url: files.url("host.xml"), folder: folder)
    #expect(template.frames().map(\.text) == ["0 0 9 9", "0 0 1 1"])
    folder.edited[files.url("part.xml")] = "<UIView width='5' height='5'/>"
    #expect(template.frames().map(\.text) == ["0 0 9 9", "0 0 5 5"])
    folder.edited[files.url("part.xml")] = nil
    #expect(template.frames().map(\.text) == ["0 0 9 9", "0 0 1 1"])
  }

  @Test func brokenDataAreTold() throws {
    let files = try FilesFixture(["card.xml": "", "card.json": "{"])
    let problems = EditedTemplate(
      text: "<UIView width='1' height='1'/>", url: files.url("card.xml"), folder: files.folder
    ).problems()
    #expect(problems.map { $0.diagnostic.span?.file.hasSuffix("card.json") } == [true])
  }

  @Test func problemsNeedTheData() throws {
    let files = try FilesFixture([
      "card.xml": "", "card.json": "{\"user\": {\"name\": \"A\"}}", "bare.xml": "",
    ])
    let text = "<UILabel text='{user.name} {other}'/>"
    let known = EditedTemplate(text: text, url: files.url("card.xml"), folder: files.folder).problems()
    #expect(known.map(\.diagnostic.severity) == [.error])
    let unknown = EditedTemplate(text: text, url: files.url("bare.xml"), folder: files.folder).problems()
    #expect(unknown.map(\.diagnostic.severity) == [.warning])
  }
}
