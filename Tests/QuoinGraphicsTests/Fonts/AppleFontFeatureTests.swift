import Testing

@testable import QuoinGraphics

/// What Apple's numbers of features mean in OpenType's tags; source: `SFNTLayoutTypes.h` and the OpenType registry.
@Suite("Apple's font features")
struct AppleFontFeatureTests {
  /// The tags that a selector turns on and, with a minus, off.
  private static let meanings: [Int: [Int: String]] = [
    1: [
      2: "liga", 3: "-liga", 4: "dlig", 5: "-dlig", 18: "clig", 19: "-clig", 20: "hlig", 21: "-hlig",
    ],
    3: [3: "smcp"],
    6: [0: "tnum -pnum", 1: "pnum -tnum"],
    10: [0: "-sups -subs -ordn -sinf", 1: "sups", 2: "subs", 3: "ordn", 4: "sinf"],
    11: [0: "-frac -afrc", 1: "afrc", 2: "frac"],
    14: [4: "zero", 5: "-zero"],
    21: [0: "onum -lnum", 1: "lnum -onum"],
    33: [0: "case", 1: "-case", 2: "cpsp", 3: "-cpsp"],
    36: [0: "calt", 1: "-calt", 2: "swsh", 3: "-swsh", 4: "cswh", 5: "-cswh"],
    37: [0: "-smcp -pcap", 1: "smcp", 2: "pcap"],
    38: [0: "-c2sc -c2pc", 1: "c2sc", 2: "c2pc"],
  ]

  @Test("each selector sets the features of its name, and no other number sets any")
  func selectors() {
    for type in -1...45 where type != 35 {
      for selector in -1...45 {
        let wanted = Self.meanings[type]?[selector] ?? ""
        #expect(
          AppleFontFeature.openType(type: type, selector: selector)
            == wanted.split(separator: " ").compactMap { FontFeature(String($0)) }, "\(type) \(selector)")
      }
    }
  }

  @Test("there are twenty stylistic sets, each turned on by an even number and off by the next")
  func stylisticSets() {
    for selector in -1...45 {
      let number = selector / 2
      let isSet = (1...20).contains(number)
      let tag = (selector % 2 == 0 ? "" : "-") + "ss" + (number < 10 ? "0\(number)" : "\(number)")
      #expect(
        AppleFontFeature.openType(type: 35, selector: selector)
          == (isSet ? [FontFeature(tag)].compactMap { $0 } : []), "\(selector)")
    }
  }
}
