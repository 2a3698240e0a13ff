import CQuoinGraphics

/// The language that rules are taken from where the text does not show its own: never the machine's.
enum PinnedLanguage {
  /// For Pango. Pango keeps its languages for the life of the process, and they do not change.
  nonisolated(unsafe) static let pango = pango_language_from_string("en")
  /// For HarfBuzz, which keeps its languages likewise.
  nonisolated(unsafe) static let shaper = hb_language_from_string("en", -1)
}
