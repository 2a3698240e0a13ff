import Foundation
import QuoinGraphics

/// A line or an area of a symbol, in units of a box of 24 by 24.
nonisolated struct SymbolPart: Sendable {
  enum Paint: Sendable {
    /// Along the path.
    case stroke
    /// Within the path, which grows a little with the weight.
    case fill
    /// Within the path and along it.
    case body
  }

  /// What becomes of the part where the symbol is filled.
  enum Role: Sendable {
    /// It stays as it is.
    case plain
    /// A line around an area, which is filled.
    case outline
    /// A mark upon an area, which is cut out of it.
    case inner
    /// Cut out of what lies below, filled or not.
    case cut
    /// Cut out of a mark upon an area, and so shown again where the mark itself is cut out.
    case innerCut
  }

  var path: [PathElement]
  var paint: Paint
  var role = Role.plain
  /// What the width of the symbol's stroke is multiplied with.
  var width: CGFloat = 1
  /// What is added to the width, in units.
  var gap: CGFloat = 0

  /// How wide the path is stroked; 0 where it is only filled.
  ///
  /// - Parameter stroke: The width of the symbol's stroke.
  func lineWidth(stroke: CGFloat) -> CGFloat {
    switch paint {
    case .stroke, .body: stroke * width + gap
    case .fill: max(0, stroke - Self.regularStroke) + gap
    }
  }

  /// The stroke of the regular weight.
  static let regularStroke: CGFloat = 1.5

  /// Whether the part is taken away from those before it.
  var isCut: Bool { role == .cut || role == .innerCut }

  /// The part moved and scaled, its strokes as wide as before.
  func transformed(_ transform: CGAffineTransform) -> SymbolPart {
    var part = self
    part.path = path.map { element in
      switch element {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let point, let first, let second):
        .curve(point.applying(transform), first.applying(transform), second.applying(transform))
      case .close: .close
      }
    }
    return part
  }
}

nonisolated extension [SymbolPart] {
  /// The rectangle around what is drawn, strokes of the regular weight included.
  var inkBounds: CGRect {
    reduce(CGRect.null) { bounds, part in
      if part.isCut { return bounds }
      let reach = part.lineWidth(stroke: SymbolPart.regularStroke) / 2
      return bounds.union(UIBezierPath(part.path).bounds.insetBy(dx: -reach, dy: -reach))
    }
  }
}

nonisolated extension UIBezierPath {
  /// Creates a path of steps.
  convenience init(_ elements: [PathElement]) {
    self.init()
    for element in elements {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let point, let first, let second):
        addCurve(to: point, controlPoint1: first, controlPoint2: second)
      case .close: close()
      }
    }
  }
}
