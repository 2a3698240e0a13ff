import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Images in SVGs, each in a URL that holds its bytes.
@Suite("Images within drawings")
struct SVGNestedImageTests {
  private func svg(_ url: String) -> Data {
    Data(
      """
      <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><image width='4' height='4' href='\(url)'/></svg>
      """.utf8)
  }

  private func red() throws -> Data {
    let pixel = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
    return try #require(UIImage(cgImage: pixel).pngData())
  }

  private func color(_ url: String) throws -> String? {
    let image = try #require(UIImage(data: svg(url)), "\(url)")
    let png = try Renderer.render(size: CGSize(width: 4, height: 4), format: .png) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    return UIImage(data: png)?.cgImage?.color(x: 1, y: 1)?.hexString
  }

  @Test("all images of a drawing together have a limit")
  func sums() throws {
    let ten = try #require(CGImage(width: 10, height: 10, pixels: Array(repeating: 0xFFFF_0000, count: 100)))
    let url = "data:image/png;base64,\(try #require(UIImage(cgImage: ten).pngData()).base64EncodedString())"
    func refusal(_ count: Int) -> String? {
      let images = String(repeating: "<image width='4' height='4' href='\(url)'/>", count: count)
      var budget = Budget.default
      budget.imagePixels = 10_000
      do throws(Diagnostic) {
        _ = try SVGCheck.check(
          Data("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'>\(images)</svg>".utf8),
          name: "x",
          budget: budget)
        return nil
      } catch { return error.message }
    }
    #expect(refusal(30) == nil)
    #expect(refusal(500)?.hasPrefix("x would take too long to draw") == true)
  }

  private func percent(_ data: Data) -> String { data.map { "%" + String(format: "%02X", $0) }.joined() }

  @Test("the bytes are read however the URL writes them")
  func spellings() throws {
    let png = try red()
    let base64 = png.base64EncodedString()
    let spaced = base64.enumerated().map { $0.offset % 20 == 19 ? "\($0.element) \n" : "\($0.element)" }
      .joined()
    for url in [
      "data:image/png;base64,\(base64)", "  Data:IMAGE/PNG;BASE64,\(base64) ", "data:;base64,\(base64)",
      "data:image/png ; base64 ,\(base64)", "data:image/png;base64,\(spaced)",
      "data:image/png,\(percent(png))",
      "data:image/png;charset=x;base64,\(percent(Data(base64.utf8)))",
    ] {
      #expect(try color(url) == "#FF0000", "\(url)")
    }
  }

  @Test("what is no image is refused, a broken escape included")
  func refusals() throws {
    let name = "An image in x is "
    let other = name + "no PNG, JPEG, GIF, WebP, SVG or PDF image"
    let base64 = try red().base64EncodedString()
    for (url, message) in [
      ("data:image/png;base64,", name + "empty"), ("data:,", name + "empty"), ("data:image/png", other),
      ("see data:image/png;base64,\(base64)", other), ("data:image/png,\(base64)", other),
      ("data:image/png;base64x,\(base64)", other), ("data:image/png,%", other), ("data:image/png,%8", other),
      ("data:image/png,%zz%50", other),
    ] {
      #expect(ImageFixtures.refusal(of: svg(url)) == message, "\(url)")
    }
    let escaped = try percent(red())
    #expect(ImageFixtures.refusal(of: svg("data:image/png," + escaped.dropFirst(3))) == other)
  }

  @Test("drawings stand in drawings three deep")
  func depth() throws {
    var data = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='red'/></svg>"
        .utf8)
    for level in 1...3 {
      let url = "data:image/svg+xml;base64,\(data.base64EncodedString())"
      #expect(try color(url) == "#FF0000", "\(level)")
      data = svg(url)
    }
    let tooDeep = ImageFixtures.refusal(of: svg("data:image/svg+xml;base64,\(data.base64EncodedString())"))
    #expect(tooDeep?.hasSuffix("nests elements deeper than the limit of 100 levels") == true)
  }

  @Test("a nested drawing takes what it takes alone and a surface; pixels take their passes")
  func work() throws {
    func work(_ url: String) throws -> SVGWork {
      try SVGCheck.check(svg(url), name: "x", budget: .default).work
    }
    let body = "<svg xmlns='http://www.w3.org/2000/svg'><g opacity='.5'><g opacity='.5'/></g></svg>"
    let inner = try SVGCheck.check(Data(body.utf8), name: "x", budget: .default).work
    let nested = try work("data:image/svg+xml,\(percent(Data(body.utf8)))")
    // The outer drawing is two elements of 150 steps.
    #expect(nested.fixed == inner.fixed + 300 && nested.surfaces >= inner.surfaces + 1)
    let pixels = try work(
      "data:image/png;base64,\(ImageFixtures.png(width: 40, height: 30).base64EncodedString())")
    #expect(pixels.fixed == 300 + 1200)
  }
}
