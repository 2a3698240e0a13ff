import CQuoinGraphics
import Foundation
import QuoinDiagnostics
import QuoinResources
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Long paths are drawn in bands, between which the meter is asked.
@Suite struct LongPathTests {
  /// A path through points that lie anywhere in a square.
  private func tangle(_ count: Int, side: CGFloat = 300, isClosed: Bool = false, curves: Bool = false)
    -> UIBezierPath
  {
    var random = SeededGenerator(seed: 7)
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: 0...side, using: &random), y: CGFloat.random(in: 0...side, using: &random))
    }
    let path = UIBezierPath()
    path.move(to: point())
    for index in 0..<count {
      if curves, index.isMultiple(of: 3) {
        path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
      } else {
        path.addLine(to: point())
      }
      if isClosed, index % 40 == 39 {
        path.close()
        path.move(to: point())
      }
    }
    return path
  }

  private func canvas(_ side: CGFloat = 300) throws -> ImageCanvas {
    try #require(ImageCanvas(size: CGSize(width: side, height: side), scale: 1, traits: UITraitCollection()))
  }

  private func bytes(_ canvas: ImageCanvas) throws -> [UInt8] {
    try #require(
      canvas.withPixels { bytes, _, height, stride in
        Array(UnsafeBufferPointer(start: bytes, count: height * stride))
      })
  }

  @Test(arguments: [false, true], [false, true])
  func aFillInBandsIsOneFill(isClosed: Bool, evenOdd: Bool) throws {
    let path = tangle(1500, isClosed: isClosed, curves: isClosed)
    path.usesEvenOddFillRule = evenOdd
    let (whole, banded) = (try canvas(), try canvas())
    for canvas in [whole, banded] { cairo_set_source_rgba(canvas.context, 0, 0, 0, 1) }
    whole.add(path)
    cairo_fill(whole.context)
    #expect(CairoCanvas.fillsInBands(path, on: banded.context, banded.meter))
    #expect(try bytes(whole) == bytes(banded))
  }

  @Test(arguments: [CGLineJoin.miter, .round, .bevel], [false, true])
  func aStrokeInBandsIsOneStrokeButForAShade(join: CGLineJoin, isClosed: Bool) throws {
    let path = tangle(1200, isClosed: isClosed)
    (path.lineWidth, path.lineJoinStyle, path.lineCapStyle, path.miterLimit) = (2, join, .round, 3)
    let (whole, banded) = (try canvas(), try canvas())
    for canvas in [whole, banded] {
      cairo_set_source_rgba(canvas.context, 0, 0, 0, 1)
      cairo_set_line_width(canvas.context, 2)
      cairo_set_miter_limit(canvas.context, 3)
      cairo_set_line_cap(canvas.context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(
        canvas.context,
        [.miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND][join] ?? CAIRO_LINE_JOIN_BEVEL)
    }
    whole.add(path)
    cairo_stroke(whole.context)
    #expect(banded.strokesInBands(path))
    let (wanted, found) = (try bytes(whole), try bytes(banded))
    let worst = zip(wanted, found).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= 16, "\(worst)")
  }

  @Test func shortPathsAreDrawnAtOnce() throws {
    let canvas = try canvas()
    #expect(!CairoCanvas.fillsInBands(tangle(500), on: canvas.context, canvas.meter))
    #expect(!canvas.strokesInBands(tangle(500)))
  }

  @Test func manyDashesAreDrawnInBandsToo() throws {
    let canvas = try canvas()
    let path = tangle(200)
    path.setLineDash([2, 2], phase: 0)
    #expect(canvas.strokesInBands(path))
    path.setLineDash([200, 200], phase: 0)
    #expect(!canvas.strokesInBands(path))
  }

  @Test func bandsBeginAtMultiplesOfTheirHeightWhateverIsDrawn() throws {
    let canvas = try canvas(20)
    canvas.clip(to: CGRect(x: 3, y: 5, width: 9, height: 8))
    var rows: [ClosedRange<Double>] = []
    try #require(DrawingBands(canvas.context, canvas.meter)).draw(height: 4) { rows.append($0) }
    #expect(rows == [5...8, 8...12, 12...13])
    rows = []
    try #require(DrawingBands(canvas.context, within: 6.5...9.5, canvas.meter)).draw(height: 4) {
      rows.append($0)
    }
    #expect(rows == [6...8, 8...10])
    #expect(DrawingBands(canvas.context, within: 14...19, canvas.meter) == nil)
  }

  @Test func noBandIsDrawnOnceTheBudgetIsUsedUp() throws {
    let canvas = try canvas(20)
    var count = 0
    try #require(DrawingBands(canvas.context, canvas.meter)).draw(height: 2) { _ in
      count += 1
      if count == 3 { _ = canvas.meter.allows(depth: 2, of: 1) }
    }
    #expect(count == 3)
  }

  @Test func denseAreasHaveLowBands() {
    #expect([8, 16].contains(LongPath(tangle(400), .identity).rowsOfBand(taking: 2_000)))
    #expect(LongPath(tangle(50_000), .identity).rowsOfBand(taking: 2_000) == 1)
    let flat = UIBezierPath()
    flat.move(to: .zero)
    for x in 0..<2000 { flat.addLine(to: CGPoint(x: x, y: x)) }
    #expect(LongPath(flat, .identity).rowsOfBand(taking: 2_000) == 64)
  }

  @Test func whatLiesWithinATenthOfAPixelIsLeftOut() {
    let path = UIBezierPath()
    path.move(to: .zero)
    for index in 1...10_000 { path.addLine(to: CGPoint(x: CGFloat(index) / 1000, y: 0.5)) }
    // The line to the first point, and one for each twentieth of a pixel.
    let thin = LongPath(path, .identity)
    #expect(thin.count > 150 && thin.count < 210, "\(thin.count)")
    #expect(thin.rows == 0...0.5)
    // Where it is drawn a hundred times as large, each point is seen.
    #expect(LongPath(path, CGAffineTransform(scaleX: 100, y: 100)).count == 10_000)
  }

  @Test func theLastPointOfAPartStays() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 5, y: 0))
    path.addLine(to: CGPoint(x: 5.01, y: 7e-3))
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 9.01, y: 9))
    path.close()
    // Two lines of the first part; the only line of the other, and the one back to where it began.
    #expect(LongPath(path, .identity).count == 4)
    #expect(LongPath(path, .identity).rows == 0...9)
  }

  @Test func aFillThatTakesTooLongIsStopped() {
    var budget = Budget()
    budget.wallTime = .milliseconds(100)
    let path = tangle(100_000)
    for width in [nil, 1, 30] as [CGFloat?] {
      let error = #expect(throws: Diagnostic.self) {
        try Renderer.image(size: CGSize(width: 300, height: 300), budget: budget) { canvas in
          path.lineWidth = width ?? 1
          if width == nil {
            canvas.fill(path, paint: .color(.red))
          } else {
            canvas.stroke(path, paint: .color(.red))
          }
        }
      }
      #expect(error?.message == "Took longer than the limit of 100 ms")
    }
  }
}
