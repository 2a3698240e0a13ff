import Foundation
import QuoinGraphics
import Testing

@Suite struct PixelTests {
  private func picture(_ draw: (Canvas) -> Void) throws -> CGImage {
    let png = try Renderer.render(size: CGSize(width: 100, height: 100), format: .png) { draw($0) }
    return try #require(UIImage(data: png)?.cgImage)
  }

  private func expect(
    _ image: CGImage, _ x: Int, _ y: Int, _ color: CGColor, within levels: CGFloat = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found = image.color(x: x, y: y) else { return }
    let off = max(
      abs(found.red - color.red), abs(found.green - color.green), abs(found.blue - color.blue),
      abs(found.alpha - color.alpha))
    #expect(off * 255 <= levels, "\(found.hexString)", sourceLocation: sourceLocation)
  }

  @Test func aDiagonalRunsAsItsNumbersSay() throws {
    let image = try picture {
      let shape = Gradient.Shape.linear(from: .zero, to: CGPoint(x: 100, y: 100))
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        paint: .gradient(Gradient(colors: [.black, .white], shape: shape)))
    }
    for (x, y) in [(0, 0), (10, 30), (50, 50), (99, 1), (99, 99)] {
      expect(image, x, y, CGColor(gray: CGFloat(x + y + 1) / 200))
    }
  }

  @Test func aGradientEndsInItsOuterColorsAndKeepsSharpEdges() throws {
    let stops = [
      Gradient.Stop(color: .red, location: 0), .init(color: .red, location: 0.5),
      .init(color: .blue, location: 0.5), .init(color: .blue, location: 1),
    ]
    let image = try picture {
      let shape = Gradient.Shape.linear(from: CGPoint(x: 20, y: 0), to: CGPoint(x: 80, y: 0))
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 100), paint: .gradient(Gradient(stops: stops, shape: shape)))
    }
    expect(image, 5, 50, UIColor.red.cgColor)
    expect(image, 48, 50, UIColor.red.cgColor)
    expect(image, 51, 50, UIColor.blue.cgColor)
    expect(image, 95, 99, UIColor.blue.cgColor)
  }

  @Test func unitPointsStretchWithTheirRectangle() throws {
    let box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let image = try picture {
      let shape = Gradient.Shape.linear(unitFrom: .zero, to: CGPoint(x: 1, y: 1), in: box)
      $0.fill(box, paint: .gradient(Gradient(colors: [.black, .white], shape: shape)))
    }
    // The other diagonal is all of one colour.
    expect(image, 99, 0, CGColor(gray: 0.5), within: 3)
    expect(image, 0, 49, CGColor(gray: 0.5), within: 3)
  }

  @Test func conicColorsGoClockwise() throws {
    let image = try picture {
      let shape = Gradient.Shape.conic(center: CGPoint(x: 50, y: 50), angle: 0)
      $0.fill(
        CGRect(x: 0, y: 0, width: 100, height: 100),
        paint: .gradient(Gradient(colors: [.black, .white], shape: shape)))
    }
    expect(image, 50, 95, CGColor(gray: 0.25), within: 4)
    expect(image, 5, 50, CGColor(gray: 0.5), within: 4)
    expect(image, 50, 5, CGColor(gray: 0.75), within: 4)
  }

  @Test func aGroupIsDrawnAsOne() throws {
    let image = try picture {
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: .white)
      $0.beginTransparencyLayer(alpha: 0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 50, height: 50), color: .red)
      $0.fill(CGRect(x: 25, y: 25, width: 50, height: 50), color: .blue)
      $0.endTransparencyLayer()
    }
    expect(image, 30, 30, CGColor(red: 0.5, green: 0.5, blue: 1))
  }

  @Test func aShadowFallsWhereItsOffsetSays() throws {
    let image = try picture {
      let box = UIBezierPath(rect: CGRect(x: 30, y: 30, width: 40, height: 40))
      $0.shadow(of: box, color: .black, opacity: 1, offset: CGSize(width: 10, height: 0), radius: 4)
    }
    #expect(image.color(x: 60, y: 50)?.alpha == 1)
    let edge = try #require(image.color(x: 80, y: 50)?.alpha)
    #expect(abs(edge - 0.45) < 0.1)
    #expect(image.color(x: 20, y: 50)?.alpha == 0)
  }

  @Test func templatesTakeTheTint() throws {
    let stencil = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
    let image = try picture {
      $0.draw(
        stencil.withRenderingMode(.alwaysTemplate), in: CGRect(x: 0, y: 0, width: 50, height: 50), tint: .red)
      $0.draw(stencil, in: CGRect(x: 50, y: 50, width: 50, height: 50), tint: .red)
    }
    expect(image, 20, 20, UIColor.red.cgColor)
    expect(image, 70, 70, UIColor.green.cgColor)
  }

  @Test func theClipIsKnownInTheCurrentCoordinates() throws {
    _ = try picture { canvas in
      canvas.saveGState()
      canvas.clip(to: CGRect(x: 20, y: 20, width: 40, height: 40))
      canvas.translateBy(x: 20, y: 0)
      canvas.scaleBy(x: 2, y: 2)
      #expect(canvas.clipBounds == CGRect(x: 0, y: 10, width: 20, height: 20))
      canvas.restoreGState()
      #expect(canvas.clipBounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test func numbersThatAreNoneLeaveTheRestStanding() throws {
    let image = try picture {
      $0.saveGState()
      $0.scaleBy(x: 0, y: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 100, height: 100), color: .red)
      $0.restoreGState()
      $0.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), color: .red)
      $0.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5)), paint: .color(.red))
      let dashes = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5))
      dashes.setLineDash([0, 0, -1], phase: .nan)
      $0.stroke(dashes, paint: .color(.red))
      $0.shadow(of: UIBezierPath(), color: .black, opacity: 1, offset: .zero, radius: .nan)
      $0.fill(CGRect(x: 40, y: 40, width: 20, height: 20), color: .blue)
    }
    expect(image, 50, 50, UIColor.blue.cgColor)
  }
}
