import Foundation
import Testing

/// What the command line says of PDFs, and of the pages of documents.
@Suite struct DocumentOptionTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "list.xml",
      """
      <document author="Ada" language="en" margin="10" size="200 x 120" title="List">
        <contents/>
        <repeat for="n" in="0..&lt;3"><UILabel breakBefore="page" headingLevel="1" text="Page {n}"/></repeat>
      </document>
      """)
    try folder.write("rows.csv", "a,b\n1,2\n")
  }

  /// The PDF that a run writes, with the streams that can be read as they are.
  private func pdf(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let run = try folder.run(["render", "list.xml", "-o", "list.pdf"] + arguments, environment: environment)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error == "")
    return String(
      decoding: try Data(contentsOf: folder.url.appendingPathComponent("list.pdf")), as: Unicode.ASCII.self)
  }

  private func problem(_ arguments: [String], environment: [String: String] = [:]) throws -> String {
    let run = try folder.run(["render", "list.xml"] + arguments, environment: environment)
    #expect(run.status != 0)
    return run.error
  }

  @Test func standardsAreNamedAsElsewhere() throws {
    let pdf = try pdf(["--pdf-standard", "a-2a,ua-1"])
    #expect(
      pdf.contains("<pdfaid:part>2</pdfaid:part>")
        && pdf.contains("<pdfaid:conformance>A</pdfaid:conformance>"))
    #expect(pdf.contains("<pdfuaid:part>1</pdfuaid:part>"))
    #expect(try problem(["--pdf-standard", "a-9z", "-o", "list.pdf"]).contains("--pdf-standard"))
    #expect(
      try problem(["--pdf-standard", "a-2b", "-o", "list.svg"]).contains(
        "--pdf-standard is for PDF; SVG has no such choice"))
  }

  @Test func aProfileForPrintIsAFile() throws {
    let date = ["SOURCE_DATE_EPOCH": "1790000000"]
    let options = ["--pdf-standard", "x-4", "--title", "List", "-o", "list.pdf"]
    #expect(try problem(options, environment: date).contains("--output-profile names its file"))
    #expect(
      try problem(options + ["--output-profile", "none.icc"], environment: date).contains(
        "The output profile 'none.icc' cannot be read"))
    try folder.write("no.icc", "profile")
    #expect(
      try problem(options + ["--output-profile", "no.icc"], environment: date).contains(
        "The output profile is no ICC profile of version 2 or 4 of a printer"))
    #expect(
      try problem(["--output-profile", "no.icc", "-o", "list.png"]).contains(
        "--output-profile is for PDF; PNG has no such choice"))
  }

  @Test func filesAreAttachedWithWhatTheyAre() throws {
    let date = ["SOURCE_DATE_EPOCH": "1790000000"]
    let pdf = try pdf(["--pdf-standard", "a-3b", "--attach", "rows.csv=data"], environment: date)
    #expect(pdf.contains("/Type /EmbeddedFile /Subtype /text#2Fcsv"))
    #expect(pdf.contains("<xmp:CreateDate>2026-09-21T"))
    #expect(
      try problem(["--pdf-standard", "a-3b", "--attach", "rows.csv=data", "-o", "list.pdf"]).contains(
        "SOURCE_DATE_EPOCH says it"))
    #expect(
      try problem(["--attach", "rows.csv=dat", "-o", "list.pdf"]).contains(
        "'dat' is nothing that a file is to a PDF"))
    #expect(
      try problem(["--attach", "none.csv", "-o", "list.pdf"]).contains("'none.csv' cannot be attached"))
  }

  @Test func anInvoiceIsNamedByItsProfile() throws {
    let date = ["SOURCE_DATE_EPOCH": "1790000000"]
    let invoice = """
      <CrossIndustryInvoice><ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter>\
      <ID>urn:cen.eu:en16931:2017</ID></GuidelineSpecifiedDocumentContextParameter>\
      </ExchangedDocumentContext></CrossIndustryInvoice>
      """
    try folder.write("bill.xml", invoice)
    let pdf = try pdf(["--attach", "bill.xml", "--factur-x", "en16931"], environment: date)
    #expect(
      pdf.contains("<fx:ConformanceLevel>EN 16931<") && pdf.contains("<fx:DocumentFileName>factur-x.xml<"))
    let wrong = try problem(
      ["--attach", "bill.xml", "--factur-x", "basic", "-o", "list.pdf"], environment: date)
    #expect(
      wrong.contains("names the guideline 'urn:cen.eu:en16931:2017', and the profile basic of Factur-X"))
    #expect(
      try problem(["--factur-x", "basic", "-o", "list.png"]).contains(
        "--factur-x is for PDF; PNG has no such choice"))
    #expect(try problem(["--factur-x", "best", "-o", "list.pdf"]).contains("--factur-x"))
  }

  @Test func passwordsComeFromFiles() throws {
    try folder.write("open.txt", "käse 4711\r\nanother line\n")
    try folder.write("mine.txt", "0815")
    try folder.write("empty.txt", "\n")
    let pdf = try pdf(
      ["--password-file", "open.txt", "--owner-password-file", "mine.txt", "--permissions", "print,copy"])
    #expect(pdf.contains("/V 5 /R 6 /Length 256 /P -1324\n") && !pdf.contains(">List</rdf:li>"))
    let piped = try folder.shell(
      "mkfifo pipe && (cat mine.txt > pipe & $quoin render list.xml -o piped.pdf --password-file pipe)")
    #expect(piped.status == 0, "\(piped.error)")
    for (arguments, message) in [
      (["--password-file", "empty.txt"], "'empty.txt' holds no password: its first line is empty"),
      (["--password-file", "none.txt"], "No password can be read from 'none.txt'"),
      (["--permissions", "print"], "up to whoever has the owner's password, and none is given"),
      (["--permissions", "prints"], "'prints' is nothing that a PDF permits"),
      (
        ["--password-file", "mine.txt", "--pdf-standard", "a-2b"],
        "A PDF/A document is not encrypted, and this one is to be PDF/A-2b with a password"
      ),
    ] {
      let told = try problem(arguments + ["-o", "list.pdf"])
      #expect(told.contains(message) && !told.contains("0815"), "\(told)")
    }
    #expect(
      try problem(["--password-file", "mine.txt", "-o", "list.png"]).contains(
        "--password-file is for PDF; PNG has no such choice"))
  }

  @Test func whatTheCommandLineSaysOfADocumentComesFirst() throws {
    let pdf = try pdf(["--title", "Other"])
    #expect(pdf.contains(">Other</rdf:li>") && pdf.contains(">Ada</rdf:li>") && pdf.contains(">en</rdf:li>"))
  }

  @Test func noDateIsWrittenUnlessTheConventionOfReproducibleBuildsSaysOne() throws {
    #expect(try !pdf([]).contains("CreateDate"))
    #expect(
      try problem(["-o", "list.pdf"], environment: ["SOURCE_DATE_EPOCH": "yesterday"]).contains(
        "SOURCE_DATE_EPOCH is a whole number of seconds since 1970"))
  }

  @Test func aBatchWritesAllPagesOfEachRow() throws {
    try folder.write(
      "letter.xml",
      """
      <document margin="10" size="200 x 120">
        <UILabel headingLevel="1" link="#end" text="For {name}"/>
        <UILabel anchor="end" breakBefore="page" headingLevel="1" text="The end"/>
      </document>
      """)
    try folder.write("people.csv", "name\nAda\nGrace\n")
    let run = try folder.run("batch", "letter.xml", "--data", "people.csv", "-o", "letters.pdf")
    #expect(run.status == 0, "\(run.error)")
    #expect(folder.exists("letters.pdf"))
  }

  @Test func pagesThatThereAreNotAreAnError() throws {
    #expect(
      try problem(["--pages", "100000", "-o", "list.pdf"]).contains(
        "Page 100000 was asked for, and there are 4 pages"))
  }
}

extension DocumentOptionTests {
  @Test func aMontageTakesNoNumber() throws {
    #expect(
      try problem(["--montage", "4", "-o", "all.png"]).contains(
        "--montage takes no number: it puts all pages on one picture, or those that --pages 1-4 names"))
  }

  @Test func dataMayComeThroughAPipe() throws {
    try folder.write("card.xml", "<UILabel text='{name}'/>")
    let run = try folder.shell(
      """
      mkfifo data && (echo '{"name": "Ada"}' > data & $quoin render card.xml --data data -o card.svg)
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(try folder.read("card.svg").contains(">Ada<"))
    try folder.write("other.xml", "<UILabel text='{name}'/>")
    #expect(
      try problem(["other.xml", "--data", "data", "-o", "out"]).contains(
        "A pipe holds the data of one template only"))
  }

  @Test func manyPagesNeedFiles() throws {
    #expect(
      try problem(["-o", "-", "--format", "png"]).contains(
        "Many pages need files: --output cannot be standard output, but for --format pdf, webp or gif"))
    #expect(try folder.run(["render", "list.xml", "-o", "-", "--format", "svg", "--pages", "2"]).status == 0)
    #expect(
      try folder.run(["render", "list.xml", "-o", "-", "--format", "svg", "--n-up", "2x2"]).status == 0)
  }

  @Test func sheetsAreNumberedAsSuch() throws {
    func files(_ grid: String) throws -> [String] {
      let name = "up\(grid).png"
      #expect(try folder.run(["render", "list.xml", "-o", name, "--n-up", grid]).status == 0)
      return try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter {
        $0.hasPrefix("up\(grid)")
      }.sorted()
    }
    #expect(try files("2x2") == ["up2x2.png"])
    #expect(try files("3x1") == ["up3x1-1.png", "up3x1-2.png"])
  }
}
