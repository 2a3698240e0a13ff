import QuoinDiagnostics

/// A use of controls, tables or controllers that cannot work; it is reported, and what was shown last stays.
public nonisolated struct ControlMisuse: Misuse {
  public static let handlers = MisuseHandlers<ControlMisuse>(label: "quoin.controls")

  /// One sentence that names the thing and the rule.
  public let description: String

  init(_ description: String) { self.description = description }

  /// A number with what is counted: `1 row`, `4 rows`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// How many sections there are, in words.
  static func thereAre(sections: Int) -> String {
    "there \(sections == 1 ? "is" : "are") \(count(sections, "section"))"
  }
}
