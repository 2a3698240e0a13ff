/// What is known of a whole document once its pages have been made.
struct DocumentFacts: Equatable {
  /// Whether all pages have been made once.
  var isCounted = false
  var pageCount = 0
  /// How many pages there are at the least: what stands at the end of the last one may have no room beside its content, which
  /// without it has.
  var leastPageCount = 0
  var headings: [DocumentHeading] = []
  var captions: [DocumentCaption] = []
  /// The titles of the sections that pages are in.
  var titles: [Int: String] = [:]
  /// The pages of the places that links may lead to.
  var anchors: [String: Int] = [:]
  /// The numbers of these pages as they are written there.
  var anchorLabels: [String: String] = [:]
  /// The pages of words that an index lists.
  var terms: [String: [PlaceInIndex]] = [:]
  /// How many pages each section of the document has, by its number from 1; 0 for pages that are in none.
  var sectionPages: [Int: Int] = [:]

  /// A page that an index names.
  struct PlaceInIndex: Equatable {
    let page: Int
    /// The number of the page as it is written there.
    let label: String
  }
}
