import Foundation
import QuoinDiagnostics
import QuoinMarkup
import QuoinTestSupport
import Testing

@testable import QuoinEditing
@testable import QuoinTools

@Suite struct NavigationTests {
  private static let files = [
    "card.xml": """
    <UIView id="card">
        <macro name="GAP" value="8"/>
        <UILabel id="title" text="{strings.hello} {user.name}" left="GAP"/>
        <UILabel top="#title.bottom + GAP" text="{user.age}"/>
        <repeat for="row" in="items" key="row.id">
            <UIView xml="parts/row.xml" caption="{row.note}" right="GAP"/>
        </repeat>
        <UIView template="parts/base.xml"><UIView left="INSET"/></UIView>
    </UIView>
    """,
    "parts/row.xml": """
    <UIView>
        <param name="caption" type="String"/>
        <UILabel text="{caption}" left="GAP" top="#card.height"/>
    </UIView>
    """,
    "parts/base.xml": "<UIView left='INSET'><macro name='INSET' value='4'/></UIView>",
    "other.xml":
      "<UIView><UILabel text='{strings.hello}'/><UIView xml='parts/row.xml' caption='x' left='1'/></UIView>",
    "card.json": "{\"user\": {\"name\": \"Ann\", \"age\": 3}, \"items\": [{\"id\": 1, \"note\": \"n\"}]}",
    "Localizable.strings": "\"hello\" = \"Hello\";",
  ]

  /// The places as `file: text before|text of the place`.
  private func describe(_ places: [FilePlace], _ root: URL) -> [String] {
    places.map { place in
      let bytes = Array(place.source.contents.utf8)
      let line = place.source.span(for: place.range).line
      let name =
        place.url.map {
          String($0.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1))
        } ?? ""
      return "\(name):\(line):\(String(decoding: bytes[place.range], as: UTF8.self))"
    }
  }

  private func card(_ marked: String, _ with: String) throws -> (FilesFixture, MarkedTemplate) {
    let files = try FilesFixture(Self.files)
    let text = try #require(Self.files["card.xml"]).replacing(marked, with: with, maxReplacements: 1)
    return (files, files.marked("card.xml", text))
  }

  @Test(arguments: [
    ("left=\"GAP", "left=\"G|AP", ["card.xml:2:GAP"]),
    ("#title.bottom", "#ti|tle.bottom", ["card.xml:3:title"]),
    ("{row.note}", "{ro|w.note}", ["card.xml:5:row"]), ("caption=", "capt|ion=", ["parts/row.xml:2:caption"]),
    ("parts/row.xml", "parts/r|ow.xml", ["parts/row.xml:1:"]),
    ("strings.hello", "strings.he|llo", ["Localizable.strings:1:hello"]),
    ("{user.age}", "{us|er.age}", ["card.json:1:user"]), ("{user.age}", "{user.a|ge}", ["card.json:1:age"]),
    ("\"INSET\"", "\"INS|ET\"", ["parts/base.xml:1:INSET"]),
    ("id=\"title\"", "id=\"ti|tle\"", ["card.xml:3:title"]),
  ])
  func definitions(of text: String, marked: String, are expected: [String]) throws {
    let (files, template) = try card(text, marked)
    #expect(describe(template.template.definitions(at: template.offset), files.root) == expected)
  }

  @Test func partsKnowWhatIsDeclaredAround() throws {
    let files = try FilesFixture(Self.files)
    let text = try #require(Self.files["parts/row.xml"])
    let gap = files.marked("parts/row.xml", text.replacing("\"GAP\"", with: "\"GA|P\""))
    #expect(describe(gap.template.definitions(at: gap.offset), files.root) == ["card.xml:2:GAP"])
    let id = files.marked("parts/row.xml", text.replacing("#card", with: "#ca|rd"))
    #expect(describe(id.template.definitions(at: id.offset), files.root) == ["card.xml:1:card"])
  }

  @Test(arguments: [
    (
      "left=\"GAP", "left=\"G|AP",
      ["card.xml:2:GAP", "card.xml:3:GAP", "card.xml:4:GAP", "card.xml:6:GAP", "parts/row.xml:3:GAP"]
    ),
    (
      "strings.hello", "strings.he|llo",
      ["card.xml:3:hello", "other.xml:1:hello", "Localizable.strings:1:hello"]
    ),
    (
      "caption=", "capt|ion=",
      ["card.xml:6:caption", "other.xml:1:caption", "parts/row.xml:2:caption", "parts/row.xml:3:caption"]
    ),
    ("parts/row.xml", "parts/r|ow.xml", ["card.xml:6:parts/row.xml", "other.xml:1:parts/row.xml"]),
    ("{user.age}", "{us|er.age}", ["card.xml:3:user", "card.xml:4:user", "card.json:1:user"]),
    ("{row.note}", "{ro|w.note}", ["card.xml:5:row", "card.xml:5:row", "card.xml:6:row"]),
  ])
  func references(of text: String, marked: String, are expected: [String]) throws {
    let (files, template) = try card(text, marked)
    #expect(describe(template.template.references(at: template.offset), files.root) == expected)
  }

  @Test func innerMacrosHideOuterOnes() {
    let text =
      "<UIView><macro name='A' value='1'/><UIView left='A'><macro name='A' value='A + 1'/></UIView><UIView left='A|'/></UIView>"
    let marked = MarkedTemplate(text)
    // The outer one: its declaration, its use in the inner one's value, and the last element.
    #expect(marked.template.highlights(at: marked.offset).count == 3)
  }

  @Test(arguments: [
    "<UIView wi|dth='1'/>", "<UIView left='wi|dth'/>", "<UIView left='12|'/>",
    "<UIView><!-- a|b --></UIView>", "",
  ])
  func whatHasNoNameHasNoReferences(text: String) {
    let marked = MarkedTemplate(text)
    #expect(marked.template.references(at: marked.offset).isEmpty)
    #expect(throws: Diagnostic.self) { try marked.template.renaming(at: marked.offset, to: "x") }
  }

  // MARK: Renaming

  @Test func renamingChangesAllFiles() throws {
    let (files, template) = try card("left=\"GAP", "left=\"G|AP")
    let renaming = try template.template.renaming(at: template.offset, to: "SPACE")
    #expect(renaming.files.map { $0.url?.lastPathComponent } == ["card.xml", "row.xml"])
    #expect(renaming.files.map(\.edits.count) == [4, 1])
    let (others, file) = try card("parts/row.xml", "parts/r|ow.xml")
    let moving = try file.template.renaming(at: file.offset, to: "cells/cell.xml")
    #expect(moving.files.flatMap(\.edits).map(\.replacement) == ["cells/cell.xml", "cells/cell.xml"])
    #expect(moving.movedFiles.map(\.to.lastPathComponent) == ["cell.xml"])
    withExtendedLifetime((files, others)) {}
  }

  @Test(arguments: ["", "1a", "a b", "a<b", "a.b"]) func badNamesAreRefused(name: String) throws {
    let (_, template) = try card("left=\"GAP", "left=\"G|AP")
    #expect(throws: Diagnostic.self) { try template.template.renaming(at: template.offset, to: name) }
  }

  @Test(arguments: ["INSET", "user", "row", "width", "max", "auto"])
  func takenNamesAreRefused(name: String) throws {
    let (files, template) = try card("left=\"GAP", "left=\"G|AP")
    let text = template.template.text.replacing(
      "value=\"8\"/>", with: "value=\"8\"/><macro name=\"INSET\" value=\"1\"/>")
    let changed = EditedTemplate(text: text, url: files.url("card.xml"), folder: files.folder)
    let offset = try #require(changed.occurrences().first { $0.symbol.name == "GAP" }).range.lowerBound
    #expect(throws: Diagnostic.self) { try changed.renaming(at: offset, to: name) }
    #expect(try !changed.renaming(at: offset, to: "SPACE").files.isEmpty)
  }

  @Test func aFileMovesWithItsDataAndWhatItNames() throws {
    let files = try FilesFixture([
      "card.xml": "<UIView><UIView xml='parts/row.xml'/></UIView>", "parts/row.json": "{}",
      "parts/row.xml": "<UIView><UIView xml='cell.xml'/><UIView template='../base.xml'/></UIView>",
      "parts/cell.xml": "<UIView/>", "base.xml": "<UIView/>",
    ])
    let file = files.marked("card.xml", "<UIView><UIView xml='parts/r|ow.xml'/></UIView>")
    let moving = try file.template.renaming(at: file.offset, to: "rows/line.xml")
    #expect(
      moving.files.flatMap(\.edits).map(\.replacement) == [
        "rows/line.xml", "../parts/cell.xml", "../base.xml",
      ])
    #expect(moving.movedFiles.map(\.to.lastPathComponent) == ["line.xml", "line.json"])
    #expect(throws: Diagnostic.self) { try file.template.renaming(at: file.offset, to: "base.xml") }
    try Data("{}".utf8).write(to: files.url("parts/new.json"))
    #expect(throws: Diagnostic.self) { try file.template.renaming(at: file.offset, to: "parts/new.xml") }
  }

  @Test func whatStandsAroundFollowsTheTexts() throws {
    let files = try FilesFixture(Self.files)
    let folder = files.folder
    let row = EditedTemplate(
      text: try #require(Self.files["parts/row.xml"]), url: files.url("parts/row.xml"), folder: folder)
    func names() -> [String] { row.scope(of: row.markup.root).map { "\($0.kind.rawValue) \($0.name)" } }
    let all = names()
    #expect(Set(all).isSuperset(of: ["parameter caption", "macro GAP", "variable row", "state user"]))
    #expect(Set(all).count == all.count)
    #expect(row.outerNames.first { $0.name == "row" }?.shape(in: row).member("note", in: row.language) != nil)
    let text = try #require(Self.files["card.xml"]).replacing("GAP", with: "SPACE")
    folder.setOpen(EditedTemplate(text: text, url: files.url("card.xml")).file, at: files.url("card.xml"))
    #expect(names().contains("macro SPACE") && !names().contains("macro GAP"))
    folder.setOpen(nil, at: files.url("card.xml"))
    try Data("{\"other\": 1}".utf8).write(to: files.url("card.json"))
    folder.forgetListings()
    #expect(names().contains("state other") && !names().contains("state user"))
  }

  @Test func whoIncludesAFileFollowsTheTexts() throws {
    let files = try FilesFixture([
      "a.xml": "<UIView xml='part.xml'/>", "b.xml": "<UIView xml='other.xml'/>", "part.xml": "<UIView/>",
      "other.xml": "<UIView/>",
    ])
    let folder = files.folder
    func readers(_ name: String) -> [String] { folder.readers(of: files.url(name)).map(\.lastPathComponent) }
    #expect(readers("part.xml") == ["a.xml"])
    let text = "<UIView><UIView xml='part.xml'/><UIView xml='a.xml'/></UIView>"
    folder.setOpen(EditedTemplate(text: text, url: files.url("b.xml")).file, at: files.url("b.xml"))
    #expect(readers("part.xml") == ["a.xml", "b.xml"])
    #expect(readers("other.xml") == [] && readers("a.xml") == ["b.xml"])
    folder.setOpen(nil, at: files.url("b.xml"))
    #expect(readers("part.xml") == ["a.xml"] && readers("other.xml") == ["b.xml"])
    try Data("<UIView/>".utf8).write(to: files.url("a.xml"))
    folder.forgetListings()
    #expect(readers("part.xml") == [])
  }

  /// After renaming, the same places speak of the new name, and no others.
  @Test(arguments: 0..<6) func renamingAndThenLookingFindsTheSamePlaces(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let files = try FilesFixture(Self.files)
    let folder = files.folder
    let name = generator.one(of: ["card.xml", "parts/row.xml", "parts/base.xml", "other.xml"])
    let template = EditedTemplate(text: try #require(Self.files[name]), url: files.url(name), folder: folder)
    let all = template.occurrences().filter { if case .file = $0.symbol { false } else { true } }
    let chosen = generator.one(of: all)
    let before = template.references(at: chosen.range.lowerBound)
    let renaming = try template.renaming(at: chosen.range.lowerBound, to: "renamed")
    #expect(renaming.files.flatMap(\.edits).count == before.count)
    for file in renaming.files {
      let changed = Markup(source: file.source).applying(file.edits)
      try Data(changed.source.contents.utf8).write(to: try #require(file.url))
    }
    let after = EditedTemplate(
      text: try String(contentsOf: files.url(name), encoding: .utf8), url: files.url(name),
      folder: files.folder)
    let place = try #require(after.occurrences().first { $0.symbol.name == "renamed" })
    let found = after.references(at: place.range.lowerBound)
    #expect(
      found.map { $0.source.span(for: $0.range).line } == before.map { $0.source.span(for: $0.range).line })
    #expect(found.map { $0.url?.lastPathComponent } == before.map { $0.url?.lastPathComponent })
  }
}
