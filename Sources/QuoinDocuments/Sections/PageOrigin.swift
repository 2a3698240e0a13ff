import QuoinDiagnostics
import QuoinGraphics

/// What is known of something on a page by where it comes from.
struct PageOrigin {
  /// Where it was written.
  var span: SourceSpan?
  /// The part of the document that it belongs to, where that has a language of its own.
  var part: SpokenPart?
}

/// A section in a language of its own, as one to those who hear it, however many pages it takes.
struct SpokenPart {
  let language: String
  let element = DividedElement()

  /// - Returns: Nothing for a section that says no language.
  init?(_ section: SectionView) {
    guard let language = section.accessibilityLanguage else { return nil }
    self.language = language
  }
}
