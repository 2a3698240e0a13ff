import Foundation
import QuoinResources
import Testing

@testable import QuoinGraphics

/// A shadow in a picture is the blurred shape, pixel for pixel.
@Suite struct ShadowPixelTests {
  private static let side = 40

  /// The alpha of each pixel of a picture, 40 pixels square.
  private func alphas(scale: CGFloat = 1, _ draw: (Canvas) -> Void) throws -> [UInt8] {
    var options = OutputOptions()
    options.scale = scale
    let size = CGSize(width: CGFloat(Self.side) / scale, height: CGFloat(Self.side) / scale)
    let image = try #require(try Renderer.image(size: size, options: options) { draw($0) }.cgImage)
    return try (0..<Self.side * Self.side).map {
      UInt8((try #require(image.color(x: $0 % Self.side, y: $0 / Self.side)).alpha * 255).rounded())
    }
  }

  /// The pixels of a rectangle, blurred by a box.
  private func blurred(_ rect: CGRect, box: Int) -> [UInt8] {
    let bytes = (0..<Self.side * Self.side).map { index -> UInt8 in
      let point = CGPoint(x: Double(index % Self.side) + 0.5, y: Double(index / Self.side) + 0.5)
      return rect.contains(point) ? 255 : 0
    }
    return box < 2
      ? bytes : BoxBlurTests.blurred(bytes, width: Self.side, height: Self.side, box: box)
  }

  private func expectAlike(
    _ found: [UInt8], _ wanted: [UInt8], within levels: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let worst = zip(found, wanted).enumerated().max {
      abs(Int($0.element.0) - Int($0.element.1)) < abs(Int($1.element.0) - Int($1.element.1))
    }
    guard let worst, abs(Int(worst.element.0) - Int(worst.element.1)) > levels else { return }
    Issue.record(
      "\(worst.element.0), not \(worst.element.1), at \(worst.offset % Self.side), \(worst.offset / Self.side)",
      sourceLocation: sourceLocation)
  }

  private func cast(_ canvas: Canvas, _ box: CGRect, _ offset: CGSize, radius: CGFloat, opacity: CGFloat = 1)
  {
    canvas.shadow(
      of: UIBezierPath(rect: box), color: .black, opacity: opacity, offset: offset, radius: radius)
  }

  /// Equal shapes share their blur, wherever they are, and others do not.
  @Test func whatWasBlurredBeforeComesOutTheSame() throws {
    let box = CGRect(x: 10, y: 12, width: 12, height: 9)
    func picture(_ box: CGRect, at place: CGPoint = .zero, radius: CGFloat = 2) throws -> [UInt8] {
      try alphas { canvas in
        canvas.translateBy(x: place.x, y: place.y)
        cast(canvas, box, CGSize(width: 3, height: -2), radius: radius)
      }
    }
    let first = try picture(box)
    #expect(try picture(box) == first)
    let wider = try picture(box.insetBy(dx: -1, dy: 0))
    expectAlike(wider, blurred(box.insetBy(dx: -1, dy: 0).offsetBy(dx: 3, dy: -2), box: 4))
    expectAlike(
      try picture(box, at: CGPoint(x: 5, y: 7)), blurred(box.offsetBy(dx: 8, dy: 5), box: 4))
    // Cut off by the edge of the canvas.
    let cut = try picture(box, at: CGPoint(x: -16, y: 0))
    let kept = (0..<Self.side * Self.side).filter { $0 % Self.side + 16 < Self.side }
    #expect(kept.allSatisfy { abs(Int(cut[$0]) - Int(first[$0 + 16])) <= 1 })
    #expect(try picture(box, radius: 1) != first)
    #expect(try picture(box) == first)
  }

  @Test func itIsTheBlurredShapeMovedByItsOffset() throws {
    let box = CGRect(x: 10, y: 12, width: 12, height: 9)
    let wanted = blurred(box.offsetBy(dx: 3, dy: -2), box: 4)
    expectAlike(try alphas { cast($0, box, CGSize(width: 3, height: -2), radius: 2) }, wanted)
    // Half as many points at twice the scale are the same pixels.
    let half = CGRect(x: 5, y: 6, width: 6, height: 4.5)
    expectAlike(
      try alphas(scale: 2) { cast($0, half, CGSize(width: 1.5, height: -1), radius: 1) }, wanted)
  }

  @Test func itIsAsSharpWhereTheCoordinatesBeginBetweenPixels() throws {
    let box = CGRect(x: 10, y: 12, width: 12, height: 9)
    for (dx, dy) in [(0.5, 0.25), (-3.75, 2.5)] {
      let found = try alphas {
        $0.translateBy(x: dx, y: dy)
        cast($0, box.offsetBy(dx: -dx, dy: -dy), CGSize(width: 3, height: 0), radius: 2)
      }
      expectAlike(found, blurred(box.offsetBy(dx: 3, dy: 0), box: 4))
      let sharp = try alphas {
        $0.translateBy(x: dx, y: dy)
        cast($0, box.offsetBy(dx: -dx, dy: -dy), .zero, radius: 0)
      }
      expectAlike(sharp, blurred(box, box: 1), within: 0)
    }
  }

  @Test func itFallsOntoThePageFromBeyondItsEdges() throws {
    for offset in [CGSize(width: 25, height: 0), CGSize(width: -25, height: 0), CGSize(width: 0, height: 30)]
    {
      let shade = CGRect(x: 14, y: 13, width: 12, height: 9)
      let found = try alphas {
        cast($0, shade.offsetBy(dx: -offset.width, dy: -offset.height), offset, radius: 2)
      }
      expectAlike(found, blurred(shade, box: 4))
    }
    // What lies half beyond the edge is blurred with what cannot be seen of it.
    let edge = try alphas { cast($0, CGRect(x: -20, y: 0, width: 30, height: 60), .zero, radius: 2) }
    let row = 20 * Self.side
    #expect(edge[row] == 255 && edge[row + 8] > 128 && edge[row + 11] < 127 && edge[row + 17] == 0)
  }

  @Test func turnedItLooksTheSameButForItsPlace() throws {
    let box = CGRect(x: 14, y: 10, width: 10, height: 20)
    let turned = try alphas {
      $0.translateBy(x: 40, y: 0)
      $0.rotate(by: .pi / 2)
      cast($0, box, CGSize(width: 4, height: 0), radius: 2)
    }
    let upright = blurred(box.offsetBy(dx: 4, dy: 0), box: 4)
    let wanted = (0..<Self.side * Self.side).map { index in
      let (x, y) = (index % Self.side, index / Self.side)
      return upright[(Self.side - 1 - x) * Self.side + y]
    }
    expectAlike(turned, wanted, within: 2)
  }

  @Test func stretchedItsBlurIsThatOfTheAreas() throws {
    let found = try alphas {
      $0.scaleBy(x: 4, y: 1)
      cast($0, CGRect(x: 3, y: 10, width: 4, height: 20), .zero, radius: 0)
    }
    // The mask has fewer pixels across than the page, so that its edge is drawn softly.
    let row = 20 * Self.side
    #expect(found[row + 20] == 255 && found[row + 14] == 255 && found[row + 25] == 255)
    #expect(found[row + 8] == 0 && found[row + 31] == 0 && found[5 * Self.side + 20] == 0)
  }

  @Test func opacityAndColourMultiply() throws {
    let box = CGRect(x: 10, y: 12, width: 12, height: 9)
    #expect(try alphas { cast($0, box, .zero, radius: 0, opacity: 0.4) }[15 * Self.side + 15] == 102)
    let clear = try alphas {
      $0.shadow(
        of: UIBezierPath(rect: box), color: .clear, opacity: 1, offset: CGSize(width: 9, height: 0), radius: 1
      )
      cast($0, box, .zero, radius: 1, opacity: 0)
      $0.shadow(of: UIBezierPath(), color: .black, opacity: 1, offset: .zero, radius: 1)
    }
    #expect(clear.allSatisfy { $0 == 0 })
  }

  @Test func aGroupsShadowLiesBeneathItAndEndsWithIt() throws {
    let box = CGRect(x: 10, y: 12, width: 12, height: 9)
    let image = try #require(
      try Renderer.image(size: CGSize(width: 40, height: 40)) { canvas in
        canvas.beginShadowLayer(
          color: .black, opacity: 0.5, offset: CGSize(width: 6, height: 0), radius: 0)
        canvas.fill(box, color: .red)
        canvas.endShadowLayer()
        canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 2), color: .blue)
      }.cgImage)
    #expect(image.color(x: 12, y: 15)?.hexString == "#FF0000")
    #expect(image.color(x: 21, y: 15)?.hexString == "#FF0000")
    #expect(image.color(x: 24, y: 15)?.hexString == "#00000080")
    #expect(image.color(x: 29, y: 15)?.alpha == 0)
    #expect(image.color(x: 1, y: 1)?.hexString == "#0000FF")
  }

  @Test func aVeryWideBlurLooksLikeTheBellCurve() throws {
    let image = try #require(
      try Renderer.image(size: CGSize(width: 600, height: 20)) { canvas in
        cast(canvas, CGRect(x: 300, y: -3000, width: 6000, height: 6000), .zero, radius: 150)
      }.cgImage)
    for x in stride(from: 0, to: 600, by: 50) {
      let wanted = 0.5 * (1 + erf((Double(x) + 0.5 - 300) / 150 / 2.0.squareRoot()))
      let found = try #require(image.color(x: x, y: 10)).alpha
      #expect(abs(found - wanted) < 0.015, "at \(x)")
    }
  }
}
