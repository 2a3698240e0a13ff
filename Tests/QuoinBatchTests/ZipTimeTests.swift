import Foundation
import Testing

@testable import QuoinBatch

/// The time that files in a zip archive carry.
@Suite struct ZipTimeTests {
  /// The date and the time of the only file, as MS-DOS has them.
  private func clock(_ time: Int) throws -> [UInt8] {
    let path = NSTemporaryDirectory() + "quoin-zip-\(UInt64.random(in: 0 ... .max)).zip"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let sink = try ZipSink(path: path, time: time)
    _ = try sink.write(Data("a".utf8), named: "a.png")
    _ = try sink.finish(isWhole: true)
    return try Array(Data(contentsOf: URL(fileURLWithPath: path))[10..<14])
  }

  @Test func timesBeyondWhatZipKnowsAreItsFirstAndLast() throws {
    #expect(try clock(0) == clock(315_532_800))
    #expect(try clock(8_589_934_592) == [0x7D, 0xBF, 0x9F, 0xFF])
    #expect(try clock(.max) == [0x7D, 0xBF, 0x9F, 0xFF])
  }
}
