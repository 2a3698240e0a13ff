import QuoinDiagnostics

/// What is wrong with a layout, under the name that it has in Layout.
public typealias LayoutError = Diagnostics

extension Diagnostics {
  /// One error in a sentence, without a full stop: what a constructor of a component throws, say.
  public init(_ message: String) { self.init([Diagnostic(.error, message)]) }
}
