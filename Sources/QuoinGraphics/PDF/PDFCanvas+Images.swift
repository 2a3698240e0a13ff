import Foundation
import QuoinDiagnostics

/// Images and drawings of SVG.
extension PDFCanvas {
  /// What an image is in the file.
  struct Drawing {
    /// The number of its object.
    let number: Int
    /// From the object's space to the image's pixels, y downward.
    let placing: CGAffineTransform
  }

  /// Draws an image, in parts when it has cap insets.
  func drawImage(_ image: UIImage, in rect: CGRect, tint: UIColor?) {
    guard let source = image.cgImage, rect.overlaps(clipBounds) else { return }
    let tint = image.drawingTint(tint).map { printed($0.resolvedCGColor(with: traits)) }
    if let tint, tint.alpha == 0 { return }
    guard image.capInsets != .zero else { return draw(source, in: rect, tint: tint) }
    let slices = ImageSlices(size: image.size, caps: image.capInsets, mode: image.resizingMode, in: rect)
    for slice in slices.slices where slice.target.overlaps(clipBounds) {
      content.clips.append(newClip(UIBezierPath(rect: slice.target)))
      draw(source, in: slice.whole(of: image.size), tint: tint)
      content.clips.removeLast()
    }
  }

  private func draw(_ image: CGImage, in rect: CGRect, tint: CGColor?) {
    let (sx, sy) = (rect.width / image.size.width, rect.height / image.size.height)
    let pixels = CGAffineTransform(a: sx, b: 0, c: 0, d: sy, tx: rect.minX, ty: rect.minY).concatenating(
      transform)
    guard let tint else {
      guard let drawing = drawing(of: image, scale: sqrt(abs(sx * sy))) else { return }
      return content.draw(drawing.number, drawing.placing.concatenating(pixels))
    }
    switch image.content {
    case .pixels(let buffer):
      let stencil = attempt { () throws(Diagnostic) in
        try document.images.stencil(of: image, buffer, PDFColor(tint))
      }
      guard let stencil else { return }
      guard let stencil else { return content.fill(tint) { $0.add(rect, transform) } }
      content.draw(stencil, Self.unit(image.size).concatenating(pixels), alpha: tint.alpha)
    case .drawing:
      guard let drawing = drawing(of: image, scale: sqrt(abs(sx * sy))) else { return }
      let mask = attempt { () throws(Diagnostic) in
        try document.writeMask(
          drawing.number, drawing.placing.concatenating(pixels), box: rect.applying(transform))
      }
      guard let mask else { return }
      content.fill(tint, mask: mask) { $0.add(rect, transform) }
    case .vector: break  // Drawn by the canvas itself.
    }
  }

  /// The object of an image, written where it is not in the file yet.
  ///
  /// - Parameter scale: Points that are drawn for a pixel, before the current transform.
  func drawing(of image: CGImage, scale: CGFloat) -> Drawing? {
    switch image.content {
    case .pixels(let pixels):
      return attempt { () throws(Diagnostic) in
        Drawing(number: try document.images.number(of: image, pixels), placing: Self.unit(image.size))
      }
    case .drawing(let drawing):
      // Parts that become pixels are as sharp as shadows.
      let density = scale * abs(transform.determinant).squareRoot() * effectScale
      let size = CGSize(width: image.size.width * density, height: image.size.height * density)
      guard size.width > 0, size.height > 0, max(size.width, size.height) < 1e6 else { return nil }
      let placing = CGAffineTransform(
        a: 1 / density, b: 0, c: 0, d: -1 / density, tx: 0, ty: image.size.height)
      let form = attempt { () throws(Diagnostic) in
        try document.images.form(of: image, drawing, scale: density, meter)
      }
      return form.flatMap(\.self).map { Drawing(number: $0, placing: placing) }
    case .vector: return nil
    }
  }

  /// From the square that an image fills in its own space, y upward, to its pixels.
  static func unit(_ size: CGSize) -> CGAffineTransform {
    CGAffineTransform(a: size.width, b: 0, c: 0, d: -size.height, tx: 0, ty: size.height)
  }
}
