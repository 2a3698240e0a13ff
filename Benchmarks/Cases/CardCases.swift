import CQuoinGraphics
import Foundation
import HandDrawn
import Quoin
import QuoinDocuments

/// The card: through the template beside the same drawn by hand, both warm.
var cardCases: BenchmarkGroup {
  BenchmarkGroup("card") {
    let template = try Template(contentsOf: ExampleFile.url("Card/card.xml"))
    let data = try ExampleFile.data("Card/card.json")
    let photo = cairo_image_surface_create_from_png(ExampleFile.url("Card/photo.png").path)
    let hand = HandCard(photo: photo)
    let (width, height) = (Int32(HandCard.size.width), Int32(HandCard.size.height))

    return [
      Benchmark(
        "card/layout and drawing", limit: 1.5,
        .init("by hand") {
          let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
          hand.draw(on: surface)
          cairo_surface_destroy(surface)
        },
        .init("template") { try drawOnPixels(template, data) }),
      Benchmark(
        "card/PNG",
        .init("by hand, Cairo's writer") {
          let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
          hand.draw(on: surface)
          writePNG(surface)
          cairo_surface_destroy(surface)
        },
        .init("template") {
          keep(try template.render(state: data.stateValues, constants: data.constantValues, as: .png))
        }),
      Benchmark(
        "card/PDF",
        .init("by hand") {
          let surface = cairo_pdf_surface_create_for_stream(
            ignoreBytes, nil, HandCard.size.width, HandCard.size.height)
          hand.draw(on: surface)
          cairo_surface_finish(surface)
          cairo_surface_destroy(surface)
        },
        .init("template") {
          keep(try template.render(state: data.stateValues, constants: data.constantValues, as: .pdf))
        }),
    ]
  }
}

/// The invoice: through the template beside the same drawn by hand, both warm.
var invoiceCases: BenchmarkGroup {
  BenchmarkGroup("invoice") {
    let template = try Template(contentsOf: ExampleFile.url("Invoice/invoice.xml"), registry: .documents)
    let data = try ExampleFile.data("Invoice/invoice.json")
    let hand = HandInvoice()
    let (width, height) = (HandInvoice.size.width, HandInvoice.size.height)

    return [
      Benchmark(
        "invoice/layout and drawing", limit: 1.5,
        .init("by hand") {
          let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
          hand.draw(on: surface)
          cairo_surface_destroy(surface)
        },
        .init("template") { try drawOnPixels(template, data) }),
      Benchmark(
        "invoice/PDF",
        .init("by hand") {
          let surface = cairo_pdf_surface_create_for_stream(ignoreBytes, nil, width, height)
          hand.draw(on: surface)
          cairo_surface_finish(surface)
          cairo_surface_destroy(surface)
        },
        .init("template") {
          keep(try template.render(state: data.stateValues, constants: data.constantValues, as: .pdf))
        }),
    ]
  }
}

/// A new tree, laid out and drawn, without encoding the picture.
private func drawOnPixels(_ template: Template, _ data: TemplateData) throws {
  let node = try template.instantiate(state: data.stateValues, constants: data.constantValues)
  let size = try node.layOut()
  guard let document = node.view as? DocumentView else {
    return keep(try Renderer.image(size: size) { canvas in node.view.render(into: canvas) })
  }
  try document.forEachPage { page throws(Diagnostic) in
    keep(try Renderer.image(size: page.size) { canvas in page.draw(canvas) })
  }
}

private let ignoreBytes: cairo_write_func_t = { _, _, _ in CAIRO_STATUS_SUCCESS }

private func writePNG(_ surface: OpaquePointer?) {
  cairo_surface_write_to_png_stream(surface, ignoreBytes, nil)
}
