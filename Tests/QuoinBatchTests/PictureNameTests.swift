import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import Testing

@testable import QuoinBatch

@Suite struct PictureNameTests {
  private func name(
    _ text: String, _ data: [String: Constant], row: Int = 1, isInArchive: Bool = false
  ) throws -> String {
    try PictureName(text)(TemplateData(state: data), rowNumber: row, isInArchive: isInArchive)
  }

  private func problem(_ text: String, _ data: [String: Constant] = [:]) -> String {
    do { return try "- " + name(text, data) } catch let error as Diagnostics {
      return error.description
    } catch { return "\(error)" }
  }

  @Test func namesAreMadeOfARowsData() throws {
    #expect(try name("cards/{id}.png", ["id": Constant("x")]) == "cards/x.png")
    #expect(
      try name("/a/../{id + 1}-{uppercased(name)}.png", ["id": Constant(1), "name": Constant("é")])
        == "/a/../2-É.png")
    #expect(try name("{rowNumber}.png", [:], row: 12) == "12.png")
    #expect(try name("{rowNumber}.png", ["rowNumber": Constant("own")]) == "own.png")
    #expect(try name("{folder}/{id}.png", ["folder": Constant("a/b"), "id": Constant(1)]) == "a/b/1.png")
    #expect(try PictureName("all.png").isConstant)
    #expect(try !PictureName("{id}.png").isConstant)
  }

  @Test func namesThatLeadElsewhereAreRefused() {
    #expect(
      problem("out/{id}.png", ["id": Constant("../x")])
        == "error: The name of the picture, 'out/../x.png', leads out of the folder")
    #expect(
      problem("out/{id}", ["id": Constant("..")])
        == "error: The name of the picture, 'out/..', leads out of the folder")
    #expect(
      problem("{id}/a.png", ["id": Constant("")])
        == "error: The name of the picture, '/a.png', has a part that is empty")
    #expect(
      problem("{id}.png", ["id": Constant("/etc/x")])
        == "error: The name of the picture, '/etc/x.png', has a part that is empty")
    for id in [Constant.null, Constant(""), Constant(".quoin-batch")] {
      #expect(problem("./out/{id}.png", ["id": id]).hasSuffix("has a part that begins with a point"))
    }
    #expect(problem("out/.{id}.png", ["id": Constant(1)]) == "- out/.1.png")
    #expect(problem("{id}.png", ["id": Constant("a\u{0}b")]).hasSuffix("is no name that a file can have"))
    #expect(
      problem("{id}.png", ["id": Constant(String(repeating: "x", count: 300))]).hasSuffix(
        "is no name that a file can have"))
  }

  @Test func whatStandsInTheTextItselfMayLeadElsewhereAndDataNot() throws {
    #expect(try name("../out/{id}.png", ["id": Constant(1)]) == "../out/1.png")
    #expect(try name(".cache/a/.{id}.png", ["id": Constant(1)]) == ".cache/a/.1.png")
    #expect(
      problem("../out/{group}/{id}.png", ["group": Constant(".."), "id": Constant(1)])
        == "error: The name of the picture, '../out/../1.png', leads out of the folder")
    #expect(problem(".{id}", ["id": Constant(".")]).hasSuffix("leads out of the folder"))
    #expect(
      problem(".cache/{id}", ["id": Constant(".quoin-batch")]).hasSuffix(
        "has a part that begins with a point"))
  }

  @Test(arguments: ["a\\..\\..\\evil", "C:evil", "c:"])
  func whatLeadsElsewhereOnOtherSystemsIsRefusedInArchives(id: String) throws {
    #expect(try name("{id}.png", ["id": Constant(id)]) == id + ".png")
    let problem = #expect(throws: Diagnostic.self) {
      try name("{id}.png", ["id": Constant(id)], isInArchive: true)
    }
    #expect(
      problem?.message.hasSuffix(
        "has a backslash or a drive in it, which leads out of the archive on some systems") == true)
  }

  @Test func slashesAndPointsWithMarksAboveThemAreSlashesAndPoints() {
    #expect(problem("out/{id}.png", ["id": Constant("../\u{301}x")]).hasSuffix("leads out of the folder"))
    #expect(problem("out/{id}.png", ["id": Constant("a/../\u{301}x")]).hasSuffix("leads out of the folder"))
    #expect(problem("{id}.png", ["id": Constant("/\u{301}x")]).hasSuffix("has a part that is empty"))
    #expect(
      problem("{id}.png", ["id": Constant(".\u{301}x")]).hasSuffix("has a part that begins with a point"))
  }

  @Test func whatIsWrongWithANameIsTold() throws {
    #expect(
      problem("{idd}.png", ["id": Constant(1)])
        == "error: The name of the picture is made with 'idd', which the row does not have; did you mean id?")
    #expect(problem("{id +}.png").hasPrefix("name:1:"))
    func notes(_ text: String) -> [String] {
      do { _ = try PictureName(text) } catch { return error.all.flatMap { $0.notes.map(\.message) } }
      return []
    }
    #expect(
      notes("{Order No}.png") == ["A column with spaces in its name stands in backquotes: {`Order No`}"])
    #expect(notes("{id +}.png").isEmpty)
    #expect(try name("{`Order No`}.png", ["Order No": Constant(7)]) == "7.png")
  }
}
