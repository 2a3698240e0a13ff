import Foundation
import QuoinDiagnostics
import QuoinGraphics
import QuoinViews
import Testing

/// Text with the attribute `.link` leads somewhere in the formats that have links.
@Suite struct LabelLinkTests {
  private func label(_ link: String) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let text = NSMutableAttributedString(string: "Look ")
    text.append(NSAttributedString(string: "here", attributes: [.link: link]))
    label.attributedText = text
    return label
  }

  private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

  @Test func anAddressBecomesALinkInPDFAndSVG() throws {
    let label = label("https://example.org/?a&b")
    let svg = try text(label.render(as: .svg))
    #expect(svg.contains("<a xlink:href=\"https://example.org/?a&amp;b\"><rect x="))
    let pdf = try text(label.render(as: .pdf))
    #expect(pdf.contains("/URI (https://example.org/?a&b)"))
    // It covers its own word only.
    let left = try #require(pdf.firstMatch(of: /\/Rect \[ ([\d.]+)/).flatMap { Double($0.1) })
    #expect(left > 20)
  }

  @Test func theShadowOfALinkLeadsNowhere() throws {
    let label = label("https://example.org")
    (label.shadowColor, label.shadowOffset) = (.gray, CGSize(width: 1, height: 1))
    let svg = try text(label.render(as: .svg))
    #expect(svg.matches(of: /<a\b/).count == 1)
  }

  @Test func anAddressWithinTheDocumentLeadsToAPlaceInIt() throws {
    let label = label("#there")
    let pdf = try Renderer.document { document throws(Diagnostic) in
      label.render(into: try document.beginPage(size: label.bounds.size))
      try document.beginPage(size: label.bounds.size).addDestination(withName: "there", at: .zero)
    }
    #expect(text(pdf).contains("/Dest (there)"))
    let problem = #expect(throws: Diagnostic.self) { try label.render(as: .pdf) }
    #expect(
      problem?.message == "A link on page 1 leads to the destination 'there', which is named nowhere")
    // A picture has no links.
    #expect(throws: Never.self) { try label.render(as: .png) }
  }
}
