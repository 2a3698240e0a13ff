import Foundation
import QuoinDiagnostics
import QuoinGraphics

/// Draws what is seen at an angle: as a picture, which is then put on its four corners.
struct AngledDrawing {
  let canvas: Canvas
  let projection: Projection
  /// How many pixels a point has in outputs that have none of their own.
  private static let vectorScale: CGFloat = 4
  /// How many times finer than the canvas a picture is drawn at most of what comes near to the eye.
  private static let finest: CGFloat = 4

  /// Draws something.
  ///
  /// - Parameters:
  ///   - extent: All that is drawn, in its own points.
  ///   - visible: What can be seen, in the canvas's points.
  ///   - draw: Draws it on a canvas that has its own points.
  func draw(_ extent: CGRect, visible: CGRect, _ draw: (Canvas) -> Void) {
    let target = projection.box(of: extent).overlap(visible)
    guard !target.isNull, target.width > 0, target.height > 0 else { return }
    let pixels = pixelsOfPoints
    let grid = target.applying(pixels)
    let (left, top) = (grid.minX.rounded(.down), grid.minY.rounded(.down))
    let (width, height) = (grid.maxX.rounded(.up) - left, grid.maxY.rounded(.up) - top)
    let stretch = min(max(projection.stretch(of: extent), 1), Self.finest)
    let fineness = (abs(pixels.determinant)).squareRoot() * stretch
    // A clear pixel around it, so that its edges come out smooth.
    let room = extent.insetBy(dx: -1 / fineness, dy: -1 / fineness)
    var options = OutputOptions()
    (options.scale, options.traits) = (fineness, canvas.traits)
    guard canvas.meter.allows(Int(nearest: width * height)), let back = projection.inverse,
      let picture = try? Renderer.image(
        size: room.size, options: options,
        draw: { inner in
          inner.translateBy(x: -room.minX, y: -room.minY)
          draw(inner)
        })
    else { return }
    let source =
      back
      .after(CGAffineTransform(translationX: left, y: top).concatenating(pixels.inverted()))
      .followed(
        by: CGAffineTransform(translationX: -room.minX, y: -room.minY)
          .concatenating(CGAffineTransform(scaleX: fineness, y: fineness)))
    guard
      let image = picture.cgImage?.projected(
        from: source, width: Int(nearest: width), height: Int(nearest: height))
    else { return }
    let rect = CGRect(x: left, y: top, width: width, height: height).applying(pixels.inverted())
    canvas.draw(UIImage(cgImage: image, scale: 1), in: rect, tint: nil)
  }

  /// From the canvas's points to pixels: its own where it is not turned.
  private var pixelsOfPoints: CGAffineTransform {
    let (transform, scale) = (canvas.transform, canvas.holdsPixels ? canvas.scale : Self.vectorScale)
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      return transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    }
    let points = abs(transform.determinant).squareRoot() * scale
    return CGAffineTransform(scaleX: points, y: points)
  }
}
