import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinGraphics

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
    canvas.setURL("u", for: page)
  }

  private static let everything = [
    "fill", "fillPath", "fillPath", "fillPath", "stroke", "image", "text", "shadow 1.0 0.0 0.0 2.0",
    "link u",
  ]

  @Test func whatCanBeSeenIsHandedOn() throws {
    let canvas = CallRecorder()
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
      let canvas = CallRecorder()
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
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
    for (given, used) in [(-1, 0), (2, 1), (.nan, 1), (0.25, 0.25)] as [(CGFloat, CGFloat)] {
      canvas.beginTransparencyLayer(alpha: given)
      canvas.endTransparencyLayer()
      #expect(canvas.take() == ["begin \(used)", "end \(used)"])
    }
  }

  @Test func shadowsGetNumbersThatCanBeDrawn() {
    let canvas = CallRecorder()
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
    let canvas = CallRecorder()
    canvas.setURL("", for: page)
    canvas.setURL("a", for: CGRect(x: 9e9, y: 0, width: 1, height: 1))
    canvas.setURL("b", for: page)
    #expect(canvas.take() == ["link b"])
  }

  @Test func groupsOfPixelsHaveRoomUntilTheBudgetsEnd() {
    // Groups of pixels hold 50 × 40 at twice the scale, of which there is room for six; those of vectors hold none.
    func begun(pixels: Bool, clip: CGRect? = nil, shadows: Bool = false) -> Int {
      var budget = Budget.default
      budget.imagePixels = 50_000
      return BudgetMeter.metering(budget) { _ in
        let canvas = CallRecorder(scale: 2)
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
      return CallRecorder()
    }
    try draw(canvas)
    #expect(canvas.calls == [])
  }

  @Test func eachWarningIsSaidOnce() {
    let canvas = CallRecorder()
    for message in ["a", "b", "a"] { canvas.warn(Diagnostic(.warning, message)) }
    #expect(canvas.warnings.map(\.message) == ["a", "b"])
  }
}
