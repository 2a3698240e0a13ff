import QuoinDiagnostics

extension Template {
  /// Warnings for the strings that the template names and that some of the languages lack of which there are strings.
  public func missingTranslations() -> Diagnostics {
    var found = Diagnostics()
    for (reference, source) in strings {
      guard let strings = host.resources?.strings(from: reference.base) else { continue }
      do throws(Diagnostic) {
        let languages = try strings.languages(without: reference.key)
        // What is there for no language is there for all.
        let forAll = try strings.string(reference.key, exactly: "")
        if languages.isEmpty || forAll != nil { continue }
        found.append(.untranslated(reference.key, in: languages).located(at: source.span))
      } catch {
        found.append(error)
      }
    }
    return found.sortedByPlace
  }
}
