import Foundation
import QuoinGraphics

extension CALayer {
  /// The radii of the corners, made to fit the size.
  final func cornerRadii(in size: CGSize) -> CornerRadii {
    CornerRadii(cornerRadius, corners: UIRectCorner(maskedCorners)).fitting(size)
  }

  /// Draws the shadow when its shape is known beforehand.
  ///
  /// - Returns: Whether what the layer draws must be collected to cast the shadow.
  final func drawShadow(
    on canvas: Canvas, bounds: CGRect, radii: CornerRadii, background: UIColor?
  ) -> Bool {
    guard shadowOpacity > 0, !masksToBounds, let color = shadowPaint else { return false }
    let path: UIBezierPath
    if let shadowShape {
      path = shadowShape
    } else if background?.isOpaque(with: canvas.traits) == true || fillsBounds(with: canvas.traits) {
      path = UIBezierPath(roundedRect: bounds, radii: radii)
    } else {
      return true
    }
    canvas.shadow(
      of: path, color: color, opacity: CGFloat(shadowOpacity), offset: shadowOffset, radius: shadowRadius)
    return false
  }

  final func beginShadowLayer(on canvas: Canvas) {
    canvas.beginShadowLayer(
      color: shadowPaint ?? .black, opacity: CGFloat(shadowOpacity), offset: shadowOffset,
      radius: shadowRadius)
  }

  final func fillBackground(_ color: UIColor, on canvas: Canvas, bounds: CGRect, radii: CornerRadii) {
    if radii.isZero {
      canvas.fill(bounds, color: color)
    } else {
      canvas.fill(roundedRect: bounds, radii: radii, paint: .color(color))
    }
  }

  /// Draws the border within the bounds.
  final func drawBorder(on canvas: Canvas, bounds: CGRect, radii: CornerRadii) {
    guard borderWidth > 0, let color = borderPaint else { return }
    let inner = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    if inner.isNull || inner.isEmpty {
      return fillBackground(color, on: canvas, bounds: bounds, radii: radii)
    }
    // The ring between two shapes: a stroke would round the inner corners otherwise than a layer does.
    let ring = UIBezierPath(roundedRect: bounds, radii: radii)
    ring.addRoundedRect(inner, radii: radii.inset(by: borderWidth))
    ring.usesEvenOddFillRule = true
    canvas.fill(ring, paint: .color(color))
  }

  /// Whether the layer draws something between its background and what is in it.
  final var drawsOwnContent: Bool { contentsImage != nil || type(of: self) != CALayer.self }

  final func drawOwnContent(on canvas: Canvas, bounds: CGRect) {
    if let image = contentsImage {
      drawContents(image, in: rect(of: image, in: bounds), on: canvas)
    }
    draw(canvas, in: bounds)
  }

  /// Where `contents` lies, which may reach beyond the bounds.
  final func rect(of image: UIImage, in bounds: CGRect) -> CGRect {
    let size = image.size
    let shown = CGSize(width: size.width * contentsRect.width, height: size.height * contentsRect.height)
    return contentsGravity.contentMode.rect(for: shown, in: bounds)
  }

  private func drawContents(_ image: UIImage, in rect: CGRect, on canvas: Canvas) {
    let part = contentsRect
    if part == LayerSettings.wholeContents {
      return canvas.draw(stretchable(image), in: rect, tint: nil)
    }
    guard part.width > 0, part.height > 0 else { return }
    let (width, height) = (rect.width / part.width, rect.height / part.height)
    canvas.saveGState()
    canvas.clip(to: rect)
    canvas.draw(
      stretchable(image),
      in: CGRect(
        x: rect.minX - part.minX * width, y: rect.minY - part.minY * height, width: width, height: height),
      tint: nil)
    canvas.restoreGState()
  }

  /// What `contents` holds, as far as it is an image.
  package final var contentsImage: UIImage? {
    get {
      if let image = contents as? UIImage { return image }
      return (contents as? CGImage).map { UIImage(cgImage: $0, scale: contentsScale) }
    }
    set { contents = newValue }
  }

  /// An image whose edges outside `contentsCenter` keep their size.
  private func stretchable(_ image: UIImage) -> UIImage {
    let center = contentsCenter.standardized.overlap(CGRect(x: 0, y: 0, width: 1, height: 1))
    if center.isNull || center == CGRect(x: 0, y: 0, width: 1, height: 1) { return image }
    let size = image.size
    return image.resizableImage(
      withCapInsets: UIEdgeInsets(
        top: center.minY * size.height, left: center.minX * size.width,
        bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width),
      resizingMode: .stretch)
  }

  /// The transform of what is in the layer, around the anchor point; nothing where there is none.
  final var sublayerTransformInBounds: CGAffineTransform? {
    let affine = CATransform3DGetAffineTransform(sublayerTransform)
    if affine.isIdentity { return nil }
    let (anchor, bounds) = (anchorPoint, bounds)
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(affine)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

nonisolated extension UIColor {
  /// Whether nothing shows through the colour.
  func isOpaque(with traits: UITraitCollection) -> Bool {
    resolvedCGColor(with: traits).alpha >= 1
  }
}

nonisolated extension UIColor? {
  /// Whether the colour lets through everything beneath a mask.
  var isOpaque: Bool { map { $0.cgColor.alpha >= 1 } ?? false }
}
