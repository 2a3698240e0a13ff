import CQuoinGraphics
import Foundation

/// The fonts of text in SVG images: those of the catalog, whatever Fontconfig is told by the machine.
///
/// librsvg takes fonts from the map that Pango keeps for each thread, and draws with the faces that Cairo opens itself,
/// which two threads must not use at once; see ``DrawnFace``. So images with text are drawn one after the other, and only
/// those.
enum SVGFonts {
  private static let lock = NSLock()

  // Only used while the lock is held.
  nonisolated(unsafe) private static let map: UnsafeMutablePointer<PangoFontMap>? = {
    let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    if let map { pango_fc_font_map_set_config(OpaquePointer(map), FontLibrary.shared.catalog.config) }
    return map
  }()

  /// Whether there may be text in an SVG: where it says so, where entities, another encoding or an image within could
  /// hide it.
  static func areNeeded(by data: Data) -> Bool {
    guard let source = String(validating: data, as: UTF8.self)?.lowercased(), !source.utf8.contains(0) else {
      return true
    }
    if ["text", "entity", "svg+xml"].contains(where: source.contains) { return true }
    return source.contains("encoding") && !source.contains("encoding=\"utf-8\"")
  }

  /// Draws an SVG in which there is text.
  static func use(_ body: () -> Void) {
    lock.lock()
    defer { lock.unlock() }
    guard let map, let own = pango_cairo_font_map_get_default() else { return body() }
    // Pango lets go of the thread's own map when it is given another.
    g_object_ref(UnsafeMutableRawPointer(own))
    pango_cairo_font_map_set_default(OpaquePointer(map))
    body()
    pango_cairo_font_map_set_default(OpaquePointer(own))
    g_object_unref(UnsafeMutableRawPointer(own))
  }
}
