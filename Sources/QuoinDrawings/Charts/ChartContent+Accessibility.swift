import Foundation

nonisolated extension ChartContent {
  /// What the chart shows, if that is said, and what it is.
  var spokenTitle: String { title.isEmpty ? spokenName : "\(title), \(spokenName.lowercased())" }

  /// What the chart is.
  var spokenName: String {
    switch type {
    case .bars: "Bar chart"
    case .lines: "Line chart"
    case .areas: "Area chart"
    case .scatter: "Scatter chart"
    case .pie: "Pie chart"
    case .donut: "Donut chart"
    }
  }

  /// No more numbers than this are read out one by one.
  private static let most = 24

  /// The numbers of each series with their categories, as `North: 2024 12.5, 2025 14`.
  func spokenNumbers(language: String) -> String {
    let shown = series.filter { $0.values.contains(where: \.isFinite) }
    guard !shown.isEmpty else { return "No data" }
    return shown.map { series in
      let name = series.name.isEmpty ? "" : "\(series.name): "
      let numbers = series.values.indices.compactMap { index in series.value(index).map { (index, $0) } }
      if numbers.count * shown.count <= Self.most {
        return name + numbers.map { words($0, $1, series, language) }.joined(separator: ", ")
      }
      guard let least = numbers.min(by: { $0.1 < $1.1 }), let greatest = numbers.max(by: { $0.1 < $1.1 }),
        let last = numbers.last
      else { return name }
      return name
        + "\(numbers.count) values, least \(words(least.0, least.1, series, language)), greatest \(words(greatest.0, greatest.1, series, language)), last \(words(last.0, last.1, series, language))"
    }.joined(separator: "; ")
  }

  private func words(_ index: Int, _ value: Double, _ series: ChartSeries, _ language: String) -> String {
    var name = category(index)
    if name.isEmpty, positions.indices.contains(index), positions[index].isFinite {
      name = placeFormat.text(positions[index], language: language)
    }
    return (name.isEmpty ? "" : name + " ") + format(of: series).text(value, language: language)
  }
}
