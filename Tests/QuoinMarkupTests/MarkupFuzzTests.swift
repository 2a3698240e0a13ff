import QuoinDiagnostics
import QuoinTestSupport
import Testing

@testable import QuoinMarkup

@Suite struct MarkupFuzzTests {
  private static let mutator = Mutator(
    [
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- A card -->
      <UIView width="50%" layer.cornerRadius='8' t="a &lt; b &#233;">
        <MyApp.FooView hidden="{a ? 'b' : \\"c\\"}"/>
        <UILabel>Hello <b>{name}</b><![CDATA[ & more]]> é😀</UILabel>
        <?pi x?>
      </UIView>
      """
    ],
    words: [
      "<", ">", "/", "=", "\"", "'", "&", ";", "&lt;", "&#", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>",
      "<a", "</a>",
      "<a>", "/>", " ", "\n", "\r\n", "é", "😀", "\u{0}", "<!DOCTYPE", "[", "]", "xml", "b=", "b=\"", "--",
    ])

  /// Laws that hold for any input.
  private func check(_ text: String) {
    let markup = Markup(text)
    #expect(markup.description == text)
    var position = 0
    for event in markup.document.events {
      switch event {
      case .enter(let node):
        #expect(node.openingRange.lowerBound == position)
        position = node.openingRange.upperBound
        _ = node.value
        for attribute in node.element?.attributes
          ?? MarkupAttributes(storage: markup.storage, startIndex: 0, endIndex: 0)
        {
          #expect(node.openingRange.contains(attribute.nameRange.lowerBound))
          #expect(attribute.range.upperBound <= node.openingRange.upperBound)
          let value = attribute.decodedValue
          #expect(value.map.fileOffset(of: value.value.utf8.count) == attribute.valueRange.upperBound)
        }
      case .leave(let node):
        #expect(node.closingRange.lowerBound == position)
        position = node.closingRange.upperBound
      }
    }
    #expect(position == text.utf8.count)
  }

  @Test(arguments: 0..<4)
  func losesNothingOfRandomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed + 100)
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: Seeds.parts(usually: 2400)) func losesNothingOfMutatedDocuments(part: Range<UInt64>) {
    Seeds.each(in: part) { check(Self.mutator.text(&$0)) }
  }

  @Test(arguments: [
    "<", "&", "<a", "<a>", "</a>", "<a b=\"", "<a b='x\" c=\"y' ", "<?", "<!--", "<!", "<![CDATA[", "--",
    "a=", "\"",
    "&#x", "<a b=\"x=1", "<!-- -- ", "<?a>", "<!DOCTYPE \"", "]]>", "é", "\u{0}", "a b='1' ", "\n", "</",
    "<a></b>",
  ])
  func readsAnyRepetitionInLinearTime(piece: String) {
    let text = "<a " + String(repeating: piece, count: 40_000 / piece.utf8.count)
    #expect(Markup(text).description.utf8.count == text.utf8.count)
  }

  @Test func survivesAMillionNestedElements() {
    let count = 1_000_000
    let markup = Markup(String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count))
    #expect(markup.diagnostics.isEmpty)
    var deepest = 0
    for event in markup.document.events {
      if case .enter(let node) = event { deepest = max(deepest, node.depth) }
    }
    #expect(deepest == count)
  }
}
