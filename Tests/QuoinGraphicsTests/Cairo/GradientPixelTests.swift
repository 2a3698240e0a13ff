import CQuoinGraphics
import Foundation
import Testing

@testable import QuoinGraphics

/// Gradients, pixel for pixel as their shapes say.
@Suite struct GradientPixelTests {
  static let shapes: [Gradient.Shape] = [
    .linear(from: CGPoint(x: 5, y: 0), to: CGPoint(x: 35, y: 0)),
    .linear(from: CGPoint(x: 35, y: 3), to: CGPoint(x: 5, y: 3)),
    .linear(from: CGPoint(x: 0, y: 30), to: CGPoint(x: 0, y: 10)),
    .linear(from: CGPoint(x: 3, y: 8), to: CGPoint(x: 30, y: 25)),
    .linear(from: CGPoint(x: 30, y: 8), to: CGPoint(x: 3, y: 25)),
    .linear(from: CGPoint(x: -300, y: 8), to: CGPoint(x: 250, y: -25)),
    .linear(from: CGPoint(x: 60, y: 0), to: CGPoint(x: 90, y: 5)),
    .linear(from: CGPoint(x: -60, y: 0), to: CGPoint(x: -30, y: 5)),
    .radial(center: CGPoint(x: 18, y: 22), radius: CGSize(width: 15, height: 9)),
    .radial(center: CGPoint(x: -5, y: 50), radius: CGSize(width: 40, height: 60)),
    .conic(center: CGPoint(x: 17.3, y: 22.4), angle: 0),
    .conic(center: CGPoint(x: 17.3, y: 22.4), angle: 1.2),
    .conic(center: CGPoint(x: 60, y: -10), angle: -4),
  ]

  /// Where on its ramp a shape is at a point, by its definition.
  static func location(_ shape: Gradient.Shape, _ point: CGPoint) -> Double {
    switch shape {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      return ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
    case .radial(let center, let radius):
      return hypot((point.x - center.x) / radius.width, (point.y - center.y) / radius.height)
    case .conic(let center, let angle):
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Black until a quarter, then red, then a clear blue until the end; the end of a conic one is like its beginning.
  static let stops: [Gradient.Stop] = [
    .init(color: .black, location: 0), .init(color: .black, location: 0.25),
    .init(color: .red, location: 0.5),
    .init(color: UIColor(red: 0, green: 0, blue: 1, alpha: 0.4), location: 0.75),
    .init(color: .black, location: 1),
  ]
  static let opaqueStops: [Gradient.Stop] = [
    .init(color: .white, location: 0), .init(color: .red, location: 0.3), .init(color: .blue, location: 0.9),
    .init(color: .white, location: 1),
  ]

  static func color(_ stops: [Gradient.Stop], at location: Double) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last!.color.cgColor
    }
    guard next > 0 else { return stops[0].color.cgColor }
    let (a, b) = (stops[next - 1], stops[next])
    let t = (location - a.location) / (b.location - a.location)
    func mix(_ path: KeyPath<CGColor, CGFloat>) -> CGFloat {
      a.color.cgColor[keyPath: path] * (1 - t) + b.color.cgColor[keyPath: path] * t
    }
    return CGColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }

  /// The greatest difference of premultiplied components, in levels of 255.
  static func difference(_ a: CGColor, _ b: CGColor) -> CGFloat {
    255
      * max(
        abs(a.red * a.alpha - b.red * b.alpha), abs(a.green * a.alpha - b.green * b.alpha),
        abs(a.blue * a.alpha - b.blue * b.alpha), abs(a.alpha - b.alpha))
  }

  static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 3.25, y: -4.5), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 10, y: -15).scaledBy(x: 1.3, y: 0.8),
  ]

  @Test(arguments: shapes)
  func eachPixelHasTheColourOfItsMiddle(shape: Gradient.Shape) throws {
    for (stops, scale) in [(Self.stops, 1.0), (Self.opaqueStops, 2)] {
      for transform in Self.transforms {
        var options = OutputOptions()
        options.scale = scale
        let image = try #require(
          try Renderer.image(size: CGSize(width: 40, height: 40), options: options) { canvas in
            canvas.concatenate(transform)
            canvas.fill(
              CGRect(x: -200, y: -200, width: 400, height: 400),
              paint: .gradient(Gradient(stops: stops, shape: shape)))
          }.cgImage)
        let inverse = transform.inverted()
        var worst = (difference: CGFloat(0), place: CGPoint.zero)
        for y in 0..<Int(40 * scale) {
          for x in stride(from: y % 3, to: Int(40 * scale), by: 3) {
            let point = CGPoint(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale).applying(inverse)
            let wanted = Self.color(stops, at: Self.location(shape, point))
            let found = Self.difference(try #require(image.color(x: x, y: y)), wanted)
            if found > worst.difference { worst = (found, CGPoint(x: x, y: y)) }
          }
        }
        #expect(worst.difference <= 2.5, "at \(worst.place)")
      }
    }
  }

  @Test(arguments: shapes)
  func vectorsHaveTheSameColours(shape: Gradient.Shape) throws {
    let ramp = ColorRamp(Self.opaqueStops, traits: UITraitCollection())
    let bounds = CGRect(x: 4, y: 2, width: 36, height: 38)
    let canvas = try #require(
      ImageCanvas(size: CGSize(width: 40, height: 40), scale: 1, traits: UITraitCollection()))
    let pattern = try #require(CairoGradient.pattern(shape, ramp, covering: bounds))
    cairo_set_source(canvas.context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_rectangle(canvas.context, bounds.minX, bounds.minY, bounds.width, bounds.height)
    cairo_fill(canvas.context)
    let image = try #require(CGImage(drawnOn: canvas))
    // A fan is made of slices, which Cairo draws in few steps of colour where it changes quickly.
    var tolerance: CGFloat = 2.5
    if case .conic = shape { tolerance = 40 }
    for y in 2..<40 {
      for x in stride(from: 4 + y % 2, to: 40, by: 2) {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        // Right at its centre a fan has no colour of its own.
        if case .conic(let center, _) = shape, hypot(point.x - center.x, point.y - center.y) < 5 { continue }
        let wanted = Self.color(Self.opaqueStops, at: Self.location(shape, point))
        let found = try #require(image.color(x: x, y: y))
        #expect(
          Self.difference(found, wanted) <= tolerance,
          "at \(x), \(y): \(found.hexString), not \(wanted.hexString)")
      }
    }
  }

  @Test(arguments: [200, 700, 1500])
  func sharpEdgesLieOnTheirPixelHoweverWideTheArea(side: Int) throws {
    for isAcross in [true, false] {
      for edge in stride(from: 7, to: side, by: side / 13) {
        let end = isAcross ? CGPoint(x: side, y: 0) : CGPoint(x: 0, y: side)
        let location = Double(edge) / Double(side)
        let size = isAcross ? CGSize(width: side, height: 2) : CGSize(width: 2, height: side)
        let stops: [Gradient.Stop] = [
          .init(color: .red, location: 0), .init(color: .red, location: location),
          .init(color: .blue, location: location), .init(color: .blue, location: 1),
        ]
        let image = try #require(
          try Renderer.image(size: size) {
            $0.fill(
              CGRect(origin: .zero, size: size),
              paint: .gradient(Gradient(stops: stops, shape: .linear(from: .zero, to: end))))
          }.cgImage)
        for (place, color) in [(edge - 1, "#FF0000"), (edge, "#0000FF")] {
          let found = isAcross ? image.color(x: place, y: 1) : image.color(x: 1, y: place)
          #expect(found?.hexString == color, "\(place) of \(side)")
        }
      }
    }
  }

  @Test func withinAGroupAndAClipTheColoursStayInPlace() throws {
    let shape = Self.shapes[3]
    let image = try #require(
      try Renderer.image(size: CGSize(width: 40, height: 40)) { canvas in
        canvas.clip(to: CGRect(x: 10, y: 12, width: 20, height: 20))
        canvas.beginTransparencyLayer(alpha: 1)
        canvas.translateBy(x: 2, y: 1)
        let paint = Paint.gradient(Gradient(stops: Self.opaqueStops, shape: shape))
        canvas.fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)), paint: paint)
        canvas.endTransparencyLayer()
      }.cgImage)
    #expect(image.color(x: 9, y: 20)?.alpha == 0 && image.color(x: 20, y: 32)?.alpha == 0)
    for (x, y) in [(10, 12), (29, 12), (10, 31), (29, 31), (20, 20)] {
      let wanted = Self.color(
        Self.opaqueStops, at: Self.location(shape, CGPoint(x: Double(x) - 1.5, y: Double(y) - 0.5)))
      #expect(Self.difference(try #require(image.color(x: x, y: y)), wanted) <= 2.5, "at \(x), \(y)")
    }
  }

  @Test func coloursWithoutRoomToRunAreTheLastOne() throws {
    let point = CGPoint(x: 5, y: 5)
    let shapes: [Gradient.Shape] = [
      .linear(from: point, to: point), .radial(center: point, radius: CGSize(width: 0, height: 9)),
      .radial(center: point, radius: CGSize(width: 9, height: 0)),
      .radial(center: point, radius: CGSize(width: 9e6, height: 9)),
      .radial(center: CGPoint(x: 9e6, y: 0), radius: CGSize(width: 9, height: 9)),
      .linear(from: CGPoint(x: 9e6, y: 0), to: point), .linear(from: point, to: CGPoint(x: 0, y: -9e6)),
      .conic(center: CGPoint(x: 0, y: 9e6), angle: 0), .conic(center: point, angle: 9e6),
    ]
    for shape in shapes {
      #expect(shape.isDegenerate)
      for format in [OutputFormat.png, .svg] {
        let data = try Renderer.render(size: CGSize(width: 10, height: 10), format: format) {
          $0.fill(
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)),
            paint: .gradient(Gradient(colors: [.red, .blue], shape: shape)))
        }
        if format == .png {
          #expect(UIImage(data: data)?.cgImage?.color(x: 3, y: 3)?.hexString == "#0000FF")
        } else if case .conic = shape {
          #expect(!String(decoding: data, as: UTF8.self).contains("<path"))
        } else {
          #expect(String(decoding: data, as: UTF8.self).contains("fill=\"#0000ff\""))
        }
      }
    }
    let short = Gradient.Shape.linear(from: point, to: CGPoint(x: 5.001, y: 5))
    #expect(
      !short.isDegenerate && !Gradient.Shape.linear(from: point, to: CGPoint(x: 5, y: 4.999)).isDegenerate)
    #expect(!Gradient.Shape.radial(center: point, radius: CGSize(width: 0.001, height: 1)).isDegenerate)
    #expect(!Gradient.Shape.conic(center: point, angle: -100).isDegenerate)
  }

  @Test func oneColourOrNoneNeedsNoGradient() throws {
    for colors in [[], [UIColor.red], [.red, .red, .red]] {
      let shape = Gradient.Shape.linear(from: .zero, to: CGPoint(x: 10, y: 0))
      let image = try Renderer.image(size: CGSize(width: 10, height: 10)) {
        $0.fill(
          CGRect(x: 0, y: 0, width: 10, height: 10), paint: .gradient(Gradient(colors: colors, shape: shape)))
      }
      #expect(image.cgImage?.color(x: 5, y: 5)?.hexString == (colors.isEmpty ? "#00000000" : "#FF0000"))
    }
  }

  @Test func unitPointsWithoutAreaGiveNoDirection() {
    let unit = (CGPoint.zero, CGPoint(x: 1, y: 1))
    for rect in [CGRect(x: 3, y: 4, width: 0, height: 9), CGRect(x: 3, y: 4, width: 9, height: 0)] {
      #expect(
        Gradient.Shape.linear(unitFrom: unit.0, to: unit.1, in: rect)
          == .linear(from: CGPoint(x: 3, y: 4), to: CGPoint(x: 3, y: 4)))
    }
    let box = CGRect(x: 10, y: 20, width: 100, height: 50)
    let middle = CGPoint(x: 0.5, y: 0.5)
    #expect(
      Gradient.Shape.linear(unitFrom: middle, to: middle, in: box)
        == .linear(from: CGPoint(x: 60, y: 45), to: CGPoint(x: 60, y: 45)))
    #expect(
      Gradient.Shape.linear(unitFrom: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1), in: box)
        == .linear(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 70)))
    #expect(
      Gradient.Shape.linear(unitFrom: CGPoint(x: 1, y: 0.5), to: CGPoint(x: 0, y: 0.5), in: box)
        == .linear(from: CGPoint(x: 110, y: 45), to: CGPoint(x: 10, y: 45)))
    guard case .linear(let from, let to) = Gradient.Shape.linear(unitFrom: unit.0, to: unit.1, in: box) else {
      return
    }
    // At the other two corners the location is a half, as at the middle.
    let shape = Gradient.Shape.linear(from: from, to: to)
    for corner in [CGPoint(x: 110, y: 20), CGPoint(x: 10, y: 70), CGPoint(x: 60, y: 45)] {
      #expect(abs(Self.location(shape, corner) - 0.5) < 1e-9)
    }
    #expect(from == box.origin && abs(Self.location(shape, CGPoint(x: 110, y: 70)) - 1) < 1e-9)
  }

  @Test func stopsAscendBetweenTheirEnds() {
    let shape = Gradient.Shape.linear(from: .zero, to: CGPoint(x: 1, y: 0))
    func locations(_ given: [CGFloat]) -> [CGFloat] {
      Gradient(stops: given.map { .init(color: .red, location: $0) }, shape: shape).stops.map(\.location)
    }
    #expect(locations([-1, 0.5, 0.25, 2, 0.75]) == [0, 0.5, 0.5, 1, 1])
    #expect(Gradient(colors: [.red], shape: shape).stops.map(\.location) == [0])
    #expect(
      Gradient(colors: [.red, .green, .blue, .red, .red], shape: shape).stops.map(\.location)
        == [0, 0.25, 0.5, 0.75, 1])
    #expect(
      Gradient(colors: [.red, .green, .blue], locations: [0.1, 0.2], shape: shape).stops.map(\.location)
        == [0.1, 0.2, 1])
  }

  @Test func aRampHasTheColourOfTheStopsAround() {
    let ramp = ColorRamp(
      [
        .init(color: .red, location: 0.2), .init(color: .green, location: 0.6),
        .init(color: .blue, location: 0.6),
        .init(color: UIColor.blue.withAlphaComponent(0), location: 0.8),
      ], traits: UITraitCollection())
    let wanted: [(CGFloat, String)] = [
      (0, "#FF0000"), (0.2, "#FF0000"), (0.3, "#BF4000"), (0.599_999, "#00FF00"), (0.6, "#0000FF"),
      (0.7, "#0000FF80"), (0.8, "#0000FF00"), (1, "#0000FF00"),
    ]
    for (location, color) in wanted { #expect(ramp.color(at: location).hexString == color, "\(location)") }
    #expect(!ramp.isUniform && !ramp.isOpaque)
    #expect(ColorRamp([], traits: UITraitCollection()).color(at: 0.5) == CGColor(gray: 0, alpha: 0))
    // Each entry is the colour in the middle of its step, multiplied with its alpha.
    let table = ColorRamp(
      [.init(color: .clear, location: 0), .init(color: .white, location: 1)], traits: UITraitCollection()
    ).table(count: 5)
    #expect(table.map { $0 >> 24 } == [26, 77, 128, 179, 230])
    #expect(table.map { $0 & 0xFF } == [3, 23, 64, 125, 207])
  }
}
