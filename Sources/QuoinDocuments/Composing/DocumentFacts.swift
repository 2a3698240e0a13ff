import QuoinExpressions

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

/// The values that heads and feet may read.
struct PageValues {
  // Pages count from 1 before there are any, so that what divides by them is right.
  var pageNumber = 1
  var pageCount = 1
  /// The number of the page as it is written, such as `iv`.
  var pageLabel = ""
  var sectionTitle = ""
  var pageRows: [Value] = []
  var pageSum = 0.0
  var carried = 0.0

  /// The names that heads and feet may use.
  static let names = Set(PageValues().named.map(\.name))

  /// The same with their values.
  var named: [(name: String, value: Value)] {
    [
      ("carried", .number(carried)), ("pageCount", .number(Double(pageCount))),
      ("pageLabel", .string(pageLabel)), ("pageNumber", .number(Double(pageNumber))),
      ("pageRows", .array(pageRows)),
      ("pageSum", .number(pageSum)), ("sectionTitle", .string(sectionTitle)),
    ]
  }
}
