import Foundation
import QuoinViews

@testable import QuoinGraphics

/// The first and the last row of pixels that a view darkens, at one pixel a point.
struct DrawnRows {
  let first: Int
  let last: Int

  init(of view: UIView) throws {
    guard let canvas = ImageCanvas(size: view.bounds.size, scale: 1, traits: view.traitCollection) else {
      throw CocoaError(.featureUnsupported)
    }
    view.render(into: canvas)
    let rows = canvas.withPixels { pixels, width, height, stride in
      (0..<height).filter { y in (0..<width).contains { x in pixels[y * stride + x * 4] < 96 } }
    }
    first = rows?.first ?? -1
    last = rows?.last ?? -1
  }
}
