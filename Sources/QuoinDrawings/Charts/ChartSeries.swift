import Foundation
import QuoinGraphics
import QuoinResources

/// Numbers that a chart shows in one colour, one for each category.
public nonisolated struct ChartSeries: Hashable, Sendable {
  /// What the legend calls them; empty for nothing.
  public var name: String
  /// The numbers; NaN and what is infinite count as missing.
  public var values: [Double]
  /// Their colour; one of the chart's unless set.
  public var color: UIColor?
  /// Whether the numbers are measured on an axis of their own, at the far side of the chart.
  public var usesSecondAxis = false

  /// Creates a series.
  public init(_ name: String = "", _ values: [Double], color: UIColor? = nil, usesSecondAxis: Bool = false) {
    self.name = name
    self.values = values
    self.color = color
    self.usesSecondAxis = usesSecondAxis
  }

  /// The number of a category; nothing where it is missing.
  func value(_ index: Int) -> Double? {
    guard values.indices.contains(index), values[index].isFinite else { return nil }
    return values[index]
  }
}

/// What a chart draws its numbers as.
public nonisolated enum ChartType: String, Hashable, Sendable, CaseIterable {
  /// A bar for each number; where many have to share a pixel, it shows the ones that reach farthest.
  case bars
  /// A line through the numbers.
  case lines
  /// A line with the area down to zero filled.
  case areas
  /// A dot for each number, at its place along the axis below.
  case scatter
  /// Parts of a whole, as slices.
  case pie
  /// Parts of a whole, as pieces of a ring.
  case donut

  var isRound: Bool { self == .pie || self == .donut }

  /// Whether how long or high a mark is says how large its number is, so that its axis begins at zero.
  var growsFromZero: Bool { self == .bars || self == .areas }
}

nonisolated extension BudgetMeter {
  /// Counts a number of a chart for each category or series gone through, and tells whether there is time for them.
  static func allowsNow(_ numbers: Int) -> Bool { current?.allows(2 * numbers) != false }
}

/// All that a chart is drawn from.
nonisolated struct ChartContent {
  var type = ChartType.bars
  var categories: [String] = []
  var series: [ChartSeries] = [] { didSet { longest = series.lazy.map(\.values.count).max() ?? 0 } }
  /// How many numbers the longest series has.
  private var longest = 0
  /// When the numbers were, in seconds since 1970, NaN where that is not known; empty where they have no times.
  var times: [Double] = []
  /// Where the numbers stand along the axis below, in place of categories; NaN where that is not known.
  var positions: [Double] = []
  /// How those are written.
  var placeFormat = ChartNumberFormat()
  /// Numbers of other charts that the axes have room for, too, and where they stand.
  var companions: [ChartSeries] = []
  var companionPlaces: [Double] = []
  var colors: [UIColor] = []
  var isStacked = false
  var isHorizontal = false
  var showsLegend: Bool?
  var showsValues = false
  var minimum: Double?
  var maximum: Double?
  var format = ChartNumberFormat()
  /// What the second axis has.
  var secondType = SecondChartType.lines
  var secondMinimum: Double?
  var secondMaximum: Double?
  var secondFormat = ChartNumberFormat()
  var secondTitle = ""
  /// What the chart shows, above it; empty for nothing.
  var title = ""
  /// What the axes measure; empty for nothing.
  var valueTitle = ""
  var categoryTitle = ""
  /// Numbers that others are held against.
  var targets: [Double] = []
  var font = UIFont.systemFont(ofSize: 10)

  /// How many categories there are.
  var count: Int { max(categories.count, longest) }

  /// The times of the numbers, in seconds since 1970, or else their places along the axis below.
  var places: [Double] { times.isEmpty ? positions : times }

  /// Whether numbers stand at times or at other numbers along the axis below.
  private var hasPlaces: Bool { !places.isEmpty && !type.isRound && !lies }

  /// The first and the last time or place; nothing where categories stand one beside the other.
  ///
  /// - Parameter order: The categories along their axis.
  func placeExtent(of order: [Int]) -> ClosedRange<Double>? {
    guard hasPlaces, let first = order.first, let last = order.last else { return nil }
    let others = companionPlaces.filter(\.isFinite)
    return min(places[first], others.min() ?? .infinity)...max(places[last], others.max() ?? -.infinity)
  }

  /// The least that lies between two times, in seconds, or places; for one alone nothing does.
  ///
  /// - Parameter order: The categories along their axis.
  func leastPlace(of order: [Int]) -> Double {
    guard hasPlaces else { return 1 }
    let places = places
    var least: Double?
    for (next, index) in zip(order.dropFirst(), order) {
      let time = places[next] - places[index]
      if time > 0 { least = min(least ?? time, time) }
    }
    return least ?? 1
  }

  /// The categories from the first to the last along their axis; without those whose time or place is not known. They are
  /// sorted by these: whoever draws asks once.
  var order: [Int] {
    guard hasPlaces else { return Array(0..<count) }
    let places = places
    let known = (0..<min(count, places.count)).filter { places[$0].isFinite }
    let isInOrder = zip(known.dropFirst(), known).allSatisfy { places[$1] <= places[$0] }
    return isInOrder ? known : known.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// Whether bars or areas stand on each other.
  var stacks: Bool { isStacked && (type == .bars || type == .areas) && series.count > 1 }

  /// What a category is called.
  func category(_ index: Int) -> String { categories.indices.contains(index) ? categories[index] : "" }

  /// The colour of a series, or of a slice.
  func color(_ index: Int) -> UIColor {
    if !type.isRound, let color = series[index].color { return color }
    return colors.isEmpty ? ChartPalette.color(index) : colors[index % colors.count]
  }

  /// The legend's entries.
  var legend: [(name: String, color: UIColor, type: ChartType)] {
    guard showsLegend ?? (series.count > 1), !type.isRound else { return [] }
    return series.enumerated().compactMap { $1.name.isEmpty ? nil : ($1.name, color($0), type(of: $1)) }
  }

  /// Sums of as many numbers as there may be are numbers, too.
  static let largestNumber = 1e300

  /// A number that cannot be drawn: one of the axis' ends, or one of the series; nothing where all can.
  var numberOutOfRange: Double? {
    if let end = [minimum, maximum, secondMinimum, secondMaximum].compactMap(\.self).first(where: {
      abs($0) > Self.largestNumber
    }) {
      return end
    }
    let lists = (series + companions).map(\.values) + [positions, companionPlaces]
    for values in lists {
      if let value = values.first(where: { $0.isFinite && abs($0) > Self.largestNumber }) {
        return value
      }
    }
    return nil
  }

  /// The least and the greatest number that is drawn; nothing without any.
  var extent: ClosedRange<Double>? {
    var ends: (Double, Double)?
    func include(_ value: Double) { ends = (min(ends?.0 ?? value, value), max(ends?.1 ?? value, value)) }
    func includeTargets() {
      if ends != nil { for target in targets { include(target) } }
    }
    guard stacks else {
      for series in series + companions { for value in series.values where value.isFinite { include(value) } }
      includeTargets()
      return ends.map { $0.0...$0.1 }
    }
    for series in [series, companions] {
      for index in 0..<(series.map(\.values.count).max() ?? 0) {
        guard BudgetMeter.allowsNow(series.count) else { break }
        let values = series.compactMap { $0.value(index) }
        guard !values.isEmpty else { continue }
        include(values.filter { $0 > 0 }.reduce(0, +))
        include(values.filter { $0 < 0 }.reduce(0, +))
      }
    }
    includeTargets()
    return ends.map { $0.0...$0.1 }
  }
}

/// The colours of series unless others are given: told apart in print, by most who see few colours, and in the dark.
nonisolated enum ChartPalette {
  /// Behind the last colour come the same ones lighter, and then lighter again.
  static func color(_ index: Int) -> UIColor {
    let color = colors[index % colors.count]
    let share = min(0.35 * CGFloat(index / colors.count), 0.7)
    if share == 0 { return color }
    func lighter(_ style: UIUserInterfaceStyle) -> CGColor {
      let plain = color.resolvedCGColor(with: UITraitCollection(userInterfaceStyle: style))
      func part(_ part: CGFloat) -> CGFloat { part + (1 - part) * share }
      return CGColor(red: part(plain.red), green: part(plain.green), blue: part(plain.blue))
    }
    return UIColor(light: lighter(.light), dark: lighter(.dark))
  }

  private static let colors = [
    pair(0x2B5C9E, 0x5B93DB), pair(0xE08A2E, 0xF0A04B), pair(0x3F9A7A, 0x57BD9A), pair(0xB5495B, 0xDD7384),
    pair(0x7A68AE, 0xA08FD4), pair(0x8A8F98, 0xA5AAB3), pair(0x2A9BB5, 0x55BED6), pair(0xB59A2B, 0xD3BA4F),
  ]

  private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
    UIColor(light: color(of: light), dark: color(of: dark))
  }

  private static func color(of number: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1).cgColor
  }
}
