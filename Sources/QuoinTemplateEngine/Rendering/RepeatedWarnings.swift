import QuoinDiagnostics

/// Warnings that are told once for each cause, with how many more there are like the first.
struct RepeatedWarnings<Cause: Hashable> {
  private var order: [Cause] = []
  private var found: [Cause: (warning: Diagnostic, count: Int)] = [:]

  /// Takes a warning.
  ///
  /// - Parameters:
  ///   - warning: Made only for the first of a cause.
  ///   - cause: What makes it the same as others.
  mutating func note(_ warning: @autoclosure () -> Diagnostic, of cause: Cause) {
    if found[cause] == nil {
      order.append(cause)
      found[cause] = (warning(), 0)
    }
    found[cause]?.count += 1
  }

  /// The warnings, in the order in which they were found.
  var all: [Diagnostic] {
    order.compactMap { found[$0] }.map { warning, count in
      count > 1 ? warning.adding(", and \(count - 1) more like this") : warning
    }
  }
}

extension Diagnostic {
  /// The same with more words at its end.
  fileprivate func adding(_ words: String) -> Diagnostic {
    Diagnostic(severity, message + words, at: span, notes: notes)
  }
}
