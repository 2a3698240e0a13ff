import Foundation
import Quoin
import Testing

@testable import QuoinCommand

/// What the command tells about what it did, and what it takes for granted unless told otherwise.
@Suite struct ReportingTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write("good.xml", "<UIView width=\"10\" height=\"20\"/>")
    try folder.write("bad.xml", "<UIView>\n  <UILable text=\"x\"/>\n</UIView>")
  }

  // MARK: Pictures

  @Test func aPictureIsAnnouncedWithItsSizeInPointsAndItsBytes() throws {
    try folder.write("small.xml", "<UIView width=\"10.125\" height=\"20\"/>")
    let run = try folder.run("render", "small.xml", "--format", "svg", "--scale", "8")
    let count = try folder.read("small.svg").utf8.count
    #expect(count < 1000)
    #expect(run.output == "small.svg  10.13 × 20 points  \(count) bytes\n")
    let json = try folder.run("render", "small.xml", "--format", "svg", "--scale", "8", "--json")
    #expect(json.output == #"{"bytes":\#(count),"file":"small.svg","size":[10.125,20]}"# + "\n")
  }

  @Test func manyBytesAreAnnouncedInKilobytesToTheNearest() throws {
    for count in [20, 33, 47] {
      let views = (0..<count).map {
        "<UIView backgroundColor=\"#12345\($0 % 10)\" left=\"\($0)\" width=\"7\" height=\"9\"/>"
      }
      try folder.write("many.xml", "<UIView width=\"99\" height=\"9\">\(views.joined())</UIView>")
      let run = try folder.run("render", "many.xml", "--format", "svg")
      let bytes = try folder.read("many.svg").utf8.count
      #expect(bytes > 1000)
      let words = run.output.split(whereSeparator: \.isWhitespace)
      #expect(words.last == "KB")
      let kilobytes = try #require(words.dropLast().last.flatMap { Int($0) })
      #expect(abs(kilobytes * 1000 - bytes) <= 500, "\(run.output) for \(bytes)")
    }
  }

  @Test func aJPEGHasTheQuality90UnlessAnotherIsSaid() throws {
    try folder.write(
      "photo.xml",
      "<UIView width=\"90\" height=\"40\" backgroundColor=\"#fff\"><UILabel text=\"Words\" font=\"bold 30\"/></UIView>"
    )
    func picture(_ arguments: String...) throws -> Data {
      let run = try folder.run(["render", "photo.xml", "-o", "photo.jpg"] + arguments)
      #expect(run.status == 0)
      return try Data(contentsOf: folder.url.appendingPathComponent("photo.jpg"))
    }
    let plain = try picture()
    #expect(try plain == picture("--quality", "90"))
    #expect(try plain != picture("--quality", "91"))
  }

  @Test func aNameThatSaysAnotherFormatIsToldOf() throws {
    let run = try folder.run("render", "good.xml", "--format", "pdf", "-o", "a.png")
    #expect(run.status == 0)
    #expect(run.error.contains("warning: 'a.png' holds a picture in PDF, as --format says"), "\(run.error)")
  }

  @Test func aQualityIsForFormatsThatHaveOne() throws {
    let run = try folder.run("render", "good.xml", "--quality", "50")
    #expect(run.status == 1)
    #expect(run.error.contains("--quality is for JPEG and WebP; PNG has no such choice"), "\(run.error)")
  }

  @Test func manyTemplatesNeedAFolder() throws {
    try folder.write("other.xml", "<UIView width=\"1\" height=\"2\"/>")
    for output in ["-", "/dev/stdout", "both.png", "both.PDF"] {
      let run = try folder.run("render", "good.xml", "other.xml", "-o", output)
      #expect(run.status == 1)
      #expect(run.output == "")
      #expect(run.error.hasPrefix("Error: Many templates need a folder as --output"), "\(output)")
    }
    #expect(folder.names == ["bad.xml", "good.xml", "other.xml"])
    #expect(try folder.run("render", "good.xml", "other.xml", "-o", "v1.2", "--format", "svg").status == 0)
    #expect(folder.exists("v1.2/good.svg") && folder.exists("v1.2/other.svg"))
  }

  @Test func aFileWithoutAnEndingIsReplacedAndAFolderFilled() throws {
    try folder.write("picture", "old")
    #expect(try folder.run("render", "good.xml", "--format", "svg", "-o", "picture").status == 0)
    #expect(try folder.read("picture").hasPrefix("<"))
    let inside = folder.url.appendingPathComponent("folder")
    try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
    let run = try folder.run("render", "good.xml", "--format", "svg", "-o", "folder")
    #expect(run.output.hasPrefix("folder/good.svg  10 × 20"))
    #expect(folder.exists("folder/good.svg"))
  }

  // MARK: Problems

  @Test(arguments: ["render", "check", "tree"])
  func warningsAreToldOnceAndAreNoFailure(command: String) throws {
    try folder.write(
      "odd.xml", "<LMRowView>\n  <UIView left=\"3\" width=\"5\" height=\"2\"/>\n</LMRowView>")
    let run = try folder.run(command, "odd.xml")
    #expect(run.status == 0)
    let rule = command == "check" ? " [ignored-attribute]" : ""
    #expect(
      run.error == """
        odd.xml:2:11: warning: left has no effect inside LMRowView, which places its children itself\(rule)
          2 |   <UIView left="3" width="5" height="2"/>
            |           ^~~~

        """)
    #expect(run.output.isEmpty == (command == "check"))
  }

  @Test func charactersThatCannotBeDrawnAreToldWhenTheyAre() throws {
    try folder.write(
      "odd.xml", "<UIView width=\"50\" height=\"50\">\n  <UILabel text=\"&#x378;\"/>\n</UIView>")
    let run = try folder.run("render", "odd.xml")
    #expect(run.status == 0)
    #expect(run.error.hasPrefix("odd.xml:2:18: warning: No font has a glyph for U+0378\n"))
    #expect(run.output.hasPrefix("odd.png  50 × 50 pixels  "))
  }

  @Test func whatConcernsAWholeFileStandsAtItsBeginningInJSON() throws {
    let run = try folder.run("check", "godo.xml", "--json")
    #expect(run.status == 1)
    let path = folder.url.appendingPathComponent("godo.xml").path
    #expect(
      run.error
        == #"{"column":1,"file":"godo.xml","line":1,"message":"There is no file '\#(path)'","range":[0,0],"severity":"error","suggestion":"good.xml"}"#
        + "\n")
  }

  @Test func aProblemInAnotherFileIsShownWithThatFilesLine() throws {
    try folder.write("main.xml", "<UIView>\n  <UIView xml=\"part.xml\"/>\n</UIView>")
    try folder.write("part.xml", "<UIView>\n\n  <UILable/>\n</UIView>")
    let run = try folder.run("check", "main.xml")
    #expect(run.status == 1)
    #expect(run.error.contains("part.xml:3:4: error: Unknown element <UILable>; did you mean UILabel?"))
    #expect(run.error.contains("\n  3 |   <UILable/>\n    |    ^~~~~~~\n"))
    let json = try folder.run("check", "main.xml", "--json")
    #expect(json.error.contains(#""file":"part.xml""#))
  }

  @Test func aProblemInTheDataIsThatOfTheDatasFile() throws {
    try folder.write("good.json", "{\"a\": 1,\n \"b\": tru}")
    let run = try folder.run("check", "good.xml")
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("good.json:2:7: error: "))
    #expect(run.error.contains("\n  2 |  \"b\": tru}\n    |       ^~~"))
  }

  @Test func aTerminalGetsColoursUnlessTheyAreNotWanted() throws {
    // A terminal of its own for the command, whose words go on to standard output.
    func shown(_ before: String) throws -> String {
      try folder.shell("\(before) script -qec \"$quoin check bad.xml\" /dev/null < /dev/null").output
    }
    #expect(try shown("env -u NO_COLOR").contains("\u{1B}["))
    #expect(try shown("NO_COLOR=1").contains("error: Unknown element <UILable>"))
    #expect(try !shown("NO_COLOR=1").contains("\u{1B}["))
    #expect(try !folder.shell("env -u NO_COLOR \"$quoin\" check bad.xml").error.contains("\u{1B}["))
  }

  @Test func helpIsNoFailure() throws {
    let help = try folder.run("--help")
    #expect(help.status == 0)
    #expect(help.error == "")
    #expect(help.output.hasPrefix("OVERVIEW: ") && help.output.hasSuffix("\n"))
    let nonsense = try folder.run("render", "good.xml", "--nonsense")
    #expect(nonsense.error.hasSuffix("\n"))
  }

  // MARK: What templates are laid out with

  @Test func theJSONBesideATemplateIsItsDataUnlessOthersAreNamed() throws {
    try folder.write("data.xml", "<UIView width=\"w\" height=\"5\"/>")
    #expect(try folder.run("tree", "data.xml").status == 1)
    try folder.write("data.json", "{\"w\": 7}")
    #expect(try folder.run("tree", "data.xml").output == "UIView (0 0 7 5)\n")
    try folder.write("other.json", "{\"w\": 9}")
    #expect(try folder.run("tree", "data.xml", "--data", "other.json").output == "UIView (0 0 9 5)\n")
  }

  @Test func filesElsewhereAreReadWhereThatIsAllowed() throws {
    for name in ["a", "b"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try folder.write("a/main.xml", "<UIImageView image=\"../b/picture.svg\"/>")
    try folder.write("b/picture.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>")
    #expect(try folder.run("tree", "a/main.xml").status == 1)
    #expect(try folder.run("tree", "a/main.xml", "--allow-path", "b").output == "UIImageView (0 0 7 5)\n")
    let refused = try folder.run("tree", "a/main.xml", "--allow-path", "b/picture.svg")
    #expect(refused.error.hasPrefix("Error: --allow-path names a folder; 'b/picture.svg' is none"))
  }

  @Test func rightAndBottomAreInsetsUnlessTheLegacyLayoutIsWanted() throws {
    try folder.write(
      "edges.xml",
      "<UIView width=\"100\" height=\"50\"><UIView right=\"30\" width=\"10\" bottom=\"20\" height=\"5\"/></UIView>"
    )
    #expect(
      try folder.run("tree", "edges.xml").output == "UIView (0 0 100 50)\n└─ UIView (60 25 10 5)\n")
    #expect(
      try folder.run("tree", "edges.xml", "--legacy-layout").output
        == "UIView (0 0 100 50)\n└─ UIView (20 15 10 5)\n")
  }

  @Test(arguments: ["10xx20", "x10x20", "10x20x", "10x", "x"])
  func aSizeIsTwoNumbersWithOneSignBetween(size: String) {
    #expect(throws: (any Error).self) { try TemplateOptions.parse(["a.xml", "--size", size]) }
  }

  @Test func aWidthMayBeLessThanAPoint() throws {
    #expect(try TemplateOptions.parse(["a.xml", "--width", "0.5"]).renderSize == .width(0.5))
    #expect(try TemplateOptions.parse(["a.xml", "--size", "0.5x0.25"]).renderSize == .fixed(0.5, 0.25))
  }

  @Test func withoutADeviceThereIsOnePixelAPointAndNoSafeArea() throws {
    let plain = try TemplateOptions.parse(["a.xml"]).environment
    #expect(plain.traits.displayScale == 1)
    // That of the language, which is not said either.
    #expect(plain.traits.layoutDirection == .unspecified)
    #expect(plain.traits.userInterfaceStyle == .light)
    #expect(plain.safeAreaInsets == .zero)
    let device = try #require(Device.named("iPhone 15"))
    for (arguments, scale) in [([], 3), (["--scale", "2"], 2)] as [([String], CGFloat)] {
      let environment = try TemplateOptions.parse(
        ["a.xml", "--device", "iPhone 15", "--direction", "rtl", "--appearance", "dark"] + arguments
      ).environment
      #expect(environment.traits.displayScale == scale)
      #expect(environment.traits.layoutDirection == .rightToLeft)
      #expect(environment.traits.userInterfaceStyle == .dark)
      #expect(environment.safeAreaInsets == device.safeAreaInsets)
    }
  }
}
