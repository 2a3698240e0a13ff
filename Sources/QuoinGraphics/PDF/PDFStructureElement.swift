extension PDFStructure {
  /// An element that has not been written.
  final class Element {
    var role: StructureRole
    let attributes: StructureAttributes
    let number: Int
    /// Whether it is one of PDF 2.0.
    let isOfVersion2: Bool
    /// What holds it, past what only holds others together, as the structure's rules see it.
    let container: String
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
    /// Whether an item of the list has a label.
    var hasLabels = false
    /// The names of the places in the document that it leads to.
    var targets: [String] = []
    /// The elements that it is said to belong together with.
    var references: [Int] = []
    /// What is known of the element for the sake of a claim.
    var nesting = Nesting()

    /// Creates an element within another.
    init(_ role: StructureRole, _ attributes: StructureAttributes, number: Int, in parent: Element) {
      self.role = role
      self.attributes = attributes
      self.number = number
      self.parent = parent.number
      isOfVersion2 = parent.isOfVersion2
      container = parent.role.onlyHoldsTogether && !parent.isRoot ? parent.container : parent.type
    }

    /// Creates that of the whole document.
    init(root number: Int, in tree: Int, isOfVersion2: Bool) {
      role = .part
      attributes = StructureAttributes()
      self.number = number
      parent = tree
      self.isOfVersion2 = isOfVersion2
      container = ""
    }

    /// Whether it is that of the whole document.
    var isRoot: Bool { container.isEmpty }

    /// The name of its type.
    var type: String { isRoot ? "Document" : role.typeName(inVersion2: isOfVersion2) }
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
  ///
  /// - Parameter namespace: That of the types of PDF 2.0, where there are any.
  func words(in namespace: Int?) -> PDFBytes {
    // What most cells and rows take, and what is in them.
    var words = PDFBytes(capacity: 96 + kids.count)
    words.add("<< /Type /StructElem /S /")
    words.add(text: type)
    if let namespace, isRoot || role.isKnownInVersion2 {
      words.add(" /NS ")
      words.add(namespace)
      words.add(" 0 R")
    }
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
    if !references.isEmpty {
      words.add("\n   /Ref [")
      for reference in references {
        words.add(" ")
        words.add(reference)
        words.add(" 0 R")
      }
      words.add(" ]")
    }
    let own = ownAttributes
    if !own.isEmpty { words.add(text: "\n   /A << \(own) >>") }
    words.add(" >>\n")
    return words
  }
}

extension PDFStructure.Element {
  /// The attributes that only lists, cells and notes have.
  private var ownAttributes: String {
    var spans = ""
    if attributes.columnSpan > 1 { spans += " /ColSpan \(attributes.columnSpan)" }
    if attributes.rowSpan > 1 { spans += " /RowSpan \(attributes.rowSpan)" }
    return switch role {
    case .list(.none): isOfVersion2 && hasLabels ? "/O /List /ListNumbering /Unordered" : ""
    case .list(let numbering): "/O /List /ListNumbering /\(numbering.rawValue)"
    case .note: isOfVersion2 ? "/O /FENote /NoteType /Footnote" : ""
    case .tableHeader(let scope): "/O /Table /Scope /\(scope.rawValue)\(spans)"
    case .tableCell: spans.isEmpty ? "" : "/O /Table\(spans)"
    default: ""
    }
  }
}
