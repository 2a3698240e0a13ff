import QuoinDiagnostics

/// Something wrong with a layout of which nobody wanted to hear; it is reported, and what was shown last stays.
public struct LayoutMisuse: Misuse {
  public static let handlers = MisuseHandlers<LayoutMisuse>(label: "quoin.templates")

  /// What is wrong, and with whose layout.
  public let description: String
  /// What is wrong.
  public let problems: Diagnostics

  static func unhandled(_ error: Diagnostics, of owner: AnyObject) -> LayoutMisuse {
    LayoutMisuse(description: "The layout of \(type(of: owner)) is wrong: \(error)", problems: error)
  }
}
