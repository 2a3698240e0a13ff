extension PDFStructure {
  /// An element that has not been written.
  final class Element {
    var role: StructureRole
    let attributes: StructureAttributes
    let number: Int
    /// The element that it belongs to.
    let parent: Int
    /// What belongs to it, as its dictionary lists it.
    var kids = PDFBytes()
    /// The page that content without any other is on.
    var page: Int?
    /// Whether rows stand in it.
    var hasRows = false
    /// What holds the rows of a table that stand in no head, body or foot.
    var body: Element?
    /// Elements in it that may be gone back to, and so are written with it.
    var parts: [Element] = []
    /// Which of these are parts of texts.
    var textParts: [TextPart: Int] = [:]

    init(_ role: StructureRole, _ attributes: StructureAttributes, number: Int, parent: Int) {
      self.role = role
      self.attributes = attributes
      self.number = number
      self.parent = parent
    }
  }

  /// A part of one of the texts in an element.
  struct TextPart: Hashable {
    let text: DividedElement
    let element: TextStructure.Element
  }
}

extension PDFStructure.Element {
  /// The name of an element; names come in the order of the elements' numbers.
  static func name(of element: Int) -> String {
    let digits = String(element)
    return "note-" + String(repeating: "0", count: max(0, 10 - digits.count)) + digits
  }

  /// Its dictionary.
  func words(type: String) -> PDFBytes {
    // What most cells and rows take, and what is in them.
    var words = PDFBytes(capacity: 96 + kids.count)
    words.add("<< /Type /StructElem /S /")
    words.add(text: type)
    words.add(" /P ")
    words.add(parent)
    words.add(" 0 R")
    if let page {
      words.add(" /Pg ")
      words.add(page)
      words.add(" 0 R")
    }
    if !kids.isEmpty {
      words.add("\n   /K [")
      words.add(kids)
      words.add(" ]")
    }
    if role == .note { words.add(text: "\n   /ID (\(Self.name(of: number)))") }
    if let text = attributes.alternativeText { words.add(text: "\n   /Alt \(PDFText.string(text))") }
    if let text = attributes.actualText { words.add(text: "\n   /ActualText \(PDFText.string(text))") }
    if let language = attributes.language { words.add(text: "\n   /Lang \(PDFText.string(language))") }
    let own = role.ownAttributes(attributes)
    if !own.isEmpty { words.add(text: "\n   /A << \(own) >>") }
    words.add(" >>\n")
    return words
  }
}

extension StructureRole {
  /// The attributes that only lists and cells have.
  fileprivate func ownAttributes(_ attributes: StructureAttributes) -> String {
    var spans = ""
    if attributes.columnSpan > 1 { spans += " /ColSpan \(attributes.columnSpan)" }
    if attributes.rowSpan > 1 { spans += " /RowSpan \(attributes.rowSpan)" }
    return switch self {
    case .list(let numbering): numbering == .none ? "" : "/O /List /ListNumbering /\(numbering.rawValue)"
    case .tableHeader(let scope): "/O /Table /Scope /\(scope.rawValue)\(spans)"
    case .tableCell: spans.isEmpty ? "" : "/O /Table\(spans)"
    default: ""
    }
  }
}
