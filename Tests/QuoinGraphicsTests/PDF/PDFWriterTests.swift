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

  @Test func whatAnotherThreadDeflatesIsTheSame() throws {
    let pieces = (0..<40).map { [UInt8](repeating: UInt8($0), count: 1 + $0 * 500) }
    let deflations = pieces.map { Deflation($0) }
    for (piece, deflation) in zip(pieces, deflations) {
      #expect(try deflation.stream() == Deflate.compressed(piece))
    }
  }

  @Test func aFileIsTheSameHoweverLongDeflatingTakes() throws {
    func file(pause: TimeInterval) throws -> Data {
      var file = Data()
      let writer = PDFWriter { file += $0 }
      for piece in 0..<12 {
        let (stream, after) = (writer.allocate(), writer.allocate())
        try writer.append(deflating: [UInt8](repeating: 7, count: 20_000 * (12 - piece)), as: stream)
        Thread.sleep(forTimeInterval: pause)
        try writer.append("<< /After \(stream) 0 R >>", as: after)
      }
      let catalog = writer.allocate()
      try writer.append("<< /Type /Catalog >>", as: catalog)
      try writer.finish(catalog: catalog, information: nil)
      return file
    }
    let (quick, slow) = (try file(pause: 0), try file(pause: 0.005))
    #expect(quick == slow)
    let words = String(decoding: quick, as: UTF8.self)
    #expect(words.ranges(of: "/Filter /FlateDecode").count == 12)
    // Each stands behind what another thread had time for: the first behind the fourth that followed it.
    let first = try #require(words.range(of: "\n1 0 obj"))
    let eighth = try #require(words.range(of: "\n8 0 obj"))
    #expect(first.lowerBound > eighth.lowerBound)
  }
}
