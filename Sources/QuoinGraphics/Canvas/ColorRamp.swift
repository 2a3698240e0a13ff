import Foundation
import QuoinResources

/// The stops of a gradient with their colours resolved.
struct ColorRamp {
  struct Stop {
    let color: CGColor
    let location: CGFloat
  }

  let stops: [Stop]

  /// Takes stops as they are.
  init(stops: [Stop]) { self.stops = stops }

  init(_ stops: [Gradient.Stop], traits: UITraitCollection) {
    self.stops = Self.told(apart: stops).map {
      Stop(color: $0.color.resolvedCGColor(with: traits), location: $0.location)
    }
  }

  /// More stops than this lie nearer to each other than the pixels of any picture.
  private static let mostStops = 4096

  /// Stops without those that lie between others with no room for a pixel: Cairo goes through all of them for each.
  private static func told(apart stops: [Gradient.Stop]) -> [Gradient.Stop] {
    guard stops.count > mostStops else { return stops }
    let least = 2 / CGFloat(mostStops)
    var kept: [Gradient.Stop] = []
    for (index, stop) in stops.enumerated() {
      let isAhead = kept.last.map { stop.location - $0.location >= least } ?? true
      // The last one of a heap is where the next colour begins to run.
      let isLast = index + 1 == stops.count || stops[index + 1].location - stop.location >= least
      if isAhead || isLast { kept.append(stop) }
    }
    return kept
  }

  /// Whether there is only one colour.
  var isUniform: Bool { stops.allSatisfy { $0.color == stops.first?.color } }

  /// The colour that a gradient comes to where there is no other, or no room for them to run; nothing where they run.
  func onlyColor(along shape: Gradient.Shape) -> CGColor? {
    isUniform || shape.isDegenerate ? stops.last?.color : nil
  }

  /// Whether every colour is opaque.
  var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

  /// The colour at a location, interpolated between straight (not premultiplied) colours as Cairo and PDF do.
  func color(at location: CGFloat) -> CGColor {
    guard let first = stops.first, let last = stops.last else { return CGColor(gray: 0, alpha: 0) }
    // Stops ascend, and there may be thousands.
    let next = stops.partitioningIndex { $0.location > location }
    if next == 0 { return first.color }
    if next == stops.count { return last.color }
    let (from, to) = (stops[next - 1], stops[next])
    let t = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, by: t)
  }

  /// Premultiplied pixels at even distances from 0 to 1, the middle of each step.
  func table(count: Int) -> [UInt32] {
    (0..<count).map { index in
      let color = color(at: (CGFloat(index) + 0.5) / CGFloat(count))
      func byte(_ value: CGFloat) -> UInt32 { UInt32(nearest: (value * color.alpha * 255).rounded()) }
      let alpha = UInt32(nearest: (color.alpha * 255).rounded())
      return alpha << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
  }
}

extension Gradient.Shape {
  /// Colours that run over less than this have no room, in points.
  private static var least: CGFloat { 1e-6 }

  /// Whether the colours have no room to run, or more than can be drawn.
  var isDegenerate: Bool {
    switch self {
    case .linear(let from, let to):
      return !(from.isDrawable && to.isDrawable && max(abs(to.x - from.x), abs(to.y - from.y)) > Self.least)
    case .radial(let center, let radius):
      let (least, most) = (min(radius.width, radius.height), max(radius.width, radius.height))
      return !(least > Self.least && most < CGPoint.drawingRange && center.isDrawable)
    case .conic(let center, let angle): return !(center.isDrawable && abs(angle) < CGPoint.drawingRange)
    }
  }

  /// A linear shape between two points of the unit square stretched over a rectangle, as gradient layers have it:
  /// lines of one colour are stretched too.
  public static func linear(unitFrom from: CGPoint, to: CGPoint, in rect: CGRect) -> Gradient.Shape {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let start = CGPoint(x: rect.minX + from.x * rect.width, y: rect.minY + from.y * rect.height)
    guard rect.width > 0, rect.height > 0, dx != 0 || dy != 0 else { return .linear(from: start, to: start) }
    // Along this direction the location grows; in points it is steeper where the rectangle is shorter.
    let (gx, gy) = (dx / rect.width, dy / rect.height)
    let length = (dx * dx + dy * dy) / (gx * gx + gy * gy)
    return .linear(from: start, to: CGPoint(x: start.x + gx * length, y: start.y + gy * length))
  }
}
