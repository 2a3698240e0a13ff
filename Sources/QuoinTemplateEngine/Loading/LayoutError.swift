import QuoinDiagnostics

/// What is wrong with a layout, under the name that it has in Layout.
public typealias LayoutError = Diagnostics

extension Diagnostics {
  /// One error in a sentence, without a full stop.
  public init(_ message: String) { self.init([Diagnostic(.error, message)]) }

  /// One error in a sentence, as functions of one's own in expressions throw it.
  public static func message(_ text: String) -> Diagnostics { Diagnostics(text) }
}
