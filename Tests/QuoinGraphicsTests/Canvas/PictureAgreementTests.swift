import Foundation
import QuoinGraphics
import Testing

/// Scenes drawn as a picture, and as an SVG that is drawn again: both have to look alike, and as the points say.
@Suite("Outputs draw alike") struct PictureAgreementTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Colours at the middle of pixels; what is not listed is only compared between the outputs.
    let points: [(x: Int, y: Int, color: UIColor)]
    /// How many pixels may differ; text is drawn with FreeType's masks here and as shapes there.
    var tolerance = 60
    let draw: @Sendable (Canvas) -> Void
  }

  static let box = CGRect(x: 20, y: 30, width: 60, height: 40)

  static func line(_ points: [(Int, Int)], _ change: (UIBezierPath) -> Void = { _ in }) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for (x, y) in points.dropFirst() { path.addLine(to: CGPoint(x: x, y: y)) }
    path.lineWidth = 10
    change(path)
    return path
  }

  /// Four pixels: red, green, blue, and one that is half clear white.
  static let image = UIImage(
    cgImage: CGImage(width: 2, height: 2, pixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080])!)

  /// 12 × 12: borders of 4 in red, yellow (corners) and green, blue in the middle.
  static let framed: UIImage = {
    var pixels: [UInt32] = []
    for y in 0..<12 {
      for x in 0..<12 {
        let (isMiddleX, isMiddleY) = (x >= 4 && x < 8, y >= 4 && y < 8)
        pixels.append(
          isMiddleX && isMiddleY
            ? 0xFF00_00FF : isMiddleX ? 0xFFFF_0000 : isMiddleY ? 0xFF00_FF00 : 0xFFFF_FF00)
      }
    }
    return UIImage(cgImage: CGImage(width: 12, height: 12, pixels: pixels)!)
  }()

  static let gradient = [
    Gradient.Stop(color: .red, location: 0.25), .init(color: .white, location: 0.5),
    .init(color: .blue, location: 0.75),
  ]

  static let scenes: [Scene] = [
    Scene(
      testDescription: "a rectangle",
      points: [(19, 50, .clear), (20, 30, .red), (79, 69, .red), (80, 50, .clear), (50, 70, .clear)]
    ) {
      $0.fill(box, color: .red)
    },
    Scene(
      testDescription: "a translucent colour over another",
      points: [(50, 50, UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))]
    ) {
      $0.fill(box, color: .red)
      $0.fill(box, color: UIColor.blue.withAlphaComponent(0.5))
    },
    Scene(
      testDescription: "round corners",
      points: [(21, 31, .clear), (50, 31, .red), (21, 50, .red), (78, 68, .clear), (30, 36, .red)]
    ) {
      $0.fill(roundedRect: box, radii: CornerRadii(15), paint: .color(.red))
    },
    Scene(
      testDescription: "two round corners",
      points: [(21, 31, .clear), (78, 31, .red), (21, 68, .red), (78, 68, .clear)]
    ) {
      $0.fill(
        roundedRect: box, radii: CornerRadii(15, corners: [.topLeft, .bottomRight]), paint: .color(.red))
    },
    Scene(testDescription: "the even-odd rule", points: [(50, 50, .clear), (25, 35, .green)]) {
      let path = UIBezierPath(rect: box)
      path.addOval(in: box.insetBy(dx: 15, dy: 10))
      path.usesEvenOddFillRule = true
      $0.fill(path, paint: .color(.green))
    },
    Scene(
      testDescription: "butt ends",
      points: [(28, 50, .clear), (32, 46, .red), (32, 53, .red), (50, 44, .clear), (71, 50, .clear)]
    ) {
      $0.stroke(line([(30, 50), (70, 50)]), paint: .color(.red))
    },
    Scene(
      testDescription: "square ends",
      points: [(26, 46, .red), (24, 50, .clear), (73, 53, .red), (75, 50, .clear)]
    ) {
      $0.stroke(line([(30, 50), (70, 50)]) { $0.lineCapStyle = .square }, paint: .color(.red))
    },
    Scene(testDescription: "round ends", points: [(26, 50, .red), (25, 46, .clear), (73, 50, .red)]) {
      $0.stroke(line([(30, 50), (70, 50)]) { $0.lineCapStyle = .round }, paint: .color(.red))
    },
    Scene(testDescription: "a mitred corner", points: [(66, 34, .red), (74, 26, .red), (60, 50, .clear)]) {
      $0.stroke(line([(30, 30), (70, 30), (70, 70)]), paint: .color(.red))
    },
    Scene(testDescription: "a mitre beyond its limit", points: [(74, 25, .clear)]) {
      $0.stroke(line([(30, 30), (70, 30), (70, 70)]) { $0.miterLimit = 1 }, paint: .color(.red))
    },
    Scene(testDescription: "a bevelled corner", points: [(74, 25, .clear), (70, 28, .red)]) {
      $0.stroke(line([(30, 30), (70, 30), (70, 70)]) { $0.lineJoinStyle = .bevel }, paint: .color(.red))
    },
    Scene(testDescription: "a round corner of a line", points: [(74, 25, .clear), (72, 27, .red)]) {
      $0.stroke(line([(30, 30), (70, 30), (70, 70)]) { $0.lineJoinStyle = .round }, paint: .color(.red))
    },
    Scene(
      testDescription: "dashes", points: [(12, 50, .red), (24, 50, .clear), (32, 50, .red), (44, 50, .clear)]
    ) {
      $0.stroke(line([(10, 50), (90, 50)]) { $0.setLineDash([10, 10], phase: 0) }, paint: .color(.red))
    },
    Scene(
      testDescription: "dashes that begin within their pattern",
      points: [(12, 50, .red), (17, 50, .clear), (27, 50, .red)]
    ) {
      $0.stroke(line([(10, 50), (90, 50)]) { $0.setLineDash([10, 10], phase: 5) }, paint: .color(.red))
    },
    Scene(testDescription: "lines of no width", points: [(50, 50, .clear)]) {
      $0.stroke(line([(10, 50), (90, 50)]) { $0.lineWidth = 0 }, paint: .color(.red))
    },
    Scene(
      testDescription: "a gradient along a line",
      points: [
        (10, 50, .red), (50, 50, .white), (90, 50, .blue),
        (37, 20, UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1)),
      ]
    ) {
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        paint: .gradient(Gradient(stops: gradient, shape: .linear(from: .zero, to: CGPoint(x: 100, y: 0)))))
    },
    Scene(
      testDescription: "a gradient from the middle",
      points: [(50, 50, .red), (69, 50, .white), (95, 50, .blue), (50, 75, .blue)]
    ) {
      let shape = Gradient.Shape.radial(center: CGPoint(x: 50, y: 50), radius: CGSize(width: 40, height: 20))
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 100), paint: .gradient(Gradient(stops: gradient, shape: shape))
      )
    },
    Scene(
      testDescription: "a gradient around the middle, within a path",
      points: [(60, 57, .red), (39, 50, .white), (56, 38, .blue)]
    ) {
      let shape = Gradient.Shape.conic(center: CGPoint(x: 50, y: 50), angle: 0)
      $0.fill(UIBezierPath(ovalIn: box), paint: .gradient(Gradient(stops: gradient, shape: shape)))
    },
    Scene(
      testDescription: "a line in a gradient", points: [(12, 50, .red), (49, 50, .white), (88, 50, .blue)]
    ) {
      let shape = Gradient.Shape.linear(from: CGPoint(x: 10, y: 0), to: CGPoint(x: 90, y: 0))
      $0.stroke(line([(10, 50), (90, 50)]), paint: .gradient(Gradient(stops: gradient, shape: shape)))
    },
    Scene(
      testDescription: "clips narrow each other, and end with their state",
      points: [(25, 50, .clear), (45, 50, .red), (60, 50, .clear), (95, 95, .blue)]
    ) {
      $0.saveGState()
      $0.clip(to: CGRect(x: 40, y: 0, width: 60, height: 100))
      $0.clip(to: UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 100)))
      $0.fill(box, color: .red)
      $0.restoreGState()
      $0.fill(CGRect(x: 90, y: 90, width: 10, height: 10), color: .blue)
    },
    Scene(
      testDescription: "clips to paths and round corners",
      points: [(21, 31, .clear), (50, 35, .red), (50, 50, .clear)]
    ) {
      $0.clip(toRoundedRect: box, radii: CornerRadii(15))
      let ring = UIBezierPath(rect: box)
      ring.addRect(box.insetBy(dx: 10, dy: 10))
      ring.usesEvenOddFillRule = true
      $0.clip(to: ring)
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red)
    },
    Scene(
      testDescription: "transforms in turn",
      points: [(70, 20, .red), (70, 59, .red), (50, 20, .clear), (70, 65, .clear), (50, 90, .blue)]
    ) {
      $0.saveGState()
      $0.translateBy(x: 80, y: 10)
      $0.rotate(by: .pi / 2)
      $0.scaleBy(x: 2, y: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 25, height: 20), color: .red)
      $0.restoreGState()
      $0.concatenate(CGAffineTransform(translationX: 40, y: 80))
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20), color: .blue)
    },
    Scene(
      testDescription: "a group half as strong",
      points: [(50, 50, UIColor.red.withAlphaComponent(0.5)), (5, 5, .blue)]
    ) {
      $0.beginTransparencyLayer(alpha: 0.5)
      $0.fill(box, color: .blue)
      $0.fill(box, color: .red)
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), color: .blue)
    },
    Scene(
      testDescription: "images are stretched over their rectangle",
      points: [(22, 32, .red), (77, 32, .green), (22, 67, .blue), (77, 67, UIColor(white: 1, alpha: 0.5))]
    ) {
      $0.draw(image, in: box)
    },
    Scene(
      testDescription: "tinted images",
      points: [(22, 32, .orange), (77, 32, .orange), (77, 67, UIColor.orange.withAlphaComponent(0.5))]
    ) {
      $0.draw(image.withTintColor(.orange), in: box)
    },
    Scene(
      testDescription: "stretched middles",
      points: [
        (21, 31, .yellow), (78, 68, .yellow), (50, 31, .red), (21, 50, .green), (50, 50, .blue),
      ]
    ) {
      $0.draw(
        framed.resizableImage(
          withCapInsets: UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4), resizingMode: .stretch),
        in: box)
    },
    Scene(
      testDescription: "tiles",
      points: [
        (1, 81, .yellow), (50, 81, .red), (50, 86, .blue), (98, 91, .yellow), (1, 86, .green),
        (50, 79, .clear),
        (50, 92, .clear),
      ]
    ) {
      let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
      $0.draw(framed.resizableImage(withCapInsets: caps), in: CGRect(x: 0, y: 80, width: 100, height: 12))
    },
    Scene(
      testDescription: "patterns begin at the origin",
      points: [(25, 36, .yellow), (29, 41, .blue), (29, 37, .red), (24, 41, .green)]
    ) {
      $0.fill(box, paint: .pattern(framed))
    },
    Scene(testDescription: "shadows", points: [(50, 50, .red), (5, 5, .clear)]) {
      let path = UIBezierPath(rect: box)
      $0.shadow(of: path, color: .black, opacity: 0.5, offset: CGSize(width: 6, height: 4), radius: 3)
      $0.fill(path, paint: .color(.red))
    },
    Scene(testDescription: "text", points: [(2, 90, .clear)], tolerance: 400) {
      let text = AttributedText("Hamburg\nשלום fi", font: .systemFont(ofSize: 22), color: .red)
      $0.draw(
        TextLayout(text: text, paragraph: TextParagraph(alignment: .center), maximumWidth: 100),
        at: CGPoint(x: 0, y: 10))
    },
    Scene(testDescription: "lines under and behind text", points: [], tolerance: 600) {
      let text = NSMutableAttributedString(
        string: "under", attributes: [.underlineStyle: NSUnderlineStyle.thick.rawValue])
      text.append(
        NSAttributedString(
          string: "\nthrough",
          attributes: [
            .strikethroughStyle: NSUnderlineStyle.single.rawValue, .strikethroughColor: UIColor.red,
          ]))
      text.append(
        NSAttributedString(
          string: "\nback", attributes: [.backgroundColor: UIColor.yellow, .underlineStyle: 0x101]))
      $0.draw(
        TextLayout(
          text: AttributedText(text, font: .systemFont(ofSize: 22), color: .black), maximumWidth: 100),
        at: CGPoint(x: 0, y: 4))
    },
  ]

  private func render(_ format: OutputFormat, _ draw: (Canvas) -> Void) throws -> UIImage {
    var options = OutputOptions()
    options.svg.text = .outlines
    let size = CGSize(width: 100, height: 100)
    return try #require(
      UIImage(data: try Renderer.render(size: size, format: format, options: options) { draw($0) }))
  }

  @Test(arguments: scenes)
  func scene(_ scene: Scene) throws {
    let picture = try #require(try render(.png, scene.draw).cgImage)
    let drawing = try render(.svg, scene.draw)
    let again = try #require(
      try render(.png) { $0.draw(drawing, in: CGRect(x: 0, y: 0, width: 100, height: 100)) }.cgImage)
    for (x, y, color) in scene.points {
      let (found, wanted) = (try #require(picture.color(x: x, y: y)), color.cgColor)
      #expect(difference(found, wanted) < 0.06, "\(found.hexString) at \(x), \(y), not \(wanted.hexString)")
    }
    var (off, total) = (0, CGFloat(0))
    for y in 0..<100 {
      for x in 0..<100 {
        let gap = difference(try #require(picture.color(x: x, y: y)), try #require(again.color(x: x, y: y)))
        total += gap
        if gap > 0.2 { off += 1 }
      }
    }
    #expect(off < scene.tolerance && total < 250, "\(off) pixels differ, \(total) in all")
  }

  /// The greatest difference of premultiplied components.
  private func difference(_ a: CGColor, _ b: CGColor) -> CGFloat {
    max(
      abs(a.red * a.alpha - b.red * b.alpha), abs(a.green * a.alpha - b.green * b.alpha),
      abs(a.blue * a.alpha - b.blue * b.alpha), abs(a.alpha - b.alpha))
  }
}
