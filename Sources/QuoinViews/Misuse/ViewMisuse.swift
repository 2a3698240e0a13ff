import QuoinDiagnostics

/// A use of views that cannot work; it is reported, and nothing changes.
public nonisolated struct ViewMisuse: Misuse {
  public static let handlers = MisuseHandlers<ViewMisuse>(label: "quoin.views")

  /// One sentence that names the thing and the rule.
  public let description: String

  init(_ description: String) { self.description = description }
}
