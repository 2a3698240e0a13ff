import Foundation
import Testing

@testable import QuoinGraphics

/// What leaves no trace in any output: the document is the same to the byte as if it had not been drawn.
@Suite("What leaves no trace")
struct TraceTests {
  private let page = CGRect(x: 0, y: 0, width: 60, height: 40)
  private let font = UIFont.systemFont(ofSize: 12)

  private func document(
    _ format: OutputFormat, _ text: SVGOptions.Text = .text, _ draw: (Canvas) -> Void
  ) throws -> Data {
    var options = OutputOptions()
    options.svg.text = text
    return try Renderer.render(size: page.size, format: format, options: options) { canvas in
      canvas.fill(CGRect(x: 1, y: 1, width: 5, height: 5), color: .red)
      draw(canvas)
      canvas.fill(CGRect(x: 9, y: 1, width: 5, height: 5), color: .blue)
    }
  }

  private func layout(_ attributes: [NSAttributedString.Key: Any], color: UIColor = .black) -> TextLayout {
    TextLayout(
      text: AttributedText(
        NSAttributedString(string: "ab c", attributes: attributes), font: font, color: color))
  }

  @Test("areas, lines, shadows and stencils of a clear colour", arguments: OutputFormat.allCases)
  func clearShapes(format: OutputFormat) throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
    let path = UIBezierPath(ovalIn: page)
    let drawings: [(Canvas) -> Void] = [
      { $0.fill(page, color: .clear) }, { $0.fill(page, paint: .color(.clear)) },
      { $0.fill(roundedRect: page, radii: CornerRadii(4), paint: .color(.clear)) },
      { $0.fill(path, paint: .color(.clear)) }, { $0.stroke(path, paint: .color(.clear)) },
      { $0.shadow(of: path, color: .clear, opacity: 1, offset: .zero, radius: 2) },
      { $0.shadow(of: UIBezierPath(), color: .black, opacity: 1, offset: .zero, radius: 2) },
      { $0.draw(image.withRenderingMode(.alwaysTemplate), in: page, tint: .clear) },
    ]
    let empty = try document(format) { _ in }
    for (index, draw) in drawings.enumerated() {
      #expect(try document(format) { draw($0) } == empty, "\(index)")
    }
  }

  @Test("images and the lines and backgrounds of text beyond the clip", arguments: OutputFormat.allCases)
  func beyondTheClip(format: OutputFormat) throws {
    let image = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00])))
    func clipped(_ draw: (Canvas) -> Void) throws -> Data {
      try document(format) { canvas in
        canvas.saveGState()
        canvas.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
        draw(canvas)
        canvas.restoreGState()
      }
    }
    let empty = try clipped { _ in }
    for place in [CGPoint(x: 20, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: -9, y: 3), CGPoint(x: 3, y: -9)] {
      #expect(
        try clipped { $0.draw(image, in: CGRect(origin: place, size: CGSize(width: 9, height: 9))) } == empty)
    }
    let plain = layout([:])
    let looks: [[NSAttributedString.Key: Any]] = [
      [.backgroundColor: UIColor.red], [.underlineStyle: 1], [.strikethroughStyle: 1],
    ]
    for point in [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 60)] {
      for look in looks {
        #expect(try clipped { $0.draw(layout(look), at: point) } == clipped { $0.draw(plain, at: point) })
      }
    }
  }

  @Test("clear text, and clear backgrounds and lines of text that is seen", arguments: OutputFormat.allCases)
  func clearText(format: OutputFormat) throws {
    for mode in SVGOptions.Text.allCases {
      // Texts that nothing is seen of are all the same.
      let clear = try document(format, mode) { $0.draw(layout([:], color: .clear), at: .zero) }
      let spaces = try document(format, mode) {
        $0.draw(TextLayout(text: AttributedText("   ", font: font)), at: .zero)
      }
      if format != .pdf { #expect(clear == spaces) }
      let plain = try document(format, mode) { $0.draw(layout([:]), at: .zero) }
      #expect(plain != clear)
      for look in [
        [.backgroundColor: UIColor.clear], [.underlineStyle: 1, .underlineColor: UIColor.clear],
        [.strikethroughStyle: NSUnderlineStyle.patternDot.rawValue | 1, .strikethroughColor: UIColor.clear],
      ] as [[NSAttributedString.Key: Any]] {
        #expect(try document(format, mode) { $0.draw(layout(look), at: .zero) } == plain)
      }
    }
  }
}
