/// What is known of a whole document once its pages have been made.
struct DocumentFacts: Equatable {
  /// Whether all pages have been made once.
  var isCounted = false
  var pageCount = 0
  /// How many pages there are at the least: what stands at the end of the last one may have no room beside its content, which
  /// without it has.
  var leastPageCount = 0
  var headings: [DocumentHeading] = []
  /// The titles of the sections that pages are in.
  var titles: [Int: String] = [:]
  /// The pages of the places that links may lead to.
  var anchors: [String: Int] = [:]
}
