import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

/// Files that are written piece by piece.
@Suite struct GrowingFileTests {
  @Test func aFileIsThereOnceAllOfItIsWritten() throws {
    let folder = TemporaryFolder()
    let path = folder.url.appendingPathComponent("in/there/list.pdf").path
    let file = try OutputFile(path: path).begin()
    try file.write(Data("one ".utf8))
    #expect(!FileManager.default.fileExists(atPath: path))
    try file.write(Data("two".utf8))
    try file.finish()
    #expect(FileManager.default.contents(atPath: path) == Data("one two".utf8))
  }

  @Test(.enabled(if: TemporaryFolder().takesFilesWithoutNames))
  func nothingIsSeenOfAFileThatIsNotWhole() throws {
    let folder = TemporaryFolder()
    let path = folder.url.appendingPathComponent("list.pdf").path
    let file = try OutputFile(path: path).begin()
    try file.write(Data("one".utf8))
    // Whatever ended the process now would leave nothing behind.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    try file.finish()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["list.pdf"])
  }

  @Test func whatIsLetGoOfLeavesWhatWasThere() throws {
    let folder = TemporaryFolder()
    let path = folder.url.appendingPathComponent("list.pdf").path
    try OutputFile(path: path).write(Data("old".utf8))
    do {
      let file = try OutputFile(path: path).begin()
      try file.write(Data("new".utf8))
    }
    #expect(FileManager.default.contents(atPath: path) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["list.pdf"])
  }

  @Test func aFileThatNobodySeesHandsOutWhatItHolds() throws {
    let file = try GrowingFile.scratch("standard output")
    let data = Data((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for start in stride(from: 0, to: data.count, by: 50_000) { try file.write(data[start..<start + 50_000]) }
    var found = Data()
    try file.forEachPiece { found += $0 }
    #expect(found == data)
    try file.finish()
  }

  @Test func whatAnotherProgramHasSavedMeanwhileStays() throws {
    let folder = TemporaryFolder()
    let path = folder.url.appendingPathComponent("card.xml").path
    let old = Data("old".utf8)
    try OutputFile(path: path).write(Data("by another".utf8))
    let problem = #expect(throws: Diagnostic.self) {
      try OutputFile(path: path).write(Data("new".utf8), inPlaceOf: old)
    }
    #expect(problem?.message == "'\(path)' was changed meanwhile, and is left alone")
    #expect(FileManager.default.contents(atPath: path) == Data("by another".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["card.xml"])
    try OutputFile(path: path).write(old)
    try OutputFile(path: path).write(Data("new".utf8), inPlaceOf: old)
    #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
  }

  @Test func aFileKeepsItsOwnerAndItsMode() throws {
    let folder = TemporaryFolder()
    let path = folder.url.appendingPathComponent("card.xml").path
    try OutputFile(path: path).write(Data("old".utf8))
    try #require(chmod(path, 0o640) == 0)
    // Only root may give a file away.
    let owner: uid_t = geteuid() == 0 ? 65534 : geteuid()
    try #require(chown(path, owner, geteuid() == 0 ? 65534 : getegid()) == 0)
    try OutputFile(path: path).write(Data("new".utf8))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640 && status.st_uid == owner)
    #expect(geteuid() != 0 || status.st_gid == 65534)
  }
}
