import QuoinDiagnostics
import QuoinTemplateEngine

/// The rules for what shows when a template is read, compiled and laid out.
extension CheckRule {
  static let malformedMarkup: Self = CheckRule(
    "malformed-markup", "Malformed markup", .error,
    summary: "The file is no well-formed XML.",
    reason: "What is not well-formed cannot be read, and is not drawn.",
    remedy: "Close what is open, and write & and < as &amp; and &lt;.",
    search: .compiling)

  /// An element has a name that no component has.
  public static let unknownElement: Self = CheckRule(
    "unknown-element", "Unknown element", .error,
    summary: "An element has a name that no component has.",
    reason: "A template with it is not drawn.",
    remedy:
      "Correct the name. Elements that only your app knows are accepted, with a warning, by --app-elements.",
    search: .compiling)

  static let unknownAttribute: Self = CheckRule(
    "unknown-attribute", "Unknown attribute", .error,
    summary: "An element is given an attribute that it does not take.",
    reason: "A template with it is not drawn.",
    remedy: "Correct the name; quoin elements NAME lists what an element takes.",
    search: .compiling)

  /// The rule for all that keeps a template from being compiled and has no rule of its own.
  public static let invalidTemplate: Self = CheckRule(
    "invalid-template", "Invalid template", .error,
    summary:
      "Something else keeps the template from being compiled, such as an expression of the wrong type.",
    reason: "A template with it is not drawn.",
    remedy: "The message says what was expected.",
    search: .compiling)

  static let redundantPlacement: Self = CheckRule(
    "redundant-placement", "Redundant placement", .error,
    summary: "More than two of left, right, center.x and width are given, or of their vertical likes.",
    reason: "Two fix the others, so that a third contradicts them or says the same again.",
    remedy: "Take away the one that should follow from the others.",
    search: .compiling)

  static let missingString: Self = CheckRule(
    "missing-string", "Missing string", .error,
    summary: "A string is named that no Localizable.strings, .stringsdict or .xcstrings has.",
    reason: "A template with it is not drawn, unless a constant takes its place.",
    remedy: "Correct the key, or add the string; quoin strings lists all keys that templates name.",
    search: .compiling)

  static let untranslatedString: Self = CheckRule(
    "untranslated-string", "Untranslated string",
    summary: "A string is there in some languages and lacks in others.",
    reason: "People who read one of those see the text of another language.",
    remedy: "Translate it.",
    search: .compiling)

  static let missingImage: Self = CheckRule(
    "missing-image", "Missing image", .error,
    summary: "An image, or a symbol, is named that is nowhere.",
    reason: "A template with an image that is missing is not drawn; nothing is drawn for a symbol.",
    remedy: "Correct the name, or add the file.",
    search: .compiling)

  static let missingFont: Self = CheckRule(
    "missing-font", "Missing font", .error,
    summary: "A font is named that is neither installed nor in a folder of fonts.",
    reason: "A template with it is not drawn.",
    remedy:
      "Correct the name, put the font into a folder called fonts beside the template, or use --font-path.",
    search: .compiling)

  static let ignoredAttribute: Self = CheckRule(
    "ignored-attribute", "Ignored attribute",
    summary: "An attribute places an element inside a container that places its children itself.",
    reason: "It has no effect, and misleads whoever reads it.",
    remedy: "Remove it.",
    search: .compiling)

  static let replacedByText: Self = CheckRule(
    "replaced-by-text", "Attribute replaced by text",
    summary: "An element has text inside and an attribute for the same.",
    reason: "The text inside wins; the attribute has no effect.",
    remedy: "Remove the attribute.",
    search: .compiling)

  static let deprecatedAttribute: Self = CheckRule(
    "deprecated-attribute", "Deprecated attribute",
    summary: "An attribute of a controller belongs to its view.",
    reason: "It works for the sake of early templates; under its own name it is clear what it changes.",
    remedy: "Write view. before its name.",
    search: .compiling)

  static let repeatedID: Self = CheckRule(
    "repeated-id", "Repeated id",
    summary: "Two elements of a file have the same id.",
    reason: "A reference means the nearest of them, which changes when elements move.",
    remedy: "Give one of them another id, and correct the references to it.",
    search: .compiling)

  /// The rule for all that looks wrong while a template is compiled and has no rule of its own.
  public static let doubtfulTemplate: Self = CheckRule(
    "doubtful-template", "Doubtful template",
    summary: "Something else looks wrong while the template is compiled, and does no harm.",
    reason: "It is drawn, but likely not as it was meant.",
    remedy: "The message says what was expected.",
    search: .compiling)

  /// The rule for names that only data can explain.
  public static let uncheckedName: Self = CheckRule(
    "unchecked-name", "Unchecked name",
    summary: "There are names in expressions that only data can explain, and no data are given.",
    reason: "A name that is misspelt shows only when the template meets its data.",
    remedy: "Put data into a file beside the template with the same name and .json, or name it with --data.",
    search: .compiling)

  /// A template, or its data, that cannot be laid out.
  package static let failingTemplate: Self = CheckRule(
    "failing-template", "Failing template", .error,
    summary: "The template is sound by itself, and fails with its data or when it is laid out.",
    reason: "With these data it is not drawn.",
    remedy: "Correct the expression or the data; ?? gives a value in place of one that is missing.",
    search: .compiling)

  /// The rule for all that looks wrong once a template is laid out.
  public static let doubtfulLayout: Self = CheckRule(
    "doubtful-layout", "Doubtful layout",
    summary:
      "Something looks wrong in what is laid out: text that is cut off or covered, a view outside of the picture.",
    reason: "People see a part of what there is to see.",
    remedy:
      "Give it room. bleed=\"true\" says that an element may be cut off, and overlaps=\"true\" that it may lie on others, each for all that is inside as well.",
    search: .compiling)

  static let accessibility: Self = CheckRule(
    "accessibility", "Accessibility",
    summary: "Something keeps people from using what is drawn; looked for with --accessibility.",
    reason: "Not everybody sees, hears or points as its author does.",
    remedy: "The message says what is missing.",
    search: .compiling)

  /// The rule for what came up while a template was compiled.
  static func compiling(_ diagnostic: Diagnostic) -> CheckRule {
    switch TemplateProblem(of: diagnostic) {
    case .unknownElement: .unknownElement
    case .unknownAttribute: .unknownAttribute
    case .ignoredAttribute: .ignoredAttribute
    case .redundantPlacement: .redundantPlacement
    case .replacedByText: .replacedByText
    case .deprecatedAttribute: .deprecatedAttribute
    case .repeatedID: .repeatedID
    case .missingString: .missingString
    case .untranslatedString: .untranslatedString
    case .missingImage: .missingImage
    case .missingFont: .missingFont
    case nil: diagnostic.severity == .error ? .invalidTemplate : .doubtfulTemplate
    }
  }
}
