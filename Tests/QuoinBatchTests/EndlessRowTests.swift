import Foundation
import QuoinDiagnostics
import QuoinResources
import Testing

@testable import QuoinBatch

/// Rows without an end listen to whoever wants them to stop.
@Suite struct EndlessRowTests {
  /// A stream that never ends, and that is asked to stop after some pieces.
  private func reader(_ format: RowFormat, of byte: UInt8, pieces: Int, limit: Int) -> RowReader {
    var count = 0
    let reader = RowReader(file: "zero", format: format, limit: limit) { room throws(SystemError) in
      count += 1
      room.initializeMemory(as: UInt8.self, repeating: byte)
      return room.count
    }
    reader.shouldStop = { count >= pieces }
    return reader
  }

  @Test(arguments: [RowFormat.jsonLines, .csv], [UInt8(0), UInt8(ascii: "a"), UInt8(ascii: " ")])
  func aLineWithoutAnEndIsLeft(format: RowFormat, byte: UInt8) throws {
    let reader = reader(format, of: byte, pieces: 5, limit: 1 << 30)
    #expect(try reader.next() == nil)
    #expect(reader.isStopped)
  }

  @Test func oneThatIsTooLongIsLeftAsWell() throws {
    let reader = reader(.jsonLines, of: UInt8(ascii: "a"), pieces: 5, limit: 1000)
    #expect(try reader.next() == nil)
    #expect(reader.isStopped)
  }
}
