import Foundation

/// A range of numbers with ticks that people would choose: multiples of 1, 2 or 5 and a power of ten.
nonisolated struct ChartScale: Equatable {
  let lower: Double
  let upper: Double
  let step: Double
  /// The numbers of the ticks, in steps.
  private let first: Double
  private let count: Int

  /// Chooses a scale.
  ///
  /// - Parameters:
  ///   - extent: The least and the greatest number that it has to show.
  ///   - count: About how many steps there is room for, 1 or more.
  ///   - includesZero: Whether it goes down, or up, to zero in any case.
  ///   - minimum: Where it begins, if that is given; ticks stay at round numbers.
  ///   - maximum: Where it ends.
  init(
    _ extent: ClosedRange<Double>, count: Int, includesZero: Bool, minimum: Double? = nil,
    maximum: Double? = nil
  ) {
    var low = minimum ?? extent.lowerBound
    var high = maximum ?? extent.upperBound
    // Differences are seen where zero is far away; else the height itself says something.
    let isNearZero = includesZero || high - low > 0.4 * max(abs(low), abs(high))
    if isNearZero, low > 0, minimum == nil { low = 0 }
    if isNearZero, high < 0, maximum == nil { high = 0 }
    // A minimum above all numbers, or one number only: some room around.
    let least = max(abs(low), abs(high)) * 1e-9
    if !(high - low > least) {
      let room = low == 0 ? 1 : abs(low) * 0.1
      if maximum == nil || minimum != nil { high = low + room } else { low = high - room }
    }
    step = Self.step((high / Double(max(1, count)) - low / Double(max(1, count))))
    let start = minimum ?? ((low / step).rounded(.down) * step)
    let end = maximum.map { max($0, high) } ?? ((high / step).rounded(.up) * step)
    // The round number beyond the greatest one is none.
    lower = max(start, -.greatestFiniteMagnitude)
    upper = min(end, .greatestFiniteMagnitude)
    first = (start / step - 1e-9).rounded(.up)
    let last = (end / step + 1e-9).rounded(.down)
    self.count = last >= first && last - first < 1000 ? Int(last - first) + 1 : 0
  }

  /// Chooses a scale that has three ticks at least where their labels have room: two say where an axis ends, and not how numbers
  /// go on it.
  ///
  /// - Parameters:
  ///   - count: About how many steps there is ample room for, 1 or more.
  ///   - hasRoom: Whether the labels of a scale's ticks stand beside each other.
  init(
    _ extent: ClosedRange<Double>, count: Int, includesZero: Bool, minimum: Double? = nil,
    maximum: Double? = nil, hasRoom: (ChartScale) -> Bool
  ) {
    func scale(_ count: Int) -> ChartScale {
      ChartScale(extent, count: count, includesZero: includesZero, minimum: minimum, maximum: maximum)
    }
    var chosen = scale(count)
    if chosen.count < Self.leastTicks {
      let finer = (1...Self.mostSteps).lazy.map { scale(count + $0) }.first { $0.count >= Self.leastTicks }
      if let finer, hasRoom(finer) { chosen = finer }
    }
    // From -50 to 100 says more of -12 and 73 than from -100.
    for more in 1...Self.mostSteps where minimum == nil && maximum == nil && chosen.isHalfEmpty(with: extent)
    {
      let finer = scale(count + more)
      guard hasRoom(finer) else { break }
      if finer.upper / 2 - finer.lower / 2 < chosen.upper / 2 - chosen.lower / 2 { chosen = finer }
    }
    self = chosen
  }

  /// Whether numbers, and zero where that is on the axis, take less than half of it.
  private func isHalfEmpty(with extent: ClosedRange<Double>) -> Bool {
    let low = min(extent.lowerBound, max(lower, 0))
    let high = max(extent.upperBound, min(upper, 0))
    return high / 2 - low / 2 < (upper / 2 - lower / 2) * 0.5
  }

  private static let leastTicks = 3
  /// With so many more steps than asked for there are enough ticks, unless the ends that are given have none between them.
  private static let mostSteps = 8

  /// How far two ticks are from each other on an axis of some length, in points.
  func distance(along length: CGFloat) -> CGFloat {
    upper > lower ? CGFloat(step / (upper - lower)) * length : length
  }

  /// Chooses a scale whose ticks lie where those of another one do, so that the lines across a chart serve both; one of its own
  /// where the other one's ends are no ticks.
  ///
  /// - Parameters:
  ///   - extent: The least and the greatest number that it has to show.
  ///   - other: The scale at the other side of the chart.
  ///   - includesZero: Whether it goes down, or up, to zero in any case.
  init(_ extent: ClosedRange<Double>, beside other: ChartScale, includesZero: Bool) {
    let steps = Double(other.count - 1)
    let plain = ChartScale(extent, count: max(1, other.count - 1), includesZero: includesZero)
    // With two steps there is one for all numbers below zero and one for those above.
    guard steps >= 2, other.endsAtTicks, plain.endsAtTicks else {
      self = plain
      return
    }
    if let common = plain.withZero(of: other) {
      self = common
      return
    }
    var (step, start, end) = (plain.step, plain.first, plain.first + Double(plain.count - 1))
    while end - start > steps {
      step = Self.step(step * 1.5)
      start = (plain.lower / step + 1e-9).rounded(.down)
      end = (plain.upper / step - 1e-9).rounded(.up)
    }
    if end <= 0 { start = end - steps } else { end = start + steps }
    self.init(step: step, first: start, count: other.count)
  }

  /// How much of a scale its numbers have to fill for its zero to be where that of another one is.
  private static let leastFilled = 0.4

  /// The same numbers with as many steps below and above zero as another scale has, so that both are zero on one line; nothing
  /// where that leaves too little room for them.
  private func withZero(of other: ChartScale) -> ChartScale? {
    let (below, above) = (-other.first, other.first + Double(other.count - 1))
    let isPossible = (lower >= 0 || below > 0) && (upper <= 0 || above > 0)
    guard below >= 0, above >= 0, lower <= 0, upper >= 0, isPossible else { return nil }
    var step = step
    while lower < -(below + 1e-9) * step || upper > (above + 1e-9) * step { step = Self.step(step * 1.5) }
    guard upper - lower >= Self.leastFilled * (below + above) * step else { return nil }
    return ChartScale(step: step, first: other.first, count: other.count)
  }

  private init(step: Double, first: Double, count: Int) {
    (self.step, self.first, self.count) = (step, first, count)
    (lower, upper) = (first * step, (first + Double(count - 1)) * step)
  }

  /// Whether its ends are its first and its last tick.
  var endsAtTicks: Bool {
    count > 0 && abs(first * step - lower) <= step * 1e-6
      && abs((first + Double(count - 1)) * step - upper) <= step * 1e-6
  }

  /// The least of 1, 2 and 5 times a power of ten that is not below a number.
  static func step(_ least: Double) -> Double {
    guard least > 0, least.isFinite else { return 1 }
    let power = pow(10, log10(least).rounded(.down))
    guard power > 0 else { return least }
    let factor = least / power
    // A little more is as good: 1.02 tens are not worth the step to 2.
    return (factor <= 1.0001 ? 1 : factor <= 2.0001 ? 2 : factor <= 5.0001 ? 5 : 10) * power
  }

  /// Where the ticks are.
  var ticks: [Double] { (0..<count).map { (first + Double($0)) * step } }

  /// How many digits behind the point tell one tick from the next.
  var digits: Int { Self.digits(ofStep: step) }

  /// How many digits behind the point a step has.
  static func digits(ofStep step: Double) -> Int {
    step > 0 ? min(12, max(0, Int((-log10(step) - 1e-9).rounded(.up)))) : 0
  }

  /// Where a number lies, from 0 at the lower end to 1 at the upper one; beyond that outside.
  func fraction(_ value: Double) -> CGFloat {
    // Halves, so that the width of a range from -1e308 to 1e308 is a number.
    let range = upper / 2 - lower / 2
    return range > 0 ? CGFloat((value / 2 - lower / 2) / range) : 0
  }

  /// Where bars and areas begin: at zero, or at the end next to it.
  var base: Double { min(max(0, lower), upper) }
}
