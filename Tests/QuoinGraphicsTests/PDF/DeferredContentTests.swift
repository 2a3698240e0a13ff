import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

/// Places on pages that are filled once all pages are there.
@Suite struct DeferredContentTests {
  private let size = CGSize(width: 100, height: 200)

  private func file(_ draw: (DocumentSession) throws(Diagnostic) -> Void) throws -> PDFFile {
    try #require(PDFFile(try Renderer.document(draw: draw)))
  }

  private func forms(in file: PDFFile) -> [Int] {
    file.objects.filter { $0.value.contains("/Subtype /Form") }.keys.sorted()
  }

  @Test func whatIsDrawnLaterLiesWhereItsPlaceWasLeft() throws {
    let file = try file { session throws(Diagnostic) in
      let canvas = try session.beginPage(size: size)
      canvas.translateBy(x: 7, y: 9)
      let place = canvas.deferContent()
      try session.beginPage(size: size)
      try session.endPage()
      let warnings = try place?.draw { $0.fill(CGRect(x: 1, y: 2, width: 3, height: 4), color: .red) }
      #expect(warnings == [])
    }
    let form = try #require(forms(in: file).first)
    #expect(file.contents[0].contains("/X\(form) Do"))
    #expect(file.streams[form]?.contains("8 11 3 4 re f") == true)
  }

  @Test func itBeginsInBlackWhateverIsDrawnBefore() throws {
    let file = try file { session throws(Diagnostic) in
      let canvas = try session.beginPage(size: size)
      canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 5), color: UIColor.red.withAlphaComponent(0.5))
      let place = canvas.deferContent()
      try session.endPage()
      _ = try place?.draw { $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1), color: .black) }
    }
    let content = file.contents[0]
    let form = try #require(content.range(of: " Do"))
    let red = try #require(content.range(of: "1 0 0 rg"))
    let between = content[red.upperBound..<form.lowerBound]
    #expect(between.contains("0 0 0 rg") || between.contains("0 g"))
    #expect(between.contains("/a1000 gs"))
  }

  @Test func itIsClippedAsItsPlace() throws {
    let file = try file { session throws(Diagnostic) in
      let canvas = try session.beginPage(size: size)
      canvas.clip(to: CGRect(x: 10, y: 20, width: 30, height: 40))
      let place = canvas.deferContent()
      try session.endPage()
      _ = try place?.draw { $0.fill(CGRect(origin: .zero, size: size), color: .red) }
    }
    let content = file.contents[0]
    let clip = try #require(content.range(of: "W n"))
    let form = try #require(content.range(of: " Do"))
    #expect(content[..<clip.lowerBound].contains("40 60") && clip.upperBound < form.lowerBound)
    #expect(!content[clip.upperBound..<form.lowerBound].contains("Q"))
  }

  @Test func aPlaceThatNothingIsDrawnInIsEmpty() throws {
    let file = try file { session throws(Diagnostic) in
      #expect(try session.beginPage(size: size).deferContent() != nil)
    }
    let form = try #require(forms(in: file).first)
    #expect(file.streams[form]?.contains("re") == false)
  }

  @Test func aLinkInItIsLeftOutAndTold() throws {
    var messages: [String] = []
    let file = try file { session throws(Diagnostic) in
      let place = try session.beginPage(size: size).deferContent()
      try session.endPage()
      let found = try place?.draw { $0.setURL("https://a.org", for: CGRect(x: 1, y: 1, width: 5, height: 5)) }
      messages = found?.map(\.message) ?? []
    }
    #expect(messages == ["A link is left out that is drawn beside the number of pages"])
    #expect(!file.pages[0].contains("/Annots"))
  }

  @Test func picturesCannotWait() throws {
    var place: (any DeferredContent)?
    _ = try Renderer.render(size: size, format: .png) { place = $0.deferContent() }
    #expect(place == nil)
  }
}
