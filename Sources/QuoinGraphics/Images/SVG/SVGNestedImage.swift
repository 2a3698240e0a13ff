import Foundation
import QuoinDiagnostics
import QuoinResources

/// An image in an SVG, written into a `data:` URL.
struct SVGNestedImage {
  /// The URL with no more in it than the picture takes.
  let url: String
  /// What drawing it takes.
  let work: SVGWork
  /// What librsvg passes over of it.
  let leftOut: [String]

  // librsvg gives a whole file to gdk-pixbuf, whose GIF reader takes a time that grows with the square of its size.
  private static let gifLimit = 1_000_000

  /// Reads an image and checks it as one of its own would be.
  init(_ url: String, in svg: SVGCheck) throws(Diagnostic) {
    let name = "An image in \(svg.name)"
    guard let data = Self.data(of: url) else { throw .notAnImage(name, nil) }
    guard let file = ImageFile(data) else {
      throw BudgetMeter.current?.problem ?? .notAnImage(name, data)
    }
    var work = SVGWork()
    var leftOut: [String] = []
    var content = file.essence
    if file.header.format.isDrawing {
      guard svg.level < SVGCheck.imageDepthLimit else { throw .svgTooDeep(svg.name) }
      (content, work, leftOut) = try SVGCheck.check(
        file.svg(name: name), name: name, budget: svg.budget, level: svg.level + 1)
      work.surfaces += 1
    } else {
      try file.header.checkWork(name: name, budget: svg.budget)
      if file.header.format == .gif, content.count > Self.gifLimit {
        throw .imageOfTooManyPasses(name, passes: content.count / 255)
      }
      work.fixed = file.header.work
      // librsvg holds all of them until the drawing goes.
      work.imagePixels = Double(file.header.decodedPixels)
    }
    let type = file.header.format.isDrawing ? "svg+xml" : file.header.format.rawValue
    self.url = "data:image/\(type);base64,\(content.base64EncodedString())"
    self.work = work
    self.leftOut = leftOut
  }

  /// The bytes in a `data:` URL, percent signs resolved before the base 64.
  private static func data(of url: String) -> Data? {
    let trimmed = url.trimmingCharacters(in: .whitespacesAndNewlines)
    guard DataURL.isOne(trimmed), let (bytes, isBase64) = DataURL.contents(of: trimmed) else { return nil }
    return isBase64 ? Data(base64Encoded: bytes, options: .ignoreUnknownCharacters) : bytes
  }
}
