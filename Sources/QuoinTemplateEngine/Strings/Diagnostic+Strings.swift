import QuoinDiagnostics

/// The sentences about strings that templates name.
extension Diagnostic {
  static func missingString(_ key: String, nearest: NearestNames?, in places: [String]) -> Diagnostic {
    Diagnostic(
      .error, "There is no string '\(key)' in any Localizable.strings, .stringsdict or .xcstrings",
      notes: places.isEmpty ? [] : [Note("They were looked for in \(places.joined(separator: ", "))")],
      suggestions: nearest?.map { "strings.\($0)" }
    ).about(.missingString)
  }

  static func stringsNotAvailable(_ key: String) -> Diagnostic {
    Diagnostic(.error, "The string '\(key)' cannot be read, since this template may read no files")
      .about(.missingString)
  }

  static func untranslated(_ key: String, in languages: [String]) -> Diagnostic {
    Diagnostic(
      .warning, "The string '\(key)' is missing in \(languages.joined(separator: ", "))"
    ).about(.untranslatedString)
  }
}
