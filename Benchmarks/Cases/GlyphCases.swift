import CQuoinGraphics
import Foundation
import Quoin

/// Forty lines of varied text in several sizes and two colours, drawn beside Cairo's own drawing of the same glyphs at the
/// same places, which rounds them to whole pixels.
var glyphCases: BenchmarkGroup {
  BenchmarkGroup("glyphs") {
    let pages = (0..<8).map { SamplePage(seed: $0) }
    func cases(_ name: String, limit: Double, scale: CGFloat, alpha: CGFloat) -> Benchmark {
      let cairo = pages.map { CairoPage($0, scale: scale, alpha: alpha) }
      var (first, second) = (0, 0)
      return Benchmark(
        "glyphs/" + name, limit: limit,
        .init("cairo_show_glyphs") {
          cairo[first & 7].draw()
          first += 1
        },
        .init("canvas") {
          keep(try pages[second & 7].draw(scale: scale, alpha: alpha))
          second += 1
        })
    }
    return [
      cases("a pixel a point", limit: 1, scale: 1, alpha: 1),
      cases("two pixels a point", limit: 1, scale: 2, alpha: 1),
      cases("half clear", limit: 1, scale: 1, alpha: 0.5),
    ]
  }
}

/// Lines of text with their places.
private struct SamplePage: Sendable {
  static let size = CGSize(width: 500, height: 800)
  let lines: [(layout: TextLayout, dark: TextLayout, place: CGPoint)]

  init(seed: Int) {
    let words = [
      "sort code", "04-00-41", "AVATAR", "quick", "brown", "jumps", "over", "Invoice", "Zürich", "£1,204.50",
      "of", "the", "lazy", "dogs", "Total", "(net)", "98%", "Wave", "To", "fjord",
    ]
    var state = UInt64(seed) &* 77 &+ 42
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    lines = (0..<40).map { row in
      let string = (0..<9).map { _ in words[next(words.count)] }.joined(separator: " ")
      let sizes: [CGFloat] = [9, 11, 13, 15, 17]
      let font = UIFont.systemFont(ofSize: sizes[next(5)], weight: next(4) == 0 ? .bold : .regular)
      func layout(_ alpha: CGFloat) -> TextLayout {
        TextLayout(text: AttributedText(string, font: font, color: UIColor(white: 0.2, alpha: alpha)))
      }
      return (layout(0.5), layout(1), CGPoint(x: CGFloat(next(40)) / 3, y: CGFloat(row) * 19.7))
    }
  }

  func layout(_ line: Int, alpha: CGFloat) -> TextLayout {
    alpha == 1 ? lines[line].dark : lines[line].layout
  }

  func draw(scale: CGFloat, alpha: CGFloat) throws -> UIImage {
    var options = OutputOptions()
    options.scale = scale
    return try Renderer.image(size: Self.size, options: options) { canvas in
      for line in lines.indices { canvas.draw(layout(line, alpha: alpha), at: lines[line].place) }
    }
  }
}

/// The same glyphs for Cairo.
private final class CairoPage {
  private struct Run {
    let font: OpaquePointer
    let glyphs: [cairo_glyph_t]
  }

  private let runs: [Run]
  private let scale: Double
  private let alpha: Double

  init(_ page: SamplePage, scale: CGFloat, alpha: CGFloat) {
    var fonts: [UIFont: OpaquePointer] = [:]
    runs = page.lines.indices.flatMap { line in
      page.layout(line, alpha: alpha).glyphRuns.compactMap { run in
        let font = fonts[run.font] ?? Self.font(run.font, scale: scale)
        fonts[run.font] = font
        let place = page.lines[line].place
        return font.map { font in
          Run(
            font: font,
            glyphs: run.glyphs.map {
              cairo_glyph_t(index: UInt($0.index), x: Double($0.x + place.x), y: Double($0.y + place.y))
            })
        }
      }
    }
    self.scale = scale
    self.alpha = alpha
  }

  private static func font(_ font: UIFont, scale: CGFloat) -> OpaquePointer? {
    let pattern = FcNameParse("Inter:weight=\(font.fontName.hasSuffix("Bold") ? 200 : 80)")
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    let found = FcFontMatch(nil, pattern, &result)
    let face = cairo_ft_font_face_create_for_pattern(found)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    defer { cairo_font_options_destroy(options) }
    var size = cairo_matrix_t()
    cairo_matrix_init_scale(&size, Double(font.pointSize), Double(font.pointSize))
    var transform = cairo_matrix_t()
    cairo_matrix_init_scale(&transform, Double(scale), Double(scale))
    return cairo_scaled_font_create(face, &size, &transform, options)
  }

  func draw() {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(SamplePage.size.width * scale), Int32(SamplePage.size.height * scale))
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    for run in runs {
      cairo_set_source_rgba(context, 0.2, 0.2, 0.2, alpha)
      cairo_set_scaled_font(context, run.font)
      cairo_show_glyphs(context, run.glyphs, Int32(run.glyphs.count))
    }
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}
