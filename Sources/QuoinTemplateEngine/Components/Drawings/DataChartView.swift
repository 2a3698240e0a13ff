import Foundation
import QuoinDrawings

/// A chart that takes its numbers out of a template's data.
final class DataChartView: ChartView {
  var source = ChartSource() {
    didSet {
      // Each attribute changes the source.
      setNumbers { [source] in
        ChartNumbers(
          categories: source.categories, series: source.series, times: source.seconds,
          positions: source.places, companions: source.companions)
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

  var positionKey: String {
    get { source.positionKey ?? "" }
    set { source.positionKey = newValue.isEmpty ? nil : newValue }
  }

  var secondAxis: String {
    get { source.secondNames.joined(separator: ", ") }
    set { source.secondNames = Self.keys(in: newValue) }
  }

  /// Positions as templates give arrays of numbers.
  var positionNumbers: [CGFloat] {
    get { source.positions.map { CGFloat($0) } }
    set { source.positions = newValue.map { Double($0) } }
  }

  var valueKeys: String {
    get { source.valueKeys.joined(separator: ", ") }
    set { source.valueKeys = Self.keys(in: newValue) }
  }

  static func keys(in text: String) -> [String] {
    text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
