import Foundation
import QuoinGraphics
import QuoinTestSupport
import Synchronization
import Testing

@Suite("Renderers and present contexts")
struct GraphicsRendererTests {
  private func misuse(in body: () -> Void) -> [String] {
    let heard = Mutex<[String]>([])
    GraphicsMisuse.withTaskHandler(
      { misuse in heard.withLock { $0.append(misuse.description) } }, body)
    return heard.withLock { $0 }
  }

  @Test("A picture has the main screen's pixels, begins where its bounds do, and is black where it is opaque")
  func pictures() {
    let plain = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 4, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 1, height: 1))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.currentImage.cgImage?.color(x: 1, y: 1)?.hexString == "#FF0000")
      context.stroke(CGRect(x: 7, y: 5, width: 2, height: 2))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(plain.size == CGSize(width: 4, height: 3) && plain.scale == 2)
    #expect(DrawnPicture(plain)[1, 1] == "#FF0000" && DrawnPicture(plain)[2, 2] == "-")
    #expect(DrawnPicture(plain)[4, 0] == "#000000")
    let format = UIGraphicsImageRendererFormat.preferred()
    (format.scale, format.opaque) = (3, true)
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    #expect(opaque.cgImage?.size == CGSize(width: 6, height: 6) && DrawnPicture(opaque)[5, 5] == "#000000")
    format.scale = 0
    let main = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    #expect(main.scale == 2)
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3)).scale == 3)
    let inside = UITraitCollection(displayScale: 1).asCurrent { UIGraphicsImageRendererFormat().scale }
    #expect(inside == 1)
  }

  @Test("Files are written as PNG and JPEG")
  func files() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8))
    let draw = { (context: UIGraphicsImageRendererContext) in
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4), blendMode: .normal)
    }
    let png = try #require(UIImage(data: renderer.pngData(actions: draw)))
    #expect(DrawnPicture(png)[0, 0] == "#000000" && DrawnPicture(png)[0, 15] == "-")
    let (good, small) = (
      renderer.jpegData(withCompressionQuality: 1, actions: draw),
      renderer.jpegData(withCompressionQuality: 0, actions: draw)
    )
    #expect(UIImage(data: good) != nil && small.count < good.count)
  }

  @Test("What cannot be drawn is told in a sentence")
  func misuse() {
    var image: UIImage?
    let sentences = misuse {
      image = UIGraphicsImageRenderer(size: CGSize(width: -1, height: 5)).image { _ in }
      #expect(UIGraphicsPDFRenderer(bounds: .zero).pdfData { $0.beginPage() }.isEmpty)
      UIColor.red.setFill()
      UIBezierPath(rect: .zero).fill()
      UIRectFill(.zero)
    }
    #expect(image?.cgImage == nil)
    #expect(sentences.count == 5)
    #expect(sentences.first?.hasPrefix("Cannot draw a picture of -1 × 5 points") == true)
    #expect(
      sentences.dropFirst(2).first?.hasPrefix("UIColor.setFill() is called where no context is current")
        == true)
    #expect(sentences.last?.hasPrefix("UIRectFill is called where no context is current") == true)
  }

  @Test("A document has pages, sizes of their own, metadata, links and places")
  func documents() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Two pages", kCGPDFContextKeywords: "one"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 50), format: format)
    let draw = { (context: UIGraphicsPDFRendererContext) in
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      "First".draw(at: CGPoint(x: 10, y: 10))
      context.setDestinationWithName("next", for: CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setURL(URL(fileURLWithPath: "/a"), for: CGRect(x: 20, y: 0, width: 10, height: 10))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 60, height: 70), pageInfo: [:])
      #expect(context.pdfContextBounds.size == CGSize(width: 60, height: 70))
      context.addDestination(withName: "next", at: .zero)
    }
    let pdf = renderer.pdfData(actions: draw)
    let text = String(decoding: pdf, as: UTF8.self)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(text.contains("Two pages") && text.contains("/MediaBox"))
    let folder = try FilesFixture(["other": ""])
    let file = folder.root.appendingPathComponent("a.pdf")
    try renderer.writePDF(to: file, withActions: draw)
    #expect(try Data(contentsOf: file) == pdf)
    #expect(throws: (any Error).self) { try renderer.writePDF(to: file) { _ in } }
  }

  @Test("Pictures that are begun nest, and end in order")
  func imageContexts() {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 0)
    UIRectFrame(CGRect(x: 0, y: 0, width: 2, height: 2))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    UIRectClip(CGRect(x: 0, y: 2, width: 4, height: 2))
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(inner?.scale == 2 && inner.map { DrawnPicture($0)[0, 0] } == "#000000")
    let picture = outer.map { DrawnPicture($0) }
    #expect(outer?.scale == 1 && picture?.row(0) == "#..." && picture?.row(1) == "....")
    #expect(picture?.row(2) == "####" && picture?[3, 3] == "#FF0000")
    let sentences = misuse { UIGraphicsBeginImageContext(.zero) }
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(sentences.count == 1 && UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("What begins and does not end, or ends twice, leaves what is around it alone")
  func unbalanced() throws {
    let picture = DrawnPicture { context in
      UIGraphicsEndImageContext()
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() === context)
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      context.canvas.saveGState()
      context.saveGState()
      context.translateBy(x: 90, y: 0)
    }
    #expect(UIGraphicsGetCurrentContext() == nil && picture[0, 0] == "-")
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(!renderer.jpegData(withCompressionQuality: .nan) { _ in }.isEmpty)
    let sentences = misuse {
      _ = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 9, height: 9)).pdfData { context in
        context.fill(.zero)
        context.beginPage()
        context.fill(.zero)
      }
    }
    #expect(sentences == ["A PDF is drawn on before its first page: call beginPage() first"])
  }

  @Test("Contexts that are pushed are present until they are popped")
  func pushing() throws {
    _ = try Renderer.image(size: CGSize(width: 4, height: 4)) { canvas in
      let context = CGContext(canvas)
      UIGraphicsPushContext(context)
      #expect(UIGraphicsGetCurrentContext() === context)
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 4)).addClip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 2, height: 4))
      UIGraphicsPopContext()
      UIGraphicsPopContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test("Paths are drawn with their own width, fill rule and an alpha")
  func pathsOfTheirOwn() {
    let picture = DrawnPicture { context in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: 10, y: 2))
      path.lineWidth = 4
      UIColor.red.setStroke()
      path.stroke()
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 6, width: 2, height: 2)).fill()
      UIBezierPath(rect: CGRect(x: 4, y: 6, width: 2, height: 2)).fill(with: .normal, alpha: 0.5)
      path.apply(CGAffineTransform(translationX: 0, y: 7))
      path.lineWidth = 2
      path.stroke(with: .normal, alpha: 0.5)
    }
    #expect(picture[0, 0] == "#FF0000" && picture[9, 3] == "#FF0000" && picture.row(4) == "..........")
    #expect(picture[0, 6] == "#0000FF" && picture[4, 6] == "#0000FF80" && picture[9, 9] == "#FF000080")
  }

  @Test("Strings are measured and drawn by their attributes")
  func strings() {
    let font = UIFont.systemFont(ofSize: 10)
    let text = NSAttributedString(string: "one two three", attributes: [.font: font])
    let line = TextLayout(text: AttributedText("one two three", font: font))
    #expect(
      text.size() == line.size
        && ("one two three" as NSString).size(withAttributes: [.font: font]) == line.size)
    #expect("x".size() == TextLayout(text: AttributedText("x", font: .systemFont(ofSize: 12))).size)
    let narrow = CGSize(width: line.size.width / 2, height: 0)
    let wrapped = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
    #expect(
      wrapped.origin == .zero && wrapped.height >= 2 * line.size.height && wrapped.width <= narrow.width)
    let context = NSStringDrawingContext()
    let single = "one two three".boundingRect(with: narrow, attributes: [.font: font], context: context)
    #expect(single.size == line.size && abs(single.minY + line.firstBaseline) < 1e-9)
    #expect(context.totalBounds == single && context.actualScaleFactor == 1)
    let cut = text.boundingRect(
      with: CGSize(width: narrow.width, height: line.size.height),
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    #expect(cut.height == line.size.height)
    let picture = DrawnPicture(40) { _ in
      "M".draw(at: CGPoint(x: 20, y: 0), withAttributes: [.foregroundColor: UIColor.red])
      "M M M M M M M M".draw(in: CGRect(x: 0, y: 20, width: 15, height: 18), withAttributes: nil)
    }
    let rows = (0..<40).map(picture.row)
    #expect(rows[..<20].allSatisfy { $0.hasPrefix(String(repeating: ".", count: 20)) })
    #expect(rows[..<20].contains { $0.contains("#") } && rows[20...].contains { $0.contains("#") })
    #expect(rows[38...].allSatisfy { !$0.contains("#") } && rows.allSatisfy { $0.count == 40 })
  }
}
