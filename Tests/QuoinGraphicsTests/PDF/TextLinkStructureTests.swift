import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

/// What a link within a text is in the structure of a document.
@Suite struct TextLinkStructureTests {
  /// A text whose words in brackets lead somewhere.
  private func text(_ words: String, to address: String = "https://x.org") -> AttributedText {
    let text = NSMutableAttributedString(string: "")
    for (index, part) in words.split(whereSeparator: { "[]".contains($0) }).enumerated() {
      let attributes: [NSAttributedString.Key: Any] =
        index % 2 == 1 ? [.link: address, .underlineStyle: NSUnderlineStyle.single.rawValue] : [:]
      text.append(NSAttributedString(string: String(part), attributes: attributes))
    }
    return AttributedText(text, font: .systemFont(ofSize: 10))
  }

  private func document(_ draw: (Canvas) -> Void) throws -> PDFFile {
    let data = try Renderer.document { document throws(Diagnostic) in
      draw(try document.beginPage(size: CGSize(width: 200, height: 200)))
    }
    return try #require(PDFFile(data))
  }

  private func links(in file: PDFFile) -> [String] {
    file.numbers("Annots", of: file.pages[0]).compactMap { file.objects[$0] }
  }

  @Test func aLinkHoldsItsTextAndItsPlace() throws {
    let file = try document { canvas in
      canvas.withRole(.paragraph) {
        canvas.draw(TextLayout(text: text("See [the site] now")), at: .zero)
      }
    }
    #expect(file.structure == "Document\n  P 1.0 1.2\n    Link 1.1 link\n")
    #expect(links(in: file).map { $0.contains("/Contents (the site)") } == [true])
    // The line under it is no part of what is read.
    #expect(file.contents[0].contains("/Artifact BMC"))
  }

  @Test func aLinkStandsAmongWordsFromRightToLeftAsItIsRead() throws {
    let file = try document { canvas in
      canvas.withRole(.paragraph) {
        canvas.draw(TextLayout(text: text("ראו [את האתר] עכשיו")), at: .zero)
      }
    }
    #expect(file.structure == "Document\n  P 1.0 1.2\n    Link 1.1 link\n")
    // From right to left on the page.
    let places = file.contents[0].matches(of: /(\S+) \S+ Tm/).compactMap { Double($0.1) }
    #expect(places.count == 5 && places == places.sorted(by: >))
  }

  @Test func aLinkOverSeveralLinesIsOne() throws {
    let file = try document { canvas in
      canvas.withRole(.paragraph) {
        let layout = TextLayout(text: text("See [the place of all places] now"), maximumWidth: 60)
        canvas.draw(layout, at: .zero)
      }
    }
    let count = links(in: file).count
    #expect(count > 1)
    let places = String(repeating: " link", count: count)
    #expect(file.structure == "Document\n  P 1.0 1.2\n    Link 1.1\(places)\n")
    #expect(links(in: file).allSatisfy { $0.contains("/Contents (the place of all places)") })
  }

  @Test func linesOfAVeryLongLinkSayItsBeginning() throws {
    let words = String(repeating: "é ", count: 4000)
    let file = try document { canvas in
      canvas.withRole(.paragraph) {
        canvas.draw(TextLayout(text: text("See [\(words)] now"), maximumWidth: 180), at: .zero)
      }
    }
    let links = links(in: file)
    #expect(links.count > 10)
    // A thousand bytes of them.
    #expect(links[1...].allSatisfy { $0.ranges(of: "00E9").count == 333 }, "\(links[1])")
  }

  @Test func eachTextInAPartHasLinksOfItsOwn() throws {
    let file = try document { canvas in
      canvas.withRole(.tableCell) {
        let layout = TextLayout(text: text("See [it] now"))
        canvas.draw(layout, at: .zero)
        canvas.draw(layout, at: CGPoint(x: 0, y: 50))
      }
    }
    #expect(
      file.structure
        == "Document\n  TD 1.0 1.2 1.3 1.5\n    Link 1.1 link\n    Link 1.4 link\n")
  }

  @Test func aPictureThatLeadsSomewhereIsInItsLink() throws {
    let pixels = [UInt32](repeating: 0xFF00_00FF, count: 4)
    let image = NSTextAttachment(
      image: UIImage(cgImage: try #require(CGImage(width: 2, height: 2, pixels: pixels))))
    image.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    let picture = NSMutableAttributedString(attachment: image)
    picture.addAttribute(.link, value: "https://x.org", range: NSRange(location: 0, length: 1))
    let layout = TextLayout(text: AttributedText(picture, font: .systemFont(ofSize: 10)))
    let file = try document { canvas in
      canvas.withRole(.paragraph) { canvas.draw(layout, at: .zero) }
    }
    #expect(file.structure == "Document\n  P\n    Link link\n      Figure 1.0\n")
    #expect(links(in: file).map { $0.contains("/Contents (https://x.org)") } == [true])
  }

  @Test func whereThereIsNoStructureLinksMakeNone() throws {
    let layout = TextLayout(text: text("See [the site] now"))
    let plain = try document { $0.draw(layout, at: .zero) }
    #expect(plain.structure.isEmpty && links(in: plain).count == 1)
    let head = try document { canvas in
      canvas.withRole(.pageHead) { canvas.draw(layout, at: .zero) }
      canvas.withRole(.paragraph) {}
    }
    #expect(head.structure == "Document\n  P\n" && links(in: head).count == 1)
    let linked = try document { canvas in
      canvas.withRole(.link) { canvas.draw(layout, at: .zero) }
    }
    #expect(linked.structure == "Document\n  Link 1.0 link\n")
  }

  @Test func theSpaceBehindALinkAtTheEndOfALineStays() throws {
    let text = text("[here] now")
    let layout = TextLayout(text: text, maximumWidth: 30)
    #expect(layout.lines.count == 2)
    let whole = try document { canvas in canvas.withRole(.paragraph) { canvas.draw(layout, at: .zero) } }
    // The space is content of the paragraph, on the first line already.
    #expect(whole.contents[0].matches(of: /Tm/).count == 3)
  }
}
