import Foundation
import Testing

/// Which pages `quoin render` writes, and onto what.
@Suite struct PageOptionTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "list.xml",
      """
      <document margin="10" size="200 x 120">
        <repeat for="n" in="1...5"><UILabel breakBefore="page" text="Page {n}"/></repeat>
      </document>
      """)
  }

  private func run(_ arguments: String...) throws -> CommandFolder.Run {
    let run = try folder.run(["render", "list.xml"] + arguments)
    #expect(run.status == 0 && run.error == "", "\(run.error)")
    return run
  }

  @Test func pagesThatAreChosenHaveFilesWithTheirNumbers() throws {
    _ = try run("--pages", "2-3,5", "-o", "p.svg")
    #expect(folder.names == ["list.xml", "p-2.svg", "p-3.svg", "p-5.svg"])
    #expect(try folder.read("p-3.svg").contains("Page 3"))
  }

  @Test func severalPagesStandOnASheetOfTheSizeThatIsAskedFor() throws {
    let run = try run("--n-up", "2x2", "--size", "420x260", "-o", "sheet.pdf")
    #expect(run.output.contains("2 pages  420 × 260 points"), "\(run.output)")
    _ = try self.run("--n-up", "2x2", "-o", "s.svg")
    #expect(folder.names.filter { $0.hasPrefix("s-") } == ["s-1.svg", "s-2.svg"])
    #expect(try (1...4).allSatisfy { try folder.read("s-1.svg").contains("Page \($0)") })
  }

  @Test func aMontageIsOnePictureOfAllPages() throws {
    let run = try run("--montage", "-o", "all.svg")
    #expect(folder.names == ["all.svg", "list.xml"])
    #expect(try (1...5).allSatisfy { try folder.read("all.svg").contains("Page \($0)") }, "\(run.output)")
  }

  @Test func theTreeOfADocumentIsThatOfItsPages() throws {
    let run = try folder.run(["tree", "list.xml"])
    #expect(run.status == 0)
    #expect(run.output.contains("Page 5\n") && run.output.components(separatedBy: "UILabel").count == 6)
    let json = try folder.run(["tree", "list.xml", "--json", "--accessibility"])
    let value = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: [Any]])
    #expect(value["pages"]?.count == 5)
  }

  @Test func whatTakesTooLongNamesTheOptionThatAllowsMore() throws {
    try folder.write(
      "long.xml",
      "<document><repeat for=\"n\" in=\"1...200000\"><UILabel text=\"{n}\"/></repeat></document>")
    let run = try folder.run(["render", "long.xml", "--time", "0.05", "-o", "long.pdf"])
    #expect(run.status == 1)
    #expect(run.error.contains("Took longer than the limit of 50 ms"), "\(run.error)")
    #expect(run.error.contains("--time allows it more seconds"))
    #expect(try folder.run(["render", "list.xml", "--time", "0"]).status != 0)
  }

  @Test func tablesOfDataLeadToBatches() throws {
    try folder.write("rows.csv", "code,name\n1,Oak\n")
    let run = try folder.run(["render", "list.xml", "--data", "rows.csv", "-o", "a.pdf"])
    #expect(run.status == 1 && run.error.contains("quoin batch takes tables"), "\(run.error)")
  }
}
