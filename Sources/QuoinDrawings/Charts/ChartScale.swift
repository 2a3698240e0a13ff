import Foundation

/// A range of numbers with ticks that people would choose: multiples of 1, 2 or 5 and a power of ten.
struct ChartScale: Equatable {
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
