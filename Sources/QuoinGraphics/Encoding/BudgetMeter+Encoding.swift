import QuoinDiagnostics
import QuoinResources

extension BudgetMeter {
  /// Asks whether there is time to deflate a picture, which cannot be stopped once it has begun.
  ///
  /// - Parameters:
  ///   - pixels: How many pixels it has.
  ///   - compression: How much time is spent on each.
  static func checkTime(
    toDeflate pixels: Int, _ compression: PNGOptions.Compression
  ) throws(Diagnostic) {
    guard let meter = current else { return }
    let estimate = Duration.seconds(Double(pixels) / compression.pixelsPerSecond)
    if !meter.allows(taking: estimate), let problem = meter.problem { throw problem }
  }
}

extension PNGOptions.Compression {
  /// About how many pixels are deflated in a second, of a picture that is hard to compress.
  var pixelsPerSecond: Double {
    switch self {
    case .fast: 60e6
    case .default: 15e6
    case .best: 0.8e6
    }
  }
}
