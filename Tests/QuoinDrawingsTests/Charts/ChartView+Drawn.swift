import Foundation
import QuoinGraphics
import QuoinViews

@testable import QuoinDrawings

extension ChartPen {
  /// A pen for a chart of 300 by 200 points.
  static func forTests(width: CGFloat = 300, isMirrored: Bool = false) -> ChartPen {
    ChartPen(
      canvas: Canvas(size: CGSize(width: width, height: 200), scale: 1, traits: UITraitCollection()),
      bounds: CGRect(x: 0, y: 0, width: width, height: 200), isMirrored: isMirrored,
      font: .systemFont(ofSize: 10), language: "en", grid: PixelGrid(scale: 1), detail: 1)
  }
}

extension ChartView {
  /// The chart drawn at 300 by 200 points, and what is warned of.
  func drawn() throws -> (svg: String, warnings: [String]) {
    var warnings: [String] = []
    let svg = try Renderer.render(size: CGSize(width: 300, height: 200), format: .svg) { canvas in
      frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      render(into: canvas)
      warnings = canvas.warnings.map(\.message)
    }
    return (String(decoding: svg, as: UTF8.self), warnings)
  }
}
