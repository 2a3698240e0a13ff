import Foundation

extension UIImage {
  /// The image as a JPEG on white.
  ///
  /// - Parameter compressionQuality: From 0, small, to 1, good.
  /// - Returns: The file's bytes; nothing for an image without a size.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).jpegData(
      withCompressionQuality: compressionQuality
    ) { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// The same image with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard size.width > 0, size.height > 0 else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let flipped = UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: size.width, y: 0)
      context.cgContext.scaleBy(x: -1, y: 1)
      draw(in: CGRect(origin: .zero, size: size))
    }
    return flipped.withRenderingMode(renderingMode)
  }

  /// The same image in as many pixels as a size has at the main screen's scale.
  ///
  /// - Parameter size: In points.
  /// - Returns: Nothing where the size or the image has no area.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }

  /// The image, whose pixels are decoded when it is made.
  public func preparingForDisplay() -> UIImage? { self }
}
