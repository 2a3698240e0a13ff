import QuoinDiagnostics

/// The sentences about strings that templates name.
extension Diagnostic {
  private static let missingStringBeginning = "There is no string "

  /// Whether it says that a string is missing.
  var isAboutMissingString: Bool { message.hasPrefix(Self.missingStringBeginning) }

  static func missingString(_ key: String, nearest: NearestNames?, in places: [String]) -> Diagnostic {
    Diagnostic(
      .error, "\(missingStringBeginning)'\(key)' in any Localizable.strings, .stringsdict or .xcstrings",
      notes: places.isEmpty ? [] : [Note("They were looked for in \(places.joined(separator: ", "))")],
      suggestions: nearest?.map { "strings.\($0)" })
  }

  static func stringsNotAvailable(_ key: String) -> Diagnostic {
    Diagnostic(.error, "The string '\(key)' cannot be read, since this template may read no files")
  }

  static func untranslated(_ key: String, in languages: [String], at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      .warning, "The string '\(key)' is missing in \(languages.joined(separator: ", "))", at: span
    ).about(.untranslatedString)
  }
}
