import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinServer

@Suite struct ServedFolderTests {
  @Test func templatesAreNamedByTheirPaths() throws {
    let files = try SmallTemplates([
      "a.xml": "", "cards/b.xml": "", "cards/c.json": "", ".hidden/d.xml": "", ".e.xml": "",
    ])
    let folder = try ServedFolder(files.path)
    #expect(folder.names() == ["a", "cards/b"])
    #expect(folder.file(of: "cards/b")?.hasSuffix("/cards/b.xml") == true)
  }

  @Test(arguments: [
    "", "/", "a/", "/a", "b", "../a", "cards/../a", "./a", ".hidden/d", "cards//b", "a.xml", "a\u{0}", "a\\b",
    "cards", "link",
    "up/a",
  ])
  func nothingElseIsServed(name: String) throws {
    let outside = try SmallTemplates(["x.xml": "", "a.xml": ""])
    let files = try SmallTemplates(["a.xml": "", "cards/b.xml": "", ".hidden/d.xml": ""])
    try FileManager.default.createSymbolicLink(
      atPath: "\(files.path)/link.xml", withDestinationPath: "\(outside.path)/x.xml")
    try FileManager.default.createSymbolicLink(atPath: "\(files.path)/up", withDestinationPath: outside.path)
    #expect(try ServedFolder(files.path).file(of: name) == nil)
  }

  @Test func manyWhoAskAtOnceAllGetTheNames() async throws {
    let files = try SmallTemplates(["a.xml": "", "b.xml": ""])
    let folder = try ServedFolder(files.path)
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<100 { group.addTask { folder.names() } }
      for await names in group { #expect(names == ["a", "b"]) }
    }
  }

  @Test func aFolderThatIsNoneIsTold() {
    let problem = #expect(throws: Diagnostic.self) { try ServedFolder("/nowhere/at/all") }
    #expect(problem?.message == "'/nowhere/at/all' is no folder")
  }
}
