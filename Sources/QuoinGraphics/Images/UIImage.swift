import Foundation
import QuoinDiagnostics
import QuoinResources

/// A picture with a scale, a way to be tinted and a way to be stretched.
///
/// Nothing of an image changes after it was made, so that any thread may read it; a subclass that adds what changes has to see
/// to that itself.
open class UIImage: Hashable, @unchecked Sendable {
  /// Whether an image keeps its colours.
  public enum RenderingMode: Int, Sendable, CaseIterable { case automatic, alwaysOriginal, alwaysTemplate }
  /// How the middle of a resizable image fills its room.
  public enum ResizingMode: Int, Sendable, CaseIterable { case tile, stretch }

  /// The pixels or the drawing; nothing for an empty image.
  public let cgImage: CGImage?
  /// Pixels a point.
  public let scale: CGFloat
  /// Whether the image keeps its colours.
  public let renderingMode: RenderingMode
  /// The edges that keep their size when the image is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How the middle fills its room.
  public let resizingMode: ResizingMode
  /// The colour given by `withTintColor`.
  public let tintColor: UIColor?

  private init(
    cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode, capInsets: UIEdgeInsets,
    resizingMode: ResizingMode, tintColor: UIColor?
  ) {
    self.cgImage = cgImage
    self.scale = scale
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    self.tintColor = tintColor
  }

  /// Creates an image that is the same as another.
  convenience init(_ other: UIImage) {
    self.init(
      cgImage: other.cgImage, scale: other.scale, renderingMode: other.renderingMode,
      capInsets: other.capInsets,
      resizingMode: other.resizingMode, tintColor: other.tintColor)
  }

  /// Creates an image without a size.
  public init() {
    (cgImage, scale, renderingMode, tintColor) = (nil, 1, .automatic, nil)
    (capInsets, resizingMode) = (.zero, .tile)
  }

  /// Creates an image from a decoded one.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1) {
    self.init(
      cgImage: cgImage, scale: scale > 0 ? scale : 1, renderingMode: .automatic, capInsets: .zero,
      resizingMode: .tile, tintColor: nil)
  }

  /// Creates an image from the bytes of a PNG, JPEG, GIF (its first frame), WebP, SVG or PDF (its first page); nothing for others.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let image = try? CGImage.decoded(data, name: "image", budget: .default) else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// Creates an image from the bytes of a PNG, JPEG, GIF (its first frame), WebP, SVG or PDF (its first page).
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels a point.
  ///   - name: What diagnostics call the image.
  ///   - budget: How many pixels it may have, checked before decoding.
  /// - Throws: What is wrong with the bytes.
  public convenience init(
    data: Data, scale: CGFloat, name: String, budget: Budget
  ) throws(Diagnostic) {
    self.init(cgImage: try CGImage.decoded(data, name: name, budget: budget), scale: scale)
  }

  /// The size in points.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    return CGSize(width: cgImage.size.width / scale, height: cgImage.size.height / scale)
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: mode, capInsets: capInsets,
      resizingMode: resizingMode, tintColor: tintColor)
  }

  /// The same image drawn in one colour; as a template it takes the tint of its surroundings where there is one.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: capInsets,
      resizingMode: resizingMode, tintColor: color)
  }

  /// The same image with edges that keep their size when it is stretched, in points.
  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile)
    -> UIImage
  {
    UIImage(
      cgImage: cgImage, scale: scale, renderingMode: renderingMode, capInsets: insets,
      resizingMode: resizingMode, tintColor: tintColor)
  }

  /// Whether the image takes the tint of its surroundings: a template does, and what is drawn by calls unless it is
  /// said to be original.
  package var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && cgImage?.vector != nil
  }

  /// The colour that the image is drawn in, or nothing when it keeps its own colours.
  ///
  /// - Parameter surrounding: The tint of its surroundings.
  func drawingTint(_ surrounding: UIColor?) -> UIColor? {
    isTemplate ? surrounding ?? tintColor ?? .black : tintColor
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right
      || (left.cgImage === right.cgImage && left.scale == right.scale
        && left.renderingMode == right.renderingMode && left.capInsets == right.capInsets
        && left.resizingMode == right.resizingMode && left.tintColor == right.tintColor)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cgImage.map(ObjectIdentifier.init))
    hasher.combine(scale)
  }
}

extension UIImage {
  /// The image as a PNG.
  ///
  /// - Parameter compression: How much time is spent on making it small.
  /// - Returns: The file's bytes; nothing for the drawing of an SVG, which has no pixels.
  public func pngData(compression: PNGOptions.Compression = .default) -> Data? {
    guard case .pixels(let pixels) = cgImage?.content else { return nil }
    return try? PNGEncoder.encode(
      pixels.bytes, width: pixels.width, height: pixels.height, stride: pixels.stride,
      compression: compression)
  }
}
