import QuoinExpressions
import QuoinResources

/// The named values of a type, made when somebody first asks for one.
///
/// A template asks for those of a few types. Swift takes thousands of instructions to name a case, and to name all of all
/// enumerations took more than half of the time in which the standard registry was made.
final class NamedCases: Sendable {
  /// The cases and where each name stands first.
  private struct Known {
    let cases: [PropertyType.Case]
    let places: [String: Int]
  }

  private let known = Guarded<Known?>(nil)
  private let make: @Sendable () -> [PropertyType.Case]

  init(_ make: @escaping @Sendable () -> [PropertyType.Case]) { self.make = make }

  var all: [PropertyType.Case] { made.cases }

  /// The value of a name, which may have a suffix that it was not declared with, or lack one that it was.
  func value(named name: String, withOrWithout suffix: String) -> Constant? {
    let made = made
    if let exact = made.places[name] { return made.cases[exact].value }
    if suffix.isEmpty { return nil }
    let other = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name + suffix
    return made.places[other].map { made.cases[$0].value }
  }

  private var made: Known {
    if let known = known.withLock({ $0 }) { return known }
    // Outside the lock; two threads may do it at once and come to the same.
    let cases = make()
    let places = Dictionary(
      cases.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let made = Known(cases: cases, places: places)
    known.withLock { $0 = made }
    return made
  }
}
