import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@Suite struct ReadFilesTests {
  private let folder = TemporaryFolder()
  private let files = ReadFiles()
  private let loader: ResourceLoader

  init() { loader = ResourceLoader(policy: ResourcePolicy(folders: [folder.url])).noting(in: files) }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  /// Writes another file and gives it the name.
  private func replace(_ name: String, _ contents: String) throws {
    try Data(contents.utf8).write(to: url(name), options: .atomic)
  }

  @Test func whatIsReadCountsAndNothingElse() throws {
    folder.write("a", "1")
    folder.write("b", "1")
    _ = try loader.data(at: url("a"))
    try replace("b", "2")
    folder.write("c", "1")
    #expect(!files.haveChanged)
    try replace("a", "2")
    #expect(files.haveChanged)
  }

  @Test func whatIsReplacedByAnEquallyLongAndOldFileHasChanged() throws {
    folder.write("a", "1")
    _ = try loader.data(at: url("a"))
    let time = try #require(
      FileManager.default.attributesOfItem(atPath: url("a").path)[.modificationDate] as? Date)
    try replace("a", "2")
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: url("a").path)
    #expect(files.haveChanged)
  }

  @Test func whatIsMissingCountsOnceItIsThere() throws {
    #expect(throws: Diagnostic.self) { try loader.data(at: url("a")) }
    #expect(!loader.fileExists(at: url("b")) && loader.isMissing(at: url("b")))
    #expect(!files.haveChanged)
    folder.write("b", "1")
    #expect(files.haveChanged)
  }

  @Test func whatWasOnlyLookedForMayBeWritten() throws {
    folder.write("a", "1")
    #expect(loader.fileExists(at: url("a")))
    try replace("a", "22")
    #expect(!files.haveChanged)
    try FileManager.default.removeItem(at: url("a"))
    #expect(files.haveChanged)
  }

  @Test func ofAFolderThoseNamesCountThatWereAskedFor() throws {
    folder.write("a.xml", "1")
    #expect(loader.fileNames(in: folder.url, withExtensions: ["xml"]) == ["a.xml"])
    folder.write("b.png", "1")
    try replace("a.xml", "2")
    #expect(!files.haveChanged)
    folder.write("b.XML", "1")
    #expect(files.haveChanged)
    #expect(loader.fileNames(in: folder.url, withExtensions: ["xml"]) == ["a.xml", "b.XML"])
  }

  @Test func aLinkCountsByWhatItLeadsTo() throws {
    folder.write("a", "1")
    folder.write("b", "1")
    folder.link("link", toPath: "a")
    _ = try loader.data(at: url("link"))
    #expect(!files.haveChanged)
    unlink(url("link").path)
    folder.link("link", toPath: "b")
    #expect(files.haveChanged)
  }

  @Test func theFirstLookCounts() throws {
    folder.write("a", "1")
    _ = try loader.data(at: url("a"))
    try replace("a", "2")
    _ = try loader.data(at: url("a"))
    #expect(files.haveChanged)
  }

  @Test func whatAPartWasMadeOfCountsForTheWhole() throws {
    folder.write("a", "1")
    _ = try loader.data(at: url("a"))
    let whole = ReadFiles()
    whole.add(files)
    #expect(!whole.haveChanged)
    try replace("a", "2")
    #expect(whole.haveChanged)
  }
}
