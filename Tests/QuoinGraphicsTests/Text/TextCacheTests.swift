import CQuoinGraphics
import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

@Suite("Layouts that are kept")
struct TextCacheTests {
  private func request(_ string: String, width: Double = 100, color: UIColor = .black) -> TextRequest {
    TextRequest(
      text: AttributedText(string, font: .systemFont(ofSize: 17), color: color), paragraph: TextParagraph(),
      width: width, height: .infinity, lines: 0)
  }

  @Test("the same text at the same width is the same layout; at another width it has the same shapes")
  func sharing() {
    let cache = TextCache(limit: 1 << 20)
    let first = cache.content(request("Hello there"))
    #expect(cache.content(request("Hello there")) === first)
    let other = cache.content(request("Hello there", width: 50))
    #expect(other !== first)
    #expect(other.text === first.text)
    #expect(cache.content(request("Hello there", color: .red)).text === first.text)
  }

  @Test("é and e with an accent are two texts, whichever came first")
  func canonicalEquivalents() {
    for (first, second) in [
      ("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("\u{1E0B}\u{323}", "\u{1E0D}\u{307}"),
    ] {
      let cache = TextCache(limit: 1 << 20)
      #expect(cache.content(request(first)).text.string.unicodeScalars.elementsEqual(first.unicodeScalars))
      #expect(cache.content(request(second)).text.string.unicodeScalars.elementsEqual(second.unicodeScalars))
    }
    let links = ["a?\u{E9}", "a?e\u{301}"].map { link in
      AttributedText(
        NSAttributedString(string: "a", attributes: [.link: link]), font: .systemFont(ofSize: 17))
    }
    #expect(links[0] != links[1])
  }

  @Test("a cache keeps to its size and forgets what was not asked for")
  func bound() {
    let cache = TextCache(limit: 100_000)
    let first = cache.content(request("first"))
    for index in 0..<500 { _ = cache.content(request("text number \(index)")) }
    #expect(cache.cost <= 200_000)
    #expect(cache.content(request("first")) !== first)
  }

  @Test("pictures in texts count")
  func pictures() {
    let cache = TextCache(limit: 100_000)
    weak var first: CGImage?
    for index in 0..<50 {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 50)).image { _ in }
      if index == 0 { first = image.cgImage }
      let text = ReleasingAttributedString(attachment: NSTextAttachment(image: image))
      _ = cache.content(
        TextRequest(
          text: AttributedText(text, font: .systemFont(ofSize: 17)), paragraph: TextParagraph(), width: 100,
          height: .infinity, lines: 0))
      #expect(index > 0 || first != nil)
    }
    #expect(first == nil && cache.cost <= 200_000)
  }

  @Test("what is asked for again and again stays")
  func recency() {
    let cache = TextCache(limit: 100_000)
    let first = cache.content(request("first"))
    for index in 0..<500 {
      _ = cache.content(request("text number \(index)"))
      #expect(cache.content(request("first")) === first)
    }
  }

  @Test("eight threads that set and draw at once give the pixels that one gives")
  func threads() async {
    let texts = (0..<24).map { "Quoin \($0) — שלום عربي 漢字 😀 lines that wrap \($0 * 7919)" }
    let alone = texts.map { draw($0, cache: TextCache(limit: 1 << 20)) }
    let shared = TextCache(limit: 60_000)
    await withTaskGroup(of: [[UInt8]].self) { group in
      for worker in 0..<8 {
        group.addTask {
          var pictures = [[UInt8]](repeating: [], count: texts.count)
          for step in 0..<texts.count {
            let index = (step + worker * 3) % texts.count
            pictures[index] = draw(texts[index], cache: shared)
          }
          return pictures
        }
      }
      for await pictures in group { #expect(pictures == alone) }
    }
  }
}

private func draw(_ string: String, cache: TextCache) -> [UInt8] {
  let request = TextRequest(
    text: AttributedText(string, font: .systemFont(ofSize: 17)), paragraph: TextParagraph(), width: 120,
    height: .infinity, lines: 4)
  let layout = TextLayout(content: cache.content(request))
  let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 130, 100)
  let context = cairo_create(surface)
  defer {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
  let fonts = DrawingFonts()
  for run in layout.glyphRuns {
    cairo_set_scaled_font(context, fonts.scaled(run.font))
    let glyphs = run.glyphs.map { cairo_glyph_t(index: UInt($0.index), x: Double($0.x), y: Double($0.y)) }
    cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
  }
  cairo_surface_flush(surface)
  guard let data = cairo_image_surface_get_data(surface) else { return [] }
  let count = Int(cairo_image_surface_get_stride(surface)) * 100
  return [UInt8](UnsafeBufferPointer(start: data, count: count))
}
