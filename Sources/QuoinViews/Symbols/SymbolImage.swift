import Foundation
import QuoinGraphics

/// A symbol in a size and a weight, as paths in points.
final class SymbolImage: CanvasDrawing {
  let name: String
  let configuration: UIImage.SymbolConfiguration
  let size: CGSize
  let baselineOffsetFromBottom: CGFloat?
  private let strokes: [Stroke]
  /// Whether the symbol points forward or backward, and so the other way where text runs from right to left.
  private let isMirroredForRightToLeft: Bool

  /// A part that is drawn, without the areas that later parts cut out of it.
  private struct Stroke: Sendable {
    let path: [PathElement]
    let lineWidth: CGFloat
    let isFilled: Bool
    let cuts: [[PathElement]]
  }

  /// - Returns: Nothing for a name that is not known.
  init?(name: String, configuration: UIImage.SymbolConfiguration) {
    let direction = Self.plainName(of: name)
    guard let parts = SymbolComposition.parts(of: direction.name) else { return nil }
    self.name = name
    self.configuration = configuration
    isMirroredForRightToLeft = direction.isMirrored
    let unit = configuration.pointsAUnit
    let stroke = configuration.strokeUnits
    // Around the ink of the regular weight, so that a symbol has one size in all weights.
    let ink = parts.inkBounds.insetBy(dx: -0.75, dy: -0.75)
    let size = CGSize(width: (ink.width * unit).rounded(.up), height: (ink.height * unit).rounded(.up))
    self.size = size
    let transform = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: size.width / 2 - ink.midX * unit,
      ty: size.height / 2 - ink.midY * unit)
    // The middle of the box stands at half the height of capitals, which Inter has at 0.727 of its size.
    let middle = 12 * unit + transform.ty
    baselineOffsetFromBottom = size.height - middle - configuration.resolvedPointSize * 0.727 / 2
    strokes = Self.strokes(of: parts, stroke: stroke, unit: unit, transform)
  }

  private static func strokes(
    of parts: [SymbolPart], stroke: CGFloat, unit: CGFloat, _ transform: CGAffineTransform
  ) -> [Stroke] {
    let bounds = parts.map { part in
      let reach = part.lineWidth(stroke: stroke) / 2
      return UIBezierPath(part.path).bounds.insetBy(dx: -reach, dy: -reach)
    }
    return parts.indices.compactMap { index in
      let part = parts[index]
      if part.isCut { return nil }
      let cuts = parts.indices.filter {
        $0 > index && parts[$0].isCut && bounds[$0].intersects(bounds[index])
      }
      return Stroke(
        path: part.transformed(transform).path, lineWidth: part.lineWidth(stroke: stroke) * unit,
        isFilled: part.paint != .stroke,
        cuts: cuts.flatMap { areas(of: parts[$0], stroke: stroke, unit: unit, transform) })
    }
  }

  /// The areas that a part covers.
  private static func areas(
    of part: SymbolPart, stroke: CGFloat, unit: CGFloat, _ transform: CGAffineTransform
  ) -> [[PathElement]] {
    let path = part.transformed(transform).path
    let width = part.lineWidth(stroke: stroke) * unit
    var areas = width > 0 ? StrokeOutline(path, width: width).pieces : []
    if part.paint != .stroke { areas.append(path) }
    return areas
  }

  /// The name in left-to-right surroundings, of one that tells a direction in reading.
  private static func plainName(of name: String) -> (name: String, isMirrored: Bool) {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    guard words.count > 1, ["chevron", "arrow", "arrowshape"].contains(words[0]) else { return (name, false) }
    var isMirrored = false
    let plain = words.map { word -> Substring in
      switch word {
      case "forward":
        isMirrored = true
        return "right"
      case "backward":
        isMirrored = true
        return "left"
      default: return word
      }
    }
    return (isMirrored ? plain.joined(separator: ".") : name, isMirrored)
  }

  func draw(on canvas: Canvas, color: CGColor) {
    let paint = Paint.color(UIColor(cgColor: color))
    if isMirroredForRightToLeft, canvas.traits.layoutDirection == .rightToLeft {
      canvas.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
    }
    for stroke in strokes {
      if !stroke.cuts.isEmpty {
        canvas.saveGState()
        cut(stroke.cuts, on: canvas)
      }
      let path = UIBezierPath(stroke.path)
      if stroke.isFilled { canvas.fill(path, paint: paint) }
      if stroke.lineWidth > 0 {
        path.lineWidth = stroke.lineWidth
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        canvas.stroke(path, paint: paint)
      }
      if !stroke.cuts.isEmpty { canvas.restoreGState() }
    }
  }

  /// Draws only outside of some areas from now on.
  private func cut(_ areas: [[PathElement]], on canvas: Canvas) {
    let around = CGRect(origin: .zero, size: size).insetBy(dx: -size.width, dy: -size.height)
    for area in areas {
      let path = UIBezierPath(rect: around)
      path.append(UIBezierPath(area))
      path.usesEvenOddFillRule = true
      canvas.clip(to: path)
    }
  }
}
