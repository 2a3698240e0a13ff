import Foundation

extension UIBezierPath {
  /// A part of the path's lines and curves, measured along them; of the same style.
  ///
  /// - Parameters:
  ///   - start: Where it begins, in parts of the length from 0 to 1.
  ///   - end: Where it ends.
  package final func part(from start: CGFloat, to end: CGFloat) -> UIBezierPath {
    let result = UIBezierPath()
    result.copyStyle(from: self)
    let pieces = straightPieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    let (first, last) = (max(start, 0) * whole, min(end, 1) * whole)
    guard last > first else { return result }
    var passed: CGFloat = 0
    var pen: CGPoint?
    for piece in pieces {
      let (from, to) = (max(first - passed, 0), min(last - passed, piece.length))
      passed += piece.length
      guard to > from else { continue }
      if pen != piece.start || from > 0 { result.move(to: piece.point(at: from)) }
      result.addLine(to: piece.point(at: to))
      pen = to == piece.length ? piece.end : nil
    }
    return result
  }

  private struct Piece {
    let start: CGPoint
    let end: CGPoint

    var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

    func point(at distance: CGFloat) -> CGPoint {
      let part = distance / length
      if part >= 1 { return end }
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// The lines, with curves in straight pieces.
  private var straightPieces: [Piece] {
    var pieces: [Piece] = []
    var (pen, begin) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (pen, begin) = (point, point)
      case .line(let point):
        pieces.append(Piece(start: pen, end: point))
        pen = point
      case .close:
        pieces.append(Piece(start: pen, end: begin))
        pen = begin
      case .curve(let end, let first, let second):
        let start = pen
        for step in 1...48 {
          let t = CGFloat(step) / 48
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          let next = CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y)
          pieces.append(Piece(start: pen, end: next))
          pen = next
        }
      }
    }
    return pieces.filter { $0.length > 0 }
  }
}
