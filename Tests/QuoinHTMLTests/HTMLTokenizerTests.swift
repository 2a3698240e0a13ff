import Testing

@testable import QuoinHTML

@Suite struct HTMLTokenizerTests {
  @Test func everyPartOfAVeryLongTextIsItself() {
    let count = 300_000
    var tokens = HTMLTokenizer([HTMLText.Part](repeating: .text("a"), count: count))
    var expected = 0
    while let token = tokens.next(), token == .insertion(expected) { expected += 1 }
    #expect(expected == count)
  }
}
