import Foundation
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

/// Files that are missing, forbidden, too large or not what they say.
@Suite struct BadInputFilesTests {
  private let folder: BadInputFolder

  init() throws {
    folder = try BadInputFolder()
  }

  @Test func aMissingImageSuggestsTheNearest() throws {
    try folder.write("photo.png", "")
    #expect(
      try folder.problems(image: "phoot.png")
        == "t.xml:1:21: error: There is no image phoot.png; did you mean photo.png?")
  }

  @Test(arguments: ["a.b", "x:", "systemName:"]) func aNameThatNoFileCanHaveIsQuotedByItsBeginning(start: String)
    throws
  {
    let message = try folder.problems(image: "{'\(start)' + 'ab'.repeated(9000)}")
    #expect(message.utf8.count < 400 && message.contains(start + "ababab"))
    #expect(message.hasSuffix("…' is longer than the limit of 8192 bytes for paths and URLs"), "\(message)")
  }

  @Test(arguments: ["font", "textColor", "textAlignment"])
  func longNamesOfOtherThingsAreQuotedByTheirBeginning(attribute: String) throws {
    try folder.write("t.xml", "<UILabel text=\"x\" \(attribute)=\"{'ab'.repeated(9000)}\"/>")
    let message = folder.problems("t.xml")
    #expect(message.utf8.count < 600 && message.contains("ababab"), "\(message)")
  }

  @Test func aMissingFontIsNamed() throws {
    try folder.write("t.xml", "<UILabel text=\"x\" font=\"Helvetika 12\"/>")
    #expect(
      folder.problems("t.xml").hasPrefix("t.xml:1:25: error: Unknown font \"Helvetika\""))
  }

  @Test func anImageBombIsRefusedAtTheAttribute() throws {
    let side: [UInt8] = [0, 0, 0xEA, 0x60]
    let header: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
    ]
    try folder.write("bomb.png", Data(header + side + side + [8, 6, 0, 0, 0, 0, 0, 0, 0]))
    #expect(
      try folder.problems(image: "bomb.png")
        == "t.xml:1:21: error: bomb.png says it is 60000 × 60000 pixels; the limit is 64000000 pixels")
  }

  @Test func pathsOutsideTheFolderAreRefused() throws {
    #expect(
      try folder.problems(image: "/etc/hostname")
        == "t.xml:1:21: error: '/etc/hostname' lies outside the allowed folders")
    #expect(
      try folder.problems(image: "../../../../../etc/hostname").hasSuffix("lies outside the allowed folders"))
  }

  @Test func aSymbolicLinkLeadsNowhereElse() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("link.png"),
      withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
    #expect(
      try folder.problems(image: "link.png")
        == "t.xml:1:21: error: '…/link.png' lies outside the allowed folders")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("etc"), withDestinationURL: URL(fileURLWithPath: "/etc"))
    #expect(
      try folder.problems(image: "etc/hostname")
        == "t.xml:1:21: error: '…/etc/hostname' lies outside the allowed folders")
    #expect(
      try folder.problems(image: "etc/nothing.png").hasSuffix("lies outside the allowed folders"))
  }

  @Test func foldersAndPipesAreNoImages() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("inner"), withIntermediateDirectories: true)
    mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600)
    #expect(
      try folder.problems(image: "inner")
        == "t.xml:1:21: error: '…/inner' cannot be read: it is a folder")
    #expect(
      try folder.problems(image: "pipe")
        == "t.xml:1:21: error: '…/pipe' cannot be read: it is not a regular file")
  }

  @Test func hostsAndSchemesAreRefusedUnlessAllowed() throws {
    #expect(
      try folder.problems(image: "https://example.com/a.png")
        == "t.xml:1:21: error: The host 'example.com' is not allowed")
    #expect(
      try folder.problems(image: "ftp://example.com/a.png")
        == "t.xml:1:21: error: 'ftp://example.com/a.png' has the scheme 'ftp'; only http, https and file URLs are read"
    )
  }

  @Test func whatIsNoImageSaysSo() throws {
    try folder.write("text.png", "hello")
    #expect(
      try folder.problems(image: "text.png")
        == "t.xml:1:21: error: text.png is no PNG, JPEG, GIF, WebP, SVG or PDF image")
  }

  @Test(arguments: ["xml", "template"])
  func aFileThatIncludesItselfIsARing(attribute: String) throws {
    try folder.write("a.xml", "<UIView \(attribute)=\"a.xml\"/>")
    #expect(
      folder.problems("a.xml").hasSuffix("error: A file may not include itself: a.xml → a.xml"))
    try folder.write("b.xml", "<UIView><UIView \(attribute)=\"c.xml\"/></UIView>")
    try folder.write("c.xml", "<UIView><UIView \(attribute)=\"b.xml\"/></UIView>")
    #expect(
      folder.problems("b.xml").hasSuffix("error: A file may not include itself: b.xml → c.xml → b.xml"))
  }

  @Test func includedFilesAreHeldToTheSame() throws {
    try folder.write("a.xml", "<UIView xml=\"rwo.xml\"/>")
    try folder.write("row.xml", "<UIView/>")
    #expect(
      folder.problems("a.xml")
        == "a.xml:1:14: error: There is no file '…/rwo.xml'; did you mean row.xml?")
    try folder.write("b.xml", "<UIView xml=\"/etc/passwd\"/>")
    #expect(
      folder.problems("b.xml") == "b.xml:1:14: error: '/etc/passwd' lies outside the allowed folders")
    try folder.write("c.xml", "<UIView xml=\"row.xml\"/>")
    try folder.write("row.xml", "<UIVeiw/>")
    #expect(
      folder.problems("c.xml") == "row.xml:1:2: error: Unknown element <UIVeiw>; did you mean UIView?")
  }

  @Test func onlyAFileOfTextIsATemplate() throws {
    try folder.write("binary.xml", Data([0x89, 0x50, 0x4E, 0x47, 0xFF, 0]))
    #expect(folder.problems("binary.xml") == "error: binary.xml is not UTF-8 text")
    #expect(folder.problems("missing.xml") == "error: There is no file '…/missing.xml'")
    #expect(folder.problems("..").contains("outside the allowed folders"))
  }

  @Test func filesThatStandForEachOtherAreAsDeepAsElements() throws {
    for number in 0..<300 {
      try folder.write("\(number).xml", "<UIView xml=\"\(number + 1).xml\"/>")
    }
    try folder.write("300.xml", "<UIView/>")
    #expect(folder.problems("0.xml").contains("Nested deeper than the limit of 256 levels"))
    #expect(folder.problems("100.xml") == "")
  }
}
