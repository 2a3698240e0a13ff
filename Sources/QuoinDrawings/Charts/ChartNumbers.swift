/// The numbers of a chart, with what they stand for.
package nonisolated struct ChartNumbers {
  let categories: [String]
  let series: [ChartSeries]
  let times: [Double]
  let positions: [Double]
  let companions: [ChartSeries]
  let companionPlaces: [Double]

  /// Creates numbers.
  ///
  /// - Parameters:
  ///   - categories: What the numbers of each series stand for.
  ///   - series: The numbers.
  ///   - times: When they were, in seconds since 1970, NaN where that is not known; empty where they have no times.
  ///   - positions: Where they stand along the axis below, NaN where that is not known; empty where they have no places.
  ///   - companions: Numbers of other charts that the axes have room for, and their times or places.
  package init(
    categories: [String], series: [ChartSeries], times: [Double], positions: [Double],
    companions: (series: [ChartSeries], places: [Double])
  ) {
    (self.categories, self.series, self.times) = (categories, series, times)
    self.positions = positions
    (self.companions, companionPlaces) = companions
  }
}
