import Foundation
import Testing

@testable import QuoinGraphics

/// What an SVG holds that is not drawn here.
@Suite struct SVGLeftOutTests {
  private func image(_ content: String, box: String = "0 0 20 10") throws -> CGImage {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10' viewBox='\(box)'>\(content)</svg>"
    return try #require(try UIImage(data: Data(svg.utf8), scale: 1, name: "x", budget: .default).cgImage)
  }

  @Test(arguments: [
    ("<foreignObject width='9' height='9'><p>a</p></foreignObject>", ["<foreignObject>"]),
    ("<text>a<textPath href='#p'>b</textPath></text>", ["<textPath>"]),
    ("<filter id='f'><feDropShadow dx='1'/></filter><rect filter='url(#f)'/>", ["<feDropShadow>"]),
    ("<filter id='f'><feDropShadow dx='1'/></filter><rect/>", []),
    ("<rect fill='var(--a, red)'/><rect fill='var(--b)'/>", ["fill: var()"]),
    ("<style>.a{stroke:light-dark(red,blue)}</style><rect class='a'/>", ["stroke: light-dark()"]),
    ("<style>:root{--a:var(--b)}</style><rect style='--c: var(--a)'/>", []),
    ("<text textLength='40'>a</text>", ["textLength"]),
    ("<text>a <tspan textLength='40'>a</tspan></text>", ["textLength"]),
    ("<switch><foreignObject requiredFeatures='x'/><text>a</text></switch>", []),
    ("<defs><foreignObject id='f'/></defs><rect/>", []),
    ("<defs><foreignObject id='f'/></defs><use href='#f'/>", ["<foreignObject>"]),
    ("<rect fill='url(#a)' transform='scale(2)'/>", []),
  ])
  func isKnown(content: String, parts: [String]) throws {
    #expect(try image(content).leftOut == parts)
  }

  @Test func inImagesInItToo() throws {
    let inner = Data(
      "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='2'><rect fill='var(--a)'/></svg>".utf8)
    #expect(
      try image("<image href='data:image/svg+xml;base64,\(inner.base64EncodedString())'/>").leftOut == [
        "fill: var()"
      ])
  }

  @Test(arguments: [CGRect(x: 10, y: 5, width: 20, height: 10), CGRect(x: 10.5, y: 5, width: 20, height: 10)])
  func nothingIsDrawnBeyondTheBox(rect: CGRect) throws {
    let picture = UIImage(cgImage: try image("<rect x='-50' y='-50' width='200' height='200' fill='red'/>"))
    let png = try Renderer.render(size: CGSize(width: 40, height: 20), format: .png) {
      $0.draw(picture, in: rect)
    }
    let drawn = try #require(UIImage(data: png)?.cgImage)
    #expect(drawn.color(x: 8, y: 10)?.alpha == 0 && drawn.color(x: 32, y: 10)?.alpha == 0)
    #expect(drawn.color(x: 20, y: 3)?.alpha == 0 && drawn.color(x: 20, y: 16)?.alpha == 0)
    #expect(drawn.color(x: 20, y: 10)?.alpha == 1 && drawn.color(x: 20, y: 5)?.alpha == 1)
  }
}
