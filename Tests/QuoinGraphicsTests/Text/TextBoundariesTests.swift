import Foundation
import Testing

@testable import QuoinGraphics

@Suite("Where words and sentences end")
struct TextBoundariesTests {
  private func words(_ text: String) -> [String] {
    TextBoundaries(text).words.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  private func sentences(_ text: String) -> [String] {
    TextBoundaries(text).sentences.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test("words are letters and digits that belong together, in any script")
  func words() {
    #expect(words("Hello, big world!") == ["Hello", "big", "world"])
    #expect(words("it's 12,345.5") == ["it's", "12,345.5"])
    #expect(words("שלום עולם") == ["שלום", "עולם"])
    #expect(words("e\u{301}te\u{301}") == ["e\u{301}te\u{301}"])
    #expect(words("漢字 (a)-b 5%") == ["漢", "字", "a", "b", "5"])
    #expect(words("") == [] && words(" ,. ") == [])
  }

  @Test("sentences tile the text")
  func sentences() {
    #expect(sentences("One two. Three? Four") == ["One two. ", "Three? ", "Four"])
    #expect(sentences("One.\nTwo.") == ["One.\n", "Two."])
    #expect(sentences("") == [])
  }
}
