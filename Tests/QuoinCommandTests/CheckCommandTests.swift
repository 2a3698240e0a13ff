import Foundation
import Testing

/// `quoin check` over files and folders: what it tells, what it mends, and how it ends.
@Suite struct CheckCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try folder.write(
      "main.xml",
      """
      <UIView width="300" height="200">
        <macro name="GAP" value="8"/>
        <macro name="OLD" value="GAP"/>
        <UIView xml="parts/row.xml" top="GAP" alpha="1"/>
      </UIView>

      """)
    try folder.write("parts/row.xml", "<UIView height=\"20\"><UILabel left=\"GAP\" text=\"Row\"/></UIView>\n")
  }

  @Test func partsAreReadAsTheirOwnTemplateReadsThem() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("other"), withIntermediateDirectories: true)
    try folder.write("other/sound.xml", "<UIView width=\"9\" height=\"9\"/>\n")
    let alone = try folder.run("check", "main.xml")
    #expect(alone.error.contains("OLD") || alone.output.contains("OLD"))
    let both = try folder.run("check", "other/sound.xml", "main.xml")
    #expect(both.error.contains("OLD") || both.output.contains("OLD"))
  }

  @Test func foldersAreGoneThroughWithoutWhatIsIgnored() throws {
    try folder.write("parts/bad.xml", "<UIView height='20'><UILable/></UIView>")
    try folder.write("notes.xml", "<notes><UILable/></notes>")
    let run = try folder.run("check", ".")
    #expect(run.status == 1)
    #expect(
      run.error.split(separator: "\n").filter { !$0.hasPrefix(" ") } == [
        "./main.xml:3:16: warning: The macro OLD is not used [unused-macro]",
        "./parts/bad.xml:1:22: error: Unknown element <UILable>; did you mean UILabel? [unknown-element]",
        "Passed over 1 XML file that is no template",
        "quoin check --fix mends 1 of these",
      ])
    try folder.write(".layout-ignore", "parts/bad.xml\nmain.xml\n")
    let ignored = try folder.run("check", ".")
    #expect(ignored.status == 0)
    #expect(ignored.error == "Passed over 1 XML file that is no template\n")
    #expect(try folder.run("check", ".", "--quiet").error == "")
  }

  @Test func aFolderIsNotPassedWithoutALook() throws {
    try folder.write(".layout-ignore", "parts\nmain.xml\n")
    let empty = try folder.run("check", ".")
    #expect(empty.status == 1 && empty.error.contains("There are no templates in '.'"))
    try folder.write("plain.xml", "<UIView><UILable text=\"x\"/></UIView>")
    let run = try folder.run("check", ".")
    #expect(run.status == 1 && run.error.contains("did you mean UILabel?"))
  }

  @Test func aDocumentNeedsNoSize() throws {
    try folder.write("letter.xml", "<document><UILabel text=\"Dear reader\"/></document>")
    #expect(try folder.run("check", "letter.xml", "--strict").error == "")
  }

  @Test func warningsFailOnlyWhereThatIsWanted() throws {
    #expect(try folder.run("check", "main.xml").status == 0)
    #expect(try folder.run("check", "main.xml", "--strict").status == 1)
    #expect(try folder.run("check", "main.xml", "--strict", "--disable", "unused-macro").status == 0)
    #expect(
      try folder.run("check", "main.xml", "--disable", "unused-macros").error.contains("'unused-macro'"))
  }

  @Test func whatHasOneAnswerIsMended() throws {
    let before = try folder.read("main.xml")
    let run = try folder.run("check", ".", "--fix")
    #expect(run.status == 0)
    #expect(run.output == "Mended 1 finding\n")
    #expect(run.error == "")
    #expect(
      try folder.read("main.xml") == before.replacing("  <macro name=\"OLD\" value=\"GAP\"/>\n", with: ""))
    #expect(try folder.run("check", ".", "--fix").output == "")
  }

  @Test func whatIsLeftInAMendedFileIsToldOnceAndAsItStandsThereNow() throws {
    try folder.write("a.xml", "<UIView width='9' height='9'><UIView xml='b.xml'/></UIView>\n")
    try folder.write(
      "b.xml", "<UIView>\n  <macro name='OLD' value='8'/>\n  <UILabel text='a' font='Nope 12'/>\n</UIView>\n")
    let run = try folder.run("check", ".", "--fix")
    #expect(run.output == "Mended 2 findings\n")
    #expect(
      run.error.split(separator: "\n").dropLast() == [
        "./b.xml:2:27: error: Unknown font \"Nope\": no installed family or face has this name [missing-font]",
        "  2 |   <UILabel text='a' font='Nope 12'/>",
      ])
  }

  @Test func whatIsMeantSoIsAllowed() throws {
    let text = try folder.read("main.xml")
    try folder.write(
      "main.xml",
      text.replacing("<macro name=\"OLD\"", with: "<!-- check: allow unused-macro --><macro name=\"OLD\""))
    #expect(try folder.run("check", ".", "--strict").status == 0)
    try folder.write("main.xml", "<!-- check: allow unused-macro, default-value -->\n" + text)
    #expect(try folder.run("check", ".", "--strict").status == 0)
    try folder.write("main.xml", "<!-- check: allow default-value -->\n" + text)
    #expect(try folder.run("check", ".", "--strict").status == 1)
  }

  @Test func findingsAreJSONLinesWithTheirRuleAndEdits() throws {
    let run = try folder.run("check", ".", "--json")
    #expect(
      run.error
        == #"{"column":16,"file":"./main.xml","fix":[{"range":[65,99],"replacement":""}],"line":3,"message":"The macro OLD is not used","range":[81,84],"rule":"unused-macro","severity":"warning"}"#
        + "\n")
  }

  @Test func aReportInSARIFIsAllThatIsWritten() throws {
    try folder.write("parts/bad.xml", "<UIView height='20'><UILable/></UIView>")
    let run = try folder.run("check", ".", "--sarif")
    #expect(run.status == 1)
    #expect(run.error == "")
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]]
    #expect(results?.compactMap { $0["ruleId"] as? String } == ["unused-macro", "unknown-element"])
    #expect(run.output.contains("\"uri\" : \"parts/bad.xml\""))
    #expect(try folder.run("check", ".", "--sarif", "--json").status == 1)
  }

  @Test func theElementsOfAnAppAreAcceptedOnDemand() throws {
    try folder.write("app.xml", "<UIView height='5'><BoxesView boxes='3'/></UIView>")
    let refused = try folder.run("check", "app.xml")
    #expect(refused.status == 1 && refused.error.contains("With --app-elements, "))
    #expect(try !folder.run("check", "main.xml").error.contains("--app-elements"))
    let run = try folder.run("check", "app.xml", "--app-elements")
    #expect(run.status == 0)
    #expect(run.error.contains("warning: Unknown element <BoxesView>"))
    #expect(!run.error.contains("--app-elements"))
  }

  @Test func progressIsShownOnATerminalAlone() throws {
    let run = try folder.shell("script -qec \"$quoin check .\" /dev/null < /dev/null")
    #expect(run.output.contains("\rTemplate 1 of 2"))
    #expect(try !folder.run("check", ".").error.contains("Template"))
  }

  @Test func rulesAreListedInTheHelp() throws {
    let help = try folder.run("help", "check").output
    #expect(help.contains("unused-macro") && help.contains("unused-id") && help.contains("--sarif"))
  }
}
