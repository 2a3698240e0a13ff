import CQuoinGraphics
import Foundation
import HandDrawn
import Quoin

/// Encoding of the card, a page and a photo as PNG beside Cairo's writer, and photos in a PDF beside a photo that is new
/// each time.
var outputCases: BenchmarkGroup {
  BenchmarkGroup("output") {
    let photoData = try Data(contentsOf: ExampleFile.url("Card/photo.png"))
    let photoSurface = cairo_image_surface_create_from_png(ExampleFile.url("Card/photo.png").path)
    let card = surface(HandCard.size)
    HandCard(photo: photoSurface).draw(on: card)
    let invoice = surface(HandInvoice.size)
    HandInvoice().draw(on: invoice)
    func png(
      _ name: String, of picture: OpaquePointer?, _ compression: PNGOptions.Compression, limit: Double?
    ) throws -> Benchmark {
      let image = UIImage(data: try cairoPNG(picture)) ?? UIImage()
      return Benchmark(
        "output/\(name)", limit: limit, .init("Cairo's writer") { keep(try cairoPNG(picture)) },
        .init(compression.rawValue) { keep(image.pngData(compression: compression)) })
    }

    let photo = UIImage(data: photoData) ?? UIImage()
    let jpeg =
      UIImage(
        data: try Renderer.render(size: photo.size, format: .jpeg) {
          $0.draw(photo, in: CGRect(origin: .zero, size: photo.size))
        }) ?? UIImage()
    var seed: UInt32 = 0
    let new = Benchmark.Subject("a new PNG each time") {
      seed &+= 1
      var pixels = [UInt32](repeating: 0, count: 400 * 400)
      for y in 0..<400 {
        for x in 0..<400 {
          // As varied as a photo: what the file holds, shaken by a grain of its own.
          let place = UInt32(truncatingIfNeeded: x &* 73 ^ y &* 151) &+ seed
          let grain = (place &* 2_654_435_761) >> 29
          let shade = UInt32(x + y) / 4 &+ grain
          pixels[y * 400 + x] = 0xFF00_0000 | shade << 16 | (shade / 2) << 8 | (255 - shade)
        }
      }
      if let image = CGImage(width: 400, height: 400, pixels: pixels) {
        keep(try pdf(UIImage(cgImage: image)))
      }
    }
    return try [
      png("PNG", of: card, .default, limit: 0.25),
      png("PNG, fast", of: card, .fast, limit: 0.125),
      png("PNG, best", of: card, .best, limit: nil),
      png("PNG of an invoice", of: invoice, .default, limit: nil),
      png("PNG of an invoice, fast", of: invoice, .fast, limit: nil),
      png("PNG of a photo, fast", of: photoSurface, .fast, limit: 0.125),
      Benchmark("output/PDF with a JPEG", limit: 0.2, new, .init("JPEG") { keep(try pdf(jpeg)) }),
      Benchmark("output/PDF with the same PNG", limit: 0.2, new, .init("same PNG") { keep(try pdf(photo)) }),
    ]
  }
}

private func surface(_ size: (width: Double, height: Double)) -> OpaquePointer? {
  cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
}

private func pdf(_ image: UIImage) throws -> Data {
  try Renderer.render(size: CGSize(width: 400, height: 400), format: .pdf) { canvas in
    canvas.draw(image, in: CGRect(x: 0, y: 0, width: 400, height: 400), tint: nil)
  }
}

/// What Cairo's own writer makes of a surface.
private func cairoPNG(_ surface: OpaquePointer?) throws -> Data {
  var data = Data()
  let status = withUnsafeMutablePointer(to: &data) { pointer in
    cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        closure?.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, pointer)
  }
  guard status == CAIRO_STATUS_SUCCESS else { throw CocoaError(.fileWriteUnknown) }
  return data
}
