import Foundation
import QuoinDiagnostics
import QuoinTemplates
import QuoinViews

/// A part of a document, whose pages may have a size, margins, heads, feet and columns of their own.
///
/// What it does not say is as around it.
open class SectionView: UIView {
  /// How large its pages are; nothing for those around it, and A4 where nobody says.
  public final var size: PageSize?
  /// How far its content stays from the edges of its pages; nothing for the margins around, and 20 mm where nobody says.
  public final var margin: PageMargins?
  /// Whether left pages have the left and right margin exchanged.
  public final var mirrorsMargins = false
  /// How far what is drawn reaches beyond the edges of pages, to be cut off in print; nothing for what is around it.
  public final var pageBleed: PageMargins?
  /// Whether marks around pages show where they are cut, on sheets that are larger for it.
  public final var showsCropMarks = false
  /// How the numbers of its pages are written; nothing for what is around it, and in digits where nobody says.
  public final var pageNumbering: PageNumbering?
  /// The number that its first page has, which begins anew for it; nothing to count on.
  public final var firstPageNumber: Int?
  /// What stands before the numbers of its pages, such as `A-`; nothing for what is around it.
  public final var pageNumberPrefix: String?
  /// In how many columns its content goes down the pages, 1 or more; nothing for as many as around it.
  public final var columnCount: Int?
  /// The gap between columns, in points.
  public final var columnSpacing: CGFloat = 18
  /// The room between blocks that say nothing of it themselves, in points; nothing for that around it.
  public final var spacing: CGFloat?
  /// What goes onto the pages, where no template says.
  public final var content: (any PageContent)?
  /// The heads, feet and backgrounds of its pages, where no template says; none for those around.
  public final var pageEdges: [PageEdgeView] = []
  /// Brings such a head or foot up to date for a page; that of a section knows how many pages there are where the document
  /// `countsPages`.
  public final var preparePageEdge: (PageEdgeView, PageNumber) -> Void = { _, _ in }

  /// Which page a head or foot is prepared for.
  public struct PageNumber {
    /// Counted from 1.
    public let number: Int
    /// The number as it is written on the page, such as `iv`.
    public let label: String
    /// How many there are.
    public let count: Int
    /// The title of the section that the page is in.
    public let sectionTitle: String
    /// The items of the blocks that begin on it.
    public let items: [Any]
    /// The sum of what its blocks have to carry.
    public let sum: Double
    /// The same of all pages before.
    public let carried: Double

    init(_ values: PageValues) {
      (number, label, count) = (values.pageNumber, values.pageLabel, values.pageCount)
      items = values.pageRows.map(\.any)
      (sectionTitle, sum, carried) = (values.sectionTitle, values.pageSum, values.carried)
    }
  }

  final func updatePageEdge(_ view: PageEdgeView, _ values: PageValues) {
    preparePageEdge(view, PageNumber(values))
  }

  /// What becomes known of a document while its pages are made; nothing for what is a part of one.
  var progress: DocumentProgress? { nil }

  /// Tells of a list of contents that has no headings to show, where it knows.
  func noteListOfContents() {}

  var pageContent: any PageContent {
    content ?? ownPieces ?? ViewContent { [UIView]() }
  }
}

extension Diagnostic {
  static func withoutBox(_ attribute: String, _ name: String, _ other: String) -> Diagnostic {
    Diagnostic(
      .warning, "\(attribute) of a <\(name)> does nothing, as it is no box on its pages; \(other)")
  }
}
