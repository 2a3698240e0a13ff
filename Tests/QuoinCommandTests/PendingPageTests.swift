import Foundation
import Quoin
import Testing

@testable import QuoinCommand

/// Pages that are files of their own come once all of them have been drawn.
@Suite struct PendingPageTests {
  @Test func pagesComeAllAtOnce() throws {
    let folder = try CommandFolder()
    let pending = try PendingPages()
    let sizes = [0, 1, 70_000, 200_000, 3]
    func destination(_ index: Int) throws -> Destination {
      try Destination(
        for: "a.xml", output: folder.url.appendingPathComponent("\(index).svg").path, format: .svg,
        isOneOfMany: false)
    }
    for (index, size) in sizes.enumerated() {
      try pending.add(Data(repeating: UInt8(index), count: size), for: destination(index))
    }
    #expect(folder.names == [])
    try pending.write()
    #expect(folder.names == sizes.indices.map { "\($0).svg" })
    for (index, size) in sizes.enumerated() {
      let written = try Data(contentsOf: folder.url.appendingPathComponent("\(index).svg"))
      #expect(written == Data(repeating: UInt8(index), count: size))
    }
  }

  @Test func aDocumentThatFailsLeavesNoPages() throws {
    let folder = try CommandFolder()
    try folder.write(
      "doc.xml",
      "<document size='200 x 100' margin='10'><repeat for='r' in='rows'><UILabel text='{r}' height='60'/></repeat></document>"
    )
    try folder.write("doc.json", "{\"rows\": [1, 2, 3, 4, 5, 6, 7, 8, 9]}")
    let run = try folder.run("render", "doc.xml", "--format", "svg", "--memory", "1", "--max-pages", "3")
    #expect(run.status == 1 && folder.names == ["doc.json", "doc.xml"], "\(run.error)")
    let whole = try folder.run("render", "doc.xml", "--format", "svg")
    #expect(whole.status == 0 && folder.names.count == 11, "\(whole.error)")
  }
}
