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
    case .lists(let lists): return lists.enumerated().map { ChartSeries(name($0, ""), $1) }
    case .records(let records):
      return shownKeys.enumerated().map { index, key in
        ChartSeries(name(index, key), records.map { $0[key]?.chartNumber ?? .nan })
      }
    }
  }

  private func name(_ index: Int, _ other: String) -> String {
    names.indices.contains(index) ? names[index] : other
  }

  /// The entries that are the numbers. Records have no order, so that without a choice the alphabet decides.
  private var shownKeys: [String] {
    guard valueKeys.isEmpty, case .records(let records) = data else { return valueKeys }
    let keys = Set(records.flatMap { $0.filter { $0.value.chartNumber != nil }.keys })
    return keys.filter { $0 != labelKey && $0 != dateKey }.sorted()
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
  fileprivate var chartNumber: Double? { if case .number(let number) = self { number } else { nil } }

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
  static func unknownChartKey(_ key: String, nearest: NearestNames?) -> Diagnostic {
    Diagnostic(.error, "No record has an entry called \(key)", suggestions: nearest)
  }
}
