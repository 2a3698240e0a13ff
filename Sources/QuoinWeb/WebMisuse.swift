import QuoinDiagnostics

/// A use of web views or maps that cannot work; it is reported, and what was shown last stays.
public nonisolated struct WebMisuse: Misuse {
  public static let handlers = MisuseHandlers<WebMisuse>(label: "quoin.web")

  /// One sentence that names the thing and the rule.
  public let description: String

  init(_ description: String) { self.description = description }
}
