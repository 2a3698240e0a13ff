import QuoinResources

/// The named values of a type, made when somebody first asks for one.
///
/// A template asks for those of a few types. Swift takes thousands of instructions to name a case, and to name all of all
/// enumerations took more than half of the time in which the standard registry was made.
final class NamedCases: Sendable {
  private let known = Guarded<[PropertyType.Case]?>(nil)
  private let make: @Sendable () -> [PropertyType.Case]

  init(_ make: @escaping @Sendable () -> [PropertyType.Case]) { self.make = make }

  var all: [PropertyType.Case] {
    if let cases = known.withLock({ $0 }) { return cases }
    // Outside the lock; two threads may do it at once and come to the same.
    let cases = make()
    known.withLock { $0 = cases }
    return cases
  }
}
