/// Memory that counts for as long as something holds on to it: a text that is set, an image that is decoded.
///
/// Whatever makes much of little data keeps one beside it, so that what a long document has let go of does not count on.
public final class MemoryClaim: Sendable {
  private let meter: BudgetMeter
  private let bytes: Int

  /// Counts memory until the claim is gone.
  ///
  /// - Parameters:
  ///   - bytes: How much, nearly; 0 or more.
  ///   - meter: What counts it. With its limit passed, the claim is there all the same.
  public init(_ bytes: Int, on meter: BudgetMeter) {
    (self.bytes, self.meter) = (bytes, meter)
    _ = meter.allows(memory: bytes)
  }

  deinit { meter.giveBack(memory: bytes) }

  /// A claim on the meter of the work going on; nothing outside of such work.
  ///
  /// - Parameter bytes: How much, nearly; 0 or more.
  public static func current(_ bytes: Int) -> MemoryClaim? {
    BudgetMeter.current.map { MemoryClaim(bytes, on: $0) }
  }
}
