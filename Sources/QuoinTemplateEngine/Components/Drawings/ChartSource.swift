import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions

/// Which parts of the data a chart shows, and what they are called.
struct ChartSource {
  var data = ChartData.lists([])
  /// The entry of records that names the category; one that is likely to, unless given.
  var labelKey: String?
  /// The entries of records that are the numbers; all that hold any, unless given.
  var valueKeys: [String] = []
  /// What categories are called, in place of what the data say.
  var labels: [String] = []
  /// What series are called, in place of what the data say.
  var names: [String] = []

  /// The entry of records that says when they were.
  var dateKey: String?
  /// When the numbers were, in place of what the data say.
  var times = ChartTimes(seconds: [])

  /// The entry of records that says where they stand along the axis below.
  var positionKey: String?
  /// Where the numbers stand, in place of what the data say.
  var positions: [Double] = []
  /// What is measured on the second axis: series by their names, or by their entries.
  var secondNames: [String] = []
  /// The data of all charts with the same scale.
  var scaleData = ChartScaleData()

  /// Where the numbers stand along the axis below; empty where nobody says.
  var places: [Double] {
    guard positions.isEmpty, let positionKey, case .records(let records) = data else { return positions }
    return records.map { $0[positionKey]?.chartNumber ?? .nan }
  }

  /// The numbers of all charts with the same scale, and where they stand.
  var companions: (series: [ChartSeries], places: [Double]) {
    guard case .records = data else { return (scaleData.companions(of: series, keys: nil), []) }
    let keys = shownKeys
    let companions = scaleData.companions(of: series, keys: keys)
    if let dateKey { return (companions, scaleData.places(of: keys) { $0[dateKey]?.time ?? .nan }) }
    guard let positionKey else { return (companions, []) }
    return (companions, scaleData.places(of: keys) { $0[positionKey]?.chartNumber ?? .nan })
  }

  /// When the numbers were, in seconds since 1970; empty where nobody says.
  var seconds: [Double] {
    guard times.seconds.isEmpty, let dateKey, case .records(let records) = data else { return times.seconds }
    return records.map { $0[dateKey]?.time ?? .nan }
  }

  var categories: [String] {
    if !labels.isEmpty { return labels }
    guard case .records(let records) = data, let key = labelKey ?? dateKey ?? likelyLabelKey else {
      return []
    }
    return records.map { $0[key]?.labelText ?? "" }
  }

  var series: [ChartSeries] {
    switch data {
    case .lists(let lists):
      return lists.enumerated().map {
        ChartSeries(name($0, ""), $1, usesSecondAxis: secondNames.contains(name($0, "")))
      }
    case .records(let records):
      return shownKeys.enumerated().map { index, key in
        let name = name(index, key)
        return ChartSeries(
          name, records.map { $0[key]?.chartNumber ?? .nan },
          usesSecondAxis: secondNames.contains(name) || secondNames.contains(key))
      }
    }
  }

  /// What is wrong with the choice of series for the second axis: one that there is not.
  func problem(withSeries chosen: [String]) -> Diagnostic? {
    let series = series
    guard !series.isEmpty else { return nil }
    var known = series.map(\.name)
    if case .records = data { known += shownKeys }
    return chosen.first { !known.contains($0) }.map {
      .unknownSeries($0, nearest: NearestNames(to: $0, among: Set(known.filter { !$0.isEmpty }).sorted()))
    }
  }

  private func name(_ index: Int, _ other: String) -> String {
    names.indices.contains(index) ? names[index] : other
  }

  /// The entries that are the numbers. Records have no order, so that without a choice the alphabet decides.
  private var shownKeys: [String] {
    guard valueKeys.isEmpty, case .records(let records) = data else { return valueKeys }
    let keys = Set(records.flatMap { $0.filter { $0.value.chartNumber != nil }.keys })
    return keys.filter { $0 != labelKey && $0 != dateKey && $0 != positionKey }.sorted()
  }

  private var likelyLabelKey: String? {
    guard case .records(let records) = data, let first = records.first else { return nil }
    let texts = first.filter { if case .string = $0.value { true } else { false } }.keys.sorted()
    return ["label", "name", "category"].first(where: texts.contains) ?? texts.first
  }

  /// What is wrong with an entry that is to say when records were: one that is no date.
  func problem(withTimesOf key: String) -> Diagnostic? {
    guard case .records(let records) = data else { return nil }
    return records.lazy.compactMap { $0[key] }.first { $0.time == nil }.map { .noTime($0) }
  }

  /// What is wrong with a choice of entries: one that no record has.
  func problem(withKeys keys: [String]) -> Diagnostic? {
    guard case .records(let records) = data, !records.isEmpty else { return nil }
    let known = Set(records.flatMap(\.keys))
    return keys.first { !known.contains($0) }.map {
      .unknownChartKey($0, nearest: NearestNames(to: $0, among: known.sorted()))
    }
  }
}

extension Value {
  var chartNumber: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var labelText: String {
    switch self {
    case .string(let text): text
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .bool(let bool): "\(bool)"
    default: ""
    }
  }
}

extension Diagnostic {
  static func unknownSeries(_ name: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "No series of the chart is called \(name)", suggestions: nearest)
  }

  static func unknownChartKey(_ key: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "No record has an entry called \(key)", suggestions: nearest)
  }
}
