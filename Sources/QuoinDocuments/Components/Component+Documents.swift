import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinTemplates
import QuoinViews

extension Component {
  /// What pages are made of.
  static let pages: [Component] = [
    Component(
      "section", SectionView.self,
      summary: "A part of a document, whose pages may be of another size, with other heads and feet.",
      container: PageContainer(), standsIn: "a document or a section"
    ) { _ in
      SectionView()
    } properties: {
      Property(
        "columns", \SectionView.columnCount, "In how many columns its content goes down the pages, 1 or more."
      ).refusing { (_: SectionView, count: Int?) in count.flatMap { $0 < 1 ? .noColumnCount($0) : nil } }
      Property("columnSpacing", \SectionView.columnSpacing, "The gap between columns.", .points)
      Property(
        "cropMarks", \SectionView.showsCropMarks,
        "Whether marks around pages show where they are cut, on sheets that are larger for it.")
      Property(
        "firstPageNumber", \SectionView.firstPageNumber,
        "The number of its first page, a new one; counted on unless set.")
      Property(
        "margin", \SectionView.margin,
        "How far content stays from the edges of pages: one to four lengths, such as 20mm 15mm.")
      Property(
        "mirrorsMargins", \SectionView.mirrorsMargins,
        "Whether left pages have the left and right margin exchanged.")
      Property(
        "pageBleed", \SectionView.pageBleed,
        "How far backgrounds reach beyond the edges of pages, to be cut off in print: one to four lengths, such as 3mm."
      )
      Property(
        "pageNumbering", \SectionView.pageNumbering,
        "How the numbers of its pages are written; in digits unless set.")
      Property(
        "pageNumberPrefix", \SectionView.pageNumberPrefix, "What stands before the numbers of its pages.")
      Property(
        "size", \SectionView.size,
        "How large pages are: a name such as A4 or Letter landscape, or two lengths such as 210mm x 99mm.")
      Property(
        "spacing", \SectionView.spacing, "The room between blocks that say nothing of it.", .points)
    },
    Component(
      "document", DocumentView.self, superclass: "section",
      summary: "The root of a template that becomes pages, as many as its content takes.",
      container: PageContainer(isDocument: true), standsIn: "no other, being the root of a template"
    ) { _ in
      DocumentView()
    } properties: {
      Property("author", \DocumentView.metadata.author, "Who wrote it, as a PDF says.")
      Property(
        "facturX", \DocumentView.facturX,
        "The profile of Factur-X or ZUGFeRD that a PDF keeps to, with an attachment that is the invoice; it is a PDF/A-3 then."
      )
      Property(
        "forms", \DocumentView.hasForms,
        "Whether text fields, switches and what else can be filled in is filled in by readers of a PDF.")
      Property(
        "isTagged", \DocumentView.isTagged,
        "Whether a PDF says what everything is, for those who do not see it; true unless set.")
      Property(
        "keywords", \DocumentView.keywords,
        "Words that it is found by, with commas between them, as a PDF says.")
      Property(
        "language", \DocumentView.metadata.language,
        "The language of its text, strings and numbers, such as de-CH, where nobody around it says another."
      ).refusing { (_: DocumentView, language: String) in LanguageName.problem(with: language) }
      Property(
        "numbersHeadings", \DocumentView.numbersHeadings,
        "Whether headings have numbers such as 2.1 before their text.")
      Property(
        "standard", \DocumentView.standardNames,
        "The standards that a PDF keeps to where the command says none: a-2b, a-2u, a-2a, a-3b, a-3u, a-3a, a-4 or a-4f for PDF/A, ua-1 or ua-2 for PDF/UA, wtpdf, x-4; several with commas."
      ).refusing { (_: DocumentView, names: String) in PDFStandards.problem(with: names) }
      Property("subject", \DocumentView.metadata.subject, "What it is about, as a PDF says.")
      Property("title", \DocumentView.metadata.title, "Its title, which readers of a PDF show above it.")
    },
    Component(
      "attachment", AttachedFile.self, superclass: nil, summary: "A file that the document's PDF carries."
    ) { _ in
      AttachedFile()
    } properties: {
      Property("description", \AttachedFile.summary, "What it is, for people.")
      Property("file", \AttachedFile.content, "The file, from the template's folder.")
      Property("name", \AttachedFile.name, "What it is called in the PDF; as the file unless set.")
      Property("relationship", \AttachedFile.relationship, "What it is to the document.")
      Property("text", \AttachedFile.text, "What it holds, in the place of a file that is read.")
    },
    Component(
      "signature", SignatureView.self,
      summary: "A place to be signed, which readers of a PDF with forms sign."
    ) { _ in
      SignatureView()
    },
    edge("head", HeadView.self, "What stands above the content of pages.") { HeadView() },
    edge("foot", FootView.self, "What stands below the content of pages.") { FootView() },
    edge("background", BackgroundView.self, "What lies behind all else on pages, as large as they are.") {
      BackgroundView()
    },
    Component(
      "contents", ContentsView.self, superclass: "section",
      summary: "The headings of the document with their pages, each a link there.", body: ""
    ) { _ in
      ContentsView()
    } properties: {
      Property(
        "captions", \ContentsView.captionKind,
        "The kind of captions that are listed, such as Figure, in the place of headings.")
      Property("font", \ContentsView.font, "The font of the lines.")
      Property("indent", \ContentsView.indent, "How far each level stands in from the one above.", .points)
      Property("leader", \ContentsView.leader, "What leads the eye to the page; a dot unless set.")
      Property("levels", \ContentsView.levels, "The lowest level that is listed, from 1 to 6; 3 unless set.")
      Property("textColor", \ContentsView.textColor, "The colour of the lines.")
    },
    Component(
      "note", NoteView.self, superclass: "UILabel",
      summary: "A note at the foot of the page on which what stands before it ends.", fitting: .sizeThatFits
    ) { _ in
      NoteView()
    },
  ]

  private static func edge<View: PageEdgeView & SendableMetatype>(
    _ name: String, _ type: View.Type, _ summary: String, make: @escaping @Sendable () -> View
  ) -> Component {
    Component(name, type, summary: summary, standsIn: "a document or a section") { _ in
      make()
    } properties: {
      Property("pages", \PageEdgeView.pages, "On which pages it stands; on all unless set.")
    }
  }

  /// What tables are made of.
  static let tables: [Component] = [
    Component(
      "table", TableView.self,
      summary: "A table, which goes on over pages between its rows with its head repeated.",
      defaults: [("height", "auto"), ("width", "100%")], container: TableContainer(), fitting: .sizeThatFits
    ) { _ in
      TableView()
    } properties: {
      Property(
        "cellPadding", \TableView.cellPadding,
        "The room around the text of cells that say nothing of it: one to four lengths, such as 4 or 4 6.")
      Property("columnRuleColor", \TableView.columnRuleColor, "The colour of lines between columns.")
      Property("ruleColor", \TableView.ruleColor, "The colour of lines between rows.")
      Property("ruleWidth", \TableView.ruleWidth, "How thick lines are.", .points)
      Property(
        "sampledRows", \TableView.sampledRows,
        "How many rows are looked at to find how wide automatic columns are; 100 unless set.")
      Property("stripeColor", \TableView.stripeColor, "The colour behind every second row.")
    },
    Component(
      "column", TableColumn.self, superclass: nil, summary: "A column of a table."
    ) { _ in
      TableColumn()
    } properties: {
      Property("alignment", \TableColumn.alignment, "Where text stands whose cell says nothing of it.")
      Property(
        "width", \TableColumn.width,
        "How wide it is, in points; auto for as wide as its cells ask for; a share of what is left unless set."
      )
      Property("weight", \TableColumn.weight, "How large a share of what is left it takes; 1 unless set.")
    },
    rows("thead", TableHeadView.self, "Rows above those of a table, repeated on each page.") {
      TableHeadView()
    },
    rows("tfoot", TableFootView.self, "Rows below those of a table, repeated on each page.") {
      TableFootView()
    },
    Component(
      "tr", TableRowView.self, summary: "A row of a table.", container: RowContainer(), fitting: .layout,
      standsIn: "a table, a thead or a tfoot"
    ) { _ in
      TableRowView()
    } properties: {
      Property(
        "alignment", \TableRowView.alignment,
        "How the text of cells stands in the row that say nothing of it; firstBaseline unless set, and in heads lastBaseline."
      )
    },
    Component(
      "td", TableCell.self, superclass: "UILabel", summary: "A cell of a table: text, or any views.",
      container: TableCellContainer(), fitting: .sizeThatFits, standsIn: "a row, a <tr>"
    ) { _ in
      TableCell(frame: .zero)
    } properties: {
      Property("columnSpan", \TableCell.columnSpan, "Over how many columns it goes; 1 unless set.")
        .affectingSize
      Property(
        "font", type: UIFont.propertyType(usualSize: TableCell.fontSize),
        "The font: name, size, weight, style and traits in any order; of 9 points unless it says a size.",
        get: { ($0 as? TableCell)?.optionalFont.propertyValue ?? .null },
        set: { object, value, _ in
          guard let cell = object as? TableCell, let font = UIFont?(propertyValue: value) else {
            return false
          }
          cell.optionalFont = font
          return true
        }
      ).affectingSize
      Property("padding", \TableCell.padding, "The room around its text.", .points).affectingSize
      Property("rowSpan", \TableCell.rowSpan, "Over how many rows it goes; 1 unless set.").affectingSize
      Property(
        "verticalAlignment", \TableCell.verticalAlignment,
        "How its text stands in a row that is higher; as its row says unless set.")
    },
    Component(
      "th", TableHeaderCell.self, superclass: "td",
      summary: "A cell of a table that tells what stands in its column or row."
    ) { _ in
      TableHeaderCell(frame: .zero)
    },
  ]

  private static func rows<View: TableEdgeView & SendableMetatype>(
    _ name: String, _ type: View.Type, _ summary: String, make: @escaping @Sendable () -> View
  ) -> Component {
    Component(
      name, type, summary: summary, container: RowsContainer(), fitting: .layout, standsIn: "a table"
    ) { _ in
      make()
    } properties: {
      Property(
        "pages", \PageEdgeView.pages,
        "On which of the pages that the table goes over it stands; on all unless set.")
    }
  }
}

extension Diagnostic {
  static func noColumnCount(_ count: Int) -> Diagnostic {
    Diagnostic(.error, "A page has one column or more, not \(count)")
  }

  static func noHeadingLevel(_ level: Int) -> Diagnostic {
    Diagnostic(.error, "The level of a heading goes from 1 to 6, and is 0 for what is none; not \(level)")
  }
}

extension DocumentView {
  fileprivate var keywords: String {
    get { metadata.keywords.joined(separator: ", ") }
    set {
      metadata.keywords = newValue.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }
}

extension DocumentView {
  fileprivate var standardNames: String {
    get { standards?.description ?? "" }
    set { standards = try? PDFStandards(newValue) }
  }
}

extension PDFStandards {
  /// What is wrong with names; nothing for none at all, which leaves the standards open.
  fileprivate static func problem(with names: String) -> Diagnostic? {
    if names.isEmpty { return nil }
    do throws(Diagnostic) { _ = try PDFStandards(names) } catch { return error }
    return nil
  }
}

extension TableColumn {
  /// The share of what is left, where it takes one.
  fileprivate var weight: CGFloat {
    get { if case .share(let weight) = width { weight } else { 0 } }
    set { if case .share = width { width = .share(newValue) } }
  }
}
