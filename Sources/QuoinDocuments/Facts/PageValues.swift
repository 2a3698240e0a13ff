import QuoinExpressions

/// The values that heads and feet may read.
struct PageValues {
  // Pages count from 1 before there are any, so that what divides by them is right.
  var pageNumber = 1
  var pageCount = 1
  /// The number of the page as it is written, such as `iv`.
  var pageLabel = ""
  var sectionTitle = ""
  /// The number of the section that the page is in, from 1; 0 for none.
  var section = 0
  /// The page's number among those of its section, and how many these are.
  var sectionPage = 1
  var sectionPageCount = 1
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
      ("pageSum", .number(pageSum)), ("sectionPage", .number(Double(sectionPage))),
      ("sectionPageCount", .number(Double(sectionPageCount))), ("sectionTitle", .string(sectionTitle)),
    ]
  }
}
