import QuoinDiagnostics

/// A use of controls, tables or controllers that cannot work; it is reported, and what was shown last stays.
public struct ControlMisuse: Misuse {
  public static let handlers = MisuseHandlers<ControlMisuse>(label: "quoin.controls")

  /// One sentence that names the thing and the rule.
  public let description: String

  init(_ description: String) { self.description = description }
}
