import Foundation
import QuoinGraphics

nonisolated extension Canvas {
  /// Draws a symbol around a point.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - pointSize: The size of the text that it would stand beside, in points.
  ///   - weight: How heavy its strokes are.
  ///   - center: Its middle.
  ///   - color: The colour of its strokes.
  package func draw(
    symbol name: String, pointSize: CGFloat, weight: UIImage.SymbolWeight = .regular, at center: CGPoint,
    color: UIColor
  ) {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight)
    guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return }
    let size = image.size
    draw(
      image,
      in: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height),
      tint: color)
  }
}
