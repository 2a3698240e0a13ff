import CQuoinGraphics
import Foundation

/// A face as Cairo draws it, opened for one drawing at a time.
///
/// FreeType allows one thread at a time in a face, and in a library while a face is opened or closed. The faces that
/// Cairo opens itself are shared by the whole process, and once ten are open it closes one without asking whether another
/// thread has just begun to use it. So each drawing has faces of its own, each in a library of its own: whichever thread
/// Cairo lets go of the last font on, nobody else is in there.
final class DrawnFace {
  /// Cairo's font face, without size.
  let pointer: OpaquePointer
  /// FreeType's face.
  let outlines: FreeTypeFace

  // The address tells Cairo which of its user data is meant; nothing is ever written there.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(
    capacity: 1)

  /// Opens a face; nil when FreeType cannot, as for the face that stands in when no font is installed.
  init?(_ face: FontFace) {
    guard let open = FreeTypeFace(face),
      let pointer = cairo_ft_font_face_create_for_ft_face(open.pointer, open.loadFlags)
    else { return nil }
    if face.isEmboldened {
      cairo_ft_font_face_set_synthesize(pointer, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue))
    }
    let owned = Unmanaged.passRetained(open)
    let status = cairo_font_face_set_user_data(pointer, Self.key, owned.toOpaque()) { data in
      data.map { Unmanaged<FreeTypeFace>.fromOpaque($0).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(pointer)
      owned.release()
      return nil
    }
    self.pointer = pointer
    outlines = open
  }

  /// A size in points for Cairo: greyscale, neither hinted nor rounded, the same on every machine.
  ///
  /// - Parameters:
  ///   - face: The face that it was opened as, or the same slanted.
  ///   - size: The size in points.
  /// - Returns: What the caller destroys; nothing when Cairo cannot make it.
  func scaled(_ face: FontFace, size: Double) -> OpaquePointer? {
    var matrix = cairo_matrix_t()
    cairo_matrix_init(&matrix, size, 0, face.isSlanted ? -size * FontFace.slope : 0, size, 0, 0)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    guard let font = cairo_scaled_font_create(pointer, &matrix, &identity, options) else { return nil }
    guard cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS else {
      cairo_scaled_font_destroy(font)
      return nil
    }
    return font
  }

  deinit { cairo_font_face_destroy(pointer) }
}

extension UIFont {
  /// How far to the right and up glyphs are put where Cairo draws them, in points: what it makes bold grows to the right and
  /// upward.
  var drawnOffset: CGFloat { face.isEmboldened ? -pointSize * FontFace.boldness / 2 : 0 }
}
