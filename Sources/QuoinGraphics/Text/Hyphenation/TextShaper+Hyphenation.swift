import Foundation
import QuoinResources

extension [ShapedCluster] {
  /// Marks where words of a paragraph may be broken with a hyphen.
  ///
  /// - Parameters:
  ///   - range: The paragraph's clusters.
  ///   - reader: The text.
  ///   - spans: Its languages.
  ///   - missing: Gains the languages without a dictionary.
  mutating func hyphenate(
    _ range: Range<Int>, _ reader: ScalarReader, _ spans: SpanReader, _ meter: BudgetMeter?,
    missing: inout [String]
  ) {
    var index = range.lowerBound
    var wordEnd = index
    while index < range.upperBound {
      if index >= wordEnd {
        let word = HyphenationWord(from: index, to: range.upperBound, in: self, reader)
        wordEnd = word.end
        if !word.isPlain {
          index = wordEnd
          continue
        }
      }
      let first = index
      var letters = String.UnicodeScalarView()
      while index < range.upperBound, let letter = letter(index, reader) {
        letters.append(letter)
        index += 1
      }
      // Counted as a word's worth of looking up in the dictionary's states, some 50 ns a letter.
      guard meter?.allows(1 + 5 * letters.count) != false else { return }
      if letters.count >= Hyphenator.shortest {
        let language = spans.attributes(spans.index(at: Int(self[first].start))).language
        if let hyphenator = HyphenationDictionaries.hyphenator(for: language) {
          for offset in hyphenator.breaks(in: String(letters)) { allowHyphen(before: first + offset) }
        } else if language.map(HyphenationDictionaries.hasNoHyphens) != true {
          let name = language ?? HyphenationDictionaries.standardLanguage
          if !missing.contains(name) { missing.append(name) }
        }
      }
      // What ended the word.
      index += 1
    }
  }

  /// The letter that a cluster is, or nil for what is none or more than one.
  private func letter(_ index: Int, _ reader: ScalarReader) -> Unicode.Scalar? {
    let start = Int(self[index].start)
    let (value, length) = reader.scalar(at: start)
    let end = index + 1 < count ? Int(self[index + 1].start) : reader.bytes.count
    guard start + length == end, let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else {
      return nil
    }
    return scalar
  }

  private mutating func allowHyphen(before index: Int) {
    let cluster = self[index]
    self[index] = ShapedCluster(
      x: cluster.x, start: cluster.start, firstGlyph: cluster.firstGlyph,
      traits: cluster.traits.union(.hyphenation))
  }
}
