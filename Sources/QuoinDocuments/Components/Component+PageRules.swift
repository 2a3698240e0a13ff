import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import QuoinViews

extension Component {
  /// What every view may say of pages.
  @PropertyList static var pageProperties: [Property] {
    Property("anchor", \UIView.pageRules.anchor, "The name by which links lead to the view, as #name.")
    Property("breakAfter", \UIView.pageRules.breakAfter, "Where a page begins behind it.")
    Property("breakBefore", \UIView.pageRules.breakBefore, "Where a page begins before it.")
    Property(
      "captionKind", \UIView.pageRules.captionKind,
      "What it is the caption of, such as Figure: captions of each kind are numbered, and may be listed.")
    Property("carry", \UIView.pageRules.carry, "A number that is added up from page to page.")
    Property(
      "decorationBreak", \UIView.pageRules.decorationBreak,
      "Whether a box that goes over pages is cut open or closed on each.")
    Property(
      "floatsToTop", \UIView.pageRules.floatsToTop,
      "Whether it stands at the top of a page: of its own where nothing is there yet, else of the next.")
    Property(
      "headingLevel", \UIView.pageRules.headingLevel,
      "The level from 1 to 6 of a heading; 0, unless set, for what is none."
    ).refusing { (_: UIView, level: Int) in (0...6).contains(level) ? nil : .noHeadingLevel(level) }
    Property(
      "indexTerms", \UIView.indexWords,
      "Words under which an index lists the page, with semicolons between them.")
    Property(
      "isNumbered", \UIView.pageRules.isNumbered,
      "Whether it has a number as a heading, where the document numbers them; true unless set.")
    Property(
      "keepTogether", \UIView.pageRules.keepTogether,
      "Whether it goes over to the next page as a whole; for items of a repeat unless set.")
    Property(
      "keepWithNext", \UIView.pageRules.keepWithNext,
      "Whether it stands on the page where the next begins; headings do unless they say otherwise.")
    Property(
      "link", \UIView.pageRules.link, "An address that it leads to, or # with the name of a place."
    ).lostInPictures("Words in a text may be links, as in <a href=\"…\">")
    Property(
      "note", \UIView.pageRules.note,
      "What a note at the foot of the page says, with its number here and behind the text of the label."
    ).lostInPictures("What it says is seen in a label of its own")
    Property(
      "orphans", \UIView.pageRules.orphans, "How many lines or rows stay on a page at least; 2 unless set.",
      .lines)
    Property(
      "spacingAfter", \UIView.pageRules.spacingAfter, "The room behind it on a page.", .points)
    Property(
      "spacingBefore", \UIView.pageRules.spacingBefore, "The room before it, but at the top of a page.",
      .points)
    Property(
      "widows", \UIView.pageRules.widows, "How many lines or rows go over at least; 2 unless set.", .lines)
    known(
      "anchors", .dictionary(.any), else: { .dictionary([:]) },
      "The pages of places by the names of their anchors, each with page, label and link."
    ) { $0.anchors }
    known(
      "captions", .array(.any), else: { .array([]) },
      "The captions of the document with kind, number, title, page, label and link."
    ) { $0.captions }
    known(
      "documentIndex", .array(.any), else: { .array([]) },
      "The words that indexTerms name, in alphabetical order, with term, initial, pages and text."
    ) { $0.indexTerms }
    known(
      "headings", .array(.any), else: { .array([]) },
      "The headings of the document with title, number, level, page, label and link."
    ) { $0.headingValues }
  }

  /// Something that is known of the document around a view.
  private static func known(
    _ name: String, _ type: ValueType, else none: @escaping @Sendable () -> Value, _ summary: String,
    _ value: @escaping @Sendable (DocumentProgress) -> Value
  ) -> Property {
    Property(
      name, type: PropertyType(name, valueType: type), summary,
      get: { object in (object as? UIView)?.documentProgress.map(value) ?? none() }, set: nil)
  }
}

extension UIView {
  /// The words of the page's rules as one text.
  fileprivate var indexWords: String {
    get { pageRules.indexTerms.joined(separator: "; ") }
    set {
      pageRules.indexTerms = newValue.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }
}
