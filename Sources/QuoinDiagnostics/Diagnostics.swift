/// Several diagnostics in the order they were found, thrown together.
public struct Diagnostics: Error, Hashable, Sendable {
  /// The diagnostics, in the order they were found.
  public private(set) var all: [Diagnostic]

  /// Collects diagnostics.
  public init(_ all: [Diagnostic] = []) {
    self.all = all
  }

  /// Whether any of them is an error.
  public var hasErrors: Bool { all.contains { $0.severity == .error } }
  /// Whether there are none.
  public var isEmpty: Bool { all.isEmpty }

  /// Adds one, unless the very same one is there already.
  public mutating func append(_ diagnostic: Diagnostic) {
    if !all.contains(diagnostic) { all.append(diagnostic) }
  }

  /// Adds several, leaving out those that are there already.
  public mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  /// Adds what an error says: its diagnostics where it carries some, else its own description.
  public mutating func append(_ error: any Error, at span: SourceSpan? = nil) {
    append(contentsOf: Diagnostics(error).all.map { $0.located(at: span) })
  }

  /// Throws these diagnostics if any of them is an error.
  public func throwIfErrors() throws(Diagnostics) {
    if hasErrors { throw self }
  }
}

extension Diagnostics {
  /// The diagnostics that any error carries: itself when it is made of them, else one with its description.
  public init(_ error: any Error) {
    switch error {
    case let diagnostics as Diagnostics: self = diagnostics
    case let diagnostic as Diagnostic: self.init([diagnostic])
    default: self.init([Diagnostic(.error, "\(error)")])
    }
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One line a diagnostic.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
