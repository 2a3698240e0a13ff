import CQuoinGraphics
import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Sizes that no font has")
struct FontSizeTests {
  @Test(
    "leave the face as good as it was",
    arguments: [0, -1, 1e-300, 1e-10, 1e-3, 1e4, 33_000, 1e6, 1e9, 1e30, 1e308, .infinity, .nan] as [CGFloat])
  func leavesTheFaceAlone(size: CGFloat) {
    let fonts = DrawingFonts()
    let font = UIFont.systemFont(ofSize: 12)
    #expect(fonts.scaled(font) != nil)
    _ = fonts.scaled(font.withSize(size))
    #expect(fonts.scaled(font.withSize(13)) != nil)
  }

  @Test("a face that Cairo has come to refuse is opened anew", arguments: [12, 13])
  func opensARefusedFaceAnew(next: CGFloat) throws {
    let fonts = DrawingFonts()
    let font = UIFont.systemFont(ofSize: 12)
    let scaled = try #require(fonts.scaled(font))
    // What a transform beyond FreeType's range comes to: a font of that size, made of the same face.
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(&matrix, 1e12, 1e12)
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    let face = cairo_scaled_font_get_font_face(scaled)
    let refused = cairo_scaled_font_create(face, &matrix, &identity, options)
    defer { cairo_scaled_font_destroy(refused) }
    #expect(cairo_font_face_status(face) != CAIRO_STATUS_SUCCESS)
    let again = try #require(fonts.scaled(font.withSize(next)))
    #expect(cairo_scaled_font_status(again) == CAIRO_STATUS_SUCCESS)
    #expect(cairo_font_face_status(cairo_scaled_font_get_font_face(again)) == CAIRO_STATUS_SUCCESS)
  }
}
