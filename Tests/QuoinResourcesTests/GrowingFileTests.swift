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
}
