import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import QuoinViews

extension Component {
  /// `<Chart>`: numbers as bars, lines, areas or parts of a whole.
  static let chart = Component(
    "Chart", DataChartView.self, superclass: "UIView",
    summary: "Numbers as bars, lines, areas or parts of a whole.",
    defaults: [("height", "auto")], fitting: .sizeThatFits, warnsWhenDrawn: true
  ) { _ in
    DataChartView(.bars)
  } properties: {
    Property(
      "colors", \ChartView.colors,
      "The colours of series or slices, over again where there are more; a palette unless set.")
    Property(
      "data", \DataChartView.source.data,
      "The numbers: an array of them, an array of them for each series, or records; nil leaves a gap.")
    Property(
      "dateKey", \DataChartView.dateKey,
      "The entry of each record that says when it was, such as `2026-11-22`; numbers then stand at their times."
    ).written(after: "data").refusing { (chart: DataChartView, key: String) in
      key.isEmpty ? nil : chart.source.problem(withKeys: [key]) ?? chart.source.problem(withTimesOf: key)
    }
    Property(
      "dates", \DataChartView.source.times,
      "When the numbers were, in place of what records say: dates, or texts such as `2026-11-22T16:28:00Z`.")
    Property(
      "font", \ChartView.font, "The font of all text; the system's of 10 points unless set.")
    Property(
      "isHorizontal", \ChartView.isHorizontal, "Whether bars lie, and categories are below each other.")
    Property(
      "isStacked", \ChartView.isStacked, "Whether bars or areas of several series stand on each other.")
    Property(
      "labelKey", \DataChartView.labelKey, "The entry of each record that names it; one of text unless set."
    ).written(after: "data").refusing { (chart: DataChartView, key: String) in
      key.isEmpty ? nil : chart.source.problem(withKeys: [key])
    }
    Property(
      "labels", \DataChartView.source.labels, "What the categories are called, in place of what records say.")
    Property("maximum", \ChartView.maximum, "Where the axis of numbers ends; at a round number unless set.")
    Property("minimum", \ChartView.minimum, "Where the axis of numbers begins; at a round number unless set.")
    Property(
      "numberFormat", \ChartView.numberFormat,
      "How numbers are written: `number`, `percent` or a currency such as `EUR`, and perhaps the digits behind the point, as in `percent 1`."
    )
    Property(
      "seriesNames", \DataChartView.source.names,
      "What the series are called in the legend; as their entries unless set.")
    Property(
      "showsLegend", \ChartView.showsLegend,
      "Whether there is a legend; where there is more than one series, or slice, unless set.")
    Property(
      "showsValues", \ChartView.showsValues,
      "Whether numbers are written beside their bars and lines, and in place of shares in a pie's legend.")
    Property("type", \ChartView.type, "What the numbers are drawn as; `bars` unless set.")
    Property(
      "valueKeys", \DataChartView.valueKeys,
      "The entries of each record that are the numbers, separated by commas; all that hold any unless set."
    ).written(after: "data").refusing { (chart: DataChartView, keys: String) in
      chart.source.problem(withKeys: DataChartView.keys(in: keys))
    }
  }
}

/// A chart that takes its numbers out of a template's data.
final class DataChartView: ChartView {
  var source = ChartSource() { didSet { setNeedsData() } }

  // Each attribute changes the source, and of many records all that is in it takes a while to find.
  override func fill(_ content: inout ChartContent) {
    content.categories = source.categories
    content.series = source.series
    content.times = source.seconds
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

extension ChartType: EnumerationValue {
  public static let typeName: TypeName = "ChartType"
}

extension ChartNumberFormat: PropertyValue {
  /// Words such as `percent 1`, with expressions in braces.
  public static var propertyType: PropertyType {
    PropertyType(
      "ChartNumberFormat", syntax: .text, valueType: .object("ChartNumberFormat"),
      conversion: { value, _ throws(Diagnostic) in
        if ChartNumberFormat(propertyValue: value) != nil { return value }
        guard case .string(let words) = value else { throw .notAChartFormat("") }
        return try ChartNumberFormat(words).propertyValue
      },
      textConversion: { parts, _ throws(Diagnostic) in
        if parts.count == 1, ChartNumberFormat(propertyValue: parts[0]) != nil { return parts[0] }
        var words = ""
        for part in parts {
          switch part {
          case .string(let text): words += text
          case .number(let number):
            words += number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
          default: throw .notAChartFormat("")
          }
        }
        return try ChartNumberFormat(words).propertyValue
      })
  }

  /// Takes a format.
  public init?(propertyValue value: Value) {
    guard case .boxed(let box) = value, let format = box.value as? ChartNumberFormat else { return nil }
    self = format
  }

  /// The format in a box.
  public var propertyValue: Value { .boxed(HostValue(self)) }
}
