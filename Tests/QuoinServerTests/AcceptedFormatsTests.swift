import QuoinGraphics
import Testing

@testable import QuoinServer

@Suite struct AcceptedFormatsTests {
  @Test(
    arguments: [
      (nil, .png), ("", .png), ("*/*", .png), ("image/*", .png), ("image/webp", .webP),
      ("image/jpeg, image/webp;q=0.9", .jpeg), ("image/jpeg;q=0.2, image/webp;q=0.9", .webP),
      ("application/pdf", .pdf), ("text/html, application/xhtml+xml;q=0.9, image/svg+xml;q=0.8", .svg),
      // What is said of a type itself counts before what is said of all.
      ("image/png;q=0, image/*", .webP), ("*/*;q=0.1, image/gif", .gif),
      (" IMAGE/WEBP ; Q=1 ", .webP), ("image/png;q=zero", .png), ("image/png;q=7,image/webp", .png),
      // Chromium's and Firefox's, for pictures.
      ("image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8", .png),
      ("image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5", .png),
    ] as [(String?, OutputFormat)])
  func theFormatWantedMostIsGiven(accept: String?, format: OutputFormat) {
    #expect(AcceptedFormats(accept).best == format)
  }

  @Test(arguments: ["text/html", "image/avif", "image/png;q=0", "*/*;q=0", "image", "image/png/x", "q=1"])
  func whatIsNotOfferedIsNotGiven(accept: String) {
    #expect(AcceptedFormats(accept).best == nil)
  }
}
