import Foundation
import QuoinDiagnostics
import QuoinGraphics
import Testing

/// Destinations, the links to them, and the outline.
@Suite struct DocumentPlaceTests {
  private let size = CGSize(width: 100, height: 200)
  private let box = CGRect(x: 10, y: 20, width: 30, height: 40)

  private func document(_ draw: (DocumentSession) throws(Diagnostic) -> Void) throws -> PDFFile {
    try #require(PDFFile(try Renderer.document(draw: draw)))
  }

  @Test func linksLeadToPlacesBeforeAndAfterThem() throws {
    let file = try document { document throws(Diagnostic) in
      let first = try document.beginPage(size: size)
      first.setDestinationWithName("end ü", for: box)
      first.addDestination(withName: "start", at: .zero)
      first.setURL("#start", for: box)
      first.setURL(URL(fileURLWithPath: "/a"), for: box)
      let second = try document.beginPage(size: CGSize(width: 100, height: 300))
      second.translateBy(x: 5, y: 6)
      second.scaleBy(x: 2, y: 2)
      second.addDestination(withName: "end ü", at: CGPoint(x: 10, y: 20))
      second.setDestinationWithName("start", for: box)
    }
    let root = try #require(file.object("Pages", of: file.catalog))
    let pages = file.numbers("Kids", of: root)
    let names = try #require(file.object("Dests", of: file.catalog))
    #expect(
      names == """
        << /Names [ <656E6420C3BC> [ \(pages[1]) 0 R /XYZ 25 254 null ]
          (start) [ \(pages[0]) 0 R /XYZ 0 200 null ] ] >>
        """)
    let links = file.pages.map { file.numbers("Annots", of: $0).compactMap { file.objects[$0] } }
    #expect(links.map(\.count) == [3, 1])
    #expect(links[0][0].contains("/Rect [ 10 140 40 180 ] /Dest <656E6420C3BC>"))
    #expect(links[0][1].contains("/Dest (start)") && links[0][2].contains("/URI (file:///a)"))
    #expect(links[1][0].contains("/Rect [ 25 174 85 254 ] /Dest (start)"))
  }

  @Test func placesAndLinksThatDoNotFitAreErrors() {
    func problem(_ draw: (DocumentSession) throws(Diagnostic) -> Void) -> String? {
      #expect(throws: Diagnostic.self) { try Renderer.document(draw: draw) }?.message
    }
    #expect(
      problem { document throws(Diagnostic) in
        for _ in 0..<2 { try document.beginPage(size: size).addDestination(withName: "a", at: .zero) }
      } == "The destination 'a' is named twice, on page 1 and on page 2")
    #expect(
      problem { document throws(Diagnostic) in
        let canvas = try document.beginPage(size: size)
        for _ in 0..<2 { canvas.addDestination(withName: "a", at: .zero) }
      } == "The destination 'a' is named twice, both times on page 1")
    #expect(
      problem { document throws(Diagnostic) in
        try document.beginPage(size: size)
        try document.beginPage(size: size).setDestinationWithName("b", for: box)
      } == "A link on page 2 leads to the destination 'b', which is named nowhere")
  }

  /// What is wrong with a part of a document.
  private func problem(
    in document: DocumentSession, _ draw: (Canvas) throws(Diagnostics) -> Void
  ) -> String? {
    do throws(Diagnostics) {
      try document.part { () throws(Diagnostics) in
        let canvas: Canvas
        do throws(Diagnostic) { canvas = try document.beginPage(size: size) } catch {
          throw Diagnostics([error])
        }
        try draw(canvas)
      }
      return nil
    } catch {
      return error.all.first?.message
    }
  }

  @Test func partsNameTheirPlacesForThemselves() throws {
    let file = try document { document throws(Diagnostic) in
      for _ in 0..<2 {
        let problem = problem(in: document) { canvas throws(Diagnostics) in
          canvas.addDestination(withName: "a", at: .zero)
          canvas.setDestinationWithName("a", for: box)
        }
        #expect(problem == nil)
      }
    }
    let names = try #require(file.object("Dests", of: file.catalog))
    #expect(names.contains("(1/a)") && names.contains("(2/a)"))
    let links = file.pages.flatMap { file.numbers("Annots", of: $0).compactMap { file.objects[$0] } }
    #expect(links.count == 2 && links[0].contains("/Dest (1/a)") && links[1].contains("/Dest (2/a)"))
  }

  @Test func whatIsWrongInAPartLeavesTheDocument() throws {
    let file = try document { document throws(Diagnostic) in
      let twice = problem(in: document) { canvas throws(Diagnostics) in
        canvas.setURL("https://example.org", for: box)
        for _ in 0..<2 { canvas.addDestination(withName: "a", at: .zero) }
      }
      #expect(twice == "The destination 'a' is named twice, both times on page 1")
      let nowhere = problem(in: document) { canvas throws(Diagnostics) in
        canvas.setDestinationWithName("b", for: box)
      }
      // Of a part that was wrong no page is left.
      #expect(nowhere == "A link on page 1 leads to the destination 'b', which is named nowhere")
      let thrown = problem(in: document) { _ throws(Diagnostics) in
        throw Diagnostics([Diagnostic(.error, "no")])
      }
      #expect(thrown == "no")
      try document.beginPage(size: size)
    }
    #expect(file.pages.count == 1)
    #expect(file.pages.map { file.numbers("Annots", of: $0).count } == [0])
  }

  @Test func onlyThePlacesOfThePartThatIsTakenBackAreGone() throws {
    let file = try document { document throws(Diagnostic) in
      for isRight in [true, false, true] {
        _ = problem(in: document) { canvas throws(Diagnostics) in
          for name in ["a", "b"] { canvas.addDestination(withName: name, at: .zero) }
          if !isRight { throw Diagnostics([Diagnostic(.error, "no")]) }
        }
      }
    }
    let names = try #require(file.object("Dests", of: file.catalog))
    #expect(names.matches(of: /\((.*?)\)/).map { String($0.1) } == ["1/a", "1/b", "3/a", "3/b"])
  }

  @Test func placesThatCannotBeDrawnToAreThePagesCorner() throws {
    let file = try document { document throws(Diagnostic) in
      let canvas = try document.beginPage(size: size)
      canvas.addDestination(withName: "a", at: CGPoint(x: CGFloat.nan, y: 1))
      canvas.addOutlineEntry("b", level: -3, at: CGPoint(x: CGFloat.infinity, y: 1))
      canvas.setURL("x", for: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    }
    #expect(file.object("Dests", of: file.catalog)?.contains("/XYZ 0 200 null") == true)
    #expect(file.pages.allSatisfy { !$0.contains("/Annots") })
  }

  @Test func theOutlineNestsByLevels() throws {
    let entries = [("A", 2), ("B", 3), ("C", 5), ("D", 3), ("E (\\)", 1), ("F", 2), ("Ω", 1)]
    let file = try document { document throws(Diagnostic) in
      for (index, entry) in entries.enumerated() {
        let canvas = try document.beginPage(size: size)
        canvas.addOutlineEntry(entry.0, level: entry.1, at: CGPoint(x: 0, y: index))
      }
    }
    func lines(_ parent: String, _ depth: Int) -> [String] {
      var found: [String] = []
      var (next, last) = (file.number("First", of: parent), nil as Int?)
      while let number = next, let item = file.objects[number] {
        #expect(file.number("Prev", of: item) == last)
        let title = item.dropFirst("<< /Title ".count).prefix { $0 != "/" }
        let count = item.firstMatch(of: /\/Count (\d+)/).map { $0.1 } ?? ""
        found.append(String(repeating: "-", count: depth) + title + count)
        found += lines(item, depth + 1)
        (last, next) = (number, file.number("Next", of: item))
      }
      #expect(file.number("Last", of: parent) == last)
      return found
    }
    let outline = try #require(file.object("Outlines", of: file.catalog))
    #expect(
      lines(outline, 0) == ["(A) 3", "-(B) 1", "--(C) ", "-(D) ", "(E \\(\\\\\\)) 1", "-(F) ", "<FEFF03A9> "])
    #expect(outline.contains("/Count 7") && file.catalog.contains("/PageMode /UseOutlines"))
  }

  @Test func inAnSVGPlacesAreIdsThatLinksLeadTo() throws {
    let svg = try Renderer.render(size: size, format: .svg) {
      $0.setDestinationWithName("a b", for: box)
      $0.setURL("#c1", for: box)
      $0.addDestination(withName: "a b", at: CGPoint(x: 5, y: 6))
      $0.addDestination(withName: "c1", at: .zero)
    }
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("<a xlink:href=\"#to-a%20b\"><rect x=\"10\" y=\"20\" width=\"30\" height=\"40\""))
    #expect(text.contains("<g id=\"to-a%20b\" transform=\"translate(5 6)\"/>"))
    #expect(text.contains("href=\"#to-c1\"") && text.contains("id=\"to-c1\""))
  }
}
