import QuoinDiagnostics
import QuoinMarkup

/// One thing that the linter found: by which rule, what and where, and what mends it where there is one sure answer.
public struct Finding: Sendable, Hashable {
  /// The rule that found it.
  public let rule: CheckRule
  /// What is wrong and where. Its suggestion, if there is one, is likely and not sure.
  public let diagnostic: Diagnostic
  /// The edits of the checked file after which the finding is gone and everything is drawn as before; empty where there
  /// is more than one answer, or none.
  public let fix: [MarkupEdit]

  /// Creates a finding.
  public init(_ rule: CheckRule, _ diagnostic: Diagnostic, fix: [MarkupEdit] = []) {
    (self.rule, self.diagnostic, self.fix) = (rule, diagnostic, fix)
  }
}
