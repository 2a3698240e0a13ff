// HandDrawnProcess card|invoice OUTPUT: a whole process that draws by hand, to be timed from outside.

import CQuoinGraphics
import Glibc
import HandDrawn

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  print("usage: HandDrawnProcess card|invoice PHOTO OUTPUT.png|OUTPUT.pdf")
  exit(1)
}
let output = arguments[3]
let size = arguments[1] == "card" ? HandCard.size : HandInvoice.size
let surface =
  output.hasSuffix(".pdf")
  ? cairo_pdf_surface_create(output, size.width, size.height)
  : cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height))
if arguments[1] == "card" {
  HandCard(photo: cairo_image_surface_create_from_png(arguments[2])).draw(on: surface)
} else {
  HandInvoice().draw(on: surface)
}
if output.hasSuffix(".png") { cairo_surface_write_to_png(surface, output) }
cairo_surface_finish(surface)
