import QuoinDiagnostics

/// Attributes that people may expect and a component does not take, with what to write instead.
///
/// ```swift
/// Refusal("frame", "bounds", advice: "use left, top, width and height")
/// ```
public struct Refusal: Sendable {
  /// The names; those of their members are refused with them.
  public let names: [String]
  /// What to write instead, if anything.
  public let advice: String?

  /// Refuses attributes.
  public init(_ names: String..., advice: String? = nil) {
    self.names = names
    self.advice = advice
  }
}

extension Diagnostic {
  static func refusedAttribute(_ name: String, of component: String, advice: String?) -> Diagnostic {
    Diagnostic(
      .error, "\(name) of \(component) is not available in templates" + (advice.map { "; \($0)" } ?? ""))
  }
}
