import Foundation
import QuoinDiagnostics

/// Colours and patterns of areas and lines.
extension PDFCanvas {
  /// What something is painted with.
  enum Ink {
    case color(CGColor)
    case pattern(PDFPattern)
  }

  /// What a paint comes to; nothing where it leaves no trace.
  ///
  /// - Parameter bounds: What will be covered at most, in the current coordinates.
  func ink(of paint: Paint, covering bounds: CGRect) -> Ink? {
    switch paint {
    case .color(let color):
      return ink(of: color.resolvedCGColor(with: traits))
    case .gradient(let gradient):
      let ramp = printed(ColorRamp(gradient.stops, traits: traits))
      if ramp.stops.isEmpty { return nil }
      if let color = ramp.onlyColor(along: gradient.shape) { return ink(of: color) }
      let visible = bounds.overlap(clipBounds)
      guard !visible.isNull else { return nil }
      let pattern = PDFGradient(shape: gradient.shape, ramp: ramp, transform: transform, bounds: visible)
      return attempt { () throws(Diagnostic) in
        .pattern(try pattern.write(to: document.writer, base: content.base))
      }
    case .pattern(let image):
      return tiles(of: image).map(Ink.pattern)
    }
  }

  private func ink(of color: CGColor) -> Ink? { color.alpha > 0 ? .color(printed(color)) : nil }

  /// A colour in inks where the document may have these, else as it is seen on screens.
  func printed(_ color: CGColor) -> CGColor {
    if color.inks == nil { return color }
    guard document.takesInks else { return color.withoutInks }
    document.hasInks = true
    return color
  }

  /// Colours that run into each other, all of inks or all as they are seen.
  private func printed(_ ramp: ColorRamp) -> ColorRamp {
    if ramp.stops.allSatisfy({ $0.color.inks == nil }) { return ramp }
    let areInks = document.takesInks && ramp.stops.allSatisfy { $0.color.inks != nil }
    return ColorRamp(
      stops: ramp.stops.map { stop in
        ColorRamp.Stop(
          color: areInks ? printed(stop.color) : document.seen(stop.color), location: stop.location)
      })
  }

  /// An image at its own size, again and again.
  private func tiles(of image: UIImage) -> PDFPattern? {
    guard image.size.width > 0, image.size.height > 0, let source = image.cgImage,
      let drawing = drawing(of: source, scale: 1 / image.scale)
    else { return nil }
    let matrix = CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale).concatenating(transform)
      .concatenating(content.base)
    return attempt { () throws(Diagnostic) in
      try document.writeTiles(of: drawing, size: source.size, matrix)
    }
  }
}
