import QuoinDiagnostics
import QuoinExpressions

extension AlternativesProgram {
  /// The first value that can be converted, with a warning that says what is wrong with those before it.
  ///
  /// - Throws: What is wrong with an expression, and why the last value cannot be converted.
  func value(in slots: ContextSlots, _ context: ConversionContext) throws(Diagnostic) -> Value {
    var failures: [Diagnostic] = []
    for (index, alternative) in alternatives.enumerated() {
      let isLast = index == alternatives.count - 1
      if let problem = alternative.problem { failures.append(problem) }
      guard let expression = alternative.expression else { continue }
      slots.clear(for: expression)
      let value: Value
      do throws(Diagnostic) {
        value = try expression.value(in: slots)
      } catch {
        // Rows of data may lack what is empty in them.
        guard !isLast, error.isOfUnknownMember else { throw error }
        var problem = error
        problem.notes = []
        failures.append(problem)
        continue
      }
      if !isLast, value.isNothing || alternative.isElvis && !value.isTruthy { continue }
      var warnings: [Diagnostic] = []
      var listening = context
      listening.warn = { warnings.append($0) }
      do throws(Diagnostic) {
        let converted = try conversion([value], listening)
        let missing = warnings.first { TemplateProblem(of: $0) == .missingImage }
        if let missing, !isLast {
          failures.append(missing)
          continue
        }
        warnings.forEach(context.warn)
        if let warning = Diagnostic.standingIn(for: failures) { context.warn(warning) }
        return converted
      } catch {
        guard !isLast else { throw error.noting(failures) }
        failures.append(error)
      }
    }
    return .null
  }
}

extension Value {
  /// Whether it is nil, or a text without anything in it, which names nothing.
  fileprivate var isNothing: Bool {
    if case .string(let text) = self { text.allSatisfy(\.isWhitespace) } else { isNull }
  }
}

extension Diagnostic {
  /// What was missing, where something else has been taken for it; nothing where nothing was.
  static func standingIn(for failures: [Diagnostic]) -> Diagnostic? {
    guard let first = failures.first else { return nil }
    var warning = Diagnostic(
      .warning, "\(first.message); what stands behind ?? is shown for it", notes: first.notes,
      suggestions: first.nearest)
    warning.reason = first.reason
    return warning.noting(Array(failures.dropFirst()))
  }

  /// The same with what was tried before.
  fileprivate func noting(_ others: [Diagnostic]) -> Diagnostic {
    var copy = self
    copy.notes += others.map { Note($0.sentence, at: $0.span) }
    return copy
  }
}
