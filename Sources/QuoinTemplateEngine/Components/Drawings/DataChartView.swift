import Foundation
import QuoinDrawings

/// A chart that takes its numbers out of a template's data.
final class DataChartView: ChartView {
  var source = ChartSource() {
    didSet {
      // Each attribute changes the source.
      setNumbers { [source] in
        ChartNumbers(categories: source.categories, series: source.series, times: source.seconds)
      }
    }
  }

  var labelKey: String {
    get { source.labelKey ?? "" }
    set { source.labelKey = newValue.isEmpty ? nil : newValue }
  }

  var dateKey: String {
    get { source.dateKey ?? "" }
    set { source.dateKey = newValue.isEmpty ? nil : newValue }
  }

  var valueKeys: String {
    get { source.valueKeys.joined(separator: ", ") }
    set { source.valueKeys = Self.keys(in: newValue) }
  }

  static func keys(in text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
