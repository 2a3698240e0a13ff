import Foundation
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

@Suite struct CarriedFontTests {
  /// An archive whose path has what XML gives a meaning.
  private func archive() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quoin <&> \(UUID())")
    for name in ["share/fonts", "share/quoin/fontconfig"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data("<fontconfig/>".utf8).write(to: folder.appendingPathComponent("share/quoin/fonts.conf"))
    return folder
  }

  private func catalog(_ folder: URL) -> FontCatalog {
    FontCatalog(Installation(program: folder.appendingPathComponent("bin/quoin").path))
  }

  private func time(_ folder: URL) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path)[.modificationDate] as? Date
  }

  @Test func anArchiveHasItsOwnFontsAlone() throws {
    let folder = try archive()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(catalog(folder).count == 0)
  }

  @Test func fontsAreRememberedWhereverTheArchiveIsMoved() throws {
    let folder = try archive()
    let moved = folder.deletingLastPathComponent().appendingPathComponent("quoin-moved-\(UUID())")
    defer { for place in [folder, moved] { try? FileManager.default.removeItem(at: place) } }
    let font = "share/fonts/bars.ttf"
    try FontFixtures.variable.write(to: folder.appendingPathComponent(font))
    #expect(catalog(folder).count == 1)
    // A wheel that is installed has the times of the day. What is read anew would not be a font any more.
    try FileManager.default.moveItem(at: folder, to: moved)
    try FileManager.default.removeItem(at: moved.appendingPathComponent(font))
    try Data().write(to: moved.appendingPathComponent(font))
    let catalog = self.catalog(moved)
    #expect(catalog.count == 1)
    #expect(catalog.record(0).file == moved.appendingPathComponent(font).path)
    #expect(try time(moved.appendingPathComponent("share/fonts")) == Date(timeIntervalSince1970: 0))
  }
}
