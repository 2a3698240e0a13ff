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

  /// - Parameter language: What the section says; nothing for one that says none, which is no part of its own.
  init?(_ language: String?) {
    guard let language else { return nil }
    self.language = language
  }
}
