import CQuoinGraphics
import QuoinGraphics

/// Lines of 60 characters in Inter: set for the first time beside Pango, and set again beside the first time.
var textCases: BenchmarkGroup {
  BenchmarkGroup("text") {
    var lines = SampleLines()
    let font = UIFont.systemFont(ofSize: 17)
    let pango = PangoLine()
    let known = (0..<64).map { _ in AttributedText(lines.next(), font: font) }
    for text in known { keep(TextLayout(text: text)) }
    var width = 100.0
    var index = 0
    func nextKnown() -> AttributedText {
      index += 1
      return known[index & 63]
    }
    let newLine = Benchmark.Subject("new, wrapped") {
      keep(TextLayout(text: AttributedText(lines.next(), font: font), maximumWidth: 200))
    }
    return [
      Benchmark(
        "text/new line", limit: 1.5,
        .init("Pango") { pango.measure(lines.next(), width: -1) },
        .init("TextLayout") { keep(TextLayout(text: AttributedText(lines.next(), font: font))) }),
      Benchmark(
        "text/new lines, wrapped", limit: 1.5,
        .init("Pango") { pango.measure(lines.next(), width: 200) }, .init("TextLayout", newLine.run)),
      Benchmark(
        "text/another width", limit: 1 / 3.0, newLine,
        .init("another width") {
          width += 0.001
          keep(TextLayout(text: nextKnown(), maximumWidth: width))
        }),
      Benchmark(
        "text/same width", limit: 1 / 30.0, newLine,
        .init("same width") { keep(TextLayout(text: nextKnown(), maximumWidth: 90)) }),
    ]
  }
}

/// Lines of words that repeat while their order hardly ever does, so that no cache knows them.
private struct SampleLines {
  private static let words = [
    "quick", "brown", "jumps", "over", "lazy", "dogs", "Text", "Inter", "layout", "AVAT", "of", "the", "a",
    "with",
  ]
  private var state: UInt64 = 42

  mutating func next() -> String {
    var line = ""
    while line.utf8.count < 60 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      line += Self.words[Int(state >> 33) % Self.words.count] + " "
    }
    return String(line.prefix(60))
  }
}

/// The same line through Pango, in the same font and without hinting.
private final class PangoLine {
  private let context: OpaquePointer?
  private let font = pango_font_description_from_string("Inter 12.75")

  init() {
    context = pango_font_map_create_context(pango_cairo_font_map_new())
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  func measure(_ line: String, width: Int32) {
    let layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, line, -1)
    pango_layout_set_width(layout, width < 0 ? -1 : width * 1024)
    var size = (Int32(0), Int32(0))
    pango_layout_get_size(layout, &size.0, &size.1)
    keep(size)
    layout.map { g_object_unref(gpointer($0)) }
  }
}
