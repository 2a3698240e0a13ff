/// One thing wrong with what the user gave: what, where, and what was expected instead.
///
/// ```swift
/// throw Diagnostic(.error, "Unknown element <UILable>", at: span, suggestion: "UILabel")
/// ```
public struct Diagnostic: Error, Hashable, Sendable {
  /// How much a diagnostic weighs.
  public enum Severity: String, Sendable, Codable, Comparable {
    /// Something looks wrong, and the result was made all the same.
    case warning
    /// The result could not be made.
    case error

    public static func < (left: Severity, right: Severity) -> Bool {
      left == .warning && right == .error
    }
  }

  /// Something that explains a diagnostic, often at another place.
  public struct Note: Hashable, Sendable, Codable {
    /// One sentence without a full stop.
    public let message: String
    /// The place it speaks of, if it has one.
    public let span: SourceSpan?

    /// Creates a note.
    public init(_ message: String, at span: SourceSpan? = nil) {
      self.message = message
      self.span = span
    }
  }

  /// What a diagnostic stands for besides its words, so that whoever throws one through other libraries knows it again.
  public struct Reason: Hashable, Sendable {
    private let kind: ObjectIdentifier
    private let number: Int

    /// Describes one thing of a kind, which is a type of whoever throws the diagnostic.
    public init(_ kind: Any.Type, _ number: Int) {
      self.kind = ObjectIdentifier(kind)
      self.number = number
    }

    /// The number, if this is a reason of a kind.
    public func number(of kind: Any.Type) -> Int? { self.kind == ObjectIdentifier(kind) ? number : nil }
  }

  /// How much it weighs.
  public var severity: Severity {
    get { parts.severity }
    set { parts.severity = newValue }
  }
  /// One sentence without a full stop: what is wrong and what was expected.
  public var message: String {
    get { parts.message }
    set { parts.message = newValue }
  }
  /// Where it is wrong, if that is known.
  public var span: SourceSpan? {
    get { parts.span }
    set { parts.span = newValue }
  }
  /// Explanations, in the order they are to be read.
  public var notes: [Note] {
    get { parts.notes }
    set { parts.notes = newValue }
  }
  /// The nearest valid choice, when there is one; shown as "did you mean …?".
  public var suggestion: String? { parts.suggestions?.best }
  /// The valid choices that may be meant, the nearest first, as editors offer them.
  public var suggestions: [String] { parts.suggestions?.all ?? [] }
  /// The valid choices with what is known of how near they are.
  public var nearest: NearestNames? {
    get { parts.suggestions }
    set { parts.suggestions = newValue }
  }
  /// What it stands for to whoever threw it; not shown.
  public var reason: Reason? {
    get { parts.reason }
    set { parts.reason = newValue }
  }

  private struct Parts: Hashable, Sendable {
    var severity: Severity
    var message: String
    var span: SourceSpan?
    var notes: [Note]
    var suggestions: NearestNames?
    var reason: Reason?
  }

  // In a box, so that a diagnostic is one word: every place where a function may throw one has room for it on the stack,
  // and expressions that read each other nest deep.
  private indirect enum Box: Hashable, Sendable {
    case parts(Parts)
  }

  private var box: Box

  private var parts: Parts {
    get {
      switch box {
      case .parts(let parts): parts
      }
    }
    set { box = .parts(newValue) }
  }

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - severity: How much it weighs.
  ///   - message: One sentence without a full stop.
  ///   - span: Where it is wrong.
  ///   - notes: Explanations, in reading order.
  ///   - suggestion: The nearest valid choice.
  public init(
    _ severity: Severity, _ message: String, at span: SourceSpan? = nil, notes: [Note] = [],
    suggestion: String? = nil
  ) {
    self.init(
      severity, message, at: span, notes: notes, suggestions: suggestion.map { NearestNames($0) })
  }

  /// Creates a diagnostic with several choices that may be meant.
  ///
  /// - Parameters:
  ///   - severity: How much it weighs.
  ///   - message: One sentence without a full stop.
  ///   - span: Where it is wrong.
  ///   - notes: Explanations, in reading order.
  ///   - suggestions: The valid choices, ranked.
  public init(
    _ severity: Severity, _ message: String, at span: SourceSpan? = nil, notes: [Note] = [],
    suggestions: NearestNames?
  ) {
    box = .parts(
      Parts(severity: severity, message: message, span: span, notes: notes, suggestions: suggestions))
  }

  /// The same diagnostic at a place, unless it has one already.
  public func located(at span: SourceSpan?) -> Diagnostic {
    guard self.span == nil else { return self }
    var copy = self
    copy.span = span
    return copy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic in one line: `card.xml:3:14: error: Unknown element <UILable>; did you mean UILabel?`.
  public var description: String {
    let place = span.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(sentence)"
  }

  /// The message with the suggestion behind it, and with two more at most where they are as near.
  public var sentence: String {
    parts.suggestions.map { "\(message); did you mean \($0.choice)?" } ?? message
  }
}
