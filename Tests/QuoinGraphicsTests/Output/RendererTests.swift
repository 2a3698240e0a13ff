import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinResources
import Testing

@Suite struct RendererTests {
  static func draw(_ canvas: Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), color: .white)
    canvas.shadow(
      of: UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)), color: .black, opacity: 0.5,
      offset: CGSize(width: 1, height: 2), radius: 2)
    let ramp = Gradient(
      colors: [.red, .blue], shape: .linear(from: .zero, to: CGPoint(x: 40, y: 30)))
    canvas.fill(
      roundedRect: CGRect(x: 5, y: 5, width: 20, height: 20), radii: CornerRadii(4), paint: .gradient(ramp))
    let text = AttributedText("Quoin & <co>", font: .systemFont(ofSize: 6))
    canvas.draw(TextLayout(text: text, maximumWidth: 40), at: CGPoint(x: 2, y: 28))
    canvas.setURL("https://example.org/?a='1'&b", for: CGRect(x: 2, y: 28, width: 30, height: 8))
    if let image = CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels) {
      canvas.draw(UIImage(cgImage: image), in: CGRect(x: 30, y: 5, width: 8, height: 8))
    }
  }

  @Test(arguments: OutputFormat.allCases)
  func theSameDrawingGivesTheSameBytes(format: OutputFormat) throws {
    let size = CGSize(width: 40, height: 40)
    let first = try Renderer.render(size: size, format: format) { Self.draw($0) }
    let second = try Renderer.render(size: size, format: format) { Self.draw($0) }
    #expect(first == second)
    #expect(first.count > 200)
  }

  @Test(arguments: OutputFormat.allCases)
  func groupsThatAreLeftOpenAreDrawn(format: OutputFormat) throws {
    func render(closes: Bool) throws -> Data {
      try Renderer.render(size: CGSize(width: 20, height: 20), format: format) {
        $0.saveGState()
        $0.beginTransparencyLayer(alpha: 0.5)
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .red)
        $0.fill(CGRect(x: 5, y: 5, width: 10, height: 10), color: .blue)
        guard closes else { return }
        $0.endTransparencyLayer()
        $0.restoreGState()
      }
    }
    #expect(try render(closes: false) == render(closes: true))
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 10, height: -1), CGSize(width: CGFloat.nan, height: 10)])
  func aSizeThatIsNoneIsSaid(size: CGSize) {
    let error = #expect(throws: Diagnostic.self) { try Renderer.render(size: size, format: .png) { _ in } }
    #expect(error?.message.hasPrefix("Cannot draw a picture of") == true)
  }

  @Test func moreThanTheBudgetsPixelsAreRefused() {
    var options = OutputOptions()
    options.scale = 3
    let error = #expect(throws: Diagnostic.self) {
      try Renderer.render(size: CGSize(width: 4000, height: 4000), format: .png, options: options) { _ in }
    }
    #expect(error?.message.hasSuffix("has more than the limit of 64000000 pixels") == true)
  }

  @Test func aJPEGHasAWhiteGround() throws {
    let jpeg = try Renderer.render(size: CGSize(width: 8, height: 8), format: .jpeg) { _ in }
    #expect(UIImage(data: jpeg)?.cgImage?.color(x: 4, y: 4)?.hexString == "#FFFFFF")
  }

  @Test func theFormatFollowsTheFilesName() {
    #expect(OutputFormat(fileName: "a/b.JPG") == .jpeg)
    #expect(OutputFormat(fileName: "card.tar.pdf") == .pdf)
    #expect(OutputFormat(fileName: "card") == nil)
  }

  @Test func fullyOpaquePicturesHaveNoAlphaChannel() throws {
    var options = OutputOptions()
    let clear = try Renderer.render(size: CGSize(width: 8, height: 8), format: .png) { _ in }
    options.background = .white
    let opaque = try Renderer.render(size: CGSize(width: 8, height: 8), format: .png, options: options) { _ in
    }
    #expect(clear[25] == 6)
    #expect(opaque[25] == 2)
  }
}
