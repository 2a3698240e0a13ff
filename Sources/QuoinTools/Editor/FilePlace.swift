import Foundation
import QuoinDiagnostics
import QuoinMarkup

/// A stretch of a file.
public struct FilePlace: Sendable {
  /// The file; nothing for a text without one.
  public let url: URL?
  /// Its text, for lines and columns.
  public let source: SourceText
  /// The stretch in UTF-8 bytes.
  public let range: Range<Int>

  /// A stretch of a file by its bytes.
  package init(url: URL?, source: SourceText, range: Range<Int>) {
    (self.url, self.source, self.range) = (url, source, range)
  }
}

extension EditedTemplate {
  /// A stretch of the template.
  package func place(_ range: Range<Int>) -> FilePlace {
    FilePlace(url: url, source: markup.source, range: range)
  }
}

/// Changes to a file.
public struct FileEdits: Sendable {
  /// The file; nothing for a text without one.
  public let url: URL?
  /// Its text, for lines and columns.
  public let source: SourceText
  /// The changes, none overlapping another, in the order of their places.
  public let edits: [MarkupEdit]

  /// Changes to a file with a text.
  package init(url: URL?, source: SourceText, edits: [MarkupEdit]) {
    (self.url, self.source, self.edits) = (url, source, edits)
  }
}
