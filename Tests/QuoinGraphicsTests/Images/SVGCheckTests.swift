import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// What an SVG would draw is counted before librsvg sees it.
@Suite struct SVGCheckTests {
  private func svg(_ body: String, size: Int = 500) -> Data {
    Data(
      """
      <svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='\(size)' height='\(size)' \
      viewBox='0 0 500 500'>\(body)</svg>
      """.utf8)
  }

  private func filter(_ primitives: String) -> Data {
    svg("<filter id='f'>\(primitives)</filter><rect width='500' height='500' filter='url(#f)'/>")
  }

  private func color(of data: Data, x: Int = 250, y: Int = 250) throws -> String? {
    let image = try UIImage(data: data, scale: 1, name: "x", budget: .default)
    let png = try Renderer.render(size: CGSize(width: 500, height: 500), format: .png) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 500, height: 500))
    }
    return UIImage(data: png)?.cgImage?.color(x: x, y: y)?.hexString
  }

  private static let tooComplex =
    "x would take too long to draw: too many filters, layers, rules of style, crossing lines or dashes"

  @Test func aConvolutionMayNotBeLargeEnoughToEndTheProcess() {
    let message = "x has a filter that would take too long: a convolution of more than 16 by 16"
    #expect(ImageFixtures.refusal(of: filter("<feConvolveMatrix order='21'/>")) == message)
    #expect(ImageFixtures.refusal(of: filter("<feConvolveMatrix order='3,400'/>")) == message)
    #expect(ImageFixtures.refusal(of: filter("<s:feConvolveMatrix xmlns:s='x' order='1e9'/>")) == message)
  }

  @Test(arguments: [
    "<feTurbulence numOctaves='2000000'/>", "<feTurbulence numOctaves='-2000000'/>",
    "<feMorphology radius='300'/>", String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 2_000),
    String(repeating: "<feDisplacementMap in2='SourceGraphic' scale='9'/>", count: 80),
  ])
  func filtersOverAllPixelsAreCounted(primitives: String) {
    #expect(ImageFixtures.refusal(of: filter(primitives)) == Self.tooComplex)
  }

  @Test func filtersOfStyleSheetsAndStylesAreCounted() {
    let sheets = [
      "<style>* { filter: url(#f) }</style>", "<style>g > .a , rect{filter:url( '#f' )}</style>",
      "<style><![CDATA[ @media all { .a { fill: red; filter : url(#f) } } ]]></style>",
      "<g style='filter:url(#f)'/>",
    ]
    for sheet in sheets {
      let data = svg("\(sheet)<filter id='f'><feTurbulence numOctaves='9999'/></filter><rect class='a'/>")
      #expect(ImageFixtures.refusal(of: data) == Self.tooComplex)
    }
    let blurs = svg(String(repeating: "<rect style='filter:blur(3px)'/>", count: 200))
    #expect(ImageFixtures.refusal(of: blurs) == Self.tooComplex)
  }

  @Test func elementsCountAsOftenAsTheyAreNamed() {
    for reference in ["<use xlink:href='#a%'/>", "<use href='#a%'/>", "<rect mask='url(#a%)'/>"] {
      var body = "<mask id='a0'><rect width='1' height='1'/></mask>"
      for level in 1...12 {
        let part = reference.replacingOccurrences(of: "%", with: "\(level - 1)")
        body += "<mask id='a\(level)'>\(String(repeating: part, count: 10))</mask>"
      }
      let message = ImageFixtures.refusal(of: svg(body + reference.replacingOccurrences(of: "%", with: "12")))
      #expect(message?.contains("counting each as often as it is used") == true)
    }
  }

  @Test func whatIsNamedCountsAlsoWhereNothingIsDrawnInIt() {
    for attributes in [
      "mask='url(#a%)' clip-path='url(#a%)'", "mask='url(#a%)' filter='url(#f)' clip-path='url(#a%)'",
    ] {
      var body = "<filter id='f'/><mask id='a0'/>"
      for level in 1...60 {
        body += "<mask id='a\(level)' \(attributes.replacingOccurrences(of: "%", with: "\(level - 1)"))/>"
      }
      let message = ImageFixtures.refusal(of: svg(body + "<rect mask='url(#a60)'/>"))
      #expect(message?.contains("counting each as often as it is used") == true)
    }
    var patterns = "<pattern id='a0'/>"
    for level in 1...60 {
      patterns += String(repeating: "<pattern id='a\(level)' href='#a\(level - 1)'/>", count: 2)
    }
    let message = ImageFixtures.refusal(of: svg(patterns + "<rect fill='url(#a60)'/>"))
    #expect(message?.contains("counting each as often as it is used") == true)
  }

  @Test func whatIsLongIsReadOnceOrCountedEachTime() {
    let path = String(repeating: "1 1 ", count: 25_000)
    let uses = String(repeating: "<use href='#a'/>", count: 1_000)
    let long = String(repeating: "x ", count: 50_000)
    let empty = String(repeating: "<defs/>", count: 20_000)
    for body in [
      "<path id='a' d='M0 0H\(path)'/>\(uses)",
      "<style>\(String(repeating: ".a{fill:red}", count: 25_000))</style><g class='\(long)'/>",
      String(repeating: "<pattern id='p'/>", count: 20_000)
        + "<g fill='\(String(repeating: "url(#p)", count: 400))'><path d='M0 0'/></g>",
    ] {
      #expect(ImageFixtures.refusal(of: svg(body)) != nil)
    }
    #expect(UIImage(data: svg("<g id='a' stroke-dasharray='\(long)'/>\(uses)")) != nil)
    #expect(UIImage(data: svg("<g id='a'>\(empty)</g>\(uses)")) != nil)
  }

  @Test func theCheckEndsWithTheTime() {
    let data = svg(String(repeating: "<g><rect/></g>", count: 5_000))
    var budget = Budget.default
    budget.wallTime = .zero
    let problem = BudgetMeter.metering(budget) { _ -> String? in
      do throws(Diagnostic) {
        _ = try SVGCheck.check(data, name: "x", budget: .default)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(problem == "Took longer than the limit of 0 ms")
  }

  @Test func longChainsAndCirclesOfNamesAreTooDeep() {
    var body = "<g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...1_000 { body += "<g id='a\(level)'><use href='#a\(level - 1)'/></g>" }
    #expect(ImageFixtures.refusal(of: svg(body)) == "x nests elements deeper than the limit of 100 levels")
    let circle = svg("<filter id='f'><feImage href='#r'/></filter><rect id='r' filter='url(#f)'/>")
    #expect(ImageFixtures.refusal(of: circle) != nil)
    let nested = svg(String(repeating: "<g>", count: 150) + String(repeating: "</g>", count: 150))
    #expect(ImageFixtures.refusal(of: nested) == "x nests elements deeper than the limit of 100 levels")
  }

  @Test func patternsMarkersDashesCrossingsAndTextAreCounted() {
    var random = SeededGenerator(seed: 5)
    let points = (0..<20_000).map { _ in
      "\(Int.random(in: 0..<500, using: &random)),\(Int.random(in: 0..<500, using: &random))"
    }.joined(separator: " ")
    let bodies = [
      "<polygon points='\(points)'/>", "<path d='M\(points)'/>",
      "<path d='M0 250H8000000' stroke='red' stroke-dasharray='.2'/>",
      "<g style='stroke-dasharray:.1 .1'><rect width='9000000' height='3' stroke='red'/></g>",
      "<text>\(String(repeating: "word ", count: 20_000))</text>",
      "<marker id='k'>\(String(repeating: "<text>wide</text>", count: 50))</marker><path marker-mid='url(#k)' d='M0 0\(String(repeating: " 1 1", count: 10_000))'/>",
    ]
    for body in bodies { #expect(ImageFixtures.refusal(of: svg(body)) != nil) }
  }

  @Test func selectorsThatNestOrCostTooMuchAreRefused() {
    let nested = "<style>" + String(repeating: ":not(", count: 2_400) + "</style>"
    #expect(ImageFixtures.refusal(of: svg(nested))?.contains("nests parentheses in its style sheet") == true)
    #expect(UIImage(data: svg("<style>:not(:is(a, b)){fill:red}</style>")) != nil)
    // librsvg takes 3 s and 350 MB for 5,000 such rules on 2,000 elements.
    func styled(rules: Int, elements: Int) -> String {
      "<style>" + String(repeating: "a b c d e f g h{fill:red}", count: rules) + "</style>"
        + String(repeating: "<rect/>", count: elements)
    }
    #expect(UIImage(data: svg(styled(rules: 10, elements: 10))) != nil)
    #expect(
      ImageFixtures.refusal(of: svg(styled(rules: 10_000, elements: 6_000)))?.contains("rules of style")
        == true)
  }

  @Test func documentsFromOutsideAreRefusedHoweverTheyAreNamed() {
    let lime = "data:image/svg+xml,%3Csvg/%3E"
    for body in [
      "<style>@import url('data:text/css,rect%7Bfill:lime%7D');</style>", "<style>\\40 import 'a';</style>",
      "<use href='\(lime)#a'/>", "<rect fill='url(\(lime)#a)'/>", "<rect style='filter:url(\"\(lime)#a\")'/>",
      "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='data:text/plain,a' parse='text'/>",
    ] {
      #expect(
        ImageFixtures.refusal(of: svg(body))?.hasSuffix("which an SVG may not") == true,
        Comment(rawValue: body))
    }
    let bomb =
      "<!DOCTYPE svg [<!ENTITY a 'b'><!ENTITY c '&a;&a;'>]><svg xmlns='http://www.w3.org/2000/svg'>&c;</svg>"
    #expect(
      ImageFixtures.refusal(of: Data(bomb.utf8)) == "x declares entities of its own, which an SVG may not")
  }

  @Test func aDocumentTypeAnInstructionAndCommentsDoNoHarm() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Made by hand -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <?xml-stylesheet href="data:text/css,rect%7Bfill:lime%7D"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><rect width="500" height="500" fill="red"/></svg>
      """
    #expect(try color(of: Data(text.utf8)) == "#FF0000")
  }

  @Test func nestedImagesAreCheckedLikeAnyOther() throws {
    func image(_ data: Data, type: String = "image/png") -> Data {
      svg("<image width='500' height='500' xlink:href='data:\(type);base64,\(data.base64EncodedString())'/>")
    }
    var bomb = ImageFixtures.png()
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    let message = "An image in x says it is 30000 × 30000 pixels; the limit is 64000000 pixels"
    #expect(ImageFixtures.refusal(of: image(bomb)) == message)
    #expect(ImageFixtures.refusal(of: image(image(bomb), type: "image/svg+xml")) == "An image in " + message)
    let escaped = bomb.map { "%" + String(format: "%02x", $0) }.joined()
    #expect(
      ImageFixtures.refusal(of: svg("<filter id='f'><feImage href=' DATA:image/png,\(escaped)'/></filter>"))
        == message)
    #expect(
      ImageFixtures.refusal(of: image(Data("II*\0\u{8}\0\0\0".utf8), type: "image/tiff"))
        == "An image in x is a TIFF image, which is not read; save it as a PNG, JPEG, GIF, WebP, SVG or PDF image"
    )
    let red = try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_0000]))
    let png = try #require(UIImage(cgImage: red).pngData())
    #expect(try color(of: image(png)) == "#FF0000")
    // What an image is told by its bytes, as browsers have it.
    #expect(try color(of: image(png, type: "image/jpeg")) == "#FF0000")
  }

  @Test func ordinaryDrawingsPass() throws {
    let body = """
      <defs><linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='red'/></linearGradient>
      <filter id='f' x='-1' y='-1' width='3' height='3'><feGaussianBlur stdDeviation='4'/><feOffset dy='2'/>
      <feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter>
      <clipPath id='c'><circle cx='250' cy='250' r='200'/></clipPath><symbol id='s' viewBox='0 0 10 10'>
      <path d='M1 1l8 0 0 8-8 0z' fill='url(#g)'/></symbol></defs>
      <style>.card { filter: url(#f); opacity: 1 } text { font-family: Inter }</style>
      <g clip-path='url(#c)'><use href='#s' width='500' height='500' class='card'/></g>
      \(String(repeating: "<path d='M0 0c1 1 2 2 3 3s4 4 5 5' opacity='.9' stroke-dasharray='4 2' stroke='red'/>", count: 500))
      <text x='10' y='490'>A caption of a few words</text>
      """
    #expect(try color(of: svg(body)) == "#FF0000")
  }

  @Test func aDrawingTooLargeForItsFiltersIsDrawnLessSharply() throws {
    let primitives = String(repeating: "<feGaussianBlur stdDeviation='1'/>", count: 30)
    let drawing = try SVGDrawing(data: filter(primitives), name: "x", budget: .default)
    let size = drawing.size
    #expect(drawing.work.affordableScale(size, wished: 1, pixels: 64_000_000) == 1)
    let scale = drawing.work.affordableScale(size, wished: 40, pixels: 64_000_000)
    #expect(scale > 1 && scale < 10)
    #expect(drawing.work.isAffordable(size, scale: scale, pixels: 64_000_000))
    // A drawing without layers stays sharp at any size.
    let plain = try SVGDrawing(data: svg("<rect width='9' height='9'/>"), name: "x", budget: .default)
    #expect(plain.work.affordableScale(plain.size, wished: 1e4, pixels: 64_000_000) == 1e4)
  }

  @Test func aDrawingAtHandIsRefusedToASmallerBudget() {
    let data = filter(String(repeating: "<feGaussianBlur stdDeviation='1'/>", count: 30))
    #expect(UIImage(data: data) != nil)
    var budget = Budget.default
    budget.imagePixels = 1_000_000
    #expect(ImageFixtures.refusal(of: data, budget: budget) == Self.tooComplex)
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func damagedDrawingsAreRefusedOrDrawn(seed: UInt64) {
    var random = SeededGenerator(seed: seed &+ 40)
    let whole = String(
      decoding: svg(
        """
        <style>.a{fill:red;filter:url(#f)}</style><filter id='f'><feTurbulence numOctaves='2'/><feMorphology radius='2'/>
        <feConvolveMatrix order='3' kernelMatrix='1 1 1 1 1 1 1 1 1'/></filter><g id='g'><rect class='a' width='50'/></g>
        <use href='#g'/><pattern id='p' width='9' height='9'><path d='M0 0L9 9'/></pattern><path d='M0 0C1 2 3 4 5 6A7 8 9 0 1 2 3Z'
        fill='url(#p)' stroke-dasharray='1 2'/><image href='data:image/png;base64,iVBORw0KGgo='/><text>a</text>
        """, size: 40), as: UTF8.self)
    let pieces = ["999999", "-1", "'", "<g>", "url(#g)", "#g", "%", "e9", "data:", "</g>", "*", "{", "&lt;"]
    for _ in 0..<250 {
      var text = Array(whole.unicodeScalars)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        if Bool.random(using: &random) {
          text.removeSubrange(place..<min(place + Int.random(in: 1..<5, using: &random), text.count))
        } else {
          text.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").unicodeScalars, at: place)
        }
      }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text)
      guard let drawing = try? SVGDrawing(data: Data(String(view).utf8), name: "x", budget: .default),
        drawing.work.isAffordable(drawing.size, scale: 1, pixels: 4_000_000)
      else { continue }
      let image = try? UIImage(data: Data(String(view).utf8), scale: 1, name: "x", budget: .default)
      guard let image else { continue }
      let png = try? Renderer.render(size: CGSize(width: 20, height: 20), format: .png) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(png != nil)
    }
  }
}
