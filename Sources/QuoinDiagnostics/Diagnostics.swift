/// Several diagnostics in the order they were found, thrown together.
///
/// Only the first ``limit`` are told, since nobody reads on; of the rest, ``all`` ends in how many there are. An error
/// is never left out for a warning.
public struct Diagnostics: Error, Hashable, Sendable {
  /// How many diagnostics are told.
  public static let limit = 100

  private var told: [Diagnostic] = []
  private var untoldErrors = 0
  private var untoldWarnings = 0

  /// Collects diagnostics.
  public init(_ all: [Diagnostic] = []) {
    append(contentsOf: all)
  }

  /// The diagnostics, in the order they were found; where there are too many, the last says how many more there are.
  public var all: [Diagnostic] {
    let untold = untoldErrors + untoldWarnings
    return untold == 0 ? told : told + [.untold(untold, untoldErrors > 0 ? .error : .warning)]
  }

  /// Whether any of them is an error.
  public var hasErrors: Bool { untoldErrors > 0 || told.contains { $0.severity == .error } }
  /// Whether there are none.
  public var isEmpty: Bool { told.isEmpty }
  /// Whether further ones are only counted, so that their words need not be looked for.
  public var isFull: Bool { told.count >= Self.limit && told.allSatisfy { $0.severity == .error } }

  /// Adds one, unless the very same one is told already, or another that differs by its place alone and whose notes show
  /// the place that is to blame, as those of a macro do wherever it is used.
  public mutating func append(_ diagnostic: Diagnostic) {
    let hasOrigin = diagnostic.notes.contains { $0.span != nil }
    if told.contains(where: { diagnostic.isSame(as: $0, wherever: hasOrigin) }) { return }
    if told.count < Self.limit {
      told.append(diagnostic)
    } else if diagnostic.severity == .warning {
      untoldWarnings += 1
    } else if let warning = told.lastIndex(where: { $0.severity == .warning }) {
      told.remove(at: warning)
      told.append(diagnostic)
      untoldWarnings += 1
    } else {
      untoldErrors += 1
    }
  }

  /// Adds an error whose words are only made when they are told; for those that come in thousands.
  public mutating func append(error diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { untoldErrors += 1 } else { append(diagnostic()) }
  }

  /// Adds one that says nothing of its place, which is known here.
  package mutating func append(_ diagnostic: Diagnostic, at span: SourceSpan?) {
    append(diagnostic.located(at: span))
  }

  /// Adds an error of a place that is known here; both are only made when they are told.
  package mutating func append(
    error diagnostic: @autoclosure () -> Diagnostic, at span: @autoclosure () -> SourceSpan?
  ) {
    append(error: diagnostic().located(at: span()))
  }

  /// Adds several, leaving out those that are there already.
  public mutating func append(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { append(diagnostic) }
  }

  /// Adds those of another collection, and how many more it counted.
  public mutating func append(contentsOf other: Diagnostics) {
    append(contentsOf: other.told)
    untoldErrors += other.untoldErrors
    untoldWarnings += other.untoldWarnings
  }

  /// Adds what an error says: its diagnostics where it carries some, else its own description.
  public mutating func append(_ error: any Error, at span: SourceSpan? = nil) {
    var other = Diagnostics(error)
    other.told = other.told.map { $0.located(at: span) }
    append(contentsOf: other)
  }

  /// Throws these diagnostics if any of them is an error.
  public func throwIfErrors() throws(Diagnostics) {
    if hasErrors { throw self }
  }

  /// The same diagnostics in the order of their places, files in the order in which they come first; those without a
  /// place come before all others.
  public var sortedByPlace: Diagnostics {
    var files: [String: Int] = [:]
    let placed = told.enumerated().map { offset, diagnostic in
      let file = diagnostic.span.map { span in
        files[span.file]
          ?? {
            files[span.file] = files.count
            return files.count - 1
          }()
      }
      return (key: (file ?? -1, diagnostic.span?.range.lowerBound ?? 0, offset), diagnostic: diagnostic)
    }
    var sorted = self
    sorted.told = placed.sorted { $0.key < $1.key }.map(\.diagnostic)
    return sorted
  }
}

extension Diagnostic {
  fileprivate func isSame(as other: Diagnostic, wherever isAnywhere: Bool) -> Bool {
    isAnywhere
      ? message == other.message && severity == other.severity && notes == other.notes : self == other
  }

  fileprivate static func untold(_ count: Int, _ severity: Severity) -> Diagnostic {
    Diagnostic(severity, count == 1 ? "One more problem is not told" : "\(count) more problems are not told")
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

/// What ``Diagnostics/all`` has, to be counted and walked through.
extension Diagnostics: RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { told.count + (untoldErrors + untoldWarnings > 0 ? 1 : 0) }
  public subscript(index: Int) -> Diagnostic { index < told.count ? told[index] : all[index] }
}

extension Diagnostics: CustomStringConvertible {
  /// One line a diagnostic.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
