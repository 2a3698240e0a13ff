import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Images by name", .serialized)
struct NamedImageTests {
  private func folder(_ files: [String: Int]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("named-\(UUID().uuidString)")
    for (name, width) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let data = try Renderer.render(
        size: CGSize(width: width, height: 1), format: .png, options: OutputOptions()
      ) { _ in }
      try data.write(to: file)
    }
    return folder
  }

  @Test("A name is found in the folders that the program names, at the scale that suits")
  func folders() throws {
    let first = try folder(["icon.png": 4, "icon@2x.png": 8, "sets/a.png": 3])
    let second = try folder(["icon.png": 5, "other.png": 6])
    defer {
      UIImage.folders = []
      try? FileManager.default.removeItem(at: first)
      try? FileManager.default.removeItem(at: second)
    }
    #expect(UIImage(named: "icon") == nil)
    UIImage.folders = [first, second]
    #expect(UIImage(named: "icon")?.size.width == 4)
    let sharp = UIImage(named: "icon", in: nil, compatibleWith: UITraitCollection(displayScale: 2))
    #expect(sharp?.scale == 2 && sharp?.size.width == 4)
    #expect(UIImage(named: "other.png")?.size.width == 6)
    #expect(UIImage(named: "sets/a")?.size.width == 3)
    #expect(UIImage(named: "nothing") == nil && UIImage(named: "") == nil)
    UIImage.folders = [first.appendingPathComponent("sets")]
    #expect(UIImage(named: "../icon") == nil, "nothing outside the folder is read")
  }

  @Test("A bundle is looked in alone")
  func bundles() throws {
    let folder = try folder(["icon.png": 4])
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(UIImage(named: "icon", in: bundle)?.size.width == 4)
    #expect(UIImage(named: "other", in: bundle) == nil)
  }
}
