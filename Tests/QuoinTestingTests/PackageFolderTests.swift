import Foundation
import Testing

@testable import QuoinScreens

@Suite("The package that a test belongs to")
struct PackageFolderTests {
  private let trial = TrialRun()

  private func makeFile(_ path: String) throws -> URL {
    let file = trial.folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    return file
  }

  @Test("The nearest folder above with a manifest is it, else the file's own")
  func nearest() throws {
    let lonely = try makeFile("Lonely/A.swift")
    #expect(PackageFolder.of(lonely.path).path == lonely.deletingLastPathComponent().path)
    _ = try makeFile("Package.swift")
    _ = try makeFile("Inner/Package.swift")
    let inner = try makeFile("Inner/Tests/ATests/Deep/A.swift")
    let outer = try makeFile("Tests/BTests/B.swift")
    #expect(PackageFolder.of(inner.path).path == trial.folder.path + "/Inner")
    #expect(PackageFolder.of(outer.path).path == trial.folder.path)
  }

  @Test("Records lie in the folder of its tests, by module and file")
  func records() throws {
    let place = TestPlace(fileID: "A/B.swift", filePath: #filePath, line: 1, column: 1, function: "card()")
    let record = try Record(.picture, name: nil, words: ["dark"], place: place)
    let root = PackageFolder.records(of: place)
    #expect(root.path.hasSuffix("/Tests/Recorded"))
    #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent("../../Package.swift").path))
    #expect(record.file(in: root).path == root.path + "/A/B/card.dark.png")
  }
}
