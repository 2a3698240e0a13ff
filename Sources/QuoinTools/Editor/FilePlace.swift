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
}

/// Changes to a file.
public struct FileEdits: Sendable {
  /// The file; nothing for a text without one.
  public let url: URL?
  /// Its text, for lines and columns.
  public let source: SourceText
  /// The changes, none overlapping another, in the order of their places.
  public let edits: [MarkupEdit]
}
