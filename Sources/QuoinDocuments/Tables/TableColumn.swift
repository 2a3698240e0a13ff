import Foundation
import QuoinViews

/// A column of a table: how wide it is, and how what is in it stands.
public final class TableColumn {
  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// As wide as its cells ask for, as far as the first rows tell.
    case automatic
    /// A share of what the others leave, by its weight.
    case share(CGFloat)
  }

  /// Where text stands in a column.
  public enum Alignment: String, Sendable, CaseIterable {
    case natural, left, center, right
    /// With the decimal points below each other.
    case decimal
  }

  /// How wide it is; one share unless set.
  public var width = Width.share(1)
  /// Where text stands whose cell says nothing of it.
  public var alignment = Alignment.natural

  /// Creates a column.
  public init(width: Width = .share(1), alignment: Alignment = .natural) {
    (self.width, self.alignment) = (width, alignment)
  }
}

/// The columns of a table as they came to be.
final class TableGrid {
  /// The left edges of the columns and the right one of the last, in points.
  let edges: [CGFloat]
  let alignments: [TableColumn.Alignment]
  /// How much of the widest number of each column stands behind its decimal point, in points.
  let fractions: [CGFloat]
  /// Which columns are as wide as the cells ask for that were looked at.
  let fitsContent: [Bool]
  /// What each column says of its width.
  let kinds: [TableColumn.Width]
  /// The room around the text of cells that say nothing of it.
  let padding: UIEdgeInsets?

  init(
    widths: [CGFloat], columns: [TableColumn], fractions: [CGFloat], fitsContent: [Bool],
    padding: UIEdgeInsets?
  ) {
    (self.fitsContent, self.padding) = (fitsContent, padding)
    kinds = columns.map(\.width)
    var edges: [CGFloat] = [0]
    for width in widths { edges.append((edges.last ?? 0) + width) }
    (self.edges, self.alignments, self.fractions) = (edges, columns.map(\.alignment), fractions)
  }

  var count: Int { alignments.count }
  var width: CGFloat { edges.last ?? 0 }

  /// Where a cell lies across, in points; what is beyond the last column has no width.
  func span(_ column: Int, count: Int) -> (x: CGFloat, width: CGFloat) {
    let first = min(max(column, 0), edges.count - 1)
    let last = min(first + max(count, 1), edges.count - 1)
    return (edges[first], edges[last] - edges[first])
  }
}
