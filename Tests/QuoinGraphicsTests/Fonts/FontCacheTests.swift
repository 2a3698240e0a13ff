import Testing

@testable import QuoinGraphics

@Suite("What is kept about fonts")
struct FontCacheTests {
  @Test("looking up ever more characters does not take ever more memory, nor changes an answer")
  func fallback() throws {
    let fallback = FontFallback.shared
    let face = FontLibrary.shared.face(family: "Inter", weight: 400, italic: false)
    func answer(_ value: UInt32) -> FontFace? {
      Unicode.Scalar(value).flatMap { fallback.face(for: $0, like: face, ideographs: .japanese) }
    }
    let han = try #require(answer(0x6F22))
    for value in 0x4E00..<UInt32(0x7600) { _ = answer(value) }
    #expect(fallback.cost <= FontFallback.limit)
    #expect(answer(0x6F22) === han)
    // Private characters, which no font has: they drive nothing out.
    let cost = fallback.cost
    for value in 0xF0000..<UInt32(0xF2800) { #expect(answer(value) == nil) }
    #expect(fallback.cost >= cost)
  }

  @Test("neither do ever more names of families")
  func matches() {
    let library = FontLibrary.shared
    let inter = library.face(family: "Inter", weight: 400, italic: false)
    for index in 0..<3000 { _ = library.face(family: "Family \(index)", weight: 400, italic: false) }
    _ = library.face(family: String(repeating: "long", count: 100_000), weight: 400, italic: false)
    #expect(library.matchCost <= FontLibrary.matchLimit)
    #expect(library.face(family: "Inter", weight: 400, italic: false) === inter)
  }

  @Test("the face of a weight does not depend on weights that were asked for before")
  func weights() {
    let library = FontLibrary.shared
    for weight in stride(from: 449.75, through: 450.75, by: 0.25) {
      let expected = library.match(family: "Inter", weight: weight, italic: false)
      let font = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(openType: weight))
      #expect(font.face.record == expected)
    }
  }
}
