import QuoinDiagnostics

/// What a diagnostic about a template is about, for tools that do more with some than show them.
///
/// ```swift
/// if TemplateProblem(of: diagnostic) == .ignoredAttribute { … }
/// ```
public enum TemplateProblem: Int, Sendable, CaseIterable {
  /// An element that no component has.
  case unknownElement
  /// An attribute that its element does not take.
  case unknownAttribute
  /// An attribute without effect, since the element's container places its children itself.
  case ignoredAttribute
  /// A third attribute for what two fix.
  case redundantPlacement
  /// An attribute for text beside text inside the element.
  case replacedByText
  /// An attribute of a controller that belongs to its view, where the suggestion has it.
  case deprecatedAttribute
  /// An id that another element of the file has.
  case repeatedID
  /// A string that no file of strings has.
  case missingString
  /// A string that some of the languages lack.
  case untranslatedString
  /// An image, or a symbol, that is nowhere.
  case missingImage
  /// A font that is not installed and stands in no folder of fonts.
  case missingFont

  /// What a diagnostic is about; nothing for all that no tool asks for.
  public init?(of diagnostic: Diagnostic) {
    guard let number = diagnostic.reason?.number(of: TemplateProblem.self) else { return nil }
    self.init(rawValue: number)
  }
}

extension Diagnostic {
  /// The same diagnostic, known again by `TemplateProblem(of:)`.
  func about(_ problem: TemplateProblem) -> Diagnostic {
    var copy = self
    copy.reason = Reason(TemplateProblem.self, problem.rawValue)
    return copy
  }
}
