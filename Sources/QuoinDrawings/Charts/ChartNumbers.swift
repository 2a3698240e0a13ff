/// The numbers of a chart, with what they stand for.
package struct ChartNumbers {
  let categories: [String]
  let series: [ChartSeries]
  let times: [Double]

  /// Creates numbers.
  ///
  /// - Parameters:
  ///   - categories: What the numbers of each series stand for.
  ///   - series: The numbers.
  ///   - times: When they were, in seconds since 1970, NaN where that is not known; empty where they have no times.
  package init(categories: [String], series: [ChartSeries], times: [Double]) {
    (self.categories, self.series, self.times) = (categories, series, times)
  }
}
