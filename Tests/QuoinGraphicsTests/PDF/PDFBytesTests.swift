import Foundation
import Testing

@testable import QuoinGraphics

@Suite struct PDFBytesTests {
  private func text(_ add: (inout PDFBytes) -> Void) -> String {
    var bytes = PDFBytes()
    add(&bytes)
    return String(decoding: bytes.bytes, as: UTF8.self)
  }

  @Test func numbersHaveAsManyDigitsAsTheyNeed() {
    for (number, expected) in [
      (0, "0"), (-0.0001, "0"), (1, "1"), (-12.5, "-12.5"), (0.0625, "0.063"), (1e13, "0"),
      (841.89, "841.89"),
      (-1.001, "-1.001"), (99_999_999.5, "99999999.5"),
    ] as [(CGFloat, String)] {
      #expect(text { $0.add(number) } == expected)
    }
    #expect(text { $0.add(CGFloat.nan) } == "0")
    #expect(
      text { $0.add(CGAffineTransform(a: 1, b: -0.0, c: 0.17, d: -1, tx: 0.005, ty: 10)) }
        == "1 0 0.17 -1 0.005 10 ")
    #expect(text { $0.add(Int(1_000_000)) } == "1000000")
    #expect(text { $0.add(0.70710678, isFine: true) } == "0.707107")
    #expect(text { $0.add(Int.min) } == "\(Int.min)")
    #expect(text { $0.addHex(0x0AF3) } == "0af3")
    #expect(text { $0.addHex(0x9009) } == "9009")
  }

  @Test func randomNumbersAreReadBackToAThousandth() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let number = CGFloat(Int(random.next() % 4_000_000)) / 977 - 2000
      let read = Double(text { $0.add(number) })
      #expect(abs((read ?? .infinity) - Double(number)) <= 0.000_500_1)
    }
  }

  @Test func eachObjectHasItsPlaceHoweverManyThereAre() {
    var places = PDFPlaces()
    for _ in 0..<20_000 { places.append() }
    for number in stride(from: 1, to: 20_001, by: 7) { places.set(number, toOffset: number * 1000) }
    places.set(9_001, toPlace: 199, inStream: 77)
    #expect(places.count == 20_001 && places.table.count == 7 * 20_001)
    #expect(places.offset(8) == 8000 && places.offset(19_993) == 19_993_000 && places.offset(2) == nil)
    #expect(Array(places.table[9_001 * 7..<9_002 * 7]) == [2, 0, 0, 0, 77, 0, 199])
  }
}

/// Numbers that are the same on each run.
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16
  }
}
