import Foundation

/// What becomes known of a document while its pages are made, for what stands on them.
final class DocumentProgress {
  /// The headings as they were found when the pages were counted last; none before.
  var headings: [DocumentHeading] = []
  /// Takes what is drawn once all pages are there; nothing where all is known before.
  var late: LateContents?
  /// How high the pages are that are being made, in points; infinite while there are none.
  var pageReach = CGFloat.infinity
}
