import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTemplates
import QuoinTestSupport
import Testing

@testable import QuoinTools

@Suite struct RenamingTests {
  private let formatter = TemplateFormatter(schema: ComponentRegistry.standard.schema)

  private func renamed(_ text: String, from name: String, to newName: String) throws -> String {
    let markup = Markup(source: SourceText(file: "a.xml", contents: text))
    let found = try TemplateRenaming(markup, from: name, to: newName, formatter: formatter)
    return markup.applying(found.edits).source.contents
  }

  @Test(arguments: [
    ("<Meter level=\"depth\"/>", "<Meter level=\"rank\"/>"),
    ("<Meter name=\"depth\"/>", "<Meter name=\"depth\"/>"),
    ("<UIView depth=\"1\"/>", "<UIView depth=\"1\"/>"),
    (
      "<UIView top=\"depth + a.depth + depth.b // depth\"/>",
      "<UIView top=\"rank + a.depth + rank.b // depth\"/>"
    ),
    ("<UIView top=\"depth(1) + depth[0]\"/>", "<UIView top=\"rank(1) + rank[0]\"/>"),
    ("<UILabel text=\"depth {depth}{'depth'}\"/>", "<UILabel text=\"depth {rank}{'depth'}\"/>"),
    ("<UILabel>depth {depth}</UILabel>", "<UILabel>depth {rank}</UILabel>"),
    ("<UIView backgroundColor=\"depth\"/>", "<UIView backgroundColor=\"rank\"/>"),
    ("<UIView top=\"items.map(depth => depth)\"/>", "<UIView top=\"items.map(depth => depth)\"/>"),
    (
      "<UILabel text=\"{depth.uppercased()} {depth.a.b}\"/>",
      "<UILabel text=\"{rank.uppercased()} {rank.a.b}\"/>"
    ),
    ("<UILabel text=\"{`depth`.a} {depths}\"/>", "<UILabel text=\"{rank.a} {depths}\"/>"),
    (
      "<UILabel  text='// {depth}'\n left = 'depth+1'   />",
      "<UILabel  text='// {depth}'\n left = 'rank+1'   />"
    ),
    ("<UILabel text='{depth}&lt;&#160;é{ depth }'/>", "<UILabel text='{rank}&lt;&#160;é{ rank }'/>"),
    ("<UILabel><![CDATA[ depth {depth} ]]></UILabel>", "<UILabel><![CDATA[ depth {rank} ]]></UILabel>"),
    ("<UIView><!-- depth {depth} --></UIView>", "<UIView><!-- depth {depth} --></UIView>"),
  ])
  func namesInExpressionsChange(before: String, after: String) throws {
    let source = before.replacing("=>", with: "=&gt;")
    #expect(try renamed(source, from: "depth", to: "rank") == after.replacing("=>", with: "=&gt;"))
  }

  @Test func classesChangeAndHTMLDoesNot() throws {
    #expect(
      try renamed("<Card><UILabel><b>x</b></UILabel></Card>", from: "Card", to: "CardView")
        == "<CardView><UILabel><b>x</b></UILabel></CardView>")
    #expect(
      try renamed("<UILabel><b>x</b></UILabel>", from: "b", to: "c") == "<UILabel><b>x</b></UILabel>")
    #expect(throws: Diagnostics.self) { try renamed("<UIView left='1 +'/>", from: "a", to: "c") }
  }

  @Test(arguments: [
    (
      "{user.name} {user.name.first} {user} {user.named}",
      "{user.title} {user.title.first} {user} {user.named}"
    ),
    ("{user . name}", "{user.title}"), ("{`user`.name.x}", "{user.title.x}"),
  ])
  func aPathIsANameToo(before: String, after: String) throws {
    #expect(
      try renamed("<UILabel text='\(before)'/>", from: "user.name", to: "user.title")
        == "<UILabel text='\(after)'/>")
    #expect(throws: Diagnostics.self) { try renamed("<A/>", from: "a/b", to: "c") }
  }

  @Test func stringsAreListedByTheirKeys() {
    let text = """
      <UIView top="strings.none"><UILabel text="{strings.title} {strings.count(3)}"/>
      <UILabel>{`strings.Hello\\nyou`} strings.text</UILabel><UILabel><p id="{strings.html}">{strings.title}</p></UILabel></UIView>
      """
    let keys = formatter.stringKeys(in: Markup(source: SourceText(file: "a.xml", contents: text)))
    #expect(keys == ["Hello\nyou", "count", "title"])
  }

  // MARK: Folders

  private static let files = [
    "card.xml": """
    <UIView width="300">
      <macro name="MARGIN" value="8"/>
      <repeat for="dish" in="dishes"><UILabel id="title" left="MARGIN" text="{dish.name} {place} {user.name}"/></repeat>
      <UIView template="row.xml" heading="Soup" top="#title.bottom"/>
    </UIView>
    """,
    "card.json": "{\"dishes\": [], \"place\": \"Rome\", \"spare\": 1, \"user\": {}}",
    "row.xml": """
    <UIView height="20"><param name="heading" type="String"/><UILabel left="MARGIN" text="{heading}"/></UIView>
    """,
  ]

  private func renamed(_ name: String, _ newName: String) throws -> (
    FolderRenaming, card: String, row: String
  ) {
    let folder = try FilesFixture(Self.files)
    let root = folder.url("card.xml").deletingLastPathComponent().path
    let done = FolderRenaming(
      from: name, to: newName, at: [root], formatter: formatter, language: .standard)
    return (
      done, try String(contentsOf: folder.url("card.xml"), encoding: .utf8),
      try String(contentsOf: folder.url("row.xml"), encoding: .utf8)
    )
  }

  @Test func declarationsChangeWithTheirUses() throws {
    let macro = try renamed("MARGIN", "EDGE")
    #expect(macro.0.problems.isEmpty)
    #expect(macro.card.contains("<macro name=\"EDGE\"") && macro.card.contains("left=\"EDGE\""))
    #expect(macro.row.contains("left=\"EDGE\"") && !(macro.card + macro.row).contains("MARGIN"))
    let parameter = try renamed("heading", "caption")
    #expect(parameter.card.contains("caption=\"Soup\""))
    #expect(parameter.row.contains("name=\"caption\"") && parameter.row.contains("{caption}"))
    let variable = try renamed("dish", "course")
    #expect(variable.card.contains("for=\"course\"") && variable.card.contains("{course.name}"))
    let identifier = try renamed("#title", "#name")
    #expect(identifier.card.contains("id=\"name\"") && identifier.card.contains("#name.bottom"))
  }

  @Test(arguments: [
    ("place", "dishes", "'dishes' means something here already"),
    ("place", "spare", "'spare' means something here already, in the data"),
    ("MARGIN", "dish", "'dish' means something here already"),
    ("MARGIN", "width", "'width' means something by itself in expressions"),
    ("MARGIN", "max", "'max' means something by itself in expressions"),
    ("dish", "previous", "'previous' means something by itself in expressions"),
    ("nothere", "x", "Nothing is called 'nothere' in 2 templates"),
    ("MARGN", "x", "Nothing is called 'MARGN' in 2 templates; did you mean MARGIN?"),
    ("use", "x", "Nothing is called 'use' in 2 templates"),
    ("MARGIN", "a.b", "'a.b' cannot be a name in expressions: letters, digits and underscores can"),
  ])
  func whatCannotBeRenamedLeavesAllAsItWas(name: String, newName: String, message: String) throws {
    let done = try renamed(name, newName)
    #expect(
      done.0.problems.flatMap(\.diagnostics.all).contains { $0.description.hasSuffix("error: " + message) })
    #expect(done.card == Self.files["card.xml"] && done.row == Self.files["row.xml"])
  }

  @Test func nothingElseInAFileChanges() throws {
    for (name, newName, changed) in [
      ("place", "town", "{place}"), ("user", "guest", "{user.name}"), ("MARGIN", "EDGE", "MARGIN"),
    ] {
      let done = try renamed(name, newName)
      let expected = Self.files["card.xml"]?.replacing(
        changed, with: changed.replacing(name, with: newName))
      #expect(done.card == expected, "\(name)")
    }
  }

  @Test func aTemplateWithLittleInItIsNotPassedOver() throws {
    let folder = try FilesFixture([
      "a.xml": "<UILabel text='{place}'/>", "b.xml": "<project name='{place}'/>",
    ])
    let done = FolderRenaming(
      from: "place", to: "town", at: [folder.root.path], formatter: formatter, language: .standard)
    #expect(done.problems.isEmpty)
    #expect(try String(contentsOf: folder.url("a.xml"), encoding: .utf8) == "<UILabel text='{town}'/>")
    #expect(try String(contentsOf: folder.url("b.xml"), encoding: .utf8) == "<project name='{place}'/>")
  }

  @Test func casesOfAnAttributeKeepTheirNames() throws {
    let text =
      "<UIView><macro name='center' value='5'/><UILabel left='center + width' textAlignment='center' text='{center}'/></UIView>"
    let folder = try FilesFixture(["a.xml": text])
    let path = folder.url("a.xml").path
    let done = FolderRenaming(
      from: "center", to: "middle", at: [path], formatter: formatter, language: .standard)
    let renamed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(done.problems.isEmpty)
    #expect(renamed.contains("name='middle'") && renamed.contains("left='middle + width'"))
    #expect(renamed.contains("{middle}") && renamed.contains("textAlignment='center'"))
    // Layout that every view has is nobody's name.
    let width = FolderRenaming(
      from: "width", to: "breadth", at: [path], formatter: formatter, language: .standard)
    #expect(width.problems.flatMap(\.diagnostics.all).count == 1)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == renamed)
  }

  @Test func aFileThatIsNamedTwiceIsWrittenOnce() throws {
    let folder = try FilesFixture(["a.xml": "<UILabel width='1' text='{place}'/>"])
    let path = folder.url("a.xml").path
    let done = FolderRenaming(
      from: "place", to: "town", at: [path, folder.root.path, path.replacing("/a.xml", with: "/./a.xml")],
      formatter: formatter, language: .standard)
    #expect(done.problems.isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("{town}"))
  }

  @Test func aFileThatCannotBeReadLeavesTheOthersAsTheyWere() throws {
    let folder = try FilesFixture(Self.files.merging(["row.xml": "<UIView><UILabel></UIView>"]) { $1 })
    let done = FolderRenaming(
      from: "MARGIN", to: "EDGE", at: [folder.url("card.xml").deletingLastPathComponent().path],
      formatter: formatter, language: .standard)
    #expect(!done.problems.isEmpty)
    #expect(try String(contentsOf: folder.url("card.xml"), encoding: .utf8) == Self.files["card.xml"])
  }

  @Test func anIdIsRenamedToAnId() throws {
    let found = try renamed("#title", "name").0.problems.flatMap(\.diagnostics.all)
    #expect(found.map(\.suggestion) == [nil])
    #expect(found.flatMap(\.notes).map(\.message) == ["An id is called otherwise by an id: write '#name'"])
  }

  @Test func foldersWithNamesThatBeginAlikeAreTwo() throws {
    let data = "{\"place\": \"Rome\", \"town\": \"Rome\"}"
    let text = "<UILabel width=\"1\" text=\"{place}\"/>\n"
    let folder = try FilesFixture([
      "Screens/a.xml": text, "Screens2/b.xml": text, "Screens2/b.json": data,
    ])
    let done = FolderRenaming(
      from: "place", to: "town", at: [folder.url("Screens").path, folder.url("Screens2").path + "//"],
      formatter: formatter, language: .standard)
    #expect(
      done.problems.flatMap(\.diagnostics.all).map(\.message) == [
        "'town' means something here already, in the data"
      ])
  }

  @Test func whatIsLeftBehindIsTold() throws {
    let data = try renamed("place", "restaurant").0.problems.flatMap(\.diagnostics.all)
    #expect(data.map(\.severity) == [.warning])
    let element = try renamed("UILabel", "UILable").0.problems.flatMap(\.diagnostics.all)
    #expect(element.map(\.suggestion) == ["UILabel", "UILabel"])
  }
}
