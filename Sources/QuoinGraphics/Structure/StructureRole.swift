/// What a part of a document is to those who do not see it, as PDF's standard structure types name it.
public enum StructureRole: Hashable, Sendable {
  case part, article, section, division, blockQuote, caption, index
  case tableOfContents, tableOfContentsItem
  case paragraph
  /// A heading; its level goes from 1 to 6.
  case heading(Int)
  /// A list of items, each with its label and body.
  case list(ListNumbering)
  case listItem, listLabel, listBody
  case table, tableHead, tableBody, tableFoot, tableRow, tableCell
  /// A cell that tells what the cells of its column or row are.
  case tableHeader(TableScope)
  case span, quote, note, reference, code, link
  /// A picture; its alternative text says what is seen.
  case figure, formula
  /// What is no part of the content: rules, backgrounds.
  case artifact
  /// What stands above or below the content of each page; no part of it either.
  case pageHead, pageFoot

  /// How the items of a list are numbered.
  public enum ListNumbering: String, Hashable, Sendable {
    case none = "None"
    case disc = "Disc"
    case circle = "Circle"
    case square = "Square"
    case decimal = "Decimal"
    case upperRoman = "UpperRoman"
    case lowerRoman = "LowerRoman"
    case upperAlpha = "UpperAlpha"
    case lowerAlpha = "LowerAlpha"
  }

  /// Which cells a head cell stands for.
  public enum TableScope: String, Hashable, Sendable {
    case column = "Column"
    case row = "Row"
    case both = "Both"
  }
}

/// What else is known about a part of a document.
public struct StructureAttributes: Hashable, Sendable {
  /// What is read out in place of a figure.
  public var alternativeText: String?
  /// The characters that the part stands for, where those drawn are others.
  public var actualText: String?
  /// The language, as `de-CH`, where it is not the document's.
  public var language: String?
  /// How many columns a cell goes across, 1 or more.
  public var columnSpan = 1
  /// How many rows a cell goes down, 1 or more.
  public var rowSpan = 1
  /// What is drawn in several parts, of which this is one; nothing for what is drawn as a whole.
  public var dividedElement: DividedElement?

  /// Creates attributes.
  public init(
    alternativeText: String? = nil, actualText: String? = nil, language: String? = nil, columnSpan: Int = 1,
    rowSpan: Int = 1, dividedElement: DividedElement? = nil
  ) {
    self.dividedElement = dividedElement
    self.alternativeText = alternativeText
    self.actualText = actualText
    self.language = language
    self.columnSpan = columnSpan
    self.rowSpan = rowSpan
  }
}

/// Something that is drawn in several parts and is one to those who do not see it: a paragraph or a table that goes on on
/// the next page. Its role and attributes are those of the part that was drawn first.
public final class DividedElement: Sendable, Hashable {
  /// Creates an element of which nothing is drawn yet.
  public init() {}

  public static func == (left: DividedElement, right: DividedElement) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension StructureRole {
  /// Whether what is drawn in such a part is content of it; in others it is decoration, such as the lines of a table.
  var holdsContent: Bool {
    switch self {
    case .table, .tableHead, .tableBody, .tableFoot, .tableRow, .list, .tableOfContents: false
    default: true
    }
  }

  /// The name of the structure type, from ISO 32000-1, 14.8.4.
  var typeName: String {
    switch self {
    case .part: "Part"
    case .article: "Art"
    case .section: "Sect"
    case .division: "Div"
    case .blockQuote: "BlockQuote"
    case .caption: "Caption"
    case .index: "Index"
    case .tableOfContents: "TOC"
    case .tableOfContentsItem: "TOCI"
    case .paragraph: "P"
    case .heading(let level): "H\(min(max(level, 1), 6))"
    case .list: "L"
    case .listItem: "LI"
    case .listLabel: "Lbl"
    case .listBody: "LBody"
    case .table: "Table"
    case .tableHead: "THead"
    case .tableBody: "TBody"
    case .tableFoot: "TFoot"
    case .tableRow: "TR"
    case .tableCell: "TD"
    case .tableHeader: "TH"
    case .span: "Span"
    case .quote: "Quote"
    case .note: "Note"
    case .reference: "Reference"
    case .code: "Code"
    case .link: "Link"
    case .figure: "Figure"
    case .formula: "Formula"
    case .artifact: "Artifact"
    case .pageHead: "Header"
    case .pageFoot: "Footer"
    }
  }
}
