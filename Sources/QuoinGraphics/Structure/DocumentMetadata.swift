import Foundation

/// What a document says about itself.
public struct DocumentMetadata: Sendable, Hashable {
  /// Its title, which readers of a PDF show above it.
  public var title: String?
  /// Who wrote it.
  public var author: String?
  /// What it is about.
  public var subject: String?
  /// Words that it is found by.
  public var keywords: [String] = []
  /// The language of its text, as `de-CH`; nothing is written when this is absent.
  public var language: String?
  /// When it was made; nothing is written when this is absent, so that equal input gives equal bytes.
  public var date: Date?

  /// Creates metadata that say nothing.
  public init() {}
}
