import Foundation
import QuoinTestSupport
import Testing

@testable import QuoinGraphics

/// Damaged dictionaries: a word has its breaks within it, in order, or none.
@Suite struct HyphenationFuzzTests {
  private static let mutator = Mutator(
    [
      "UTF-8\nLEFTHYPHENMIN 2\nRIGHTHYPHENMIN 3\n.hy1p\nhe2n\n1na\nn2at\n1tio\n2io\no2n\n.ab3s/b=,1,1\nü1b2e\n",
      "ISO8859-1\nCOMPOUNDLEFTHYPHENMIN 2\nCOMPOUNDRIGHTHYPHENMIN 3\na1b\nNEXTLEVEL\n.ä1b\nb2c\n% note\n# note\n",
      "microsoft-cp1251\nhyphen1\n",
    ],
    words: [
      "\n", "NEXTLEVEL\n", "LEFTHYPHENMIN ", "RIGHTHYPHENMIN ", "COMPOUNDLEFTHYPHENMIN -1", "NOHYPHEN -\n",
      ".", "/",
      "1", "9", "a", "ä", "h1", ".h", "n.", "-1", "9223372036854775807", "9223372036854775808", "UTF-16",
      "UTF-7", "\u{0}",
      " ", "\t",
    ])

  @Test(arguments: Seeds.parts(usually: 2000)) func wordsAreBrokenWithinThem(part: Range<UInt64>) {
    let words = ["hyphenation", "Überraschung", "abcabcabc", "nnnnnnnnnnnnnn", "😀😀😀😀😀😀", "a.b.c.d.e"]
    Seeds.each(in: part) { random in
      guard let hyphenator = Hyphenator(Data(Self.mutator.bytes(&random))) else { return }
      for word in words {
        let places = hyphenator.breaks(in: word)
        #expect(places == places.sorted() && Set(places).count == places.count)
        #expect(places.allSatisfy { (1..<word.unicodeScalars.count).contains($0) })
      }
    }
  }

  @Test func levelsBeyondTheSecondAreNoMore() throws {
    let many = "UTF-8\na1b\n" + String(repeating: "NEXTLEVEL\n", count: 2_000) + "b1a\n"
    let hyphenator = try #require(Hyphenator(Data(many.utf8)))
    #expect(hyphenator.breaks(in: "aaabbb") == [3] && hyphenator.cost < 1 << 20)
  }
}
