import Foundation
import QuoinGraphics

/// Makes the variants of a symbol by the last word of its name.
nonisolated enum SymbolComposition {
  /// The marks that a badge can carry, and what they are drawn as.
  private static let badges = [
    "plus": "plus", "minus": "minus", "checkmark": "checkmark", "xmark": "xmark",
    "exclamationmark": "exclamationmark", "questionmark": "questionmark",
  ]

  /// The shapes that a symbol can stand in, and how much of the box is left for it.
  private static let frames: [(suffix: String, shape: String, room: CGFloat)] = [
    (".circle", "circle", 11), (".square", "square", 11.5), (".diamond", "diamond", 9),
  ]

  /// The parts of a symbol; nothing for a name that no drawing and no rule knows.
  ///
  /// - Parameter name: As SF Symbols spell it: `star`, `star.circle.fill`, `bell.badge`.
  static func parts(of name: String) -> [SymbolPart]? { parts(of: name, depth: 0) }

  private static func parts(of name: String, depth: Int) -> [SymbolPart]? {
    if let text = SymbolDrawings.text(of: name) { return SymbolNotation.parts(of: text) }
    // Names of the field have no more than five variants on top of each other.
    guard depth < 6, let dot = name.lastIndex(of: ".") else { return nil }
    let (rest, suffix) = (String(name[..<dot]), name[dot...])
    func base() -> [SymbolPart]? { parts(of: rest, depth: depth + 1) }
    switch suffix {
    case ".fill": return base().flatMap(filled)
    case ".slash": return base().map(slashed)
    case ".badge": return base().map { badged($0, with: []) }
    default:
      if let frame = frames.first(where: { $0.suffix == suffix }) {
        return base().flatMap { framed($0, in: frame.shape, room: frame.room) }
      }
      guard let mark = badges[String(suffix.dropFirst())], rest.hasSuffix(".badge"),
        let symbol = parts(of: String(rest.dropLast(".badge".count)), depth: depth + 1),
        let markParts = SymbolDrawings.text(of: mark).map(SymbolNotation.parts)
      else { return nil }
      return badged(symbol, with: markParts)
    }
  }

  /// Fills the areas and cuts the marks upon them out; nothing for a symbol without areas.
  private static func filled(_ parts: [SymbolPart]) -> [SymbolPart]? {
    guard parts.contains(where: { $0.role == .outline }) else { return nil }
    return parts.map { part in
      var part = part
      switch part.role {
      case .outline:
        part.paint = .body
        part.role = .plain
      case .inner: part.role = .cut
      case .innerCut: part.role = .plain
      case .plain, .cut: break
      }
      return part
    }
  }

  /// Puts a symbol, filled where it can be, into a shape.
  private static func framed(_ parts: [SymbolPart], in shape: String, room: CGFloat) -> [SymbolPart]? {
    guard let frame = SymbolDrawings.text(of: shape).map(SymbolNotation.parts) else { return nil }
    let content = fitted(filled(parts) ?? parts, in: CGRect(x: 12, y: 12, width: 0, height: 0), room: room)
    return frame
      + content.map { part in
        var part = part
        part.role = part.isCut ? .innerCut : .inner
        return part
      }
  }

  /// Moves and scales a symbol so that it fits about a point.
  ///
  /// - Parameters:
  ///   - parts: The symbol.
  ///   - place: Its middle is the new middle.
  ///   - room: The side of the square that it is to fit in; its corners may reach a fifth beyond a circle of that width.
  private static func fitted(_ parts: [SymbolPart], in place: CGRect, room: CGFloat) -> [SymbolPart] {
    let ink = parts.inkBounds
    let diagonal = (ink.width * ink.width + ink.height * ink.height).squareRoot()
    let scale = min(1, room / max(ink.width, ink.height, 1), room * 1.2 / max(diagonal, 1))
    let transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: place.midX - ink.midX * scale, ty: place.midY - ink.midY * scale)
    return parts.map { part in
      var part = part.transformed(transform)
      part.gap *= scale
      return part
    }
  }

  /// Strikes a symbol through, with a gap beside the stroke.
  private static func slashed(_ parts: [SymbolPart]) -> [SymbolPart] {
    let slash = "M3 2.75 L21 21.25"
    var gap = SymbolNotation.parts(of: "s" + slash).map {
      $0.transformed(CGAffineTransform(translationX: 0.6, y: -0.6))
    }
    gap[0].role = .cut
    gap[0].gap = 1.5
    return parts + gap + SymbolNotation.parts(of: "s" + slash)
  }

  /// Puts a disc with a mark at the lower right corner, or one without at the upper right.
  private static func badged(_ parts: [SymbolPart], with mark: [SymbolPart]) -> [SymbolPart] {
    let (center, radius) = mark.isEmpty ? (CGPoint(x: 17.5, y: 5.5), 3.5) : (CGPoint(x: 18.25, y: 18.25), 5)
    func disc(_ radius: CGFloat) -> [PathElement] {
      UIBezierPath(
        ovalIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      ).elements
    }
    let marks = fitted(mark, in: CGRect(origin: center, size: .zero), room: 6.5).map { part in
      var part = part
      part.role = .cut
      part.width = 0.85
      return part
    }
    return parts + [
      SymbolPart(path: disc(radius + 1.4), paint: .fill, role: .cut),
      SymbolPart(path: disc(radius), paint: .fill),
    ] + marks
  }
}
