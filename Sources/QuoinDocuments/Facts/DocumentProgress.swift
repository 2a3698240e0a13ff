import Foundation
import QuoinExpressions

/// What becomes known of a document while its pages are made, for what stands on them.
final class DocumentProgress {
  /// The headings as they were found when the pages were counted last; none before.
  var headings: [DocumentHeading] = []
  /// What else was found then.
  var facts = DocumentFacts()
  /// Whether pieces read any of it, so that they have to again whenever it is another.
  var isRead = false
  /// Takes what is drawn once all pages are there; nothing where all is known before.
  var late: LateContents?
  /// How high the pages are that are being made, in points; infinite while there are none.
  var pageReach = CGFloat.infinity

  /// The pages of places, by their names, as expressions see them.
  var anchors: Value {
    .dictionary(
      facts.anchors.reduce(into: [:]) { places, place in
        places[place.key] = .dictionary([
          "page": .number(Double(place.value)),
          "label": .string(facts.anchorLabels[place.key] ?? "\(place.value)"),
          "link": .string("#" + place.key),
        ])
      })
  }

  /// The words of an index in the order of an alphabet, each with its pages, as expressions see them.
  var indexTerms: Value {
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
