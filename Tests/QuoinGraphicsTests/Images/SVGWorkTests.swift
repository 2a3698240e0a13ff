import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// What drawing an SVG takes, in steps of about 10 ns as they were measured.
@Suite struct SVGWorkTests {
  private func work(_ body: String, head: String = "width='100' height='100'") throws -> SVGWork {
    try SVGCheck.check(
      Data("<svg xmlns='http://www.w3.org/2000/svg' \(head)>\(body)</svg>".utf8), name: "x", budget: .default
    ).work
  }

  /// What a body takes beside the 150 steps of the `svg` element itself.
  private func expect(
    _ body: String, fixed: Double, perPixel: Double = 0, perScaledPixel: Double = 0, surfaces: Double = 0,
    head: String = "width='100' height='100'", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try work(body, head: head)
    #expect(
      abs(found.fixed - 150 - fixed) < 1e-6 * max(1, fixed) && abs(found.perPixel - perPixel) < 1e-9
        && abs(found.perScaledPixel - perScaledPixel) < 1e-6 * max(1, perScaledPixel)
        && found.surfaces == surfaces,
      "\(found)", sourceLocation: sourceLocation)
  }

  @Test func elementsSegmentsAndCrossings() throws {
    try expect("", fixed: 0)
    try expect("<g/><g/>", fixed: 300)
    try expect("<g><g/></g>", fixed: 300)
    try expect("<path d='M0 0L5 5L0 9'/>", fixed: 150 + 3 * 40 + 25)
    try expect("<path/>", fixed: 150)
    try expect("<polygon points='0 0 5 5 0 9'/>", fixed: 150 + 3 * 40 + 3 * 25)
    try expect("<polyline points='0 0 5 5 0 9'/>", fixed: 150 + 3 * 40 + 3 * 25)
    for shape in ["rect", "circle", "ellipse", "line"] { try expect("<\(shape)/>", fixed: 150 + 32 * 40) }
    // What only stands ready is not drawn.
    try expect("<defs><path d='M0 0L5 5L0 9'/></defs><title>a</title><symbol><g/></symbol>", fixed: 0)
  }

  @Test func dashesCountAlongTheLine() throws {
    let shape = 150.0 + 32 * 40
    func dashes(_ count: Double) -> Double { shape + count * 200 }
    try expect("<rect width='30' height='20' stroke-dasharray='3 2'/>", fixed: dashes(100 / 5))
    try expect("<rect width='30' height='20' stroke-dasharray='3,-2'/>", fixed: dashes(100 / 5))
    try expect(
      "<rect width='30' height='20' rx='2' ry='1' stroke-dasharray='10'/>", fixed: dashes(2 * 56 / 10))
    try expect("<circle r='10' stroke-dasharray='10'/>", fixed: dashes(80 / 10))
    try expect("<line x1='-10' x2='20' y1='5' y2='-5' stroke-dasharray='10'/>", fixed: dashes(80 / 10))
    // A length in parts of the page is as long as any.
    try expect("<rect width='100%' height='0' stroke-dasharray='100'/>", fixed: dashes(8000 / 100))
    try expect("<rect width='30' height='20' stroke-dasharray='200% 3'/>", fixed: dashes(100 / 5))
    for none in ["none", "0", "0 0", "x"] {
      try expect("<rect width='30' height='20' stroke-dasharray='\(none)'/>", fixed: shape)
    }
    // Below a tenth of a pixel there is one line.
    try expect("<rect width='30' height='20' stroke-dasharray='.01'/>", fixed: dashes(1000))
    try expect(
      "<g transform='scale(2)'><rect width='30' height='20' stroke-dasharray='.01'/></g>",
      fixed: 150 + dashes(2000))
    try expect("<g stroke-dasharray='5'><path d='M0 0L30 40'/></g>", fixed: 300 + 2 * 40 + 10 * 200)
  }

  @Test func textTakesTheSquareOfItsLength() throws {
    try expect("<text>abcd</text>", fixed: 150 + 4 * 402)
    try expect("<text>ab<tspan>cd</tspan></text>", fixed: 300 + 4 * 402)
    try expect("<text><![CDATA[ab]]></text>", fixed: 150 + 14 * 407)
    try expect("<tref>abcd</tref>", fixed: 150 + 4 * 402)
    try expect("<g id='a'>abcd</g><tref href='#a'/>", fixed: 300 + 18 * 409)
    try expect("<text><!-- no --></text>", fixed: 150)
  }

  @Test func layersAndOpacity() throws {
    try expect("<g opacity='1'/><g opacity='1.0'/>", fixed: 300)
    try expect("<g opacity='.5'/>", fixed: 150, perPixel: 0.1, surfaces: 1)
    try expect("<g opacity='none'/>", fixed: 150)
    try expect("<g style='isolation: isolate'/>", fixed: 150, perPixel: 1, surfaces: 1)
    try expect("<g style='mix-blend-mode:screen;opacity:.3'/>", fixed: 150, perPixel: 1.1, surfaces: 2)
    try expect(
      "<g opacity='.5'><g opacity='.5'/></g><g opacity='.5'/>", fixed: 450, perPixel: 0.3, surfaces: 2)
    try expect("<mask id='m'><g/></mask><g mask='url(#m)'/>", fixed: 300, perPixel: 2, surfaces: 1)
    try expect(
      "<clipPath id='c'><g/></clipPath><g clip-path='url(\"#c\")'/>", fixed: 300, perPixel: 0.1, surfaces: 1)
    // A mask's own layers lie upon that of what it masks.
    try expect(
      "<mask id='m'><g opacity='.5'/></mask><g mask='url(#m)'/>", fixed: 300, perPixel: 2.1, surfaces: 2)
  }

  @Test func filters() throws {
    func filter(_ primitives: String, _ attributes: String = "") -> String {
      "<filter id='f' \(attributes)>\(primitives)</filter><g filter='url(#f)'/>"
    }
    let costs: [(String, Double)] = [
      ("<feGaussianBlur/>", 16), ("<feDropShadow/>", 20), ("<feDisplacementMap/>", 55),
      ("<feDiffuseLighting/>", 8),
      ("<feSpecularLighting/>", 8), ("<feOffset/>", 5), ("<feImage/>", 5), ("<feMerge/>", 2),
      ("<feMerge><feMergeNode/><feMergeNode/></feMerge>", 6), ("<feTurbulence/>", 9),
      ("<feTurbulence numOctaves='-4'/>", 27),
      ("<feConvolveMatrix/>", 14), ("<feConvolveMatrix order='2 7'/>", 19),
      ("<feConvolveMatrix order='4'/>", 21),
      ("<feConvolveMatrix order='16 16'/>", 261),
    ]
    for (primitive, cost) in costs {
      try expect(filter(primitive), fixed: 150, perPixel: 1 + cost, surfaces: 5)
    }
    // Each result is held for those that follow.
    try expect(filter("<feOffset/><feOffset/><feOffset/><feOffset/>"), fixed: 150, perPixel: 21, surfaces: 7)
    try expect(filter("<feMorphology/>"), fixed: 150, perPixel: 6, surfaces: 5)
    try expect(
      filter("<feMorphology radius='3 2'/>"), fixed: 150, perPixel: 6, perScaledPixel: 0.6 * (24 + 10),
      surfaces: 5)
    try expect(
      filter("<feMorphology radius='2'/>"), fixed: 150, perPixel: 6, perScaledPixel: 0.6 * (16 + 8),
      surfaces: 5)
    try expect(
      filter("<feMorphology radius='.01'/>", "primitiveUnits='objectBoundingBox'"), fixed: 150, perPixel: 6,
      perScaledPixel: 0.6 * (6400 + 160), surfaces: 5)
    try expect(
      filter("<feMorphology radius='.01'/>", "primitiveUnits='userSpaceOnUse'"), fixed: 150, perPixel: 6,
      perScaledPixel: 0.6 * (0.0004 + 0.04), surfaces: 5)
    try expect(
      "<g transform='scale(3)'>" + filter("<feMorphology radius='1'/>") + "</g>", fixed: 300, perPixel: 6,
      perScaledPixel: 0.6 * (36 + 12), surfaces: 5)
    // Functions stand for one primitive each.
    try expect("<g style='filter:blur(3px) sepia(1)'/>", fixed: 150, perPixel: 51, surfaces: 5)
    try expect("<g filter='url(#none)'/>", fixed: 150, perPixel: 1, surfaces: 5)
    try expect(
      "<g id='a'/><filter id='f'><feImage href='#a'/></filter><g filter='url(#f)'/>", fixed: 450, perPixel: 6,
      surfaces: 5)
    for primitive in ["<feConvolveMatrix order='17 3'/>", "<feConvolveMatrix order='3 17'/>"] {
      #expect(throws: Diagnostic.svgFilter("x", "a convolution of more than 16 by 16")) {
        try work(filter(primitive))
      }
    }
    #expect(throws: Diagnostic.svgFilter("x", "units of a convolution")) {
      try work(filter("<feConvolveMatrix kernelUnitLength='1'/>"))
    }
    #expect(throws: Diagnostic.svgFilter("x", "units of a light")) {
      try work(filter("<feDiffuseLighting kernelUnitLength='1'/>"))
    }
  }

  @Test func whatIsNamedIsDrawnEachTime() throws {
    try expect("<g id='a'/><use href='#a'/><use xlink:href=' #a ' xmlns:xlink='x'/>", fixed: 150 + 2 * 300)
    try expect("<symbol id='a'><g/><g/></symbol><use href='#a'/><use href='#b'/>", fixed: 150 + 300 + 150)
    // A marker stands at each corner, and is drawn in units of its own.
    try expect(
      "<marker id='m'><g/></marker><path d='M0 0L5 5' marker-mid='url(#m)'/>", fixed: 150 + 2 * 40 + 3 * 150)
    try expect(
      "<marker id='m'><g opacity='.5'/></marker><g marker='url(#m)'><path d='M0 0'/></g>",
      fixed: 300 + 40 + 2 * 150, perPixel: 0.2, surfaces: 1)
    let dashed = "<rect width='30' height='20' stroke-dasharray='.01'/>"
    try expect(
      "<marker id='m'>\(dashed)</marker><path marker-end='url(#m)'/>", fixed: 150 + 150 + 1280 + 200 * 10_000)
    // A pattern is drawn on a surface of its own, for lines, areas and text.
    let pattern = "<pattern id='p'><g/></pattern>"
    try expect("\(pattern)<rect fill='url(#p)'/>", fixed: 300 + 1280, perPixel: 1, surfaces: 1)
    try expect("\(pattern)<text stroke='url(#p)'/>", fixed: 300, perPixel: 1, surfaces: 1)
    try expect(
      "\(pattern)<g fill='url(#p)'><rect/><rect/></g>", fixed: 750 + 2 * 1280, perPixel: 2, surfaces: 1)
    try expect(
      "<pattern id='p'><g opacity='.5'/></pattern><rect fill='url(#p)'/>", fixed: 300 + 1280, perPixel: 1.1,
      surfaces: 2)
    try expect(
      "<pattern id='q' href='#p'/>\(pattern)<rect fill='url(#q)'/>", fixed: 300 + 1280, perPixel: 1,
      surfaces: 1)
    try expect("<linearGradient id='p'><stop/></linearGradient><rect fill='url(#p)'/>", fixed: 150 + 1280)
    try expect(
      "<pattern id='p'>\(dashed)</pattern><rect fill='url(#p)'/>", fixed: 300 + 2560 + 200 * 10_000,
      perPixel: 1, surfaces: 1)
  }

  @Test func unitsOfABoxAreWhatTheDrawingsSizeMakesThem() throws {
    func dashes(_ head: String, _ inner: String = "", _ scale: Double) throws {
      let rect = "<rect width='30' height='20' stroke-dasharray='.0001'/>"
      let body = inner.isEmpty ? rect : inner.replacing("%", with: rect)
      try expect(
        body, fixed: (inner.isEmpty ? 0 : 150) + 150 + 1280 + 200 * min(1e6, 1000 * scale), head: head)
    }
    try dashes("width='100' height='100' viewBox='0 0 50 100'", "", 2)
    try dashes("width='100' height='100' viewBox='0 0 100 20'", "", 5)
    try dashes("width='-100' height='100' viewBox='0 0 50 100'", "", 2)
    try dashes("viewBox='0 0 50 20'", "", 1)
    try dashes("width='100' viewBox='0 0 50 20'", "", 2)
    try dashes("width='2in' height='2' viewBox='0 0 2 2'", "", 96)
    try dashes("width='2' height='2in' viewBox='0 0 2 2'", "", 1)
    for head in ["viewBox='0 0 0 20'", "viewBox='0 0 20 0'", "viewBox='0 0 20'", "viewBox='x'"] {
      try dashes("width='9' height='9' \(head)", "", 1e6)
    }
    let nested = "width='9' height='9'"
    try dashes(nested, "<svg width='30' height='10' viewBox='0 0 10 10'>%</svg>", 3)
    try dashes(nested, "<svg width='3in' height='1' viewBox='0 0 1 1'>%</svg>", 3)
    for inner in [
      "<svg viewBox='0 0 10 10'>%</svg>", "<svg width='5' viewBox='0 0 10 10'>%</svg>",
      "<svg height='5' viewBox='0 0 10 10'>%</svg>",
    ] {
      try dashes(nested, inner, 1e6)
    }
    try dashes(nested, "<g viewBox='0 0 10 10' width='10' height='10'>%</g>", 1e6)
  }

  @Test func imagesWithinCountWithTheirPixels() throws {
    let url = "data:image/png;base64,\(ImageFixtures.png().base64EncodedString())"
    try expect("<image href='\(url)'/>", fixed: 150 + 24 * 16, perPixel: 1)
    try expect("<image/>", fixed: 150)
    let svg = "data:image/svg+xml,%3Csvg%20xmlns='x'%3E%3Cg%20opacity='.5'/%3E%3C/svg%3E"
    try expect("<image href=\"\(svg)\"/>", fixed: 150 + 300, perPixel: 1.1, surfaces: 2)
    try expect(
      "<filter id='f'><feImage href='\(url)'/></filter><g filter='url(#f)'/>", fixed: 150 + 384, perPixel: 6,
      surfaces: 5)
  }

  @Test func rulesOfStyleAreTriedOnEachElement() throws {
    // Two steps for each letter of the selector and four more, for each of the nodes, which are svg, style, its text, g.
    try expect("<style>.a{opacity:.5}</style><g/>", fixed: 150 + 4 * 8)
    try expect(
      "<style>.a{opacity:.5}</style><g class='b a'/>", fixed: 150 + 4 * 8, perPixel: 0.1, surfaces: 1)
    let matching: [(String, Bool)] = [
      (".a", true), (".b", true), (".c", false), ("#i", true), ("#j", false), ("g", true), ("h", false),
      (".a, #j", true),
      ("x,y", false), ("g.z", true), ("*", true), ("g:hover", true), (".a-b_c", false), (".1", false),
      ("", false),
    ]
    for (selector, matches) in matching {
      let found = try work(
        "<style> /* { */ \(selector) { fill : red ; opacity : .5 } </style><g id='i' class='a b'/>")
      // A rule that may match anything is taken to match the svg and the style element, too.
      #expect((found.perPixel > 0) == matches, "\(selector)")
    }
    try expect("<style>@font-face{opacity:.5}</style><g/>", fixed: 150)
    try expect("<g style='opacity/**/:/*1*/.5'/>", fixed: 150, perPixel: 0.1, surfaces: 1)
    try expect("<g style='opacity:1/*'/><g style='opacity'/>", fixed: 300)
  }

  @Test func namesAreReadFromTheirValues() {
    let values: [(String, [String])] = [
      ("url(#a)", ["#a"]), ("url( '#a' ) url(\"b.svg#c\")", ["#a", "#c"]), ("#a", []), ("url(a)", []),
      ("url(#a", ["#a"]),
      ("none", []), ("url(#a)#b", ["#a"]),
    ]
    for (value, names) in values { #expect(SVGCheck.references(in: value) == names, "\(value)") }
  }

  @Test func aDrawingIsAsSharpAsTimeAndMemoryAllow() {
    let size = CGSize(width: 100, height: 50)
    var work = SVGWork()
    work.fixed = 10
    #expect(work.steps(size, scale: 3) == 10)
    #expect(work.affordableScale(size, wished: 1e9, pixels: 1) == 1e9)
    work.perPixel = 2
    work.perScaledPixel = 3
    let steps: Double = 10 + 5000 * 4 * (2 + 3 * 4)
    #expect(work.steps(size, scale: 2) == steps)
    // Sixteen steps a pixel of the limit, and four surfaces.
    func affordable(_ fixed: Double, _ surfaces: Double, scale: Double = 1) -> Bool {
      var work = SVGWork()
      (work.fixed, work.surfaces) = (fixed, surfaces)
      return work.isAffordable(size, scale: scale, pixels: 1000)
    }
    #expect(affordable(16_000, 0) && !affordable(16_001, 0))
    #expect(affordable(0, 0.8) && !affordable(0, 0.81))
    #expect(affordable(0, 0.2, scale: 2) && !affordable(0, 0.3, scale: 2))
    var layers = SVGWork()
    layers.surfaces = 1
    // 5,000 pixels of a surface in four times 1,000: a scale of 0.9 is the limit, and each step takes a third off.
    #expect(layers.affordableScale(size, wished: 1, pixels: 1000) == 0.7)
    #expect(layers.affordableScale(size, wished: 0.85, pixels: 1000) == 0.85)
    #expect(layers.affordableScale(size, wished: 1, pixels: 0) < 1e-5)
    let changes: [WritableKeyPath<SVGWork, Double>] = [\.perPixel, \.perScaledPixel, \.surfaces]
    for change in changes {
      var work = SVGWork()
      work[keyPath: change] = 100
      #expect(work.affordableScale(size, wished: 1, pixels: 100) < 1)
    }
  }
}
