import Foundation
import Quoin
import Testing

@testable import QuoinCommand

@Suite struct DestinationTests {
  private func destination(
    _ output: String?, format: OutputFormat? = nil, isOneOfMany: Bool = false
  ) -> String {
    let found = Destination(
      for: "cards/card.xml", output: output, format: format, isOneOfMany: isOneOfMany)
    return "\(found.path ?? "-") \(found.format.rawValue)"
  }

  @Test func withoutAnOutputThePictureStandsBesideTheTemplate() {
    #expect(destination(nil) == "cards/card.png png")
    #expect(destination(nil, format: .pdf) == "cards/card.pdf pdf")
    #expect(destination(nil, format: .jpeg) == "cards/card.jpg jpeg")
  }

  @Test func theFormatFollowsTheNameUnlessItIsSaid() {
    #expect(destination("a.svg") == "a.svg svg")
    #expect(destination("a.jpg") == "a.jpg jpeg")
    #expect(destination("a.svg", format: .png) == "a.svg png")
    #expect(destination("a") == "a png")
  }

  @Test func manyPicturesAndFoldersKeepTheTemplatesNames() {
    #expect(destination("out", isOneOfMany: true) == "out/card.png png")
    #expect(destination("out/") == "out/card.png png")
    #expect(destination("out/", format: .pdf) == "out/card.pdf pdf")
    let folder = FileManager.default.temporaryDirectory.path
    #expect(destination(folder) == "\(folder)/card.png png")
  }

  @Test func aHyphenIsStandardOutput() {
    #expect(destination("-") == "- png")
    #expect(destination("-", format: .pdf) == "- pdf")
  }

  @Test func whatCannotBeWrittenSaysWhy() throws {
    let folder = try CommandFolder()
    try folder.write("file", "")
    let path = folder.url.appendingPathComponent("file/picture.png").path
    let target = Destination(for: "card.xml", output: path, format: nil, isOneOfMany: false)
    let error = #expect(throws: Diagnostic.self) { try target.write(Data([1])) }
    #expect(error?.message == "'\(path)' cannot be written: Not a directory")
  }
}
