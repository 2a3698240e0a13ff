import Foundation
import Quoin
import Testing

/// Rows that say how they are drawn, and commands that draw one of them.
@Suite struct RowValueTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("card.xml", "<UILabel text=\"{format(1234.5)} {name}\"/>")
    try folder.write(
      "rows.csv",
      "id,name,lang,dir,box,kind\na,Ada,de,,120x40,svg\nb,Bo,ar-EG,,90x30,svg\nc,Cy,,rtl,,png\n")
  }

  private func box(_ name: String) throws -> Substring {
    let text = try folder.read(name)
    let start = try #require(text.range(of: "viewBox=\""))
    return text[start.upperBound...].prefix { $0 != "\"" }
  }

  @Test func eachRowHasItsLanguageSizeAndFormat() throws {
    let run = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--language", "{lang}", "--direction", "{dir}", "--size",
      "{box}",
      "--svg-text", "text", "-o", "out/{id}.{kind}")
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.read("out/a.svg").contains("1.234,5 Ada") && box("out/a.svg") == "0 0 120 40")
    #expect(try folder.read("out/b.svg").contains("١٬٢٣٤٫٥") && box("out/b.svg") == "0 0 90 30")
    #expect(try folder.read("out/a.svg").contains("xml:lang=\"de\""))
    #expect(try folder.read("out/b.svg").contains("xml:lang=\"ar-EG\""))
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("out/c.png")).starts(with: [0x89, 0x50]))
  }

  @Test func pagesKnowTheNumbersOfTheirRows() throws {
    let run = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--size", "{rowNumber}00x50", "-o", "all.pdf", "--json")
    #expect(run.status == 0 && run.output.hasPrefix("{\"drawn\":3,"), "\(run.error)")
    let file = try Data(contentsOf: folder.url.appendingPathComponent("all.pdf"))
    #expect(try #require(UIImage(data: file)).size == CGSize(width: 100, height: 50))
  }

  @Test func aRowThatSaysNoLanguageFailsAlone() throws {
    try folder.write("rows.csv", "id,name,lang,box\na,Ada,xx,\nb,Bo,de,wide\nc,Cy,fr,\n")
    let run = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--language", "{lang}", "--size", "{box}", "-o", "{id}.svg")
    #expect(run.status == 1 && folder.exists("c.svg") && !folder.exists("a.svg") && !folder.exists("b.svg"))
    #expect(
      run.error.contains(
        "--language comes to 'xx' here: --language is a language such as de or de-CH; 'xx' is none"),
      "\(run.error)")
    #expect(run.error.contains("--size comes to 'wide' here: a size is written 1200x630"), "\(run.error)")
    let missing = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--language", "{lnag}", "-o", "x{id}.svg")
    #expect(
      missing.status == 1
        && missing.error.contains(
          "--language is made with 'lnag', which the row does not have; did you mean lang?"),
      "\(missing.error)")
  }

  @Test func rowsAreDrawnAtSeveralSizes() throws {
    let sizes = ["--size", "120x40", "--size", "60x20", "--size", "A6"]
    let run = try folder.run(
      ["batch", "card.xml", "--data", "rows.csv"] + sizes + ["-o", "out/{id}-{pictureSize}.svg", "--json"])
    #expect(run.status == 0 && run.output.hasPrefix("{\"drawn\":9,"), "\(run.error) \(run.output)")
    #expect(try box("out/a-120x40.svg") == "0 0 120 40" && box("out/c-60x20.svg") == "0 0 60 20")
    #expect(try box("out/b-A6.svg").hasPrefix("0 0 297.6"))
    let again = try folder.run(
      ["batch", "card.xml", "--data", "rows.csv"] + sizes
        + ["-o", "out/{id}-{pictureSize}.svg", "--json", "--resume"])
    #expect(again.output.hasPrefix("{\"drawn\":0,\"skipped\":9,"), "\(again.output)")
    let same = try folder.run(["batch", "card.xml", "--data", "rows.csv"] + sizes + ["-o", "out/{id}.svg"])
    #expect(
      same.status == 1
        && same.error.contains("put the size into it, such as '{rowNumber}-{pictureSize}.png'"),
      "\(same.error)")
    let one = try folder.run(["render", "card.xml", "--data", "rows.csv", "--row", "1"] + sizes)
    #expect(
      one.status == 1
        && one.error.contains("--size is given once; quoin batch draws each row at several sizes"))
  }

  @Test func aSizeThatARowSaysIsPartOfItsName() throws {
    try folder.write("rows.csv", "id,name,box\na,Ada,120x40\nb,Bo,\nc,Cy,60 x 20 pt\n,,\n,,\n")
    let run = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--size", "{box}", "-o", "out/{id}-{pictureSize}.svg")
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.error.contains("rows.csv:5:1: warning: The last 2 rows are empty and were left out"), "\(run.error)"
    )
    #expect(try box("out/a-120x40.svg") == "0 0 120 40" && box("out/c-60 x 20 pt.svg") == "0 0 60 20")
    #expect(folder.exists("out/b-.svg"))
    let one = try folder.run(
      "batch", "card.xml", "--data", "rows.csv", "--size", "60x20", "-o", "one/{id}-{pictureSize}.svg")
    #expect(one.status == 0 && folder.exists("one/a-60x20.svg"), "\(one.error)")
  }

  @Test func rowsAreTakenOutOfAnObject() throws {
    try folder.write(
      "rows.json",
      "{\"count\": 2, \"items\": [{\"id\": \"a\", \"name\": \"Ada\"}, {\"id\": \"b\", \"name\": \"Bo\"}]}")
    let plain = try folder.run("batch", "card.xml", "--data", "rows.json", "-o", "{id}.svg")
    #expect(
      plain.status == 1
        && plain.error.contains(
          "'items' is an array of objects that have one; --rows json:items takes these for the rows"),
      "\(plain.error)")
    let run = try folder.run(
      "batch", "card.xml", "--data", "rows.json", "--rows", "json:items", "-o", "{id}.svg")
    #expect(run.status == 0 && folder.exists("a.svg") && folder.exists("b.svg"), "\(run.error)")
    let wrong = try folder.run(
      "batch", "card.xml", "--data", "rows.json", "--rows", "csv:items", "-o", "{id}.svg")
    #expect(wrong.status == 1 && wrong.error.contains("csv:items"), "\(wrong.error)")
  }

  @Test func oneRowIsRenderedCheckedAndShownAsATree() throws {
    let run = try folder.run(
      "render", "card.xml", "--data", "rows.csv", "--row", "2", "--language", "{lang}", "-o", "two.svg")
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.read("two.svg").contains("Bo") && folder.read("two.svg").contains("١٬٢٣٤٫٥"))
    try folder.write("box.xml", "<UIView/>")
    let tree = try folder.run(
      "tree", "box.xml", "--data", "rows.csv", "--row", "3", "--size", "{box ?? '70x20'}")
    #expect(tree.status == 0 && tree.output == "UIView (0 0 70 20)\n", "\(tree.error) \(tree.output)")
    #expect(try folder.run("check", "card.xml", "--data", "rows.csv", "--row", "1").status == 0)
    try folder.write("card.xml", "<UILabel text=\"{nmae}\"/>")
    let wrong = try folder.run("check", "card.xml", "--data", "rows.csv", "--row", "1")
    #expect(
      wrong.status == 1 && wrong.error.contains("Unknown name 'nmae'; did you mean name?"), "\(wrong.error)")
  }

  @Test(arguments: [
    (["--data", "rows.csv"], "rows.csv holds rows, and one picture is made of one; --row 1 takes the first"),
    (["--data", "rows.csv", "--row", "4"], "There is no row 4; rows.csv has 3 rows"),
    (["--data", "rows.csv", "--row", "0"], "--row goes from 1 to 1000000000"),
    (["--row", "1"], "--row is one of --data, which is not given"),
  ])
  func aRowThatIsNotThereIsTold(arguments: [String], message: String) throws {
    for command in ["render", "tree", "check"] {
      let run = try folder.run([command, "card.xml"] + arguments)
      #expect(run.status == 1 && run.error.contains(message), "\(command): \(run.error)")
    }
    let batch = try folder.run("batch", "card.xml", "--data", "rows.csv", "--row", "1", "-o", "{id}.png")
    #expect(batch.status == 1 && batch.error.contains("a batch draws all rows"))
  }

  @Test func whatIsWrittenOtherwiseElsewhereIsAnswered() throws {
    let out = try folder.run("render", "card.xml", "--out", "a.png")
    #expect(
      out.status == 1 && out.error.contains("Unknown option '--out'. Did you mean '--output'?"),
      "\(out.error)")
    let text = try folder.run("render", "<UIView/>")
    #expect(
      text.status == 1 && text.error.contains("A template is named by the path of its file"), "\(text.error)")
    for (standard, message) in [
      ("pdf/a-3", "'pdf/a-3' is none of a-2b"), ("pdf/a-3", "did you mean a-3b?"),
      ("a-2b,a-3b", "'a-3b' is a second"),
    ] {
      let run = try folder.run("render", "card.xml", "--format", "pdf", "--pdf-standard", standard)
      #expect(run.status == 1 && run.error.contains(message), "\(run.error)")
    }
  }

  @Test func whatIsWrittenFromRightToLeftRunsThatWay() throws {
    try folder.write(
      "row.xml",
      "<UIView width=\"100\" height=\"10\"><UIView leading=\"0\" width=\"20\" height=\"5\"/></UIView>")
    func place(_ options: String...) throws -> String {
      try folder.run(["tree", "row.xml"] + options).output
    }
    #expect(try place("--language", "ar").contains("UIView (80 0 20 5)"))
    #expect(try place("--language", "he-IL").contains("UIView (80 0 20 5)"))
    #expect(try place("--language", "az-Arab").contains("UIView (80 0 20 5)"))
    #expect(try place("--language", "ar", "--direction", "ltr").contains("UIView (0 0 20 5)"))
    #expect(try place("--language", "az").contains("UIView (0 0 20 5)"))
  }

  @Test(arguments: ["xx", "tlh", "german", "Deutsch", "zz-ZZ"])
  func anUnknownLanguageIsRefused(language: String) throws {
    let run = try folder.run("render", "card.xml", "--language", language)
    #expect(
      run.status == 1
        && run.error.contains("--language is a language such as de or de-CH; '\(language)' is none"),
      "\(run.error)")
    if language == "german" { #expect(run.error.contains("did you mean de?")) }
  }
}
