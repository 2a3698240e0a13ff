import Foundation
import QuoinDrawings
import QuoinExpressions
import QuoinViews

extension Component {
  /// `<Chart>`: numbers as bars, lines, areas, points or parts of a whole.
  static let chart = Component(
    "Chart", DataChartView.self, superclass: "UIView",
    summary: "Numbers as bars, lines, areas, points or parts of a whole.",
    defaults: [("height", "auto")], fitting: .sizeThatFits, warnsWhenDrawn: true
  ) { _ in
    DataChartView(.bars)
  } properties: {
    Property(
      "categoryTitle", \ChartView.categoryTitle,
      "What the axis of categories or times measures; empty for nothing.")
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
      "How numbers are written: `number`, `percent`, `compact` (1.5M) or a currency such as `EUR` (or `EUR compact`), and perhaps the digits behind the point, as in `percent 1`."
    )
    Property(
      "positionFormat", \ChartView.positionFormat,
      "How the numbers along the axis below are written, as in `numberFormat`.")
    Property(
      "positionKey", \DataChartView.positionKey,
      "The entry of each record that says where it stands along the axis below, a number, as in a scatter chart."
    ).written(after: "data").refusing { (chart: DataChartView, key: String) in
      key.isEmpty ? nil : chart.source.problem(withKeys: [key])
    }
    Property(
      "positions", \DataChartView.positionNumbers,
      "Where the numbers stand along the axis below, in place of what records say.")
    Property(
      "scaleData", \DataChartView.source.scaleData,
      "The data of all charts that are to be read by one scale, such as the array that they are repeated for."
    )
    Property(
      "secondAxis", \DataChartView.secondAxis,
      "The series, by name or entry and separated by commas, that an axis of their own at the far side measures."
    ).written(after: "data", "valueKeys", "seriesNames").refusing { (chart: DataChartView, names: String) in
      chart.source.problem(withSeries: DataChartView.keys(in: names))
    }
    Property(
      "secondFormat", \ChartView.secondFormat,
      "How numbers on the second axis are written, as in `numberFormat`.")
    Property(
      "secondMaximum", \ChartView.secondMaximum, "Where the second axis ends; at a round number unless set.")
    Property(
      "secondMinimum", \ChartView.secondMinimum,
      "Where the second axis begins; at a round number unless set.")
    Property("secondTitle", \ChartView.secondTitle, "What the second axis measures; empty for nothing.")
    Property(
      "secondType", \ChartView.secondType,
      "What numbers on the second axis are drawn as; `lines` unless set.")
    Property(
      "seriesNames", \DataChartView.source.names,
      "What the series are called in the legend; as their entries unless set.")
    Property(
      "showsLegend", \ChartView.showsLegend,
      "Whether there is a legend; where there is more than one series, or slice, unless set.")
    Property(
      "showsValues", \ChartView.showsValues,
      "Whether numbers are written beside their bars and lines, and in place of shares in a pie's legend.")
    Property(
      "targets", \ChartView.targetNumbers, "Numbers that the others are held against, each a dashed line.")
    Property("title", \ChartView.title, "What the chart shows, in bold above it; empty for nothing.")
    Property("type", \ChartView.type, "What the numbers are drawn as; `bars` unless set.")
    Property(
      "valueKeys", \DataChartView.valueKeys,
      "The entries of each record that are the numbers, separated by commas; all that hold any unless set."
    ).written(after: "data").refusing { (chart: DataChartView, keys: String) in
      chart.source.problem(withKeys: DataChartView.keys(in: keys))
    }
    Property(
      "valueTitle", \ChartView.valueTitle,
      "What the axis of numbers measures, such as `Revenue in EUR`; empty for nothing.")
  }
}

extension SecondChartType: EnumerationValue {
  public static let typeName: TypeName = "SecondChartType"
}

extension ChartType: EnumerationValue {
  public static let typeName: TypeName = "ChartType"
}

extension ChartView {
  /// The targets as templates give arrays of numbers.
  fileprivate var targetNumbers: [CGFloat] {
    get { targets.map { CGFloat($0) } }
    set { targets = newValue.map { Double($0) } }
  }
}
