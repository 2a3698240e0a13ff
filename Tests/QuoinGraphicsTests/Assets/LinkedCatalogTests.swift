import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Catalogs in which links lead back.
@Suite struct LinkedCatalogTests {
  @Test func aLinkBackToTheCatalogHoldsNothingNew() throws {
    let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("catalog-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let catalog = root.appendingPathComponent("a.xcassets")
    let colors = catalog.appendingPathComponent("group/red.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: colors.appendingPathComponent("Contents.json"))
    for (link, target) in [("group/back", ".."), ("group/again", "../group"), ("loop", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: catalog.appendingPathComponent(link).path, withDestinationPath: target)
    }
    let loader = ResourceLoader(policy: ResourcePolicy(folders: [root]))
    #expect(try AssetCatalog(folder: catalog, loader: loader).colorNames() == ["red"])
  }
}
