import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Numbers that no output can draw with.
@Suite struct CanvasRangeTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, CGFloat.leastNonzeroMagnitude * 1e13,
    -CGFloat.leastNonzeroMagnitude * 1e13, 1e19, 1e15,
    8e6, 1e-9, 0, 1, -3, 20,
  ]

  /// Draws everything with numbers that are seldom good.
  private func draw(_ canvas: Canvas, _ random: inout SeededGenerator, _ image: UIImage) {
    func number() -> CGFloat {
      Bool.random(using: &random)
        ? CGFloat(Int.random(in: 0...50, using: &random))
        : Self.numbers.randomElement(using: &random) ?? 0
    }
    func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
    func radii() -> CornerRadii { CornerRadii(topLeft: number(), topRight: number()) }
    func path() -> UIBezierPath {
      let path = UIBezierPath(roundedRect: rect(), radii: radii())
      path.addLine(to: point())
      path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
      path.lineWidth = number()
      path.miterLimit = number()
      path.setLineDash([number(), number()], phase: number())
      return path
    }
    func paint() -> Paint {
      let shape: Gradient.Shape
      switch Int.random(in: 0..<5, using: &random) {
      case 0: shape = .linear(from: point(), to: point())
      case 1: shape = .radial(center: point(), radius: CGSize(width: number(), height: number()))
      case 2: shape = .conic(center: point(), angle: number())
      case 3: return .pattern(image)
      default: return .color(.red)
      }
      return .gradient(
        Gradient(
          stops: [.init(color: .red, location: number()), .init(color: .blue, location: 1)], shape: shape))
    }
    let offset = CGSize(width: number(), height: number())
    switch Int.random(in: 0..<20, using: &random) {
    case 0: canvas.saveGState()
    case 1: canvas.restoreGState()
    case 2: canvas.scaleBy(x: number(), y: number())
    case 3: canvas.translateBy(x: number(), y: number())
    case 4: canvas.rotate(by: number())
    case 5: canvas.clip(to: rect())
    case 6: canvas.clip(to: path())
    case 7: canvas.clip(toRoundedRect: rect(), radii: radii())
    case 8: canvas.fill(rect(), color: .red)
    case 9: canvas.fill(rect(), paint: paint())
    case 10: canvas.fill(roundedRect: rect(), radii: radii(), paint: paint())
    case 11: canvas.fill(path(), paint: paint())
    case 12: canvas.stroke(path(), paint: paint())
    case 13: canvas.draw(image, in: rect(), tint: .blue)
    case 14:
      canvas.draw(TextLayout(text: AttributedText("a b", font: .systemFont(ofSize: number()))), at: point())
    case 15: canvas.beginTransparencyLayer(alpha: number())
    case 16: canvas.endTransparencyLayer()
    case 17: canvas.shadow(of: path(), color: .black, opacity: number(), offset: offset, radius: number())
    case 18: canvas.beginShadowLayer(color: .black, opacity: number(), offset: offset, radius: number())
    default:
      canvas.endShadowLayer()
      canvas.setURL("https://a", for: rect())
    }
  }

  private func smallImage() throws -> UIImage {
    UIImage(cgImage: try #require(CGImage(width: 2, height: 2, pixels: ImageDecodingTests.pixels)))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
  }

  @Test func primitivesGetNumbersWithinTheRangeOnly() throws {
    var random = SeededGenerator(seed: 9)
    let image = try smallImage()
    for _ in 0..<1500 {
      let canvas = StrictCanvas(
        size: CGSize(width: 50, height: 50), scale: 2, traits: UITraitCollection())
      for _ in 0..<12 { draw(canvas, &random, image) }
      #expect(canvas.faults == [])
    }
  }

  @Test(arguments: OutputFormat.allCases)
  func everyOutputIsFinishedWhateverTheNumbers(format: OutputFormat) throws {
    var random = SeededGenerator(seed: 10)
    let image = try smallImage()
    for _ in 0..<120 {
      let data = try Renderer.render(size: CGSize(width: 50, height: 50), format: format) { canvas in
        for _ in 0..<12 { draw(canvas, &random, image) }
      }
      #expect(data.count > 20)
    }
  }

  @Test func whatIsDrawnAfterBadNumbersIsStillSeen() throws {
    let small = try smallImage()
    let data = try Renderer.render(size: CGSize(width: 4, height: 4), format: .png) { canvas in
      for clip in [CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), .null] {
        canvas.saveGState()
        canvas.clip(to: clip)
        canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .red)
        canvas.restoreGState()
      }
      for scale in [CGFloat.nan, 0, .infinity, CGFloat.leastNonzeroMagnitude * 1e13] {
        canvas.saveGState()
        canvas.scaleBy(x: scale, y: 1)
        canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4), color: .red)
        canvas.restoreGState()
      }
      canvas.fill(CGRect(x: -1e308, y: 0, width: 1.5e308, height: 2), color: .blue)
      canvas.draw(small, in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    }
    let image = try #require(UIImage(data: data)?.cgImage)
    #expect(image.color(x: 3, y: 1) == CGColor(red: 0, green: 0, blue: 1))
    #expect(image.color(x: 0, y: 3)?.alpha == 0)
  }

  @Test func groupsGoBackToWhereTheyBegan() {
    let canvas = StrictCanvas(size: CGSize(width: 50, height: 50), scale: 1, traits: UITraitCollection())
    canvas.beginTransparencyLayer(alpha: 0.5)
    canvas.translateBy(x: 10, y: 0)
    canvas.saveGState()
    canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
    canvas.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.restoreGState()
    #expect(canvas.transform.tx == 10 && canvas.clipBounds.width == 1)
    canvas.endTransparencyLayer()
    #expect(canvas.transform == .identity && canvas.clipBounds.width == 50)
    canvas.endTransparencyLayer()
    canvas.endShadowLayer()
    #expect(canvas.log == ["group", "save", "shadow", "clip", "end shadow", "restore", "end"])
  }

  @Test func sizesBeyondTheRangeAreErrors() {
    for (size, scale) in [
      (CGSize(width: 1e19, height: 1), CGFloat(1e-15)), (CGSize(width: 9, height: 9), 1e30),
      (CGSize(width: 9, height: 9), 1e-9),
    ] {
      var options = OutputOptions()
      options.scale = scale
      var budget = Budget()
      budget.imagePixels = .max
      #expect {
        _ = try Renderer.render(size: size, format: .png, options: options, budget: budget) { _ in }
      } throws: {
        ($0 as? Diagnostic)?.message.contains("scales from 0.001 to 1000") == true
      }
    }
    #expect(CGImage(width: .max, height: 1, pixels: []) == nil)
    #expect(CGImage(width: .max, height: .max, pixels: [1]) == nil)
  }

  @Test func rectanglesWithoutNumbersOverlapNothing() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.overlap(CGRect(x: 5, y: -5, width: 10, height: 10)) == CGRect(x: 5, y: 0, width: 5, height: 5))
    #expect(rect.overlap(.infinite) == rect)
    for other in [
      CGRect.null, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .zero,
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect(x: 10, y: 0, width: 1, height: 1),
      CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 1),
    ] {
      #expect(!rect.overlaps(other) && rect.overlap(other).isNull && other.overlap(rect).isNull)
    }
  }
}

/// A canvas that notes what it is told, and numbers that it should not have got.
private final class StrictCanvas: Canvas {
  var log: [String] = []
  var faults: [String] = []

  private func check(_ numbers: CGFloat..., name: String = #function) {
    if !numbers.allSatisfy({ abs($0) < 1e16 }) { faults.append("\(name) \(numbers)") }
  }

  private func check(_ point: CGPoint, _ name: String) {
    let page = point.applying(transform)
    if !(abs(page.x) <= 8_000_000 && abs(page.y) <= 8_000_000) { faults.append("\(name) \(point)") }
  }

  private func check(_ rect: CGRect, name: String = #function) {
    check(rect.origin, name)
    check(CGPoint(x: rect.maxX, y: rect.maxY), name)
  }

  private func check(_ path: UIBezierPath, name: String = #function) {
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): check(point, name)
      case .curve(let point, let first, let second):
        for point in [point, first, second] { check(point, name) }
      case .close: break
      }
    }
  }

  override func saveGStatePrimitive() { log.append("save") }
  override func restoreGStatePrimitive() { log.append("restore") }
  override func concatenatePrimitive(_ t: CGAffineTransform) {
    check(t.a, t.b, t.c, t.d, t.tx, t.ty)
    check(abs(1 / t.determinant).squareRoot())
  }
  override func clipPrimitive(to rect: CGRect) {
    log.append("clip")
    check(rect)
  }
  override func clipPrimitive(to path: UIBezierPath) { check(path) }
  override func fillPrimitive(_ rect: CGRect, paint: Paint) { check(rect) }
  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) { check(path) }
  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    check(path)
    check(path.lineWidth, path.miterLimit, path.lineDashPhase)
    check(path.lineDashPattern.reduce(0, +))
  }
  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    check(rect)
    check(1 / rect.width, 1 / rect.height)
  }
  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { check(point, #function) }
  override func beginTransparencyLayerPrimitive(alpha: CGFloat) {
    log.append("group")
    check(alpha)
  }
  override func endTransparencyLayerPrimitive(alpha: CGFloat) { log.append("end") }
  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    check(path)
    check(shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height)
  }
  override func beginShadowLayerPrimitive(_ shadow: Shadow) {
    log.append("shadow")
    check(shadow.opacity, shadow.radius, shadow.offset.width, shadow.offset.height)
  }
  override func endShadowLayerPrimitive(_ shadow: Shadow) { log.append("end shadow") }
  override func beginMaskPrimitive() { log.append("mask") }
  override func beginMaskedLayerPrimitive() { log.append("masked") }
  override func endMaskedLayerPrimitive() { log.append("end masked") }
  override func linkPrimitive(to target: LinkTarget, rect: CGRect) { check(rect) }
}
