import CQuoinGraphics
import Foundation

/// librsvg, which is opened when the first SVG is read.
///
/// It brings seven libraries along, XML's and Unicode's tables among them. Whoever draws no SVG would load all of them at
/// each start: 2.8 of 8.4 ms that the libraries of `quoin` take, and a megabyte (`perf stat`, 60 starts of an empty program
/// with them and without).
struct SVGLibrary: Sendable {
  typealias NewHandle =
    @convention(c) @Sendable (
      UnsafePointer<UInt8>?, gsize, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> OpaquePointer?
  typealias SetResolution = @convention(c) @Sendable (OpaquePointer, Double) -> Void
  typealias SizeInPixels =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> gboolean
  // Where width and height go is of a type of librsvg's, and is left out.
  typealias Dimensions =
    @convention(c) @Sendable (
      OpaquePointer, UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?,
      UnsafeMutablePointer<gboolean>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<gboolean>?,
      UnsafeMutablePointer<cairo_rectangle_t>?
    ) -> Void
  typealias Render =
    @convention(c) @Sendable (
      OpaquePointer, OpaquePointer, UnsafePointer<cairo_rectangle_t>,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  /// Reads a file; takes its bytes, how many there are, and where to say what is wrong with it.
  let newHandle: NewHandle
  /// Sets how many pixels there are to the inch.
  let setResolution: SetResolution
  /// Tells the size that a file asks for, in pixels, where it has one.
  let sizeInPixels: SizeInPixels
  /// Tells whether a file has a box to draw within, and which.
  let dimensions: Dimensions
  /// Draws a file into a rectangle of a Cairo context. librsvg's rectangles hold the same as Cairo's: four numbers.
  let render: Render

  /// The library; nothing where it is not installed.
  static let shared = SVGLibrary()

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: type) }
    }
    guard let newHandle = function("rsvg_handle_new_from_data", as: NewHandle.self),
      let setResolution = function("rsvg_handle_set_dpi", as: SetResolution.self),
      let sizeInPixels = function("rsvg_handle_get_intrinsic_size_in_pixels", as: SizeInPixels.self),
      let dimensions = function("rsvg_handle_get_intrinsic_dimensions", as: Dimensions.self),
      let render = function("rsvg_handle_render_document", as: Render.self)
    else { return nil }
    (self.newHandle, self.setResolution, self.sizeInPixels) = (newHandle, setResolution, sizeInPixels)
    (self.dimensions, self.render) = (dimensions, render)
  }
}
