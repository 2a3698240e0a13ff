import Foundation
import QuoinExpressions

/// What becomes known of a document while its pages are made, for what stands on them.
final class DocumentProgress {
  /// The headings as they were found when the pages were counted last; none before.
  var headings: [DocumentHeading] = [] { didSet { known[.headings] = nil } }
  /// What else was found then.
  var facts = DocumentFacts() { didSet { known = known.filter { $0.key == .headings } } }
  /// Whether pieces read any of it, so that they have to again whenever it is another.
  var isRead = false
  /// Takes what is drawn once all pages are there; nothing where all is known before.
  var late: LateContents?
  /// How high the pages are that are being made, in points; infinite while there are none.
  var pageReach = CGFloat.infinity

  /// What expressions have read since it was found: each piece reads it, and it is the same for all.
  private var known: [Fact: Value] = [:]
  private enum Fact { case anchors, captions, headings, index }

  private func value(of fact: Fact, _ make: () -> Value) -> Value {
    if let value = known[fact] { return value }
    let value = make()
    known[fact] = value
    return value
  }

  /// The headings, as expressions see them.
  var headingValues: Value { value(of: .headings) { .array(headings.map(\.value)) } }

  /// The captions, as expressions see them.
  var captions: Value { value(of: .captions) { .array(facts.captions.map(\.value)) } }

  /// The pages of places, by their names, as expressions see them.
  var anchors: Value {
    value(of: .anchors) {
      .dictionary(
        facts.anchors.reduce(into: [:]) { places, place in
          places[place.key] = .dictionary([
            "page": .number(Double(place.value)),
            "label": .string(facts.anchorLabels[place.key] ?? "\(place.value)"),
            "link": .string("#" + place.key),
          ])
        })
    }
  }

  /// The words of an index in the order of an alphabet, each with its pages, as expressions see them.
  var indexTerms: Value {
    value(of: .index) {
      let terms = facts.terms.sorted { AlphabeticalOrder.precedes($0.key, $1.key) }
      return .array(
        terms.map { term, places in
          .dictionary([
            "term": .string(term), "pages": .array(places.map { .number(Double($0.page)) }),
            "text": .string(places.map(\.label).joined(separator: ", ")),
            "initial": .string(AlphabeticalOrder.initial(of: term)),
          ])
        })
    }
  }
}
