import Foundation
import Testing

@testable import QuoinGraphics

/// The lines of a drawing of 40 × 30 points, without those of the `svg` element itself.
func svgLines(
  _ change: (inout OutputOptions) -> Void = { _ in }, _ draw: (Canvas) -> Void
) throws -> [String] {
  var options = OutputOptions()
  change(&options)
  let data = try Renderer.render(size: CGSize(width: 40, height: 30), format: .svg, options: options) {
    draw($0)
  }
  let text = String(decoding: data, as: UTF8.self)
  let head = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="40" height="30" viewBox="0 0 40 30">

    """
  #expect(text.hasPrefix(head) && text.hasSuffix("</svg>\n"))
  let lines = text.dropFirst(head.count).split(separator: "\n").map(String.init)
  return lines.last == "</svg>" ? Array(lines.dropLast()) : lines
}

extension String {
  /// What stands behind a text, up to the next quote.
  func part(after start: String, until end: String = "\"") -> String? {
    range(of: start).map { found in String(self[found.upperBound...].prefix { String($0) != end }) }
  }
}
