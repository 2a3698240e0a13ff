import Foundation
import QuoinDiagnostics

/// Colours that change into each other, for a context to draw along a line or around a point.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient.
  ///
  /// - Parameters:
  ///   - colorsSpace: Without effect.
  ///   - colors: `CGColor`s or `UIColor`s.
  ///   - locations: Where each stands, 0 to 1; at even distances unless given.
  /// - Returns: Nothing where something else is among the colours, or there is none.
  public convenience init?(colorsSpace: CGColorSpace?, colors: [Any], locations: [CGFloat]?) {
    let known = colors.compactMap { ($0 as? UIColor) ?? ($0 as? CGColor).map(UIColor.init(cgColor:)) }
    guard !known.isEmpty, known.count == colors.count else { return nil }
    self.init(known, locations)
  }

  /// Creates a gradient of components, four for each colour: red, green, blue and alpha.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents: [CGFloat], locations: [CGFloat]?, count: Int
  ) {
    guard count > 0, colorComponents.count >= 4 * count else { return nil }
    let colors = (0..<count).map { index in
      let parts = colorComponents[(4 * index)..<(4 * index + 4)].map { $0 }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    self.init(colors, locations)
  }

  private init(_ colors: [UIColor], _ locations: [CGFloat]?) {
    let shape = Gradient.Shape.linear(from: .zero, to: .zero)
    stops = Gradient(colors: colors, locations: locations, shape: shape).stops
  }
}

/// Whether the outer colours of a gradient go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension CGContext {
  /// Fills all that can be seen with colours along a line, or the band between its ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let seen = canvas.clipBounds
    guard length > 0, !seen.isEmpty else { return }
    canvas.saveGState()
    if options.rawValue & 3 != 3 {
      // Far enough to reach beyond everything that is seen, on each side.
      let corners = [
        CGPoint(x: seen.minX, y: seen.minY), CGPoint(x: seen.maxX, y: seen.maxY),
        CGPoint(x: seen.minX, y: seen.maxY), CGPoint(x: seen.maxX, y: seen.minY),
      ]
      let far = length + corners.reduce(0) { max($0, abs($1.x - start.x) + abs($1.y - start.y)) }
      let (ux, uy) = (dx / length, dy / length)
      let low = options.contains(.drawsBeforeStartLocation) ? -far : 0
      let high = options.contains(.drawsAfterEndLocation) ? far : length
      let band = UIBezierPath()
      for (along, across) in [(low, -far), (high, -far), (high, far), (low, far)] {
        let point = CGPoint(
          x: start.x + ux * along - uy * across, y: start.y + uy * along + ux * across)
        if band.isEmpty { band.move(to: point) } else { band.addLine(to: point) }
      }
      band.close()
      canvas.clip(to: band)
    }
    fill(Gradient(stops: gradient.stops, shape: .linear(from: start, to: end)))
    canvas.restoreGState()
  }

  /// Fills all that can be seen with colours around a point, or the ring between two circles.
  ///
  /// Circles around different centres are drawn around that of the second, with a warning.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    if startCenter != endCenter { canvas.warn(.eccentricGradient) }
    var (inner, outer, stops, options) = (startRadius, endRadius, gradient.stops, options)
    if inner > outer {
      (inner, outer) = (outer, inner)
      stops = stops.reversed().map { Gradient.Stop(color: $0.color, location: 1 - $0.location) }
      let swapped = [CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation]
      options = CGGradientDrawingOptions(
        swapped.indices.filter { options.contains(swapped[1 - $0]) }.map { swapped[$0] })
    }
    guard outer > 0, inner >= 0, outer > inner else { return }
    canvas.saveGState()
    func circle(_ radius: CGFloat) -> UIBezierPath {
      UIBezierPath(
        ovalIn: CGRect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    if !options.contains(.drawsAfterEndLocation) { canvas.clip(to: circle(outer)) }
    if !options.contains(.drawsBeforeStartLocation), inner > 0 {
      let ring = circle(inner)
      ring.addRect(canvas.clipBounds.insetBy(dx: -1, dy: -1))
      ring.usesEvenOddFillRule = true
      canvas.clip(to: ring)
    }
    let share = inner / outer
    fill(
      Gradient(
        stops: stops.map {
          Gradient.Stop(color: $0.color, location: share + $0.location * (1 - share))
        }, shape: .radial(center: endCenter, radius: CGSize(width: outer, height: outer))))
    canvas.restoreGState()
  }

  private func fill(_ gradient: Gradient) {
    withEffects(asGroup: true) { canvas.fill(canvas.clipBounds, paint: .gradient(gradient)) }
  }
}

extension Diagnostic {
  /// A gradient between circles around different points, which no output has.
  static var eccentricGradient: Diagnostic {
    Diagnostic(.warning, "A radial gradient between two centres is drawn around the second")
  }
}
