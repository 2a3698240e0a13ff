import Foundation
import QuoinDiagnostics
import QuoinViews

/// What is stated of the constraints in everything that a run shows, whatever the tests themselves say.
///
/// ```swift
/// @Suite(.layout(.isUnambiguous, .hasNoConflicts)) struct ShopTests { … }
/// ```
///
/// For a whole run, without a change of its tests, `QUOIN_LAYOUT=unambiguous,conflicts` in the environment says the same.
public nonisolated struct LayoutWatch: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a choice from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Each view with constraints has but one place where these would have it.
  public static let isUnambiguous = LayoutWatch(rawValue: 1)
  /// All required constraints hold.
  public static let hasNoConflicts = LayoutWatch(rawValue: 2)

  /// What is stated in a task; what the environment says unless a trait or a task says otherwise.
  @TaskLocal public static var current = LayoutWatch.ofEnvironment

  private static let ofEnvironment = LayoutWatch(
    words: ProcessInfo.processInfo.environment["QUOIN_LAYOUT"] ?? "")

  /// Reads `unambiguous`, `conflicts` or both with a comma between them; other words say nothing.
  init(words: String) {
    self = []
    for word in words.split(separator: ",") {
      switch word.trimmingCharacters(in: .whitespaces) {
      case "unambiguous": insert(.isUnambiguous)
      case "conflicts": insert(.hasNoConflicts)
      default: break
      }
    }
  }
}

// Where views are, as they are asked.
extension LayoutWatch {
  /// What is wrong with the constraints in a view and beneath, a sentence with a list each.
  func problems(in view: UIView) -> [String] {
    var found: [String] = []
    if contains(.isUnambiguous) {
      let names = view.namesOfAmbiguousViews
      if !names.isEmpty {
        found.append(
          "leaves open where \(names.count == 1 ? "a view is" : "\(names.count) views are")"
            + Self.list(names))
      }
    }
    if contains(.hasNoConflicts) {
      let conflicts = view.layoutConflicts.map(\.description)
      if !conflicts.isEmpty {
        found.append(
          "has \(conflicts.count == 1 ? "a conflict" : "\(conflicts.count) conflicts")" + Self.list(conflicts)
        )
      }
    }
    return found
  }

  private static func list(_ lines: [String]) -> String {
    ":\n" + lines.map { "- \($0)" }.joined(separator: "\n")
  }
}

#if canImport(Testing)
  import Testing

  /// States something of the constraints in everything that a test or a suite shows.
  public nonisolated struct LayoutTrait: TestTrait, SuiteTrait, TestScoping {
    let watch: LayoutWatch

    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LayoutWatch.$current.withValue(watch) { try await function() }
    }
  }

  nonisolated extension Trait where Self == LayoutTrait {
    /// States of all that a test or a suite shows what `expectLayout` would state of it; `.layout()` states nothing.
    ///
    /// ```swift
    /// @Suite(.layout(.isUnambiguous, .hasNoConflicts)) struct ShopTests { … }
    /// ```
    public static func layout(_ watch: LayoutWatch...) -> LayoutTrait {
      LayoutTrait(watch: watch.reduce(into: []) { $0.formUnion($1) })
    }
  }
#endif
