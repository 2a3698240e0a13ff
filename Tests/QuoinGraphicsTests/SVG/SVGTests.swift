import Foundation
import QuoinGraphics
import Testing

@Suite struct SVGTests {
  private func svg(_ mode: SVGOptions.Text, _ draw: (Canvas) -> Void) throws -> String {
    var options = OutputOptions()
    options.svg.text = mode
    let data = try Renderer.render(size: CGSize(width: 40, height: 40), format: .svg, options: options) {
      draw($0)
    }
    return String(decoding: data, as: UTF8.self)
  }

  @Test func textStaysTextOrBecomesShapes() throws {
    let text = try svg(.text) { RendererTests.draw($0) }
    #expect(text.contains(">Quoin &amp;"))
    #expect(text.contains("font-family=\"Inter, sans-serif\""))
    let shapes = try svg(.outlines) { RendererTests.draw($0) }
    #expect(!shapes.contains("<text"))
    #expect(shapes.contains("<use xlink:href=\"#t"))
  }

  @Test(arguments: SVGOptions.Text.allCases)
  func whatIsWrittenCanBeDrawnAgain(mode: SVGOptions.Text) throws {
    let image = try #require(UIImage(data: Data(try svg(mode) { RendererTests.draw($0) }.utf8)))
    #expect(image.size == CGSize(width: 40, height: 40))
  }

  @Test func groupsCloseInOrder() throws {
    let text = try svg(.text) { canvas in
      canvas.saveGState()
      canvas.translateBy(x: 1, y: 2)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1), color: .red)
      canvas.endTransparencyLayer()
      canvas.restoreGState()
      canvas.restoreGState()
      canvas.fill(CGRect(x: 1, y: 1, width: 1.5, height: 1), color: .black)
    }
    #expect(text.components(separatedBy: "<g ").count == text.components(separatedBy: "</g>").count)
    #expect(text.hasSuffix("<rect x=\"1\" y=\"1\" width=\"1.5\" height=\"1\" fill=\"#000000\"/>\n</svg>\n"))
  }

  @Test func conicGradientsKeepTheirColoursInEveryShape() throws {
    let paint = Paint.gradient(
      Gradient(colors: [.red, .green, .blue], shape: .conic(center: CGPoint(x: 20, y: 20), angle: 0)))
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let shapes: [(Canvas) -> Void] = [
      { $0.fill(rect, paint: paint) },
      { $0.fill(roundedRect: rect, radii: CornerRadii(5), paint: paint) },
      { $0.fill(UIBezierPath(ovalIn: rect), paint: paint) },
    ]
    for shape in shapes { #expect(try svg(.text, shape).components(separatedBy: "<path").count > 200) }
  }

  @Test func linksAreEscaped() throws {
    let text = try svg(.text) {
      $0.setURL("https://a/?b=\"1\"&c", for: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(text.contains("xlink:href=\"https://a/?b=&quot;1&quot;&amp;c\""))
  }
}
