import Foundation
import Testing

@Suite struct BatchCommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "card.xml", "<UIView width=\"{width}\" height=\"10\" backgroundColor=\"red\"/>")
    try folder.write("rows.csv", "id,width\na,10\nb,wide\nc,30\n")
    try folder.write("rows.jsonl", "{\"id\": \"a\", \"width\": 10}\n{\"id\": \"b\", \"width\": 20}\n")
  }

  @Test func aTableBecomesFilesAndTheRestIsWrittenDown() throws {
    let run = try folder.run("batch", "card.xml", "--data", "rows.csv", "-o", "out/{id}.png")
    #expect(run.status == 1)
    #expect(run.error.contains("card.xml:1:17: error: "))
    #expect(run.output.hasPrefix("out/{id}.png  100% · 3 rows · "))
    #expect(run.output.hasSuffix(" · 1 failed (see out/errors.jsonl)\n"))
    #expect(folder.exists("out/a.png") && folder.exists("out/c.png") && !folder.exists("out/b.png"))
    let errors = try folder.read("out/errors.jsonl")
    #expect(errors.hasPrefix("{\"row\":2,\"line\":3,\"name\":\"out/b.png\",\"diagnostics\":[{"))
    #expect(errors.hasSuffix("\"data\":{\"id\":\"b\",\"width\":\"wide\"}}\n"))

    // Mended, the rest is drawn, and what was there is left.
    try folder.write("rows.csv", "id,width\na,10\nb,20\nc,30\n")
    let again = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "-o", "out/{id}.png", "--resume", "--json")
    #expect(again.status == 0)
    #expect(again.output.hasPrefix("{\"drawn\":1,\"skipped\":2,\"failed\":0,\"isWhole\":true,"))
    #expect(!folder.exists("out/errors.jsonl"))

    // What rows there are besides is nothing to it.
    try folder.write("others.csv", "id,width\na,10\nb,20\nc,30\nd,40\n")
    let others = try folder.run(
      "batch", "card.xml", "--data", "others.csv", "-o", "out/{id}.png", "--resume", "--json")
    #expect(others.output.hasPrefix("{\"drawn\":1,\"skipped\":3,\"failed\":0,"))

    // Another template makes all anew.
    try folder.write("card.xml", "<UIView width=\"{width}\" height=\"12\" backgroundColor=\"red\"/>")
    let changed = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "-o", "out/{id}.png", "--resume", "--json")
    #expect(changed.output.hasPrefix("{\"drawn\":3,\"skipped\":0,"))
  }

  @Test func whatLooksLikeANumberStaysTextWhereThatIsWanted() throws {
    try folder.write("card.xml", "<UILabel text=\"{article}\"/>")
    try folder.write("rows.csv", "article,price\n12E3,12.50\n007,1.0\n")
    let plain = try folder.run("batch", "card.xml", "--data", "rows.csv", "-o", "{article}-{price}.svg")
    #expect(plain.status == 0 && folder.exists("12000-12.5.svg") && folder.exists("007-1.svg"))
    let text = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "-o", "{article}-{price}.svg", "--text", "article, price")
    #expect(text.status == 0 && folder.exists("12E3-12.50.svg") && folder.exists("007-1.0.svg"))
    let all = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "-o", "all/{article}-{price}.svg", "--text", "*")
    #expect(all.status == 0 && folder.exists("all/12E3-12.50.svg"))
  }

  @Test func aProblemNamesItsRow() throws {
    let run = try folder.run("batch", "card.xml", "--data", "rows.csv", "-o", "out/{id}.png")
    #expect(run.error.contains("In row 2 (line 3 of rows.csv), 'out/b.png'"), "\(run.error)")
    let json = try folder.run("batch", "card.xml", "--data", "rows.csv", "-o", "out/{id}.png", "--json")
    #expect(json.error.hasPrefix("{\"row\":2,\"name\":\"out/b.png\","), "\(json.error)")
  }

  @Test func aWarningOfManyRowsIsToldOnceWithTheRowsThatShareIt() throws {
    try folder.write("card.xml", "<UILabel width=\"20\" height=\"20\" text=\"{text}\"/>")
    try folder.write("long.csv", "id,text\na,much too long\nb,x\nc,much too long\nd,much too long\n")
    let run = try folder.run("batch", "card.xml", "--data", "long.csv", "-o", "{id}.png")
    #expect(run.status == 0)
    #expect(run.error.ranges(of: "has not enough room").count == 2, "\(run.error)")
    #expect(run.error.contains("In row 1 (line 2 of long.csv), 'a.png'"))
    #expect(run.error.contains("also in rows 3 and 4"), "\(run.error)")
  }

  @Test func noRowsAreAWarning() throws {
    try folder.write("none.csv", "id,width\n")
    let run = try folder.run("batch", "card.xml", "--data", "none.csv", "-o", "{id}.png")
    #expect(run.status == 0 && run.error.contains("'none.csv' holds no rows of data, so nothing was drawn"))
  }

  @Test func anArchiveOfWhichEveryRowFailsDoesNotTakeThePlaceOfAnother() throws {
    #expect(try folder.run("batch", "card.xml", "--data", "rows.jsonl", "-o", "a.zip").status == 0)
    let before = try Data(contentsOf: folder.url.appendingPathComponent("a.zip"))
    try folder.write("bad.jsonl", "{\"id\": \"a\"}\n")
    for output in ["a.zip", "b.pdf"] {
      let run = try folder.run("batch", "card.xml", "--data", "bad.jsonl", "-o", output)
      #expect(run.status == 1 && !run.output.contains("--resume"))
      #expect(run.output.contains(output == "a.zip" ? "'a.zip' stays as it was" : "no 'b.pdf' was written"))
    }
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.zip")) == before)
    #expect(!folder.exists("b.pdf"))
  }

  @Test func aDocumentOfManyRowsIsCalledAsItsFirstRowSays() throws {
    try folder.write(
      "list.xml",
      "<document margin=\"2\" size=\"100 x 40\" title=\"List of {id}\" language=\"de\"><UILabel text=\"{id}\"/></document>"
    )
    let run = try folder.run(
      "batch", "list.xml", "--data", "rows.jsonl", "-o", "list.pdf", "--pdf-standard", "ua-1")
    #expect(run.status == 0, "\(run.error)")
    let file = try Data(contentsOf: folder.url.appendingPathComponent("list.pdf"))
    #expect(String(decoding: file, as: UTF8.self).contains("List of a"))
  }

  @Test func rowsBecomeArchivesAndDocuments() throws {
    let rows = try folder.read("rows.jsonl")
    let list = try folder.shell("$quoin batch card.xml --data - -o - --name '{id}.svg' < rows.jsonl | tar t")
    #expect(list.output == "a.svg\nb.svg\n")
    #expect(list.error.contains("2 rows"))
    #expect(try folder.run(["batch", "card.xml", "--data", "-", "-o", "cards.zip"], input: rows).status == 0)
    #expect(try folder.run("batch", "card.xml", "--data", "rows.jsonl", "-o", "cards.pdf").status == 0)
    let document = try Data(contentsOf: folder.url.appendingPathComponent("cards.pdf"))
    #expect(document.prefix(5) == Data("%PDF-".utf8))
    #expect(folder.exists("cards.zip"))
  }

  @Test(arguments: [
    (["card.xml", "-o", "{id}.png"], "Give the rows"),
    (
      ["card.xml", "more.xml", "--data", "rows.csv", "-o", "{id}.png"],
      "A batch draws one template, and here are 2: 'card.xml', 'more.xml'"
    ),
    (["card.xml", "--nup", "2x1", "--data", "rows.csv", "-o", "{id}.png"], "Unknown option '--nup'"),
    (
      ["card.xml", "--thread", "2", "--data", "rows.csv", "-o", "{id}.png"],
      "Unknown option '--thread'. Did you mean '--threads'?"
    ),
    (["card.xml", "--data", "rows.csv", "-o", "{id}.png", "--page", "0"], "--page goes from 1 to 1000000"),
    (["card.xml", "--data", "rows.csv", "-o", "a.png"], "All pictures would be called 'a.png'"),
    (["card.xml", "--data", "none.csv", "-o", "{id}.png"], "'none.csv' cannot be read: No such file"),
    (["card.xml", "--data", "rows.csv", "-o", "{idd}.png"], "did you mean id?"),
    (["card.xml", "--data", "rows.csv", "-o", "{id +}.png"], "--output:1:"),
    (["card.xml", "--data", "rows.csv", "-o", "x.zip", "--resume"], "--resume is for files"),
    (
      ["card.xml", "--data", "rows.csv", "-o", "x.zip", "--name", "../{id}.png"],
      "'../{id}.png', leads out of the archive"
    ),
    (
      ["card.xml", "--data", "rows.csv", "-o", "rows.csv/{id}.png"],
      "The folder 'rows.csv' cannot be made: 'rows.csv' is a file and no folder"
    ),
    (
      ["card.xml", "--data", "rows.csv", "-o", "{id}.png", "--text", "wdith"],
      "The table has no column 'wdith'; it has id, width"
    ),
    (
      ["card.xml", "--data", "rows.jsonl", "-o", "{id}.png", "--text", "id"],
      "Columns of text are chosen for tables"
    ),
    (
      ["card.xml", "--data", "rows.csv", "-o", "x.zip", "--errors", "./rows.csv"],
      "give --errors another file"
    ),
  ])
  func whatIsWrongIsTold(arguments: [String], message: String) throws {
    let run = try folder.run(["batch"] + arguments)
    #expect(run.status == 1)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func aPageOfEachDocumentIsDrawnAndThatThereAreMoreIsTold() throws {
    try folder.write(
      "list.xml",
      "<document margin=\"2\" size=\"200 x 40\"><UILabel text=\"one\"/><UILabel breakBefore=\"page\" text=\"two\"/></document>"
    )
    let batch = ["batch", "list.xml", "--data", "rows.jsonl", "-o", "{id}.png", "--resume", "--json"]
    let first = try folder.run(batch)
    #expect(first.status == 0 && first.error.contains("the document goes on"), "\(first.error)")
    let one = try Data(contentsOf: folder.url.appendingPathComponent("b.png"))
    // Another page makes all anew.
    let second = try folder.run(batch + ["--page", "2"])
    #expect(second.status == 0 && second.error == "" && second.output.hasPrefix("{\"drawn\":2,"))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("b.png")) != one)
    let third = try folder.run(batch + ["--page", "3"])
    #expect(third.status == 1 && third.error.contains("Page 3 was asked for, and there are 2 pages"))
  }

  @Test func anInterruptedRunGoesOnLater() throws {
    let rows = (1...4000).map { "{\"id\": \($0), \"width\": \($0 % 90 + 1)}\n" }.joined()
    try folder.write("many.jsonl", rows)
    let run = try folder.shell(
      """
      $quoin batch card.xml --data many.jsonl -o 'out/{id}.png' --json & p=$!
      while [ ! -e out/20.png ]; do sleep 0.01; done
      kill -INT $p; wait $p; echo $?
      """)
    // A shell's own children ignore interrupts from the keyboard unless they listen, as this one does.
    #expect(run.output.hasSuffix("\n130\n"))
    #expect(run.output.contains("\"isWhole\":false"))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
    #expect(!names.contains { $0.hasPrefix(".quoin-") && $0 != ".quoin-batch" })
    let drawn = names.filter { $0.hasSuffix(".png") }.count
    let again = try folder.run(
      "batch", "card.xml", "--data", "many.jsonl", "-o", "out/{id}.png", "--resume", "--json")
    #expect(
      again.output.hasPrefix("{\"drawn\":\(4000 - drawn),\"skipped\":\(drawn),\"failed\":0,\"isWhole\":true,")
    )
  }
}
