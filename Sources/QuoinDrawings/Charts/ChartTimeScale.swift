import Foundation
import QuoinExpressions

/// A stretch of time with ticks that people would choose: full minutes and hours, days, Mondays, months, quarters, years.
struct ChartTimeScale {
  /// The first and the last time, in seconds since 1970.
  let (lower, upper): (Double, Double)
  /// The times of the ticks and what is written there.
  private(set) var ticks: [(time: Double, text: String)] = []

  /// What lies between two ticks.
  private enum Step {
    case seconds(Int)
    case months(Int)

    static let all: [Step] =
      [1, 5, 15, 30, 60, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, day, 2 * day, 7 * day]
      .map { .seconds($0) }
      + [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 12000].map { .months($0) }

    static let day = 86_400

    /// About how long it is, in seconds.
    var length: Double {
      switch self {
      case .seconds(let count): Double(count)
      case .months(let count): Double(count) * 30.4 * Double(Self.day)
      }
    }
  }

  /// Chooses the shortest steps whose texts stand beside each other.
  ///
  /// - Parameters:
  ///   - times: The first and the last one that is shown, in seconds since 1970.
  ///   - least: What lies between two times at least, in seconds: ticks between them would say nothing.
  ///   - length: How long the axis is, in points.
  ///   - language: Such as `de-CH`.
  ///   - width: How wide a text is, in points.
  init(
    _ times: ClosedRange<Double>, least: Double, length: CGFloat, language: String,
    width: (String) -> CGFloat
  ) {
    (lower, upper) = (times.lowerBound, times.upperBound)
    let locale = FormatLocale.of(language)
    let span = upper - lower
    for step in Step.all where span / step.length <= 200 && step.length > 0.9 * min(least, span) {
      let found = ticks(each: step, locale)
      let room = span > 0 ? length * CGFloat(step.length / span) : length
      guard found.allSatisfy({ width($0.text) + 10 <= room }) || found.count < 2 else { continue }
      ticks = found
      break
    }
    if ticks.isEmpty, let first = DateParts(secondsSince1970: lower) {
      ticks = [(lower, first.text(by: locale.dayPattern, in: locale))]
    }
  }

  private func ticks(each step: Step, _ locale: FormatLocale) -> [(time: Double, text: String)] {
    switch step {
    case .seconds(let count):
      let step = Double(count)
      // Weeks begin on Mondays; the first day of 1970 was a Thursday.
      let start = count == 7 * Step.day ? Double(4 * Step.day) : 0
      let first = ((lower - start) / step).rounded(.up) * step + start
      guard first <= upper else { return [] }
      return stride(from: first, through: upper, by: step).compactMap { time in
        guard let parts = DateParts(secondsSince1970: time) else { return nil }
        let isDay = parts.hour == 0 && parts.minute == 0 && parts.second == 0
        let pattern = isDay ? locale.dayPattern : locale.timePattern(hasSeconds: count < 60)
        return (time, parts.text(by: pattern, in: locale))
      }
    case .months(let count):
      guard let start = DateParts(secondsSince1970: lower) else { return [] }
      var month = (start.year * 12 + start.month - 1) / count * count
      var found: [(time: Double, text: String)] = []
      while month < 120_000 {
        let parts = DateParts(month: month)
        let time = parts.secondsSince1970
        if time > upper { break }
        if time >= lower {
          // The year stands where it begins, and at the first tick.
          let pattern = count.isMultiple(of: 12) ? "y" : found.isEmpty || parts.month == 1 ? "LLL y" : "LLL"
          found.append((time, parts.text(by: pattern, in: locale)))
        }
        month += count
      }
      return found
    }
  }
}
