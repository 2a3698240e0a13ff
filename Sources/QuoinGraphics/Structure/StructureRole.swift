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
  /// What is filled in; around it is decoration.
  case form
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

extension StructureRole {
  /// Whether what is drawn in such a part is content of it; in others it is decoration, such as the lines of a table.
  var holdsContent: Bool {
    switch self {
    case .table, .tableHead, .tableBody, .tableFoot, .tableRow, .list, .tableOfContents, .form: false
    default: true
    }
  }

  /// Whether it only holds others together, which are then seen as standing in what holds it.
  var onlyHoldsTogether: Bool {
    switch self {
    case .part, .division: true
    default: false
    }
  }

  /// Whether PDF 2.0 has the type among its own, not only among those of PDF 1.7 that may be used on; ISO 32000-2, 14.8.6.
  var isKnownInVersion2: Bool {
    switch self {
    case .article, .blockQuote, .index, .tableOfContents, .tableOfContentsItem, .quote, .reference, .code:
      false
    default: true
    }
  }

  /// Whether PDF 2.0 lets content stand in it, beside other parts.
  var mayHoldContentInVersion2: Bool {
    switch self {
    case .article, .section, .index, .tableOfContentsItem, .listItem: false
    default: holdsContent
    }
  }

  /// What stands in the place of a role in PDF 2.0, in which a reference is no more than the link in it.
  func inVersion2(within role: StructureRole?) -> StructureRole {
    guard self == .reference else { return self }
    return role == .tableOfContentsItem ? .paragraph : .span
  }

  /// The name of the structure type in a version of PDF.
  func typeName(inVersion2 isOfVersion2: Bool) -> String {
    self == .note && isOfVersion2 ? "FENote" : typeName
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
    case .form: "Form"
    case .artifact: "Artifact"
    case .pageHead: "Header"
    case .pageFoot: "Footer"
    }
  }
}
