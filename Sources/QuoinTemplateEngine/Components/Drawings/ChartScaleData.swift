import QuoinDiagnostics
import QuoinDrawings
import QuoinExpressions

/// The data of all charts that are read by one scale, in whatever arrays and records they stand.
struct ChartScaleData: PropertyValue {
  /// Lists of numbers, those of one chart together.
  private var groups: [[[Double]]] = []
  /// All records with numbers.
  private var records: [[String: Value]] = []

  static var propertyType: PropertyType {
    PropertyType(
      "ChartScaleData", valueType: .any,
      conversion: { value, _ throws(Diagnostic) in
        if ChartScaleData(propertyValue: value) != nil { return value }
        var data = ChartScaleData()
        data.collect(value)
        if data.groups.isEmpty, data.records.isEmpty { throw .noScaleData }
        return data.propertyValue
      })
  }

  init() {}

  init?(propertyValue value: Value) {
    switch value {
    case .boxed(let box):
      guard let data = box.value as? ChartScaleData else { return nil }
      self = data
    case .null: self.init()
    default: return nil
    }
  }

  var propertyValue: Value { .boxed(HostValue(self)) }

  private mutating func collect(_ value: Value) {
    switch value {
    case .array(let values):
      let lists = values.compactMap(Self.list)
      if let list = Self.list(value) {
        groups.append([list])
      } else if !lists.isEmpty, lists.count == values.count {
        groups.append(lists)
      } else {
        for value in values { collect(value) }
      }
    case .dictionary(let record):
      if record.contains(where: { $0.value.chartNumber != nil }) { records.append(record) }
      for key in record.keys.sorted() { if let value = record[key] { collect(value) } }
    default: break
    }
  }

  /// The numbers of an array that holds nothing else, at least one of them.
  private static func list(_ value: Value) -> [Double]? {
    guard case .array(let values) = value else { return nil }
    let numbers = values.compactMap(\.numberOrGap)
    return numbers.count == values.count && numbers.contains(where: \.isFinite) ? numbers : nil
  }

  /// All numbers of the series of a chart, in its order.
  ///
  /// - Parameters:
  ///   - series: Those of the chart.
  ///   - keys: The entries of records that they are; nothing where data are lists.
  func companions(of series: [ChartSeries], keys: [String]?) -> [ChartSeries] {
    // Of a chart of one list, lists are those of the charts beside it.
    if keys == nil, series.count == 1 {
      let values = groups.flatMap { $0.flatMap { $0 } }
      return [ChartSeries(series[0].name, values, usesSecondAxis: series[0].usesSecondAxis)]
    }
    return series.enumerated().map { index, series in
      let values =
        keys.map { keys in records.map { $0[keys[index]]?.chartNumber ?? .nan } }
        ?? groups.flatMap { lists -> [Double] in
          // All series are as long as the longest one, so that stacks are summed as they stand.
          let length = lists.map(\.count).max() ?? 0
          let list = lists.indices.contains(index) ? lists[index] : []
          return list + Array(repeating: .nan, count: length - list.count)
        }
      return ChartSeries(series.name, values, usesSecondAxis: series.usesSecondAxis)
    }
  }

  /// Where the records stand by an entry of theirs, read by `place`.
  func places(of keys: [String], at place: ([String: Value]) -> Double) -> [Double] {
    records.filter { record in keys.contains { record[$0]?.chartNumber != nil } }.map(place)
  }
}

extension Value {
  /// A number, or NaN for what is missing; nothing for something else.
  fileprivate var numberOrGap: Double? {
    switch self {
    case .number(let number): number
    case .null: .nan
    default: nil
    }
  }
}

extension Diagnostic {
  static var noScaleData: Diagnostic {
    Diagnostic(
      .error,
      "scaleData are the data of all charts that are read by one scale, such as the array that they are repeated for; there are no numbers in it"
    )
  }
}
