import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinResources
import Testing

@testable import QuoinTemplateEngine
@testable import QuoinTemplates

@Suite struct ImageTests {
  @Test func anImageOfCoreGraphicsIsOneWhereverImagesAreTaken() throws {
    let image = try #require(UIImage(systemName: "star")?.cgImage)
    for markup in [
      "<UIView layer.contents='{picture}'/>", "<UIView layer.contents='picture'/>",
      "<UIImageView image='{picture}'/>",
    ] {
      let node = try Template(markup: markup).instantiate(constants: ["picture": image])
      try node.layOut(in: .fixed(10, 10))
      let shown = (node.view as? UIImageView)?.image ?? node.view.layer.contents as? UIImage
      #expect(shown?.cgImage === image || node.view.layer.contents as? CGImage === image, "\(markup)")
    }
  }

  /// A folder with pictures, removed with the suite's instance.
  private final class Folder {
    let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-images-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, side) in [("avatar.svg", 10), ("icon.svg", 20)] {
        let svg =
          "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'><rect width='9' height='9'/></svg>"
        try Data(svg.utf8).write(to: url.appendingPathComponent(name))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func image(_ parts: [Value]) throws -> UIImage? {
    let context = ConversionContext(
      loader: ResourceLoader(policy: ResourcePolicy(folders: [folder.url])),
      base: folder.url.appendingPathComponent("card.xml"))
    let convert = try #require(UIImage.propertyType.textConversion)
    return UIImage(propertyValue: try convert(parts, context))
  }

  private func problem(_ text: String) -> String? {
    do {
      _ = try image([.string(text)])
      return nil
    } catch { return (error as? Diagnostic)?.sentence }
  }

  @Test func findsImagesBesideTheTemplateWithAndWithoutTheirExtension() throws {
    #expect(try image([.string("avatar.svg")])?.size == CGSize(width: 10, height: 10))
    #expect(try image([.string(" avatar ")])?.size == CGSize(width: 10, height: 10))
    #expect(try image([.string("ic"), .string("on.svg")])?.size.width == 20)
  }

  @Test func decodesAFileOnceUntilItChanges() throws {
    let first = try #require(try image([.string("avatar")]))
    let again = try #require(try image([.string("avatar.svg")]))
    #expect(first.cgImage === again.cgImage)
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='30'/>"
    try Data(svg.utf8).write(to: folder.url.appendingPathComponent("avatar.svg"))
    #expect(try image([.string("avatar")])?.size.width == 30)
  }

  @Test func takesImagesFromConstantsAndNothingForNil() throws {
    let constant = UIImage()
    #expect(try image([.object(constant)]) === constant)
    #expect(try image([.null])?.size == .zero)
    #expect(try image([.string("")])?.size == .zero)
  }

  @Test func suggestsTheNearestFileInTheFolder() {
    #expect(problem("avatra.svg") == "There is no image avatra.svg; did you mean avatar.svg?")
    #expect(problem("icn") == "There is no image icn; did you mean icon.svg?")
    #expect(problem("../secret.png")?.isEmpty == false)
  }

  @Test func readsNoFileWithoutALoader() throws {
    let convert = try #require(UIImage.propertyType.textConversion)
    #expect(throws: Diagnostic.self) { try convert([.string("avatar")], ConversionContext()) }
  }
}
