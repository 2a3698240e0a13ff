import CQuoinGraphics
import Foundation

/// A canvas on one page of a PDF.
final class PDFCanvas: CairoCanvas {
  private let document: PDFDocument

  init?(
    document: PDFDocument, surface: OpaquePointer, size: CGSize, scale: CGFloat, traits: UITraitCollection
  ) {
    self.document = document
    super.init(surface: surface, size: size, scale: scale, deviceScale: 1, traits: traits)
  }

  // The document reads the fonts again when it ends.
  override var fonts: DrawingFonts { document.fonts }

  override var keepsText: Bool { true }

  override var extendsImages: Bool { false }

  // Shadows become pixels; on paper, one to a point would show.
  override var effectScale: CGFloat { max(2, scale) }

  override func makeSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    document.surface(of: image, pixels).flatMap { cairo_surface_reference($0) }
  }

  override func maskSurface(of image: CGImage, _ pixels: PixelBuffer) -> OpaquePointer? {
    document.maskSurface(of: image, pixels)
  }

  override func drawPixels(of image: CGImage) {
    // Without an extension beyond its edges, which would make Cairo write the pixels anew.
    guard let surface = imageSurface(of: image) else { return }
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
  }

  override func linkPrimitive(url: String, rect: CGRect) {
    let box = rect.overlap(clipBounds).applying(transform)
    guard !box.isNull, !box.isEmpty, !url.isEmpty else { return }
    let escaped = url.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\", "'": text += "\\\(scalar)"
      // C would end the attributes at a zero byte; no address holds control characters as they are.
      case "\0"..."\u{1F}", "\u{7F}":
        text += "%" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_tag_begin(
      context, "Link", "rect=[\(box.minX) \(box.minY) \(box.width) \(box.height)] uri='\(escaped)'")
    cairo_tag_end(context, "Link")
    cairo_restore(context)
  }
}
