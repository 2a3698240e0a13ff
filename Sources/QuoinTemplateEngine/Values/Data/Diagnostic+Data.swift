import QuoinDiagnostics

/// The sentences about data that are not the JSON that is wanted.
extension Diagnostic {
  static func jsonNotAnObject(_ kind: String) -> Diagnostic {
    Diagnostic(
      .error, "The data are \(kind); expected an object such as {\"title\": \"…\"} or {\"state\": {…}}")
  }

  static func jsonNotUTF8(file: String) -> Diagnostic {
    Diagnostic(
      .error, "The data are not UTF-8 text", at: SourceText(file: file, contents: "").span(for: 0..<0))
  }

  static func besideState(_ name: String, _ wrapper: String) -> Diagnostic {
    Diagnostic(
      .warning,
      "\"\(name)\" stands beside \"\(wrapper)\", so that both are taken as state; put it into \"state\" or \"constants\""
    )
  }
}
