import CQuoinGraphics
import QuoinResources

/// The fonts of one drawing, which no other thread uses until it ends.
///
/// They are lent from a pool, so that a face is opened once for as many drawings as go on at the same time.
final class DrawingFonts {
  private let open: OpenFonts

  /// Takes fonts out of the pool.
  init() { open = OpenFonts.take() }

  deinit { OpenFonts.give(open) }

  /// Lets go of the fonts that no drawing uses.
  static func forget() { OpenFonts.forget() }

  /// Cairo's font for a scale of one pixel a point; it stays the drawing's.
  ///
  /// - Returns: Nothing when Cairo cannot make it, as for a size of zero.
  func scaled(_ font: UIFont) -> OpaquePointer? { open.scaled(font.face, size: Double(font.pointSize)) }

  /// Glyphs as pixels; nil where there is no memory for any.
  var masks: GlyphMasks? { open.masks }

  /// FreeType's face; nil where it cannot be opened or has no outlines.
  func outlines(_ face: FontFace) -> FreeTypeFace? {
    open.drawn(face).flatMap { $0.outlines.hasOutlines ? $0.outlines : nil }
  }
}

/// Opened faces and their sizes.
private final class OpenFonts {
  private struct SizedFace: Hashable {
    let face: Int
    let isSlanted: Bool
    let isEmboldened: Bool
    let size: Double
  }

  private struct OpenedFace: Hashable {
    let face: Int
    let isEmboldened: Bool

    init(_ face: FontFace) { (self.face, isEmboldened) = (face.record.index, face.isEmboldened) }
  }

  private var faces: [OpenedFace: DrawnFace] = [:]
  private var sizes: [SizedFace: OpaquePointer] = [:]
  private(set) lazy var masks = GlyphMasks()

  /// The most sizes that are kept; Cairo keeps for itself those that a page still needs.
  private static let sizeLimit = 96
  /// The most faces that are kept from one drawing to the next; a large one takes a megabyte.
  private static let faceLimit = 24

  deinit { forgetSizes() }

  /// The font of a face at a size in points.
  func scaled(_ face: FontFace, size: Double) -> OpaquePointer? {
    // The face comes first: sizes made before Cairo refused it look well and draw nothing.
    guard let drawn = drawn(face) else { return nil }
    let key = SizedFace(
      face: face.record.index, isSlanted: face.isSlanted, isEmboldened: face.isEmboldened, size: size)
    if let known = sizes[key], cairo_scaled_font_status(known) == CAIRO_STATUS_SUCCESS { return known }
    guard let font = drawn.scaled(face, size: size) else { return nil }
    if sizes.count >= Self.sizeLimit || sizes[key] != nil { forgetSizes() }
    sizes[key] = font
    return font
  }

  /// A slanted face is the upright one to Cairo.
  ///
  /// A size that FreeType refuses, as under a transform of 1e30, makes Cairo refuse the face for ever after: it is opened
  /// anew, so that the next drawing has its text.
  func drawn(_ face: FontFace) -> DrawnFace? {
    let key = OpenedFace(face)
    if let known = faces[key] {
      if cairo_font_face_status(known.pointer) == CAIRO_STATUS_SUCCESS { return known }
      forgetSizes()
    }
    let drawn = DrawnFace(face)
    faces[key] = drawn
    return drawn
  }

  private func forgetSizes() {
    for font in sizes.values { cairo_scaled_font_destroy(font) }
    sizes = [:]
  }

  // MARK: The pool

  /// `@unchecked Sendable`: fonts are in the pool or with the one drawing that took them out, never both.
  private struct Pooled: @unchecked Sendable {
    let fonts: OpenFonts
  }

  private static let pool = Guarded<[Pooled]>([])
  /// More drawings than this at once are more than the machine has cores for.
  private static let poolLimit = 16

  static func take() -> OpenFonts { pool.withLock { $0.popLast() }?.fonts ?? OpenFonts() }

  static func forget() {
    _ = pool.withLock { pool in
      defer { pool = [] }
      return pool
    }
  }

  /// Gives fonts back; those that grew large are let go, and so are any beyond a few.
  static func give(_ fonts: OpenFonts) {
    guard fonts.faces.count <= faceLimit else { return }
    let pooled = Pooled(fonts: fonts)
    pool.withLock { pool in
      if pool.count < poolLimit { pool.append(pooled) }
    }
  }
}
