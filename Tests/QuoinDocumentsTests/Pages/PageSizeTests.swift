import QuoinDiagnostics
import QuoinDocuments
import Testing

/// How the size of pages is read.
@Suite struct PageSizeTests {
  @Test(arguments: ["p", "A4p", "top", "xp", "4 x", "x", "4 x 5 x 6", "p\u{0}", "4p\u{0}x 5"])
  func otherTextsAreNoSize(text: String) {
    #expect(throws: Diagnostic.self) { try PageSize(reading: text) }
  }

  @Test func lengthsHaveAnXBetweenThem() throws {
    #expect(try PageSize(reading: "400px x 300px") == PageSize(width: 300, height: 225))
    #expect(try PageSize(reading: "400pxx300px") == PageSize(width: 300, height: 225))
    #expect(try PageSize(reading: "400 × 300px landscape") == PageSize(width: 300, height: 225))
    #expect(try PageSize(reading: "4X6in") == PageSize(width: 288, height: 432))
  }
}
