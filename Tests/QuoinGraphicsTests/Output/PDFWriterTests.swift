import Foundation
import QuoinDiagnostics
import Testing

@testable import QuoinGraphics

@Suite struct PDFWriterTests {
  @Test(arguments: [false, true])
  func objectsFurtherFromTheStartThanTheTableCanSayAreAnError(packs: Bool) {
    let written = Written()
    let writer = PDFWriter(packs: packs, mostBytes: 1000) { written.count += $0.count }
    if packs { writer.beginPacking() }
    let noise = (0..<400).map { String($0 * 7919 % 10_007) }
    let found = #expect(throws: Diagnostic.self) {
      for text in noise { try writer.append("<< /A (\(text)) >>", as: writer.allocate()) }
      try writer.finish(catalog: 1, information: nil)
    }
    #expect(found?.message == "The PDF comes to more than 4 GB; write its pages as several files")
  }

  private final class Written { var count = 0 }
}
