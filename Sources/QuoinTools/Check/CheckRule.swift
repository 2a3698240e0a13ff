import QuoinDiagnostics

/// What the linter looks for: one kind of mistake, with the words that explain it.
///
/// ```swift
/// CheckRule.all.map(\.id)  // "malformed-markup", "unknown-element", …
/// ```
public struct CheckRule: Sendable, Identifiable {
  /// The name that reports and options use, of small letters and dashes.
  public let id: String
  /// The name for people, such as "Unused macro".
  public let name: String
  /// How much a finding weighs, as a rule.
  public let severity: Diagnostic.Severity
  /// What is found, in a sentence.
  public let summary: String
  /// Why it matters, in a sentence or two.
  public let reason: String
  /// What to do about it, in a sentence or two.
  public let remedy: String
  /// Whether it is looked for unless somebody says otherwise.
  public let isOnByDefault: Bool
  let search: Search

  /// How findings come about.
  enum Search: Sendable {
    /// By looking at the template as it is written.
    case reading(@Sendable (CheckedTemplate) -> [Finding])
    /// While the template is read, compiled and laid out.
    case compiling
  }

  init(
    _ id: String, _ name: String, _ severity: Diagnostic.Severity = .warning, summary: String, reason: String,
    remedy: String, isOnByDefault: Bool = true, search: Search
  ) {
    (self.id, self.name, self.severity) = (id, name, severity)
    (self.summary, self.reason, self.remedy) = (summary, reason, remedy)
    (self.isOnByDefault, self.search) = (isOnByDefault, search)
  }
}

extension CheckRule: Hashable {
  /// Rules are the same when their ids are.
  public static func == (left: CheckRule, right: CheckRule) -> Bool { left.id == right.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension CheckRule {
  /// All rules, in the order in which they are explained.
  public static let all: [CheckRule] = [
    .malformedMarkup, .repeatedAttribute, .unknownElement, .unknownAttribute, .invalidTemplate,
    .redundantPlacement,
    .missingString, .untranslatedString, .missingImage, .missingFont,
    .unusedMacro, .unusedParameter, .unusedConstant, .shadowedName, .unreachableName,
    .constantTest, .unreachableBranch,
    .ignoredAttribute, .replacedByText, .inheritedAttribute, .defaultValue, .cancellingTerms,
    .deprecatedAttribute, .repeatedID, .unusedID,
    .doubtfulTemplate, .uncheckedName, .failingTemplate, .doubtfulLayout, .accessibility,
  ]

  /// The rule of an id; nothing where there is none.
  public static func rule(_ id: String) -> CheckRule? { all.first { $0.id == id } }
}
