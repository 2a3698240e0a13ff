import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// What is written into an SVG, element by element.
@Suite struct SVGMarkupTests {
  private let box = CGRect(x: 1.5, y: 2, width: 10, height: 8)

  @Test func areas() throws {
    let found = try svgLines { canvas in
      canvas.fill(box, color: .red)
      canvas.fill(box, color: UIColor(red: 0, green: 0, blue: 1, alpha: 0.25))
      canvas.fill(box, color: .clear)
      canvas.fill(roundedRect: box, radii: CornerRadii(3), paint: .color(.red))
      canvas.fill(roundedRect: box, radii: CornerRadii(30), paint: .color(.red))
      canvas.fill(roundedRect: box, radii: CornerRadii(0), paint: .color(.red))
      canvas.fill(roundedRect: box, radii: CornerRadii(3), paint: .color(.clear))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3.25, y: -4))
      path.addCurve(
        to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 7, y: 8), controlPoint2: CGPoint(x: 9, y: 10))
      path.close()
      canvas.fill(path, paint: .color(.red))
      path.usesEvenOddFillRule = true
      canvas.fill(path, paint: .color(.red))
      canvas.fill(path, paint: .color(.clear))
    }
    #expect(
      found == [
        "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" fill=\"#ff0000\"/>",
        "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" fill=\"#0000ff\" fill-opacity=\"0.25\"/>",
        "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" rx=\"3\" fill=\"#ff0000\"/>",
        "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" rx=\"4\" fill=\"#ff0000\"/>",
        "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" fill=\"#ff0000\"/>",
        "<path d=\"M1 2L3.25 -4C7 8 9 10 5 6Z\" fill=\"#ff0000\"/>",
        "<path d=\"M1 2L3.25 -4C7 8 9 10 5 6Z\" fill=\"#ff0000\" fill-rule=\"evenodd\"/>",
      ])
  }

  @Test func lines() throws {
    let found = try svgLines { canvas in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 9, y: 0))
      canvas.stroke(path, paint: .color(.red))
      path.lineWidth = 2.5
      path.miterLimit = 4
      path.lineCapStyle = .round
      canvas.stroke(path, paint: .color(.red))
      path.lineCapStyle = .square
      path.lineJoinStyle = .bevel
      path.setLineDash([3, 1.5], phase: 0)
      canvas.stroke(path, paint: .color(.red))
      path.lineCapStyle = .butt
      path.lineJoinStyle = .round
      path.setLineDash([3, 1.5], phase: 2)
      canvas.stroke(path, paint: .color(UIColor.red.withAlphaComponent(0.5)))
      canvas.stroke(path, paint: .color(.clear))
    }
    let line = "<path d=\"M0 0L9 0\" fill=\"none\" stroke=\"#ff0000\""
    #expect(
      found == [
        line + " stroke-width=\"1\" stroke-miterlimit=\"10\"/>",
        line + " stroke-width=\"2.5\" stroke-linecap=\"round\" stroke-miterlimit=\"4\"/>",
        line
          + " stroke-width=\"2.5\" stroke-linecap=\"square\" stroke-linejoin=\"bevel\" stroke-dasharray=\"3 1.5\"/>",
        line
          + " stroke-opacity=\"0.5\" stroke-width=\"2.5\" stroke-linejoin=\"round\" stroke-dasharray=\"3 1.5\" stroke-dashoffset=\"2\"/>",
      ])
  }

  @Test func statesOpenAndCloseTheirGroups() throws {
    let found = try svgLines { canvas in
      canvas.concatenate(.identity)
      canvas.translateBy(x: 1, y: -2)
      canvas.saveGState()
      canvas.scaleBy(x: 2, y: 0.7654321)
      canvas.clip(to: box)
      canvas.restoreGState()
      canvas.saveGState()
      canvas.restoreGState()
      canvas.saveGState()
      let path = UIBezierPath(rect: box)
      path.usesEvenOddFillRule = true
      canvas.clip(to: path)
      path.usesEvenOddFillRule = false
      canvas.clip(to: path)
      canvas.restoreGState()
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.beginTransparencyLayer(alpha: 1)
      canvas.rotate(by: .pi / 6)
    }
    let d = "M1.5 2L11.5 2L11.5 10L1.5 10Z"
    #expect(
      found == [
        "<g transform=\"translate(1 -2)\">", "<g transform=\"matrix(2 0 0 0.765432 0 0)\">",
        "<clipPath id=\"c1\"><rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\"/></clipPath>",
        "<g clip-path=\"url(#c1)\">", "</g></g>",
        "<clipPath id=\"c2\"><path d=\"\(d)\" clip-rule=\"evenodd\"/></clipPath>",
        "<g clip-path=\"url(#c2)\">",
        "<clipPath id=\"c3\"><path d=\"\(d)\"/></clipPath>", "<g clip-path=\"url(#c3)\">", "</g></g>",
        "<g opacity=\"0.5\">", "<g class=\"layer\">",
        "<g transform=\"matrix(0.866025 0.5 -0.5 0.866025 0 0)\">", "</g></g>", "</g>", "</g></svg>",
      ])
  }

  @Test func gradientsAndPatterns() throws {
    let stops: [Gradient.Stop] = [
      .init(color: .red, location: 0.25), .init(color: UIColor.blue.withAlphaComponent(0.5), location: 1),
    ]
    let image = UIImage(
      cgImage: try #require(CGImage(width: 4, height: 2, pixels: .init(repeating: 0, count: 8))), scale: 2)
    let found = try svgLines { canvas in
      canvas.fill(
        box,
        paint: .gradient(
          Gradient(stops: stops, shape: .linear(from: CGPoint(x: 1, y: 2), to: CGPoint(x: 3, y: 4)))))
      canvas.stroke(
        UIBezierPath(rect: box),
        paint: .gradient(
          Gradient(
            stops: stops, shape: .radial(center: CGPoint(x: 5, y: 6), radius: CGSize(width: 7, height: 8)))))
      for _ in 0..<2 { canvas.fill(box, paint: .pattern(image)) }
      canvas.fill(box, paint: .pattern(UIImage()))
    }
    let area = "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\""
    let colors =
      "<stop offset=\"0.25\" stop-color=\"#ff0000\"/><stop offset=\"1\" stop-color=\"#0000ff\" stop-opacity=\"0.5\"/>"
    let short = found.map { line in
      let data = line.part(after: "base64,") ?? "-"
      return line.replacingOccurrences(of: "base64,\(data)", with: "base64,…")
    }
    #expect(
      short == [
        "<linearGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" x1=\"1\" y1=\"2\" x2=\"3\" y2=\"4\">\(colors)</linearGradient>",
        "\(area) fill=\"url(#g1)\"/>",
        "<radialGradient id=\"g2\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"matrix(7 0 0 8 5 6)\">\(colors)</radialGradient>",
        "<path d=\"M1.5 2L11.5 2L11.5 10L1.5 10Z\" fill=\"none\" stroke=\"url(#g2)\" stroke-width=\"1\" stroke-miterlimit=\"10\"/>",
        "<defs><image id=\"i3\" width=\"4\" height=\"2\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,…\"/></defs>",
        "<pattern id=\"p4\" patternUnits=\"userSpaceOnUse\" width=\"2\" height=\"1\"><use xlink:href=\"#i3\" transform=\"matrix(0.5 0 0 0.5 0 0)\"/></pattern>",
        "\(area) fill=\"url(#p4)\"/>",
        "<pattern id=\"p5\" patternUnits=\"userSpaceOnUse\" width=\"2\" height=\"1\"><use xlink:href=\"#i3\" transform=\"matrix(0.5 0 0 0.5 0 0)\"/></pattern>",
        "\(area) fill=\"url(#p5)\"/>",
      ])
  }

  @Test func aFanOfSlicesStandsForColoursAroundACentre() throws {
    func fan(_ colors: [UIColor]) throws -> [String] {
      try svgLines {
        $0.fill(
          box,
          paint: .gradient(
            Gradient(colors: colors, shape: .conic(center: CGPoint(x: 4.5, y: 6), angle: .pi / 2))))
      }
    }
    let opaque = try fan([.black, .white])
    #expect(opaque.count == 243)
    #expect(opaque[0] == "<clipPath id=\"c1\"><path d=\"M1.5 2L11.5 2L11.5 10L1.5 10Z\"/></clipPath>")
    #expect(opaque[1] == "<g clip-path=\"url(#c1)\">" && opaque.last == "</g>")
    // From the centre to beyond the farthest corner, 7 points across and 4 down from it, and half under the next one.
    let reach = 65.0.squareRoot() * 1.01 + 1
    func wedge(_ from: Double, _ to: Double, _ color: String) -> String {
      let points = [from, to].map { part in
        let turn = Double.pi / 2 + part / 240 * 2 * .pi
        return SVGWriter.number(4.5 + reach * cos(turn)) + " " + SVGWriter.number(6 + reach * sin(turn))
      }
      return "<path d=\"M4.5 6L\(points[0])L\(points[1])Z\" fill=\"\(color)\"/>"
    }
    #expect(opaque[2] == wedge(0, 1.5, "#010101"))
    #expect(opaque[2 + 60] == wedge(60, 61.5, "#404040"))
    #expect(opaque[2 + 239] == wedge(239, 240, "#fefefe"))
    let clear = try fan([UIColor.black.withAlphaComponent(0.5), .white])
    #expect(clear[2] == wedge(0, 1, "#010101").replacing("/>", with: " fill-opacity=\"0.501\"/>"))
    // The centre may lie anywhere: what counts is the corner that is farthest from it.
    for (center, dx, dy) in [(CGPoint(x: 0, y: 20), 11.5, 18), (CGPoint(x: 20, y: 0), 18.5, 10)]
      as [(CGPoint, Double, Double)]
    {
      let found = try svgLines {
        $0.fill(
          box, paint: .gradient(Gradient(colors: [.black, .white], shape: .conic(center: center, angle: 0))))
      }
      let end = center.x + hypot(dx, dy) * 1.01 + 1
      #expect(found[2].contains("L\(SVGWriter.number(end)) \(SVGWriter.number(center.y))L"))
    }
  }

  @Test func slicesAreThinWhereColoursRunSteeplyAndBeginAtStops() throws {
    func ramp(_ stops: [(UIColor, CGFloat)]) -> ColorRamp {
      ColorRamp(stops.map { Gradient.Stop(color: $0.0, location: $0.1) }, traits: UITraitCollection())
    }
    let steep = ramp([(.black, 0), (.black, 0.3), (.white, 0.32), (.white, 0.6), (.red, 0.6), (.black, 1)])
    let cuts = steep.fanCuts
    #expect(cuts.first == 0 && cuts.last == 1 && zip(cuts, cuts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(cuts.contains(0.3) && cuts.contains(0.6))
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let (middle, first) = (steep.color(at: (from + to) / 2), steep.color(at: from + 1e-7))
      #expect(abs(middle.green - first.green) * 255 < 2.2, "at \(from)")
      #expect(abs(middle.red - first.red) * 255 < 2.2, "at \(from)")
    }
    #expect(ramp([(.red, 0), (.blue, 1)]).fanCuts.count < 260)
    let stops: [(UIColor, CGFloat)] = (0...20_000).map { index in
      (index % 2 == 0 ? UIColor.black : UIColor.white, CGFloat(index) / 20_000)
    }
    let many = ramp(stops)
    #expect(many.fanCuts.count < 5_000)
  }

  @Test func images() throws {
    let source = try #require(
      CGImage(width: 12, height: 12, pixels: .init(repeating: 0xFFFF_0000, count: 144)))
    let image = UIImage(cgImage: source, scale: 2)
    let caps = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 1)
    let place = CGRect(x: 3, y: 4, width: 24, height: 18)
    let found = try svgLines { canvas in
      canvas.draw(image, in: place)
      canvas.draw(image, in: place.offsetBy(dx: 1, dy: 0), tint: .blue)
      canvas.draw(image.withTintColor(UIColor.green.withAlphaComponent(0.5)), in: place)
      canvas.draw(image.withTintColor(.clear), in: place)
      canvas.draw(image, in: place.offsetBy(dx: 60, dy: 0))
      canvas.draw(
        image.resizableImage(withCapInsets: caps, resizingMode: .stretch).withTintColor(.green), in: place)
    }
    #expect(found[0].hasPrefix("<defs><image id=\"i1\" width=\"12\" height=\"12\""))
    #expect(
      Array(found[1...7]) == [
        "<use xlink:href=\"#i1\" transform=\"matrix(2 0 0 1.5 3 4)\"/>",
        "<use xlink:href=\"#i1\" transform=\"matrix(2 0 0 1.5 4 4)\"/>",
        "<filter id=\"f2\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"#00ff00\" flood-opacity=\"0.5\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>",
        "<use xlink:href=\"#i1\" transform=\"matrix(2 0 0 1.5 3 4)\" filter=\"url(#f2)\"/>",
        "<filter id=\"f3\" x=\"0\" y=\"0\" width=\"1\" height=\"1\" color-interpolation-filters=\"sRGB\"><feFlood flood-color=\"#00ff00\"/><feComposite in2=\"SourceAlpha\" operator=\"in\"/></filter>",
        "<g filter=\"url(#f3)\">",
        "<svg x=\"3\" y=\"4\" width=\"2\" height=\"1\" viewBox=\"0 0 4 2\" preserveAspectRatio=\"none\"><use xlink:href=\"#i1\"/></svg>",
      ])
    #expect(found.count == 17 && found.last == "</g>")
    #expect(
      found[11]
        == "<svg x=\"5\" y=\"5\" width=\"21\" height=\"14\" viewBox=\"4 2 6 4\" preserveAspectRatio=\"none\"><use xlink:href=\"#i1\"/></svg>"
    )
    #expect(
      found[15]
        == "<svg x=\"26\" y=\"19\" width=\"1\" height=\"3\" viewBox=\"10 6 2 6\" preserveAspectRatio=\"none\"><use xlink:href=\"#i1\"/></svg>"
    )
    // Slices that lie outside are left out.
    let cut = try svgLines { canvas in
      canvas.clip(to: CGRect(x: 0, y: 0, width: 4, height: 30))
      canvas.draw(image.resizableImage(withCapInsets: caps, resizingMode: .stretch), in: place)
    }
    #expect(cut.count { $0.hasPrefix("<svg ") } == 3)
  }

  @Test func filesArePassedOnAsTheyAreWhereEveryReaderTakesThemAlike() throws {
    func type(of data: Data) throws -> (type: String, data: Data?) {
      let image = try #require(UIImage(data: data))
      let line = try #require(
        try svgLines { $0.draw(image, in: CGRect(x: 0, y: 0, width: 9, height: 9)) }.first)
      let type = try #require(line.part(after: "data:", until: ";"))
      return (type, Data(base64Encoded: try #require(line.part(after: "base64,"))))
    }
    for (file, name) in [
      (ImageFixtures.photo, "image/jpeg"), (ImageFixtures.lossyWebP, "image/webp"),
      (ImageFixtures.png(), "image/png"),
    ] {
      let found = try type(of: file)
      #expect(found.type == name && found.data == file)
    }
    #expect(
      try type(of: Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8)).type
        == "image/svg+xml")
    // One that ends early is drawn in different ways, so its pixels are written.
    let early = try type(of: ImageFixtures.photo.dropLast(40))
    #expect(
      early.type == "image/png"
        && early.data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 24, height: 16))
  }

  @Test func shadowsAreFilters() throws {
    let found = try svgLines { canvas in
      let path = UIBezierPath(rect: box)
      canvas.shadow(of: path, color: .red, opacity: 0.5, offset: CGSize(width: 3, height: -4), radius: 2)
      canvas.shadow(of: path, color: .red, opacity: 1, offset: CGSize(width: 3, height: -4), radius: 0)
      canvas.shadow(of: path, color: .clear, opacity: 1, offset: .zero, radius: 2)
      canvas.shadow(of: UIBezierPath(), color: .red, opacity: 1, offset: .zero, radius: 2)
      canvas.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      canvas.beginShadowLayer(color: .red, opacity: 0.5, offset: CGSize(width: -7, height: 4), radius: 2)
      canvas.fill(box, color: .red)
      canvas.endShadowLayer()
    }
    let path = "<path d=\"M1.5 2L11.5 2L11.5 10L1.5 10Z\" fill=\"#ff0000\""
    #expect(
      found == [
        "<filter id=\"f1\" filterUnits=\"userSpaceOnUse\" x=\"-4.5\" y=\"-4\" width=\"22\" height=\"20\"><feGaussianBlur stdDeviation=\"2\"/></filter>",
        "\(path) fill-opacity=\"0.5\" transform=\"translate(3 -4)\" filter=\"url(#f1)\"/>",
        "\(path) transform=\"translate(3 -4)\"/>",
        "<clipPath id=\"c2\"><rect x=\"10\" y=\"10\" width=\"20\" height=\"20\"/></clipPath>",
        "<g clip-path=\"url(#c2)\">",
        "<filter id=\"f3\" filterUnits=\"userSpaceOnUse\" x=\"-3\" y=\"-3\" width=\"46\" height=\"46\" color-interpolation-filters=\"sRGB\"><feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"2\"/><feOffset dx=\"-7\" dy=\"4\" result=\"s\"/><feFlood flood-color=\"#ff0000\" flood-opacity=\"0.5\"/><feComposite in2=\"s\" operator=\"in\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>",
        "<g filter=\"url(#f3)\">", "<rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" fill=\"#ff0000\"/>",
        "</g>", "</g></svg>",
      ])
  }

  @Test func titlesAndLinksAreEscaped() throws {
    let found = try svgLines({
      $0.metadata.title = "A & B"
      $0.metadata.subject = "<\u{1}\u{FFFE}\t\"é>"
      $0.background = .white
    }) { $0.setURL("a?b&c", for: box) }
    #expect(
      found == [
        "<title>A &amp; B</title>", "<desc>&lt;\u{FFFD}\u{FFFD}&#9;&quot;é&gt;</desc>",
        "<rect x=\"0\" y=\"0\" width=\"40\" height=\"30\" fill=\"#ffffff\"/>",
        "<a xlink:href=\"a?b&amp;c\"><rect x=\"1.5\" y=\"2\" width=\"10\" height=\"8\" fill=\"none\" pointer-events=\"all\"/></a>",
      ])
  }

  @Test func numbersAreAsShortAsTheirThousandths() {
    let numbers: [(CGFloat, String)] = [
      (0, "0"), (-0.0001, "0"), (0.0005, "0.001"), (1, "1"), (-1, "-1"), (1.5, "1.5"), (-0.25, "-0.25"),
      (0.001, "0.001"), (12.3456, "12.346"), (1000.05, "1000.05"), (-1999.9996, "-2000"), (.nan, "0"),
      (.infinity, "0"), (1e12, "0"), (-1e12, "0"), (999_999_999_999, "999999999999"),
    ]
    for (number, text) in numbers { #expect(SVGWriter.number(number) == text) }
    func matrix(_ a: CGFloat, _ d: CGFloat) -> String {
      SVGWriter.matrix(CGAffineTransform(a: a, b: 0, c: 0, d: d, tx: 1.23456, ty: 0))
    }
    #expect(matrix(0.1234567, -0.5) == "matrix(0.123457 0 0 -0.5 1.235 0)")
    #expect(matrix(-0.000_002, 1000.000_2) == "matrix(-0.000002 0 0 1000 1.235 0)")
    #expect(matrix(2.000_000_1, 1.100_01) == "matrix(2 0 0 1.10001 1.235 0)")
    #expect(matrix(1, 1) == "translate(1.235 0)")
    for turned in [
      CGAffineTransform(a: 1, b: 2, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 0),
      CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ] {
      #expect(SVGWriter.matrix(turned).hasPrefix("matrix("))
    }
  }
}
