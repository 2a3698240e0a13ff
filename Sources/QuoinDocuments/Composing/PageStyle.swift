import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinViews

/// How pages of a section are set up, with what the sections around it say where it says nothing.
struct PageStyle {
  let size: PageSize
  let margin: PageMargins
  let mirrorsMargins: Bool
  let columnCount: Int
  let columnSpacing: CGFloat
  let spacing: CGFloat
  let bleed: PageMargins
  let showsCropMarks: Bool
  let numbering: PageNumbering
  let numberPrefix: String
  /// The language of the pages, in whose digits they are counted.
  private let language: String
  let edges: PageEdges?

  init(of section: SectionView, within outer: PageStyle?) throws(Diagnostics) {
    size = section.size ?? outer?.size ?? .a4
    margin = section.margin ?? outer?.margin ?? PageMargins(20 * 72 / 25.4)
    mirrorsMargins = section.mirrorsMargins || outer?.mirrorsMargins == true
    columnCount = min(max(1, section.columnCount ?? outer?.columnCount ?? 1), 24)
    columnSpacing = section.columnCount == nil ? outer?.columnSpacing ?? 0 : max(0, section.columnSpacing)
    spacing = max(0, section.spacing ?? outer?.spacing ?? 0)
    bleed = section.pageBleed ?? outer?.bleed ?? PageMargins(0)
    showsCropMarks = section.showsCropMarks || outer?.showsCropMarks == true
    numbering = section.pageNumbering ?? outer?.numbering ?? .decimal
    numberPrefix = section.pageNumberPrefix ?? outer?.numberPrefix ?? ""
    language = section.traitCollection.language
    let own = try PageEdges(of: section)
    edges = own.isEmpty ? outer?.edges : own
  }

  /// Whether pages of both look alike, but for their columns.
  func hasSamePages(as other: PageStyle) -> Bool {
    size == other.size && margin == other.margin && mirrorsMargins == other.mirrorsMargins
      && edges === other.edges && bleed == other.bleed && showsCropMarks == other.showsCropMarks
      && numbering == other.numbering && numberPrefix == other.numberPrefix
  }

  /// The sheet that its pages are printed on; nothing where that is the page itself.
  var sheet: PrintSheet? {
    guard bleed != PageMargins(0) || showsCropMarks else { return nil }
    return PrintSheet(page: size.size, bleed: bleed.insets, hasMarks: showsCropMarks)
  }

  /// A page's number as it is written.
  func label(ofPage number: Int) -> String {
    let text = numbering.text(of: number)
    return numberPrefix + (numbering == .decimal ? FormatLocale.of(language).ownDigits(text) : text)
  }

  /// The margins of a page, in points.
  func insets(ofPage number: Int) -> UIEdgeInsets {
    var insets = margin.insets
    if mirrorsMargins, number % 2 == 0 { swap(&insets.left, &insets.right) }
    return insets
  }

  /// The columns within a box, from the left to the right or the other way round.
  func columns(in box: CGRect, isRightToLeft: Bool) -> [CGRect] {
    let count = CGFloat(columnCount)
    let width = (box.width - columnSpacing * (count - 1)) / count
    let columns = (0..<columnCount).map { index in
      CGRect(
        x: box.minX + CGFloat(index) * (width + columnSpacing), y: box.minY, width: width, height: box.height)
    }
    return isRightToLeft ? columns.reversed() : columns
  }

  /// How large the first column of a page is before it is known what its heads and feet take.
  func roomSize(onPage number: Int) -> CGSize {
    let box = CGRect(origin: .zero, size: size.size).inset(by: insets(ofPage: number))
    let width = columns(in: box, isRightToLeft: false).first?.width ?? 0
    return CGSize(width: max(0, width), height: max(0, box.height))
  }
}
