import Foundation
import QuoinGraphics

/// The parts of a text: words, sentences, paragraphs. Places count bytes of UTF-8.
struct TextUnits: Sendable {
  private let boundaries: TextBoundaries
  /// The paragraphs in order, each with the newline that ends it; the last has none and may be empty.
  let paragraphs: [Range<Int>]
  private let count: Int

  init(_ string: String) {
    boundaries = TextBoundaries(string)
    count = string.utf8.count
    var paragraphs: [Range<Int>] = []
    var start = 0
    var place = 0
    for character in string {
      place += character.utf8.count
      if character.isNewline {
        paragraphs.append(start..<place)
        start = place
      }
    }
    paragraphs.append(start..<place)
    self.paragraphs = paragraphs
  }

  var words: [Range<Int>] { boundaries.words }
  var sentences: [Range<Int>] { boundaries.sentences }

  /// The end of the first word that ends behind a place, or the end of the text.
  func wordEnd(after place: Int) -> Int { words.first { $0.upperBound > place }?.upperBound ?? count }

  /// The beginning of the last word that begins before a place, or the beginning of the text.
  func wordStart(before place: Int) -> Int { words.last { $0.lowerBound < place }?.lowerBound ?? 0 }

  /// The paragraph that a place is in; behind a newline it is in the next one.
  func paragraph(at place: Int) -> Range<Int> {
    paragraphs.last { $0.lowerBound <= place } ?? 0..<0
  }
}

nonisolated extension EditedText {
  /// Where a paragraph's last character ends, the newline aside.
  func contentEnd(of paragraph: Range<Int>) -> Int {
    let last = character(before: paragraph.upperBound)
    guard last >= paragraph.lowerBound, last < paragraph.upperBound else { return paragraph.upperBound }
    return text(in: last..<paragraph.upperBound).first?.isNewline == true ? last : paragraph.upperBound
  }
}
