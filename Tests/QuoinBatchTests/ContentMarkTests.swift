import Foundation
import Testing

@testable import QuoinBatch

@Suite struct ContentMarkTests {
  @Test func everyByteAndTheLengthCount() {
    let bytes = (0..<100).map { UInt8($0) }
    var marks: Set<UInt32> = [ContentMark.of(Data(bytes))]
    for index in bytes.indices {
      for bit in [1, 0x80] as [UInt8] {
        var other = bytes
        other[index] ^= bit
        marks.insert(ContentMark.of(Data(other)))
      }
      marks.insert(ContentMark.of(Data(bytes[..<index])))
    }
    #expect(marks.count == 1 + 200 + 100 && !marks.contains(0))
    // Words that change places are others, and so are zeros of another number.
    #expect(ContentMark.of(Data(bytes[8..<16] + bytes[0..<8])) != ContentMark.of(Data(bytes[0..<16])))
    #expect(Set((0..<64).map { ContentMark.of(Data(count: $0)) }).count == 64)
  }

  @Test func aPartOfDataIsWhatItHolds() {
    let whole = Data((0..<40).map { UInt8($0) })
    #expect(ContentMark.of(whole[3..<30]) == ContentMark.of(Data(whole[3..<30])))
  }
}
