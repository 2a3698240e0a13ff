import CQuoinGraphics
import Foundation

extension UIImage {
  /// How a picture was held, as cameras note it.
  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// The same as Exif counts it.
    var exif: Int {
      switch self {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
    }
  }

  /// How the pixels are held: upright, as pictures are turned when they are read or made.
  public var imageOrientation: Orientation { .up }

  /// Creates an image from a decoded one, turned upright.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels; a drawing stays as it is.
  ///   - scale: Pixels a point.
  ///   - orientation: How the picture was held.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage.turned(from: orientation) ?? cgImage, scale: scale)
  }
}

extension CGImage {
  fileprivate func turned(from orientation: UIImage.Orientation) -> CGImage? {
    guard case .pixels(let pixels) = content else { return nil }
    return pixels.turned(from: orientation.exif).map { CGImage($0) }
  }

  /// The pixels within a rectangle.
  ///
  /// - Parameter rect: In pixels from the upper left corner; what of it lies beyond the image is left out, and what it
  ///   touches of a pixel is taken whole.
  /// - Returns: Nothing where that is empty, and for drawings, which have no pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard case .pixels(let pixels) = content, rect.width.isFinite, rect.height.isFinite else { return nil }
    let whole = CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    let common = rect.standardized.intersection(whole)
    guard !common.isNull, common.width > 0, common.height > 0 else { return nil }
    let part = common.integral
    let (left, top, width, height) = (Int(part.minX), Int(part.minY), Int(part.width), Int(part.height))
    let format = pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)),
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      memcpy(data + y * stride, pixels.bytes + (top + y) * pixels.stride + left * 4, width * 4)
    }
    cairo_surface_mark_dirty(surface)
    return PixelBuffer(taking: surface).map { CGImage($0) }
  }
}
