import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinGraphics
import QuoinViews

/// Draws numbers as bars, lines, areas or parts of a whole, with axes and a legend.
///
/// ```swift
/// let chart = ChartView(
///   .bars, categories: ["2024", "2025", "2026"],
///   series: [ChartSeries("North", [12.5, 14, 17.2]), ChartSeries("South", [8, 9.5, 9])])
/// chart.numberFormat = ChartNumberFormat(.currency("EUR"), digits: 1)
/// let pdf = try chart.render(as: .pdf, size: CGSize(width: 360, height: 220))
/// ```
open class ChartView: UIView {
  /// All that it is drawn from.
  final var content: ChartContent {
    get {
      if let make = awaitedNumbers {
        awaitedNumbers = nil
        let numbers = make()
        (filled.categories, filled.series, filled.times) = (numbers.categories, numbers.series, numbers.times)
        filled.positions = numbers.positions
        (filled.companions, filled.companionPlaces) = (numbers.companions, numbers.companionPlaces)
      }
      return filled
    }
    set {
      filled = newValue
      didChange([.look, .accessibility])
    }
  }
  private final var filled = ChartContent()
  /// Makes the numbers that take the place of those in the content before it is used.
  private final var awaitedNumbers: (() -> ChartNumbers)?

  /// Shows other numbers, which are made when they are used first: of many records all that is in them takes a while to find.
  package final func setNumbers(whenUsed make: @escaping () -> ChartNumbers) {
    awaitedNumbers = make
    didChange([.look, .accessibility])
  }

  /// What the numbers are drawn as.
  open var type: ChartType {
    get { content.type }
    set { content.type = newValue }
  }
  /// What the numbers of each series stand for, in order.
  open var categories: [String] {
    get { content.categories }
    set { content.categories = newValue }
  }
  /// When the numbers of each series were, in order: bars that stand, lines and areas then stand at their times, along an axis
  /// with the hours, days, months or years of Greenwich as people would choose them.
  open var dates: [Date] {
    get { content.times.map { Date(timeIntervalSince1970: $0) } }
    set {
      content.times = newValue.map {
        let seconds = $0.timeIntervalSince1970
        return DateParts(secondsSince1970: seconds) == nil ? .nan : seconds
      }
    }
  }
  /// Where the numbers of each series stand along the axis below, in order, as those of a scatter chart do; NaN where that is not
  /// known. Dates come first.
  open var positions: [Double] {
    get { content.positions }
    set { content.positions = newValue }
  }
  /// How the numbers along the axis below are written.
  open var positionFormat: ChartNumberFormat {
    get { content.placeFormat }
    set { content.placeFormat = newValue }
  }
  /// Numbers of other charts that the axes of numbers have room for, too, so that all of them are read by one scale.
  open var companions: [ChartSeries] {
    get { content.companions }
    set { content.companions = newValue }
  }
  /// Where those stand, so that the axes below are the same, too.
  open var companionPositions: [Double] {
    get { content.companionPlaces }
    set { content.companionPlaces = newValue }
  }
  /// The numbers. A pie or donut shows those of the first series, or one of each where there is one category.
  open var series: [ChartSeries] {
    get { content.series }
    set { content.series = newValue }
  }
  /// The colours of series, or of slices, that have none of their own, over again where there are more; a palette unless
  /// set.
  open var colors: [UIColor] {
    get { content.colors }
    set { content.colors = newValue }
  }
  /// Whether the bars or areas of several series stand on each other.
  open var isStacked: Bool {
    get { content.isStacked }
    set { content.isStacked = newValue }
  }
  /// Whether bars lie, and categories are below each other.
  open var isHorizontal: Bool {
    get { content.isHorizontal }
    set { content.isHorizontal = newValue }
  }
  /// Whether there is a legend; nothing for where there is more than one series or slice.
  open var showsLegend: Bool? {
    get { content.showsLegend }
    set { content.showsLegend = newValue }
  }
  /// Whether numbers are written beside their bars and lines, and in the legend of a pie or donut in place of shares.
  open var showsValues: Bool {
    get { content.showsValues }
    set { content.showsValues = newValue }
  }
  /// Where the axis of numbers begins; nothing for a round number.
  open var minimum: Double? {
    get { content.minimum }
    set { content.minimum = newValue.finite }
  }
  /// Where the axis of numbers ends; nothing for a round number.
  open var maximum: Double? {
    get { content.maximum }
    set { content.maximum = newValue.finite }
  }
  /// What the numbers of series on the second axis are drawn as; lying bars, pies and donuts have no second axis.
  open var secondType: SecondChartType {
    get { content.secondType }
    set { content.secondType = newValue }
  }
  /// Where the second axis begins; nothing for a round number, where its ticks lie on the lines of the first one.
  open var secondMinimum: Double? {
    get { content.secondMinimum }
    set { content.secondMinimum = newValue.finite }
  }
  /// Where the second axis ends; nothing for a round number.
  open var secondMaximum: Double? {
    get { content.secondMaximum }
    set { content.secondMaximum = newValue.finite }
  }
  /// How numbers on the second axis are written.
  open var secondFormat: ChartNumberFormat {
    get { content.secondFormat }
    set { content.secondFormat = newValue }
  }
  /// What the second axis measures; empty for nothing.
  open var secondTitle: String {
    get { content.secondTitle }
    set { content.secondTitle = newValue }
  }
  /// What the chart shows, in bold above it; empty for nothing.
  open var title: String {
    get { content.title }
    set { content.title = newValue }
  }
  /// How numbers are written.
  open var numberFormat: ChartNumberFormat {
    get { content.format }
    set { content.format = newValue }
  }
  /// What the axis of numbers measures, such as `Revenue in EUR`; empty for nothing. A pie has no axes.
  open var valueTitle: String {
    get { content.valueTitle }
    set { content.valueTitle = newValue }
  }
  /// What the axis of categories or times measures; empty for nothing.
  open var categoryTitle: String {
    get { content.categoryTitle }
    set { content.categoryTitle = newValue }
  }
  /// Numbers that the others are held against, each a dashed line across the chart.
  open var targets: [Double] {
    get { content.targets }
    set { content.targets = newValue.filter(\.isFinite) }
  }
  /// The font of all text; the system's of 10 points, with digits of one width, unless set.
  open var font: UIFont {
    get { content.font }
    set { content.font = newValue }
  }

  /// Creates a chart.
  ///
  /// - Parameters:
  ///   - type: What the numbers are drawn as.
  ///   - categories: What the numbers of each series stand for.
  ///   - series: The numbers.
  public init(_ type: ChartType, categories: [String] = [], series: [ChartSeries] = []) {
    super.init(frame: .zero)
    content.type = type
    content.categories = categories
    content.series = series
    setUp()
  }

  /// Creates an empty chart; there are no archives to decode from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {}

  private func setUp() {
    isUserInteractionEnabled = false
    content.font = .monospacedDigitSystemFont(ofSize: 10, weight: .regular)
  }

  /// The size of a chart in a column of text, in points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 200) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard size.width.isFinite, size.width > 0 else { return intrinsicContentSize }
    return CGSize(width: size.width, height: size.width * 0.625)
  }

  open override func draw(_ canvas: Canvas, in rect: CGRect) {
    guard bounds.width > 1, bounds.height > 1 else { return }
    let traits = traitCollection
    let pen = ChartPen(
      canvas: canvas, bounds: bounds, isMirrored: isRightToLeft, font: content.font,
      language: traits.language,
      grid: canvas.holdsPixels ? PixelGrid(scale: canvas.scale) : .fine,
      detail: canvas.holdsPixels ? 1 / canvas.scale : 1, span: writtenSpan)
    if let number = content.numberOutOfRange { return pen.warn(.chartOutOfRange(number)) }
    if !content.hasSecondAxis, let series = content.series.first(where: \.usesSecondAxis) {
      pen.warn(.noSecondAxis(for: series, content))
    }
    let titles = ChartTitles(content, pen)
    titles.draw(pen)
    var inner = pen
    inner.bounds = titles.room(in: pen.bounds)
    if content.type.isRound {
      RoundChart(content, inner).draw()
    } else {
      CartesianChart(content, inner).draw()
    }
  }

  // MARK: Accessibility

  /// Whether the chart is read out; true unless set.
  open override var isAccessibilityElement: Bool {
    get { accessibilityProperties?.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What it is called, such as `Bar chart`, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? content.spokenTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// Its numbers, or of many the least, the greatest and the last, unless set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? content.spokenNumbers(language: traitCollection.language) }
    set { super.accessibilityValue = newValue }
  }

  /// What it is; an image unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityProperties?.traits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
}

nonisolated extension Diagnostic {
  /// A series on an axis that its chart does not have.
  fileprivate static func noSecondAxis(for series: ChartSeries, _ content: ChartContent) -> Diagnostic {
    let why =
      content.type.isRound
      ? "a \(content.type.rawValue) has no axes"
      : content.lies ? "bars that lie have none" : "no series is left for the first one"
    return Diagnostic(
      .warning,
      "\(series.name.isEmpty ? "A series" : "The series \(series.name)") is not drawn by a second axis, as \(why)"
    )
  }

  /// A number whose axis would have no round numbers on it, and which nobody could read.
  fileprivate static func chartOutOfRange(_ number: Double) -> Diagnostic {
    Diagnostic(
      .warning,
      "A chart shows numbers up to \(ChartContent.largestNumber) either way, and one here is \(number); it is left empty"
    )
  }
}

nonisolated extension Double? {
  /// The number, unless it is infinite or none.
  fileprivate var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}
