import Foundation
import Testing

@testable import QuoinGraphics

/// What lies beyond the numbers that can be drawn never reaches an output.
@Suite struct CanvasRangeCallTests {
  private let page = CGRect(x: 0, y: 0, width: 50, height: 40)

  @Test func aRectangleBeyondTheRangeIsCutJustOutsideThePage() {
    for (scale, margin) in [(1, 2), (2, 2), (0.5, 4)] as [(CGFloat, CGFloat)] {
      let canvas = CallRecorder(scale: scale)
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
    let canvas = CallRecorder()
    canvas.scaleBy(x: 2, y: 4)
    canvas.fill(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9), color: .red)
    #expect(canvas.rects == [CGRect(x: -1, y: -0.5, width: 27, height: 11)])
  }

  @Test func theRangeIsCountedInPixelsOnThePage() {
    // 8,000,000 pixels from the corner, transform and all.
    let near = CGRect(x: 0, y: 0, width: 7_999_998, height: 5)
    let far = CGRect(x: 0, y: 0, width: 8_000_002, height: 5)
    let canvas = CallRecorder()
    canvas.fill(near, color: .red)
    canvas.fill(far, color: .red)
    canvas.fill(CGRect(x: -8_000_002, y: 0, width: 8_000_010, height: 5), color: .red)
    canvas.fill(CGRect(x: 0, y: -8_000_002, width: 5, height: 8_000_010), color: .red)
    canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 8_000_002), color: .red)
    #expect(canvas.rects[0] == near && canvas.rects[1...].allSatisfy { $0.width < 60 && $0.height < 60 })
    let fine = CallRecorder(scale: 4)
    fine.fill(CGRect(x: 0, y: 0, width: 1_999_998, height: 5), color: .red)
    fine.fill(CGRect(x: 0, y: 0, width: 2_000_002, height: 5), color: .red)
    #expect(fine.rects.map(\.width) == [1_999_998, 52])
    for transform in [
      CGAffineTransform(translationX: 10, y: 10), CGAffineTransform(scaleX: 1.1, y: 1.1),
      CGAffineTransform(a: 1, b: 0, c: 2, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 2, c: 0, d: 1, tx: 0, ty: 0),
    ] {
      let moved = CallRecorder()
      moved.concatenate(transform)
      moved.fill(CGRect(x: 0, y: 0, width: 7_999_995, height: 7_999_995), color: .red)
      #expect(moved.rects.allSatisfy { $0.width < 200 && $0.height < 200 })
    }
  }

  @Test func imagesBeyondTheRangeOrWithoutAreaAreNotDrawn() throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 2, height: 2, pixels: [1, 2, 3, 4])))
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
    canvas.scaleBy(x: 1e10, y: 1e10)
    canvas.scaleBy(x: 1e10, y: 1e10)
    #expect(canvas.clipBounds == .zero && canvas.take() == ["concatenate"])
  }

  @Test func clipBoundsAreKnownThroughEveryTransform() {
    let canvas = CallRecorder()
    #expect(canvas.clipBounds == page)
    canvas.translateBy(x: 5, y: -6)
    #expect(canvas.clipBounds == page.offsetBy(dx: -5, dy: 6))
    for (transform, bounds) in [
      (CGAffineTransform(scaleX: 2, y: 1), CGRect(x: 0, y: 0, width: 25, height: 40)),
      (CGAffineTransform(scaleX: 1, y: 2), CGRect(x: 0, y: 0, width: 50, height: 20)),
      (CGAffineTransform(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0), CGRect(x: 0, y: -50, width: 50, height: 90)),
      (CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0), CGRect(x: -40, y: 0, width: 90, height: 40)),
    ] {
      let turned = CallRecorder()
      turned.concatenate(transform)
      #expect(turned.clipBounds == bounds)
    }
    let round = CallRecorder()
    round.clip(toRoundedRect: CGRect(x: 5, y: 5, width: 10, height: 10), radii: CornerRadii(3))
    round.clip(toRoundedRect: CGRect(x: 10, y: 0, width: 1e9, height: 20), radii: CornerRadii(3))
    round.clip(toRoundedRect: CGRect(x: 0, y: 7, width: 20, height: 20), radii: CornerRadii(0))
    #expect(round.clipBounds == CGRect(x: 10, y: 7, width: 5, height: 8))
    #expect(round.paths[2].elements == UIBezierPath(rect: CGRect(x: 0, y: 7, width: 20, height: 20)).elements)
    #expect(round.paths[0].elements.count > 5 && round.paths[1].elements.count > 5)
  }
}
