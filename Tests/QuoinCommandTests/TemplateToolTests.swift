import Testing

/// `quoin format`, `list`, `rename` and `strings`, as they are called.
@Suite struct TemplateToolTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("long.xml", "<UILabel  text='{strings.title} {name}' top='1+1'/>")
    try folder.write("other.xml", "<project><a b='c'/></project>")
  }

  private static let formatted = """
    <UILabel
        text="{strings.title} {name}"
        top="1 + 1"
    />

    """

  @Test func formatWritesTemplatesAndSaysHowMany() throws {
    let check = try folder.run("format", "--check", ".")
    #expect(check.status == 1)
    #expect(check.output == "./long.xml\n")
    #expect(try folder.read("long.xml").hasPrefix("<UILabel  text"))
    let run = try folder.run("format", ".")
    #expect(run.output == "Formatted 1 of 1 templates\n")
    #expect(run.error == "" && run.status == 0)
    #expect(try folder.read("long.xml") == Self.formatted)
    #expect(try folder.run("format", "--check", ".").status == 0)
    #expect(try folder.run("format", ".").output == "Formatted 0 of 1 templates\n")
  }

  @Test func formatTakesStandardInput() throws {
    let run = try folder.run("format", "-", input: "<UIView top='1+1'/>")
    #expect(run.output == "<UIView top=\"1 + 1\"/>\n")
    #expect(try folder.run("format", "--check", "-", input: "<UIView top='1+1'/>").status == 1)
    #expect(try folder.run("format", "--check", "-", input: "<UIView top=\"1\"/>\n").status == 0)
  }

  @Test func anInvalidExpressionStopsOneFileAlone() throws {
    try folder.write("bad.xml", "<UIView>\n  <UILabel top='1 +'/>\n</UIView>")
    let run = try folder.run("format", ".")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.contains("bad.xml:2:") && run.error.contains("in 'top' of <UILabel>"))
    #expect(run.error.hasSuffix("quoin format failed\n"))
    #expect(try folder.read("bad.xml") == "<UIView>\n  <UILabel top='1 +'/>\n</UIView>")
    #expect(try folder.read("long.xml") == Self.formatted)
  }

  @Test func listRenameAndStrings() throws {
    #expect(try folder.run("list", ".").output == "long.xml\n")
    #expect(try folder.run("strings", ".").output == "title\n")
    let run = try folder.run("rename", ".", "name", "person")
    #expect(run.status == 0 && run.output == "")
    #expect(
      try folder.read("long.xml") == "<UILabel  text='{strings.title} {person}' top='1+1'/>",
      "and nothing else changes")
    let missing = try folder.run("rename", ".", "persn", "name")
    #expect(missing.status == 1 && missing.error.contains("did you mean person?"))
    for arguments in [["rename", ".", "a/b", "c"], ["rename", "."], ["list"], ["list", "missing"], []] {
      let run = try folder.run(arguments)
      #expect(run.status == 1 && !run.error.isEmpty, "\(arguments)")
    }
  }
}
