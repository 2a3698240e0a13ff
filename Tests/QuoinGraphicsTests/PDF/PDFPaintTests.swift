import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// Gradients, patterns, groups, masks and shadows of groups in a PDF.
@Suite struct PDFPaintTests {
  private let area = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func file(_ draw: (Canvas) -> Void) throws -> PDFFile {
    try #require(
      PDFFile(try Renderer.render(size: CGSize(width: 100, height: 80), format: .pdf) { draw($0) }))
  }

  private func fill(
    _ colors: [UIColor], at locations: [CGFloat]? = nil, _ shape: Gradient.Shape
  ) throws -> PDFFile {
    try file {
      $0.translateBy(x: 1, y: 2)
      $0.fill(area, paint: .gradient(Gradient(colors: colors, locations: locations, shape: shape)))
    }
  }

  private func object(_ word: String, in file: PDFFile) throws -> (number: Int, words: String) {
    let found = file.objects.sorted { $0.key < $1.key }.filter { $0.value.contains(word) }
    try #require(found.count == 1, "\(found)")
    return (found[0].key, found[0].value.replacing("\n", with: " "))
  }

  // MARK: Gradients

  @Test func aGradientAlongALineIsAShading() throws {
    let file = try fill([.red, .blue], .linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 40, y: 0)))
    let pattern = try object("/PatternType 2", in: file)
    #expect(pattern.words.contains("/Matrix [ 1 0 0 -1 1 78  ]"))
    #expect(
      file.contents[0].contains(
        "q\n/Pattern cs /P\(pattern.number) scn\n11 22 m\n41 22 l\n41 62 l\n11 62 l\nh\nf\nQ\n"))
    let shading = try object("/ShadingType 2", in: file).words
    #expect(shading.contains("/Coords [ 10 0 40 0 ]") && shading.contains("/Extend [ true true ]"))
    #expect(
      shading.contains(
        "/Function << /FunctionType 2 /Domain [ 0 1 ] /N 1 /C0 [ 1 0 0 ] /C1 [ 0 0 1 ] >>"))
    #expect(!file.objects.values.contains { $0.contains("/SMask") })
  }

  @Test func stopsBeginAndEndWhereTheyStand() throws {
    let file = try fill(
      [.red, .blue, .black, .white], at: [0.25, 0.5, 0.5, 0.75], .linear(from: .zero, to: CGPoint(x: 9, y: 0))
    )
    let shading = try object("/ShadingType 2", in: file).words
    // The first colour, two ramps with an edge between them, and the last colour.
    #expect(shading.components(separatedBy: "/FunctionType 2").count == 5)
    #expect(shading.contains("/Bounds [ 0.25 0.5 0.75 ]") && shading.contains("/Encode [ 0 1 0 1 0 1 0 1 ]"))
    #expect(
      shading.contains("/C0 [ 0 0 0 ] /C1 [ 1 1 1 ]") && shading.contains("/C0 [ 1 1 1 ] /C1 [ 1 1 1 ]"))
  }

  @Test func anEllipseIsACircleThatIsStretched() throws {
    let shape = Gradient.Shape.radial(center: CGPoint(x: 20, y: 30), radius: CGSize(width: 5, height: 10))
    let file = try fill([.red, .blue], shape)
    #expect(try object("/PatternType 2", in: file).words.contains("/Matrix [ 5 0 0 -10 21 48  ]"))
    #expect(try object("/ShadingType 3", in: file).words.contains("/Coords [ 0 0 0 0 0 1 ]"))
  }

  @Test func aFanHasAPatchForEachPartOfATurn() throws {
    let file = try fill(
      [.red, .blue, .blue, .red], at: [0, 0.333, 0.666, 1], .conic(center: CGPoint(x: 25, y: 40), angle: 0))
    let shading = try object("/ShadingType 6", in: file)
    #expect(shading.words.contains("/BitsPerCoordinate 32 /BitsPerComponent 16 /BitsPerFlag 8"))
    // It reaches a little beyond the corners, which are 25 points away from the centre.
    #expect(shading.words.contains("/Decode [ -1.25 51.25 13.75 66.25 0 1 0 1 0 1 ]"))
    // A flag, twelve points and four colours, 72 for the turn and one more at each of the two stops within it.
    let stream = try #require(file.streams[shading.number])
    #expect(stream.unicodeScalars.count == 74 * (1 + 12 * 8 + 4 * 6))
  }

  @Test func clearColorsLetThroughWhatIsBehind() throws {
    let clear = UIColor.red.withAlphaComponent(0)
    for (shape, kind) in [
      (Gradient.Shape.linear(from: .zero, to: CGPoint(x: 9, y: 0)), 2),
      (.radial(center: .zero, radius: CGSize(width: 9, height: 9)), 3), (.conic(center: .zero, angle: 1), 6),
    ] {
      let file = try fill([.red, clear], shape)
      let state = try object("/SMask <<", in: file)
      #expect(state.words.contains("/S /Luminosity"))
      #expect(file.contents[0].contains("/G\(state.number) gs\n/Pattern cs"))
      let mask = try #require(file.number("G", of: state.words))
      #expect(file.objects[mask]?.contains("/CS /DeviceGray") == true)
      #expect(file.objects[mask]?.contains("/BBox [ 10 21 42 63 ]") == true)
      #expect(file.streams[mask]?.hasSuffix("cm /S sh\n") == true)
      let shadings = file.objects.values.filter { $0.contains("/ShadingType \(kind)") }
      #expect(shadings.count == 2 && shadings.count { $0.contains("/DeviceGray") } == 1)
    }
  }

  @Test func whatIsOneColorIsNoGradient() throws {
    for colors in [[UIColor.red, .red], [.red.withAlphaComponent(0), .red.withAlphaComponent(0)]] {
      let file = try fill(colors, .linear(from: .zero, to: CGPoint(x: 9, y: 0)))
      #expect(!file.objects.values.contains { $0.contains("/Pattern") })
      #expect(file.contents[0].contains("\nf\n") == (colors[0] == .red))
    }
  }

  @Test func linesAndGroupsHaveGradientsToo() throws {
    let gradient = Gradient(colors: [.red, .blue], shape: .linear(from: .zero, to: CGPoint(x: 9, y: 0)))
    let file = try file {
      $0.beginTransparencyLayer(alpha: 0.5)
      let path = UIBezierPath(rect: area)
      path.lineWidth = 3
      $0.stroke(path, paint: .gradient(gradient))
      $0.endTransparencyLayer()
    }
    let pattern = try object("/PatternType 2", in: file)
    // What a group draws lies in the page's points, from the top.
    #expect(pattern.words.contains("/Matrix [ 1 0 0 1 0 0  ]"))
    let form = try object("/S /Transparency /CS /DeviceRGB", in: file)
    #expect(file.streams[form.number]?.contains("/Pattern CS /P\(pattern.number) SCN\n3 w") == true)
    #expect(file.contents[0].contains("/a500 gs\n/X\(form.number) Do Q"))
  }

  @Test func anImageIsRepeatedAsATile() throws {
    let image = try #require(CGImage(width: 4, height: 2, pixels: [UInt32](repeating: 0xFF00_FF00, count: 8)))
    let file = try file { $0.fill(area, paint: .pattern(UIImage(cgImage: image, scale: 2))) }
    let pattern = try object("/PatternType 1", in: file)
    #expect(pattern.words.contains("/BBox [ 0 0 4 2 ] /XStep 4 /YStep 2 /Matrix [ 0.5 0 0 -0.5 0 80 ]"))
    #expect(file.streams[pattern.number]?.contains("4 0 0 -2 0 2 cm /X") == true)
  }

  // MARK: Groups

  private func structure(_ draw: (Canvas) -> Void) throws -> String {
    let data = try Renderer.document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: CGSize(width: 100, height: 80))
      draw(canvas)
    }
    return try #require(PDFFile(data)).structure
  }

  @Test func whatAGroupHoldsKeepsItsRoles() throws {
    let tree = try structure { canvas in
      canvas.withRole(.paragraph) { canvas.fill(area, color: .red) }
      canvas.beginTransparencyLayer(alpha: 0.5)
      canvas.withRole(.heading(1)) { canvas.fill(area, color: .blue) }
      canvas.withRole(.paragraph) { canvas.fill(area, color: .green) }
      canvas.endTransparencyLayer()
      canvas.withRole(.paragraph) { canvas.fill(area, color: .red) }
    }
    #expect(tree == "Document\n  P 1.0\n  H1 1.form.0\n  P 1.form.1\n  P 1.1\n")
  }

  @Test func aGroupWithinAPartBelongsToIt() throws {
    let tree = try structure { canvas in
      canvas.withRole(.paragraph) {
        canvas.fill(area, color: .red)
        canvas.beginTransparencyLayer(alpha: 0.5)
        canvas.fill(area, color: .blue)
        canvas.endTransparencyLayer()
        canvas.fill(area, color: .green)
      }
    }
    #expect(tree == "Document\n  P 1.0 1.form.0 1.1\n")
  }

  @Test func aGroupOfNothingIsNotDrawn() throws {
    let file = try file {
      $0.beginTransparencyLayer(alpha: 0.5)
      $0.endTransparencyLayer()
    }
    #expect(!file.contents[0].contains("Do"))
  }

  @Test func aGroupIsAsLargeAsItsClip() throws {
    let file = try file {
      $0.clip(to: area)
      $0.beginTransparencyLayer(alpha: 0.25)
      $0.fill(CGRect(x: 0, y: 0, width: 90, height: 70), color: .red)
      $0.endTransparencyLayer()
    }
    #expect(try object("/Transparency /CS /DeviceRGB", in: file).words.contains("/BBox [ 10 20 40 60 ]"))
  }

  @Test func aMaskLetsThroughWhatItCovers() throws {
    let file = try file { canvas in
      _ = canvas.beginMasked { canvas.fill(area, color: .black) }
      canvas.fill(CGRect(x: 0, y: 0, width: 90, height: 70), color: .red)
      canvas.goBackToStart()
    }
    let state = try object("/SMask <<", in: file)
    #expect(state.words.contains("/S /Alpha"))
    let mask = try #require(file.number("G", of: state.words))
    #expect(file.streams[mask]?.contains("10 20 30 40 re f") == true)
    #expect(file.contents[0].contains("/G\(state.number) gs\n/X"))
  }

  @Test func nothingComesThroughAnEmptyMask() throws {
    let file = try file { canvas in
      _ = canvas.beginMasked {}
      canvas.fill(area, color: .red)
      canvas.goBackToStart()
    }
    #expect(!file.contents[0].contains("Do"))
  }

  @Test func whatAMaskHoldsIsNoContent() throws {
    let tree = try structure { canvas in
      canvas.withRole(.paragraph) {
        _ = canvas.beginMasked { canvas.withRole(.heading(1)) { canvas.fill(area, color: .black) } }
        canvas.fill(area, color: .red)
        canvas.goBackToStart()
      }
    }
    #expect(tree.contains("P 1.form.0") && !tree.contains("H1 1"))
  }

  // MARK: Shadows of groups

  /// The largest shadow in a file and where it is drawn.
  private func shadow(_ draw: (Canvas) -> Void) throws -> (width: Int, height: Int, place: [Double]) {
    let file = try file(draw)
    let alpha = try object("/Interpolate true /ColorSpace /DeviceGray", in: file)
    func side(_ key: String) -> Int {
      alpha.words.firstRange(of: key).flatMap { Int(alpha.words[$0.upperBound...].prefix { $0.isNumber }) }
        ?? 0
    }
    let line = try #require(file.contents[0].split(separator: "\n").first { $0.hasSuffix("Do Q") })
    return (
      side("/Width "), side("/Height "),
      line.split(separator: " ").compactMap { Double($0) }
    )
  }

  @Test func whatAGroupDrawsCastsItsShadow() throws {
    func cast(_ draw: @escaping (Canvas) -> Void) throws -> [Double] {
      try shadow { canvas in
        canvas.clip(to: CGRect(x: 0, y: 0, width: 50, height: 70))
        canvas.beginShadowLayer(color: .black, opacity: 0.5, offset: CGSize(width: 3, height: 5), radius: 2)
        draw(canvas)
        canvas.endShadowLayer()
      }.place
    }
    let place = try cast { $0.fill(area, color: .red) }
    // Three deviations and a point around the clip, in half points, moved by the offset.
    #expect(place.count == 6 && abs(place[0] - 57) <= 8 && place[1] == 0 && place[2] == 0 && place[3] < 0)
    #expect(try cast { $0.fill(area, color: .blue) } == place)
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func everyKindOfDrawingCasts(kind: Int) throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
    let text = TextLayout(text: AttributedText("MMM", font: .systemFont(ofSize: 20)))
    /// The alpha of a shadow, row by row.
    func coverage(_ draw: (Canvas) -> Void) throws -> String {
      let file = try file { canvas in
        canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 0)
        draw(canvas)
        canvas.endShadowLayer()
      }
      let alpha = try #require(
        file.objects.filter { $0.value.contains("/Width 2") && $0.value.contains("/Height 16") }.keys.first)
      return try #require(file.streams[alpha])
    }
    let box = CGRect(x: 20, y: 20, width: 20, height: 20)
    let blank = try coverage { $0.fill(CGRect(x: 90, y: 70, width: 1, height: 1), color: .red) }
    let drawn = try coverage { canvas in
      canvas.fill(CGRect(x: 90, y: 70, width: 1, height: 1), color: .red)
      canvas.saveGState()
      canvas.translateBy(x: 1, y: 1)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 80, height: 60))
      switch kind {
      case 0: canvas.fill(UIBezierPath(ovalIn: box), paint: .color(.red))
      case 1: canvas.stroke(UIBezierPath(rect: box), paint: .color(.red))
      case 2: canvas.draw(image, in: box)
      case 3: canvas.draw(text, at: box.origin)
      default:
        canvas.beginTransparencyLayer(alpha: 0.5)
        _ = canvas.beginMasked { canvas.fill(box, color: .black) }
        canvas.shadow(of: UIBezierPath(rect: box), color: .black, opacity: 1, offset: .zero, radius: 0)
        canvas.endTransparencyLayer()
      }
      canvas.restoreGState()
    }
    #expect(drawn != blank)
  }
}
