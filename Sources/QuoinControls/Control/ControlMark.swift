import Foundation
import QuoinGraphics

/// The few signs that controls draw of their own.
enum ControlMark {
  case checkmark, minus, plus, chevronRight, chevronLeft, chevronDown, chevronUp, chevronUpDown

  /// Corners of the lines, in a square from 0 to 1.
  private var lines: [[CGPoint]] {
    func line(_ numbers: CGFloat...) -> [CGPoint] {
      stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
    switch self {
    case .checkmark: return [line(0.08, 0.56, 0.36, 0.86, 0.92, 0.12)]
    case .minus: return [line(0, 0.5, 1, 0.5)]
    case .plus: return [line(0, 0.5, 1, 0.5), line(0.5, 0, 0.5, 1)]
    case .chevronRight: return [line(0.32, 0.1, 0.72, 0.5, 0.32, 0.9)]
    case .chevronLeft: return [line(0.68, 0.1, 0.28, 0.5, 0.68, 0.9)]
    case .chevronDown: return [line(0.1, 0.32, 0.5, 0.72, 0.9, 0.32)]
    case .chevronUp: return [line(0.1, 0.68, 0.5, 0.28, 0.9, 0.68)]
    case .chevronUpDown:
      return [line(0.22, 0.36, 0.5, 0.08, 0.78, 0.36), line(0.22, 0.64, 0.5, 0.92, 0.78, 0.64)]
    }
  }

  /// The sign in a rectangle, to be stroked with round ends.
  func path(in rect: CGRect, lineWidth: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let place = CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    return path
  }
}
