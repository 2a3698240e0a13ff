import CQuoinGraphics
import Foundation
import QuoinResources

/// Where words and sentences of a text begin and end, by the rules of Unicode and Pango's dictionaries.
///
/// Places count bytes of UTF-8.
package struct TextBoundaries: Sendable {
  /// The words in order, without what stands between them.
  package private(set) var words: [Range<Int>] = []
  /// The sentences in order, with the white space that ends them.
  package private(set) var sentences: [Range<Int>] = []

  /// Looks at a text.
  package init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard !bytes.isEmpty else { return }
      let reader = ScalarReader(bytes: bytes)
      BreakAnalysis.with(reader, .current) { analysis in
        var (place, number) = (0, 0)
        var (word, sentence) = (0, 0)
        var isWord = false
        func endParts() {
          if analysis.isWordBoundary(number), word < place {
            if isWord { words.append(word..<place) }
            (word, isWord) = (place, false)
          }
          if analysis.isSentenceBoundary(number), sentence < place {
            sentences.append(sentence..<place)
            sentence = place
          }
        }
        while place < bytes.count {
          endParts()
          let (value, length) = reader.scalar(at: place)
          if !isWord, let properties = Unicode.Scalar(value)?.properties {
            // White space and marks stand between boundaries, too.
            isWord = properties.isAlphabetic || properties.numericType != nil
          }
          place += length
          number += 1
        }
        endParts()
        if isWord, word < place { words.append(word..<place) }
        if sentence < place { sentences.append(sentence..<place) }
      }
    }
  }
}

extension BreakAnalysis {
  /// Whether a part ends before a character that is a word, or stands between words.
  fileprivate func isWordBoundary(_ character: Int) -> Bool { attributes[character].is_word_boundary != 0 }
  /// Whether a sentence ends before a character.
  fileprivate func isSentenceBoundary(_ character: Int) -> Bool {
    attributes[character].is_sentence_boundary != 0
  }
}
