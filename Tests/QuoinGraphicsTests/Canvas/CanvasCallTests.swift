import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

/// Notes which primitives are called.
private final class Recorder: Canvas {
  var calls: [String] = []
  var rects: [CGRect] = []
  var paths: [UIBezierPath] = []
  var isPicture = false
  override var holdsPixels: Bool { isPicture }

  convenience init(scale: CGFloat = 1) {
    self.init(size: CGSize(width: 50, height: 40), scale: scale, traits: UITraitCollection())
  }

  /// The calls since the last look.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  override func saveGStatePrimitive() { calls.append("save") }
  override func restoreGStatePrimitive() { calls.append("restore") }
  override func concatenatePrimitive(_ transform: CGAffineTransform) { calls.append("concatenate") }
  override func clipPrimitive(to path: UIBezierPath) {
    calls.append("clip")
    paths.append(path)
    rects.append(path.bounds)
  }
  override func fillPrimitive(_ rect: CGRect, color: UIColor) {
    calls.append("fill")
    rects.append(rect)
  }
  override func fillPrimitive(_ path: UIBezierPath, paint: Paint) {
    calls.append("fillPath")
    paths.append(path)
  }
  override func strokePrimitive(_ path: UIBezierPath, paint: Paint) {
    calls.append("stroke")
    paths.append(path)
  }
  override func drawPrimitive(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    calls.append("image")
    rects.append(rect)
  }
  override func drawPrimitive(_ text: TextLayout, at point: CGPoint) { calls.append("text") }
  override func beginTransparencyLayerPrimitive(alpha: CGFloat) { calls.append("begin \(alpha)") }
  override func endTransparencyLayerPrimitive(alpha: CGFloat) { calls.append("end \(alpha)") }
  override func beginShadowLayerPrimitive(_ shadow: Shadow) { calls.append("begin shadow") }
  override func endShadowLayerPrimitive(_ shadow: Shadow) { calls.append("end shadow") }
  override func drawPrimitive(_ shadow: Shadow, of path: UIBezierPath) {
    calls.append("shadow \(shadow.opacity) \(shadow.offset.width) \(shadow.offset.height) \(shadow.radius)")
  }
  override func linkPrimitive(url: String, rect: CGRect) { calls.append("link \(url)") }
}

/// What a canvas hands on to its output, and what it keeps to itself.
@Suite struct CanvasCallTests {
  private let page = CGRect(x: 0, y: 0, width: 50, height: 40)

  private func draw(_ canvas: Canvas) throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFFFF_FFFF])))
    canvas.fill(page, color: .red)
    canvas.fill(page, paint: .color(.red))
    canvas.fill(roundedRect: page, radii: CornerRadii(3), paint: .color(.red))
    canvas.fill(UIBezierPath(rect: page), paint: .color(.red))
    canvas.stroke(UIBezierPath(rect: page), paint: .color(.red))
    canvas.draw(image, in: page)
    canvas.draw(TextLayout(text: AttributedText("a", font: .systemFont(ofSize: 9))), at: .zero)
    canvas.shadow(of: UIBezierPath(rect: page), color: .black, opacity: 1, offset: .zero, radius: 2)
    canvas.link(url: "u", rect: page)
  }

  private static let everything = [
    "fill", "fillPath", "fillPath", "fillPath", "stroke", "image", "text", "shadow 1.0 0.0 0.0 2.0",
    "link u",
  ]

  @Test func whatCanBeSeenIsHandedOn() throws {
    let canvas = Recorder()
    try draw(canvas)
    #expect(canvas.take() == Self.everything)
    // A plain canvas draws nothing, and neither keeps text nor holds pixels.
    let plain = Canvas(size: page.size, scale: 1, traits: UITraitCollection())
    try draw(plain)
    #expect(!plain.keepsText && !plain.holdsPixels)
  }

  @Test func whatCannotBeSeenIsNot() throws {
    let hidings: [(Canvas) -> Void] = [
      { $0.clip(to: CGRect(x: 60, y: 0, width: 9, height: 9)) },
      { $0.clip(to: UIBezierPath()) },
      { $0.clip(toRoundedRect: CGRect(x: 0, y: 50, width: 9, height: 9), radii: CornerRadii(2)) },
      { $0.scaleBy(x: 0, y: 1) },
      { $0.translateBy(x: .nan, y: 0) },
      { $0.concatenate(CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)) },
    ]
    for hide in hidings {
      let canvas = Recorder()
      canvas.saveGState()
      hide(canvas)
      _ = canvas.take()
      #expect(canvas.clipBounds == .zero)
      try draw(canvas)
      // Neither states nor groups nor clips inside it are told.
      canvas.saveGState()
      canvas.beginTransparencyLayer(alpha: 1)
      canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
      canvas.translateBy(x: 1, y: 1)
      canvas.clip(to: page)
      canvas.clip(to: UIBezierPath(rect: page))
      canvas.endShadowLayer()
      canvas.endTransparencyLayer()
      canvas.restoreGState()
      #expect(canvas.take() == [])
      canvas.restoreGState()
      #expect(canvas.take() == ["restore"])
      try draw(canvas)
      #expect(canvas.take() == Self.everything)
    }
  }

  @Test func statesAndGroupsEndInTheirOwnOrder() {
    let canvas = Recorder()
    canvas.restoreGState()
    canvas.endTransparencyLayer()
    canvas.endShadowLayer()
    #expect(canvas.take() == [] && !canvas.hasSavedState)
    canvas.beginTransparencyLayer(alpha: 0.5)
    #expect(canvas.hasSavedState)
    // What was remembered before a group is out of reach within it.
    canvas.restoreGState()
    canvas.endShadowLayer()
    #expect(canvas.take() == ["begin 0.5"])
    canvas.saveGState()
    canvas.translateBy(x: 5, y: 5)
    canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
    canvas.endTransparencyLayer()
    #expect(canvas.take() == ["save", "concatenate", "begin shadow", "end shadow", "restore", "end 0.5"])
    #expect(canvas.transform == .identity && !canvas.hasSavedState)
    canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
    canvas.beginTransparencyLayer(alpha: 1)
    canvas.endShadowLayer()
    #expect(canvas.take() == ["begin shadow", "begin 1.0", "end 1.0", "end shadow"])
  }

  @Test func theAlphaOfAGroupLiesBetweenNothingAndAll() {
    let canvas = Recorder()
    for (given, used) in [(-1, 0), (2, 1), (.nan, 1), (0.25, 0.25)] as [(CGFloat, CGFloat)] {
      canvas.beginTransparencyLayer(alpha: given)
      canvas.endTransparencyLayer()
      #expect(canvas.take() == ["begin \(used)", "end \(used)"])
    }
  }

  @Test func shadowsGetNumbersThatCanBeDrawn() {
    let canvas = Recorder()
    let path = UIBezierPath(rect: page)
    func calls(_ opacity: CGFloat, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> [String] {
      canvas.shadow(
        of: path, color: .black, opacity: opacity, offset: CGSize(width: x, height: y), radius: radius)
      return canvas.take()
    }
    #expect(calls(0.5, 3, -4, 5) == ["shadow 0.5 3.0 -4.0 5.0"])
    #expect(calls(7, -3, 4, -5) == ["shadow 1.0 -3.0 4.0 0.0"])
    #expect(calls(1, 0, 0, .nan) == ["shadow 1.0 0.0 0.0 0.0"])
    #expect(calls(1, 0, 0, 1e9) == ["shadow 1.0 0.0 0.0 10000.0"])
    for (opacity, x, y) in [
      (0, 0, 0), (-1, 0, 0), (.nan, 0, 0), (1, 9e6, 0), (1, 0, -9e6), (1, .nan, 0), (1, 0, .nan),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      #expect(calls(opacity, x, y, 1) == [], "\(opacity) \(x) \(y)")
    }
  }

  @Test func linksLeadSomewhere() {
    let canvas = Recorder()
    canvas.link(url: "", rect: page)
    canvas.link(url: "a", rect: CGRect(x: 9e9, y: 0, width: 1, height: 1))
    canvas.link(url: "b", rect: page)
    #expect(canvas.take() == ["link b"])
  }

  @Test func aRectangleBeyondTheRangeIsCutJustOutsideThePage() {
    for (scale, margin) in [(1, 2), (2, 2), (0.5, 4)] as [(CGFloat, CGFloat)] {
      let canvas = Recorder(scale: scale)
      canvas.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), color: .red)
      canvas.fill(CGRect(x: 10, y: 1, width: 1e9, height: 5), color: .red)
      canvas.clip(to: CGRect(x: 5, y: -1e9, width: 10, height: 2e9))
      #expect(
        canvas.rects == [
          page.insetBy(dx: -margin, dy: -margin), CGRect(x: 10, y: 1, width: 40 + margin, height: 5),
          CGRect(x: 5, y: -margin, width: 10, height: 40 + 2 * margin),
        ])
      #expect(canvas.clipBounds == CGRect(x: 5, y: 0, width: 10, height: 40))
    }
    let canvas = Recorder()
    canvas.scaleBy(x: 2, y: 4)
    canvas.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), color: .red)
    #expect(canvas.rects == [CGRect(x: -1, y: -0.5, width: 27, height: 11)])
  }

  @Test func theRangeIsCountedInPixelsOnThePage() {
    // 8,000,000 pixels from the corner, transform and all.
    let near = CGRect(x: 0, y: 0, width: 7_999_998, height: 5)
    let far = CGRect(x: 0, y: 0, width: 8_000_002, height: 5)
    let canvas = Recorder()
    canvas.fill(near, color: .red)
    canvas.fill(far, color: .red)
    canvas.fill(CGRect(x: -8_000_002, y: 0, width: 8_000_010, height: 5), color: .red)
    canvas.fill(CGRect(x: 0, y: -8_000_002, width: 5, height: 8_000_010), color: .red)
    canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 8_000_002), color: .red)
    #expect(canvas.rects[0] == near && canvas.rects[1...].allSatisfy { $0.width < 60 && $0.height < 60 })
    let fine = Recorder(scale: 4)
    fine.fill(CGRect(x: 0, y: 0, width: 1_999_998, height: 5), color: .red)
    fine.fill(CGRect(x: 0, y: 0, width: 2_000_002, height: 5), color: .red)
    #expect(fine.rects.map(\.width) == [1_999_998, 52])
    for transform in [
      CGAffineTransform(translationX: 10, y: 10), CGAffineTransform(scaleX: 1.1, y: 1.1),
      CGAffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 2, c: 0, d: 1, tx: 0, ty: 0),
    ] {
      let moved = Recorder()
      moved.concatenate(transform)
      moved.fill(CGRect(x: 0, y: 0, width: 7_999_995, height: 7_999_995), color: .red)
      #expect(moved.rects.allSatisfy { $0.width < 200 && $0.height < 200 })
    }
  }

  @Test func imagesBeyondTheRangeOrWithoutAreaAreNotDrawn() throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 2, pixels: [1, 2, 3, 4])))
    let canvas = Recorder()
    for rect in [
      CGRect(x: 0, y: 0, width: 1e9, height: 5), CGRect(x: 0, y: 0, width: 0, height: 5),
      CGRect(x: 0, y: 0, width: 5, height: 0), CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5),
    ] {
      canvas.draw(image, in: rect)
    }
    canvas.draw(UIImage(), in: page)
    #expect(canvas.take() == [])
    // A rectangle drawn backward is the same one.
    canvas.draw(image, in: CGRect(x: 10, y: 10, width: -4, height: -6))
    #expect(canvas.rects == [CGRect(x: 6, y: 4, width: 4, height: 6)])
    canvas.draw(
      TextLayout(text: AttributedText("a", font: .systemFont(ofSize: 9))), at: CGPoint(x: 1e9, y: 0))
    #expect(canvas.take() == ["image"])
  }

  @Test func pointsBeyondTheRangeMoveToItsEdge() throws {
    let canvas = Recorder()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1e9, y: -1e9))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 3))
    path.addCurve(
      to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: -1e9, y: 5), controlPoint2: CGPoint(x: 6, y: 1e9))
    path.addCurve(
      to: CGPoint(x: 3, y: 4), controlPoint1: CGPoint(x: 1, y: CGFloat.nan),
      controlPoint2: CGPoint(x: 6, y: 1))
    path.close()
    path.usesEvenOddFillRule = true
    canvas.fill(path, paint: .color(.red))
    let drawn = try #require(canvas.paths.first)
    #expect(
      drawn.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4e6, y: -4e6)),
        .curve(CGPoint(x: 3, y: 4), CGPoint(x: -4e6, y: 5), CGPoint(x: 6, y: 4e6)), .close,
      ])
    #expect(drawn.usesEvenOddFillRule)
    // One that is within the range is handed on as it is.
    for change in [CGPoint(x: 9e6, y: 0), CGPoint(x: 0, y: -9e6)] {
      for place in 0..<3 {
        let points = (0..<3).map { $0 == place ? change : CGPoint(x: 5, y: 5) }
        let curve = UIBezierPath()
        curve.move(to: .zero)
        curve.addCurve(to: points[0], controlPoint1: points[1], controlPoint2: points[2])
        canvas.fill(curve, paint: .color(.red))
        #expect(canvas.paths.last?.elements != curve.elements)
      }
    }
    let whole = UIBezierPath(ovalIn: page)
    canvas.fill(whole, paint: .color(.red))
    #expect(canvas.paths.last === whole)
  }

  @Test func strokesGetNumbersThatCanBeDrawn() throws {
    let canvas = Recorder()
    func stroked(_ change: (UIBezierPath) -> Void) throws -> UIBezierPath {
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10))
      path.setLineDash([3, 1], phase: 2)
      change(path)
      canvas.stroke(path, paint: .color(.red))
      return try #require(canvas.paths.last)
    }
    let good = try stroked { _ in }
    #expect(good.lineDashPattern == [3, 1] && good.lineDashPhase == 2 && good.miterLimit == 10)
    #expect(try stroked { $0.lineWidth = 9e6 }.lineWidth == 8e6)
    #expect(try stroked { $0.lineWidth = 9e6 }.lineDashPattern == [3, 1])
    for (given, used) in [(0.5, 1), (5000, 1000), (.nan, 10), (1, 1), (1000, 1000), (-3, 1)]
      as [(CGFloat, CGFloat)]
    {
      #expect(try stroked { $0.miterLimit = given }.miterLimit == used)
    }
    for (pattern, phase) in [
      ([3, -1], 0), ([0, 0], 0), ([3, .nan], 0), ([9e6, 1], 0), ([3, 1], .infinity), ([3, 1], .nan),
      ([3, 1], 5e5),
      ([3, 1], -5e5), ([1e-4, 1e-4], 0),
    ] as [([CGFloat], CGFloat)] {
      let path = try stroked { $0.setLineDash(pattern, phase: phase) }
      #expect(path.lineDashPattern == [] && path.lineDashPhase == 0, "\(pattern) from \(phase)")
    }
    #expect(try stroked { $0.setLineDash([3, 1], phase: -3e5) }.lineDashPattern == [3, 1])
    #expect(try stroked { $0.setLineDash([0, 4], phase: 0) }.lineDashPattern == [0, 4])
    #expect(try stroked { $0.setLineDash([], phase: 0) }.lineDashPattern == [])
    // 100,000 dashes are the most: an outline of 80 points, begun anew, and twice that with its curves.
    func dashes(_ length: CGFloat, _ build: (UIBezierPath) -> Void) throws -> Bool {
      let path = UIBezierPath()
      build(path)
      path.setLineDash([length / 2, length / 2], phase: 0)
      canvas.stroke(path, paint: .color(.red))
      return try #require(canvas.paths.last).lineDashPattern.isEmpty == false
    }
    func line(_ path: UIBezierPath) {
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(try dashes(50 / 50_000 * 1.01, line))
    #expect(try !dashes(50 / 50_000 * 0.99, line))
    func curve(_ path: UIBezierPath) {
      path.move(to: CGPoint(x: 10, y: 10))
      path.addCurve(
        to: CGPoint(x: 20, y: 30), controlPoint1: CGPoint(x: 5, y: 20), controlPoint2: CGPoint(x: 25, y: 21))
      path.close()
    }
    // 15 + 21 + 14 along the curve's arms, and at most 10 + 20 with what it swings out for the way back.
    let back = UIBezierPath()
    curve(back)
    let length = 50 + back.bounds.width + back.bounds.height
    #expect(try dashes(length / 50_000 * 1.01, curve))
    #expect(try !dashes(length / 50_000 * 0.99, curve))
  }

  @Test func linesWithoutWidthAreNotDrawn() {
    let canvas = Recorder()
    for width in [0, -1, .nan] as [CGFloat] {
      let path = UIBezierPath(rect: page)
      path.lineWidth = width
      canvas.stroke(path, paint: .color(.red))
    }
    #expect(canvas.take() == [])
  }

  @Test func transformsThatLoseAllNumbersHideWhatFollows() {
    let good: [CGAffineTransform] = [
      .identity, CGAffineTransform(translationX: 9e14, y: -9e14), CGAffineTransform(scaleX: 1e-3, y: 1e3),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGAffineTransform(scaleX: 9e14, y: 1),
    ]
    let bad: [CGAffineTransform] = [
      CGAffineTransform(translationX: 2e15, y: 0), CGAffineTransform(translationX: 0, y: -2e15),
      CGAffineTransform(scaleX: 2e15, y: 1), CGAffineTransform(scaleX: 1, y: 2e15),
      CGAffineTransform(scaleX: 1e-16, y: 1), CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 2e15, ty: 0),
      CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 2e15),
      CGAffineTransform(a: 1, b: 2e15, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 2e15, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(scaleX: 0, y: 0),
    ]
    for transform in good { #expect(transform.isDrawable, "\(transform)") }
    for transform in bad { #expect(!transform.isDrawable, "\(transform)") }
    // Two that are good may come to one that is not.
    let canvas = Recorder()
    canvas.scaleBy(x: 1e10, y: 1e10)
    canvas.scaleBy(x: 1e10, y: 1e10)
    #expect(canvas.clipBounds == .zero && canvas.take() == ["concatenate"])
  }

  @Test func clipBoundsAreKnownThroughEveryTransform() {
    let canvas = Recorder()
    #expect(canvas.clipBounds == page)
    canvas.translateBy(x: 5, y: -6)
    #expect(canvas.clipBounds == page.offsetBy(dx: -5, dy: 6))
    for (transform, bounds) in [
      (CGAffineTransform(scaleX: 2, y: 1), CGRect(x: 0, y: 0, width: 25, height: 40)),
      (CGAffineTransform(scaleX: 1, y: 2), CGRect(x: 0, y: 0, width: 50, height: 20)),
      (CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 0, y: -50, width: 50, height: 90)),
      (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: -40, y: 0, width: 90, height: 40)),
    ] {
      let turned = Recorder()
      turned.concatenate(transform)
      #expect(turned.clipBounds == bounds)
    }
    let round = Recorder()
    round.clip(toRoundedRect: CGRect(x: 5, y: 5, width: 10, height: 10), radii: CornerRadii(3))
    round.clip(toRoundedRect: CGRect(x: 10, y: 0, width: 1e9, height: 20), radii: CornerRadii(3))
    round.clip(toRoundedRect: CGRect(x: 0, y: 7, width: 20, height: 20), radii: CornerRadii(0))
    #expect(round.clipBounds == CGRect(x: 10, y: 7, width: 5, height: 8))
    #expect(round.paths[2].elements == UIBezierPath(rect: CGRect(x: 0, y: 7, width: 20, height: 20)).elements)
    #expect(round.paths[0].elements.count > 5 && round.paths[1].elements.count > 5)
  }

  @Test func groupsOfPixelsHaveRoomUntilTheBudgetsEnd() {
    // Groups of pixels hold 50 × 40 at twice the scale, of which there is room for six; those of vectors hold none.
    func begun(pixels: Bool, clip: CGRect? = nil, shadows: Bool = false) -> Int {
      var budget = Budget.default
      budget.imagePixels = 50_000
      return BudgetMeter.metering(budget) { _ in
        let canvas = Recorder(scale: 2)
        canvas.isPicture = pixels
        if let clip { canvas.clip(to: clip) }
        for _ in 0..<30 {
          if shadows {
            canvas.beginShadowLayer(color: .black, opacity: 1, offset: .zero, radius: 1)
          } else {
            canvas.beginTransparencyLayer(alpha: 1)
          }
        }
        return canvas.calls.count { $0.hasPrefix("begin") }
      }
    }
    #expect(begun(pixels: false) == 30 && begun(pixels: false, shadows: true) == 30)
    #expect(begun(pixels: true) == 6 && begun(pixels: true, shadows: true) == 6)
    #expect(begun(pixels: true, clip: CGRect(x: 0, y: 0, width: 50, height: 20)) == 12)
    #expect(begun(pixels: true, clip: CGRect(x: 0, y: 0, width: 25, height: 40)) == 12)
  }

  @Test func eachCallCountsOnTheBudget() throws {
    var budget = Budget.default
    budget.wallTime = .zero
    let canvas = BudgetMeter.metering(budget) { meter in
      _ = meter.allows(1 << 30)
      return Recorder()
    }
    try draw(canvas)
    #expect(canvas.calls == [])
  }

  @Test func eachWarningIsSaidOnce() {
    let canvas = Recorder()
    for message in ["a", "b", "a"] { canvas.warn(Diagnostic(.warning, message)) }
    #expect(canvas.warnings.map(\.message) == ["a", "b"])
  }
}
