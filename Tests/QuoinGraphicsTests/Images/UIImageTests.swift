import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite struct UIImageTests {
  private func image(_ pixels: [UInt32] = [0xFFFF_0000, 0xFF00_FF00], width: Int = 2) throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(width: width, height: pixels.count / width, pixels: pixels)))
  }

  @Test func pixelsAreAsManyAsTheSizeSays() {
    #expect(
      CGImage(width: 2, height: 2, pixels: [0, 0, 0]) == nil
        && CGImage(width: 2, height: 1, pixels: [0, 0, 0]) == nil)
    #expect(
      CGImage(width: 0, height: 0, pixels: []) == nil
        && CGImage(width: -1, height: -2, pixels: [0, 0]) == nil)
    #expect(
      CGImage(width: 0, height: 5, pixels: []) == nil && CGImage(width: 5, height: 0, pixels: []) == nil)
    #expect(CGImage(width: .max, height: 2, pixels: []) == nil)
  }

  @Test func aPixelsColourIsNotMultipliedWithItsAlpha() throws {
    let image = try #require(
      CGImage(
        width: 3, height: 2, pixels: [0xFF01_8040, 0x8040_0080, 0, 0xFF00_00FF, 0xFF12_3456, 0x0100_0001]))
    #expect(image.size == CGSize(width: 3, height: 2))
    let colors = (0..<2).map { y in (0..<3).map { image.color(x: $0, y: y)?.hexString } }
    #expect(colors == [["#018040", "#8000FF80", "#00000000"], ["#0000FF", "#123456", "#0000FF01"]])
    for (x, y) in [(-1, 0), (0, -1), (3, 0), (0, 2)] { #expect(image.color(x: x, y: y) == nil) }
    // Where all are opaque, what stands for alpha does not count.
    let opaque = try #require(CGImage(width: 1, height: 1, pixels: [0xFF11_2233]))
    #expect(opaque.color(x: 0, y: 0)?.hexString == "#112233" && !opaque.isTruncated)
    guard case .pixels(let buffer) = image.content, case .pixels(let whole) = opaque.content else { return }
    #expect(!buffer.isOpaque && whole.isOpaque && !whole.isChanged)
    let last = try #require(
      CGImage(width: 2, height: 2, pixels: [0xFF00_0000, 0xFF00_0000, 0xFF00_0000, 0xFE00_0000]))
    guard case .pixels(let nearly) = last.content else { return }
    #expect(!nearly.isOpaque)
  }

  @Test func theSizeInPointsFollowsTheScale() throws {
    let source = try #require(try image([UInt32](repeating: 0, count: 12), width: 4).cgImage)
    #expect(UIImage(cgImage: source, scale: 2).size == CGSize(width: 2, height: 1.5))
    for scale in [0, -2, .nan] as [CGFloat] { #expect(UIImage(cgImage: source, scale: scale).scale == 1) }
    #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().scale == 1)
  }

  @Test func eachChangeKeepsTheRest() throws {
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = try image()
    let all = image.withRenderingMode(.alwaysTemplate).resizableImage(
      withCapInsets: caps, resizingMode: .stretch
    )
    .withTintColor(.red, renderingMode: .alwaysOriginal)
    #expect(
      all.renderingMode == .alwaysOriginal && all.capInsets == caps && all.resizingMode == .stretch
        && all.tintColor == .red)
    let back = all.withRenderingMode(.automatic)
    #expect(
      back.capInsets == caps && back.tintColor == .red && back.renderingMode == .automatic
        && back.resizingMode == .stretch)
    #expect(
      image.resizingMode == .tile && image.capInsets == .zero && image.tintColor == nil
        && image.renderingMode == .automatic)
    #expect(
      image.resizableImage(withCapInsets: caps).resizingMode == .tile
        && image.withTintColor(.red).renderingMode == .automatic)
    let source = try #require(image.cgImage)
    let others = [
      UIImage(cgImage: source, scale: 2), image.withRenderingMode(.alwaysOriginal), image.withTintColor(.red),
      image.resizableImage(withCapInsets: caps),
      image.resizableImage(withCapInsets: .zero, resizingMode: .stretch),
      try self.image(), UIImage(),
    ]
    for (index, other) in others.enumerated() { #expect(image != other, "\(index)") }
    #expect(image == UIImage(cgImage: source) && image.hashValue == UIImage(cgImage: source).hashValue)
  }

  @Test func templatesTakeTheNearestColour() throws {
    let image = try image()
    #expect(image.drawingTint(.blue) == nil && image.withTintColor(.red).drawingTint(.blue) == .red)
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.drawingTint(.blue) == .blue && template.drawingTint(nil) == .black)
    let tinted = image.withTintColor(.red, renderingMode: .alwaysTemplate)
    #expect(tinted.drawingTint(.blue) == .blue && tinted.drawingTint(nil) == .red)
  }

  /// The pixels of a drawing of 12 points square.
  private func drawn(_ draw: (Canvas) -> Void) throws -> CGImage {
    try #require(try Renderer.image(size: CGSize(width: 12, height: 12)) { draw($0) }.cgImage)
  }

  private static let drawing = """
    <svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='2' height='4' fill='lime'/></svg>
    """

  @Test func drawingsAreDrawnAndTintedWithinTheirRectangle() throws {
    let image = try #require(UIImage(data: Data(Self.drawing.utf8)))
    let place = CGRect(x: 2, y: 2, width: 8, height: 8)
    for (tint, color) in [
      (nil, "#00FF00"), (UIColor.red, "#FF0000"), (UIColor.red.withAlphaComponent(0.5), "#FF000080"),
    ] {
      let found = try drawn { $0.draw(tint.map { image.withTintColor($0) } ?? image, in: place) }
      #expect(found.color(x: 3, y: 3)?.hexString == color && found.color(x: 5, y: 9)?.hexString == color)
      for (x, y) in [(7, 5), (1, 5), (3, 10), (3, 1)] { #expect(found.color(x: x, y: y)?.alpha == 0) }
    }
    let clear = try drawn { $0.draw(image.withTintColor(.clear), in: place) }
    #expect(clear.color(x: 3, y: 3)?.alpha == 0)
    // As a pattern it is repeated at its own size.
    let pattern = try drawn { $0.fill(CGRect(x: 0, y: 0, width: 12, height: 12), paint: .pattern(image)) }
    #expect(
      [0, 1, 2, 3, 4, 5, 6, 8, 11].map { pattern.color(x: $0, y: 9)?.alpha ?? 9 } == [
        1, 1, 0, 0, 1, 1, 0, 1, 0,
      ])
    #expect(image.pngData() == nil)
  }

  @Test func enlargedPixelsKeepTheirEdgesAndAReducedOneItsColour() throws {
    let image = try image([0xFFFF_0000, 0xFF00_00FF])
    let found = try drawn { $0.draw(image, in: CGRect(x: 1, y: 1, width: 10, height: 10)) }
    #expect(
      found.color(x: 1, y: 1)?.hexString == "#FF0000" && found.color(x: 10, y: 10)?.hexString == "#0000FF")
    #expect(
      found.color(x: 0, y: 5)?.alpha == 0 && found.color(x: 11, y: 5)?.alpha == 0
        && found.color(x: 5, y: 0)?.alpha == 0)
    let tinted = try drawn {
      $0.draw(image.withTintColor(.green), in: CGRect(x: 1, y: 1, width: 10, height: 10))
    }
    #expect(
      tinted.color(x: 1, y: 1)?.hexString == "#00FF00" && tinted.color(x: 10, y: 10)?.hexString == "#00FF00")
    #expect(tinted.color(x: 0, y: 5)?.alpha == 0 && tinted.color(x: 5, y: 11)?.alpha == 0)
    // What is drawn next is not kept within the image's place.
    let after = try drawn {
      $0.draw(image.withTintColor(.green), in: CGRect(x: 1, y: 1, width: 3, height: 3))
      $0.draw(
        image.resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)),
        in: CGRect(x: 5, y: 5, width: 3, height: 3))
      $0.fill(CGRect(x: 8, y: 8, width: 2, height: 2), color: .red)
    }
    #expect(
      after.color(x: 8, y: 8)?.hexString == "#FF0000" && after.color(x: 5, y: 5)?.hexString == "#FF0000")
    #expect(after.color(x: 6, y: 5)?.hexString == "#0000FF" && after.color(x: 5, y: 8)?.alpha == 0)
  }

  @Test func aDrawingKnowsItsSizeInEveryWayItIsSaid() throws {
    func size(_ attributes: String) -> CGSize? {
      UIImage(data: Data("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><g/></svg>".utf8))?.size
    }
    #expect(
      size("width='30' height='20'") == CGSize(width: 30, height: 20)
        && size("width='1in' height='2in'") == CGSize(width: 96, height: 192))
    #expect(
      size("viewBox='0 0 7 9'") == CGSize(width: 7, height: 9) && size("") == CGSize(width: 300, height: 150))
    for none in ["width='0' height='9'", "width='9' height='0'", "viewBox='0 0 0 9'"] {
      #expect(size(none) == nil, "\(none)")
    }
    #expect(size("width='0.001' height='1'") != nil && size("width='0.0009' height='0.0009'") == nil)
    #expect(
      size("width='1' height='1000000'") != nil && size("width='1' height='1000001'") == nil
        && size("width='1000001' height='1'") == nil)
    #expect(size("width='8000' height='8000'") != nil && size("width='8000' height='8001'") == nil)
  }

  @Test func textInDrawingsIsLookedForWhereItMayBe() {
    for text in [
      "<text/>", "<TEXT/>", "<!ENTITY a>", "data:image/svg+xml", "<tspan>text", "encoding='utf-8'",
      "encoding=\"latin1\"", "a\0b",
    ] {
      #expect(SVGFonts.areNeeded(by: Data(text.utf8)), "\(text)")
    }
    for text in ["<svg/>", "<?xml encoding=\"UTF-8\"?><svg/>", ""] {
      #expect(!SVGFonts.areNeeded(by: Data(text.utf8)), "\(text)")
    }
    #expect(SVGFonts.areNeeded(by: Data([0xFF, 0xFE, 0x3C])))
  }

  @Test func anImageOfPixelsHasSoManyInARowAndSoManyRows() throws {
    let image = try #require(CGImage(width: 3, height: 2, pixels: Array(repeating: 0xFF00_00FF, count: 6)))
    #expect(image.width == 3 && image.height == 2 && UIImage(cgImage: image).cgImage?.width == 3)
  }
}
