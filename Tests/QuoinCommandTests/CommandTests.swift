import Foundation
import Testing

@testable import QuoinCommand

/// The built command as people meet it: exit status, the two streams, and the files it leaves.
@Suite struct CommandTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("good.xml", "<UIView width=\"10\" height=\"20\"/>")
    try folder.write("bad.xml", "<UIView>\n  <UILable text=\"x\"/>\n</UIView>")
  }

  @Test func aPictureIsAnnounced() throws {
    let run = try folder.run("render", "good.xml")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("good.png  10 × 20 pixels  "))
    #expect(run.error == "")
    #expect(folder.names == ["bad.xml", "good.png", "good.xml"])
  }

  @Test func sizesArePixelsWhereThereAreSome() throws {
    let render = ["render", "good.xml", "--scale", "3"]
    #expect(try folder.run(render).output.hasPrefix("good.png  30 × 60 pixels  "))
    #expect(try folder.run(render + ["-o", "a.svg"]).output.hasPrefix("a.svg  10 × 20 points  "))
    #expect(try folder.run(render + ["--json"]).output.contains(#""pixels":[30,60],"size":[10,20]"#))
    #expect(try !folder.run(render + ["--json", "-o", "a.pdf"]).output.contains("pixels"))
  }

  @Test func theVersionIsTold() throws {
    let run = try folder.run("--version")
    #expect(run.status == 0)
    #expect(run.output == QuoinCommand.configuration.version + "\n")
    #expect(try folder.run("version").output == run.output)
  }

  @Test(arguments: [
    ("rendr", "did you mean 'render'?"), ("chekc", "did you mean 'check'?"), ("Tree", "did you mean 'tree'?"),
    ("good.xml", "did you mean 'quoin render good.xml'?"), ("nonsense", "there are render, "),
  ])
  func aCommandThatIsNearlyRightIsSuggested(word: String, hint: String) throws {
    let run = try folder.run(word, "good.xml")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("Error: There is no command '\(word)'; \(hint)"))
  }

  @Test(arguments: ["render", "check", "tree"])
  func aProblemIsShownWithItsLineAndNothingIsLeft(command: String) throws {
    let run = try folder.run(command, "bad.xml")
    #expect(run.status == 1)
    #expect(run.output == "")
    let rule = command == "check" ? " [unknown-element]" : ""
    #expect(
      run.error == """
        bad.xml:2:4: error: Unknown element <UILable>; did you mean UILabel?\(rule)
          2 |   <UILable text="x"/>
            |    ^~~~~~~

        """)
    #expect(folder.names == ["bad.xml", "good.xml"])
  }

  @Test func checkingLaysOutWhatNeedsNoData() throws {
    try folder.write("ring.xml", "<UIView width=\"height\" height=\"width\"/>")
    let ring = try folder.run("check", "ring.xml")
    #expect(ring.status == 1)
    #expect(ring.error.hasPrefix("ring.xml:1:16: error: Circular reference: "))
    try folder.write("round.xml", "<UIView layer.cornerRadius=\"1 / 0\"><UILabel text=\"{title}\"/></UIView>")
    #expect(
      try folder.run("check", "round.xml").error.hasPrefix(
        "round.xml:1:29: error: layer.cornerRadius is infinite"))
    try folder.write("needy.xml", "<UILabel text=\"{title}\"/>")
    let needy = try folder.run("check", "needy.xml")
    #expect(needy.status == 0)
    #expect(
      needy.error.hasPrefix(
        "needy.xml:1:16: warning: Without data nothing tells whether these names are right: 'title' [unchecked-name]\n"
      ))
    #expect(folder.names == ["bad.xml", "good.xml", "needy.xml", "ring.xml", "round.xml"])
  }

  @Test func aProblemIsAJSONLineWhereThatIsWanted() throws {
    let run = try folder.run("render", "bad.xml", "--json")
    #expect(run.status == 1)
    #expect(
      run.error
        == #"{"column":4,"file":"bad.xml","line":2,"message":"Unknown element <UILable>","range":[12,19],"severity":"error","suggestion":"UILabel"}"#
        + "\n")
  }

  @Test func aFailingFileDoesNotStopTheOthers() throws {
    let run = try folder.run("render", "bad.xml", "good.xml", "-o", "out")
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("out/good.png"))
    #expect(run.error.hasPrefix("bad.xml:2:4: error:"))
    #expect(folder.exists("out/good.png"))
    #expect(!folder.exists("out/bad.png"))
  }

  @Test func theTreeIsPrintedAsTextAndAsJSON() throws {
    #expect(try folder.run("tree", "good.xml").output == "UIView (0 0 10 20)\n")
    #expect(
      try folder.run("tree", "good.xml", "--json").output
        == #"{"children":[],"class":"UIView","frame":[0,0,10,20]}"# + "\n")
  }

  @Test func whatConcernsAWholeFileShowsNoLineOfIt() throws {
    let missing = try folder.run("render", "godo.xml")
    #expect(missing.status == 1)
    #expect(
      missing.error
        == "godo.xml: error: There is no file '\(folder.url.appendingPathComponent("godo.xml").path)'; did you mean good.xml?\n"
    )
    let isFolder = try folder.run("tree", folder.url.path)
    #expect(isFolder.status == 1)
    #expect(isFolder.error.hasSuffix("cannot be read: it is a folder\n"))
    let huge = try folder.run("render", "good.xml", "--size", "100000x100000")
    #expect(huge.status == 1)
    #expect(
      huge.error
        == "good.xml: error: A picture of 100000 × 100000 points has more than the limit of 64000000 pixels\n"
    )
    #expect(folder.names == ["bad.xml", "good.xml"])
  }

  @Test func anUnwritableOutputSaysWhy() throws {
    let run = try folder.run("render", "good.xml", "-o", "bad.xml/picture.png")
    #expect(run.status == 1)
    #expect(run.error == "good.xml: error: 'bad.xml/picture.png' cannot be written: Not a directory\n")
    let full = try folder.run("render", "good.xml", "-o", "/dev/full")
    #expect(full.status == 1)
    #expect(full.error == "good.xml: error: '/dev/full' cannot be written: No space left on device\n")
  }

  @Test func dataThatAreNoObjectAreRefusedAtTheirPlace() throws {
    try folder.write("list.json", "[1, 2]")
    let list = try folder.run("render", "good.xml", "--data", "list.json")
    #expect(list.status == 1)
    #expect(list.error.hasPrefix("list.json:1:1: error: The data are an array; expected an object"))
    let empty = try folder.run("render", "good.xml", "--data", "-")
    #expect(empty.status == 1)
    #expect(empty.error == "standard input:1:1: error: The data are empty; expected a JSON object\n")
    let missing = try folder.run("render", "good.xml", "--data", "lost.json")
    #expect(missing.status == 1)
    #expect(missing.error.hasPrefix("lost.json: error: There is no file"))
    #expect(folder.names == ["bad.xml", "good.xml", "list.json"])
  }

  @Test func whatStandsBesideStateIsTold() throws {
    try folder.write("mixed.json", #"{"title": "x", "state": {"a": 1}, "more": 2}"#)
    let run = try folder.run("tree", "good.xml", "--data", "mixed.json")
    #expect(run.status == 0)
    #expect(
      run.error.hasPrefix(
        #"mixed.json:1:2: warning: "title" stands beside "state", so that both are taken as state; put it into "state" or "constants""#
      ))
    try folder.write("whole.json", #"{"state": {"a": 1}, "constants": {"b": 2}}"#)
    #expect(try folder.run("tree", "good.xml", "--data", "whole.json").error == "")
    try folder.write("address.json", #"{"state": "Utah", "city": "Provo"}"#)
    #expect(try folder.run("tree", "good.xml", "--data", "address.json").error == "")
  }

  @Test func whatIsRefusedNamesTheOptionThatAllowsIt() throws {
    try folder.write("file.xml", "<UIImageView image=\"/etc/hostname.png\"/>")
    #expect(try folder.run("render", "file.xml").error.contains("note: --allow-path adds a folder"))
    try folder.write("host.xml", "<UIImageView image=\"https://example.com/a.png\"/>")
    #expect(try folder.run("render", "host.xml").error.contains("note: --allow-host adds a host"))
    try folder.write("lost.xml", "<UIImageView image=\"lost.png\"/>")
    #expect(
      try folder.run("render", "lost.xml").error.contains("note: It was looked for in \(folder.url.path)\n"))
  }

  @Test func aScreenOfNoSizeIsShownOnAPhone() throws {
    try folder.write("flat.xml", "<UIView height=\"20\"/>")
    try folder.write("screen.xml", "<UIView><UILabel width=\"100%\" text=\"a\"/></UIView>")
    let said = "Nothing says how large the root is, so that it is 390 × 20 points here, as on a phone"
    for command in ["render", "tree", "check"] {
      let run = try folder.run(command, "flat.xml")
      #expect(run.status == 0 && run.error.hasPrefix("flat.xml:1:2: warning: \(said)"), "\(command)")
      #expect(run.error.contains("--size or --device says otherwise"))
    }
    #expect(
      try folder.run("tree", "screen.xml").output.hasPrefix("UIView (0 0 390 844)\n└─ UILabel (0 0 390 "))
    #expect(try folder.run("tree", "screen.xml", "--width", "200").output.hasPrefix("UIView (0 0 200 "))
    for option in ["--width=400", "--device=iPhone SE"] {
      let run = try folder.run("render", "flat.xml", option)
      #expect(run.status == 0 && !run.error.contains("Nothing says"))
    }
  }

  @Test func whatBatchesDrawHasASize() throws {
    try folder.write("flat.xml", "<UIView height=\"20\"/>")
    try folder.write("rows.csv", "a\n1\n")
    let run = try folder.run("batch", "flat.xml", "--data", "rows.csv", "-o", "out/{a}.png")
    #expect(
      run.status == 1 && run.error.contains("The picture would be 0 × 20 points; give the root a width"))
  }

  @Test func dataComeFromStandardInput() throws {
    try folder.write("data.xml", "<UIView width=\"w\" height=\"5\"/>")
    let run = try folder.run("tree", "data.xml", "--data", "-", input: #"{"w": 7}"#)
    #expect(run.status == 0)
    #expect(run.output == "UIView (0 0 7 5)\n")
  }

  @Test func aFileCommandsNoTerminal() throws {
    try folder.write("escape.xml", "<UIView \u{1B}[31m/>")
    let run = try folder.run("check", "escape.xml")
    #expect(run.status == 1)
    #expect(!run.error.contains("\u{1B}"))
  }

  @Test(arguments: [
    ["render"], ["render", "good.xml", "--nonsense"], ["rendr"], ["render", "good.xml", "--scale", "0"],
  ])
  func aWrongCommandLineEndsInStatusOne(arguments: [String]) throws {
    let run = try folder.run(arguments)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("Error: "))
  }
}
