import Foundation
import Quoin
import Testing

@testable import QuoinCommand

@Suite struct DestinationTests {
  private func destination(
    _ output: String?, format: OutputFormat? = nil, isOneOfMany: Bool = false
  ) throws -> String {
    let found = try Destination(
      for: "cards/card.xml", output: output, format: format, isOneOfMany: isOneOfMany)
    return "\(found.path ?? "-") \(found.format.rawValue)"
  }

  @Test func withoutAnOutputThePictureStandsBesideTheTemplate() throws {
    #expect(try destination(nil) == "cards/card.png png")
    #expect(try destination(nil, format: .pdf) == "cards/card.pdf pdf")
    #expect(try destination(nil, format: .jpeg) == "cards/card.jpg jpeg")
  }

  @Test func theFormatFollowsTheNameUnlessItIsSaid() throws {
    #expect(try destination("a.svg") == "a.svg svg")
    #expect(try destination("a.jpg") == "a.jpg jpeg")
    #expect(try destination("a.svg", format: .png) == "a.svg png")
    #expect(try destination("a") == "a png")
    #expect(try destination("v1.2/a") == "v1.2/a png")
    #expect(try destination("a.webp", format: .jpeg) == "a.webp jpeg")
  }

  @Test func manyPicturesAndFoldersKeepTheTemplatesNames() throws {
    #expect(try destination("out", isOneOfMany: true) == "out/card.png png")
    #expect(try destination("out/") == "out/card.png png")
    #expect(try destination("out/", format: .pdf) == "out/card.pdf pdf")
    let folder = FileManager.default.temporaryDirectory.path
    #expect(try destination(folder) == "\(folder)/card.png png")
  }

  @Test func aHyphenIsStandardOutput() throws {
    #expect(try destination("-") == "- png")
    #expect(try destination("-", format: .pdf) == "- pdf")
    #expect(try destination("/dev/stdout") == "- png")
    #expect(try destination("/dev/fd/1", format: .svg) == "- svg")
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let folder = try CommandFolder()
    try folder.write("file", "")
    let path = folder.url.appendingPathComponent("file/picture.png").path
    let target = try Destination(for: "card.xml", output: path, format: nil, isOneOfMany: false)
    let error = #expect(throws: Diagnostic.self) { try target.write(Data([1])) }
    #expect(error?.message == "'\(path)' cannot be written: Not a directory")
  }
}
