import Foundation
import QuoinDiagnostics

/// The roles of a PDF's parts as a tree of structure elements; each is written when it ends.
final class PDFStructure {
  /// A part that has begun.
  private enum Part {
    case element(Element)
    /// An artifact, and whatever is in one.
    case artifact
    /// The head or foot of a page, and whatever is in it.
    case stand(Stand)
  }

  private let writer: PDFWriter
  /// The language of the document, if it says one.
  private let language: String?
  /// What has begun.
  private var open: [Part] = []
  /// The parts of a text that have begun, the last of what is open.
  private var textPath: [TextStructure.Element] = []
  /// The root of the tree and the element of the whole document, from the first role on.
  private var root: (tree: Int, document: Element)?
  /// The object that tells the elements of each key's content.
  private var parents: [Int: Int] = [:]
  /// Those that are drawn in several parts, in their order; the last part of any may still come.
  private var divided: [Element] = []
  private var dividedIndexes: [DividedElement: Int] = [:]
  private var keyCount = 0
  /// The elements that are known by a name, which notes have to be.
  private var named: [Int] = []
  private var problem: Diagnostic?
  private let isOfVersion2: Bool
  /// The namespace of the types of PDF 2.0.
  private var namespace: Int?
  /// What stands where; nothing is said of that before PDF 2.0.
  private var places = Places()
  /// Looks at what PDF/UA asks of parts; nothing where it is not claimed.
  private var claims: AccessibleStructure?
  /// What there was when the part of the document began that is drawn.
  private var start: Start?

  /// What the structure of a part is taken back to.
  private struct Start {
    /// The element that the part stands in, and what belonged to it; nothing for the whole document before there was any.
    let parent: Element?
    let kids: Int
    let open: Int
    let divided: Int
    let named: Int
    let keys: Int
    let related: Int
    let claims: AccessibleStructure?
  }

  /// - Parameters:
  ///   - language: That of the document, if it says one.
  ///   - isOfVersion2: Whether the file is one of PDF 2.0.
  ///   - claims: Looks at what the standards ask of parts that the document says it keeps to.
  init(_ writer: PDFWriter, language: String?, isOfVersion2: Bool, claims: AccessibleStructure?) {
    (self.writer, self.language, self.isOfVersion2) = (writer, language, isOfVersion2)
    self.claims = claims
  }

  /// Whether there are any roles.
  var isUsed: Bool { root != nil }

  /// Whether what is drawn now belongs to a part.
  var takesContent: Bool { currentNumber != nil }

  /// The number of the element that what is drawn now belongs to, below 0 for heads and feet of pages.
  var currentNumber: Int? {
    switch open.last {
    case .element(let element): element.role.holdsContent ? element.number : nil
    case .stand(.pageHead): -1
    case .stand(.pageFoot): -2
    case .artifact, nil: nil
    }
  }

  /// Whether what is drawn now belongs to the head or foot of a page.
  var isInStand: Bool { if case .stand? = open.last { true } else { false } }

  /// What the part is that what is drawn now is content of.
  var currentRole: StructureRole? { current.flatMap { $0.role.holdsContent ? $0.role : nil } }

  /// The language of the part that is open: its own, that of what it stands in, or that of the document.
  var currentLanguage: String? {
    for case .element(let element) in open.reversed() {
      if let language = element.attributes.language { return language }
    }
    return language
  }

  private var current: Element? {
    if case .element(let element)? = open.last { element } else { nil }
  }

  /// Makes the root before there are any roles, for documents that have to be tagged.
  func beginDocument() { _ = documentElement() }

  func begin(_ role: StructureRole, _ attributes: StructureAttributes) {
    if let last = open.last, current == nil { return open.append(last) }
    switch role {
    case .artifact: return open.append(.artifact)
    case .pageHead: return open.append(.stand(.pageHead))
    case .pageFoot: return open.append(.stand(.pageFoot))
    default: break
    }
    if let known = attributes.dividedElement.flatMap({ dividedIndexes[$0] }) {
      places.stand(divided[known])
      return open.append(.element(divided[known]))
    }
    let parent = current ?? documentElement()
    let role = isOfVersion2 ? role.inVersion2(within: parent.role) : role
    let element = add(role, attributes, to: role == .tableRow ? rowParent() : parent)
    places.stand(element)
    if role == .note { named.append(element.number) }
    if let key = attributes.dividedElement {
      dividedIndexes[key] = divided.count
      divided.append(element)
    }
    open.append(.element(element))
  }

  private func add(_ role: StructureRole, _ attributes: StructureAttributes, to parent: Element) -> Element {
    let element = Element(role, attributes, number: writer.allocate(), in: parent)
    claims?.look(at: element, in: parent)
    if role == .listLabel { noteLabel() }
    parent.kids.add(" ")
    parent.kids.add(element.number)
    parent.kids.add(" 0 R")
    if role == .tableBody || role == .tableRow { parent.hasRows = true }
    return element
  }

  /// What a row belongs to: in a table a body, since rows do not stand beside heads and feet.
  private func rowParent() -> Element {
    guard let table = current, table.role == .table else { return current ?? documentElement() }
    if let body = table.body { return body }
    let body = add(.tableBody, StructureAttributes(), to: table)
    table.body = body
    table.parts.append(body)
    return body
  }

  /// The element of the whole document, made when it is first asked for.
  private func documentElement() -> Element {
    let document: Element
    if let root {
      document = root.document
    } else {
      // There is an element for each paragraph and cell.
      writer.beginPacking()
      let tree = writer.allocate()
      document = Element(root: writer.allocate(), in: tree, isOfVersion2: isOfVersion2)
      root = (tree, document)
      if isOfVersion2 { namespace = writer.allocate() }
    }
    return document
  }

  func end() {
    guard case .element(let element)? = open.popLast(), element.attributes.dividedElement == nil else {
      return
    }
    write(element)
  }

  /// Goes to a part of a text that is drawn in the element at hand, from the one that was gone to before.
  ///
  /// - Parameters:
  ///   - path: The elements from that of the text down; none to go back to the text itself.
  ///   - text: The text, of which the same element is one and the same.
  func go(to path: [TextStructure.Element], of text: DividedElement) {
    let common = zip(textPath, path).prefix { $0 == $1 }.count
    open.removeLast(textPath.count - common)
    for element in path[common...] {
      guard let current else { break }
      open.append(.element(part(element, of: text, in: current)))
    }
    textPath = path
  }

  private func part(
    _ part: TextStructure.Element, of text: DividedElement, in parent: Element
  ) -> Element {
    // What holds lists is no paragraph, but around paragraphs and lists.
    if parent.role == .paragraph, ![.link, .span, .figure].contains(part.role) { parent.role = .division }
    let key = TextPart(text: text, element: part)
    if let known = parent.textParts[key] { return parent.parts[known] }
    let attributes = StructureAttributes(
      alternativeText: part.alternativeText, language: part.language, span: parent.attributes.span)
    let element = add(part.role, attributes, to: parent)
    parent.textParts[key] = parent.parts.count
    parent.parts.append(element)
    return element
  }

  /// Adds content of a page to the part that is open; tells how it is marked.
  ///
  /// - Parameters:
  ///   - page: The number of the page.
  ///   - form: The number of the form on it that holds the content; nothing for the page itself.
  ///   - mark: The content's number there.
  func addContent(page: Int, form: Int?, mark: Int) -> Content? {
    if case .stand(let stand)? = open.last, let currentNumber {
      return Content(element: currentNumber, stand: stand, type: "")
    }
    guard let current, current.role.holdsContent else { return nil }
    claims?.look(atContentOf: current)
    current.page = current.page ?? page
    if let form {
      current.kids.add(text: " << /Type /MCR /Pg \(page) 0 R /Stm \(form) 0 R /MCID \(mark) >>")
    } else if current.page == page {
      current.kids.add(" ")
      current.kids.add(mark)
    } else {
      current.kids.add(text: " << /Type /MCR /Pg \(page) 0 R /MCID \(mark) >>")
    }
    return Content(element: current.number, stand: nil, type: current.type)
  }

  /// Whether a link or a field would stand in the structure now, if there is any.
  var takesAnnotations: Bool { current != nil || open.isEmpty }

  /// Where the part is written that is open.
  var currentSpan: SourceSpan? { current?.attributes.span }

  /// Adds a link or a field of a page, to the one that is open or as one of its own; gives its key among the parents.
  ///
  /// - Parameter place: The name of the place in the document that it leads to, if it does.
  func addAnnotation(_ annotation: Int, as role: StructureRole, page: Int, leadingTo place: String? = nil)
    -> Int?
  {
    guard takesAnnotations, isUsed else { return nil }
    let isOpen = current?.role == role
    if !isOpen { begin(role, StructureAttributes()) }
    guard let element = self.current else { return nil }
    element.kids.add(text: " << /Type /OBJR /Pg \(page) 0 R /Obj \(annotation) 0 R >>")
    if isOfVersion2, let place {
      if !element.targets.contains(place) { element.targets.append(place) }
      for case .element(let outer) in open { outer.nesting.leadsToPlace = true }
    }
    let key = newKey()
    parents[key] = element.number
    if !isOpen { end() }
    return key
  }

  /// The key of a page's or a form's content among the parents.
  func addPage(elements: [Int]) throws(Diagnostic) -> Int {
    let key = newKey()
    let number = writer.allocate()
    parents[key] = number
    var words = PDFBytes()
    words.add("[")
    for element in elements {
      words.add(" ")
      if element > 0 {
        words.add(element)
        words.add(" 0 R")
      } else {
        words.add("null")
      }
    }
    words.add(" ]\n")
    try writer.append(words.bytes, nil, as: number)
    return key
  }

  // MARK: Parts of the document

  /// Begins a part of the document that may be taken back.
  func beginPart() {
    let parent = current ?? root?.document
    start = Start(
      parent: parent, kids: parent?.kids.count ?? 0, open: open.count, divided: divided.count,
      named: named.count, keys: keyCount, related: places.related.count, claims: claims)
  }

  /// Writes what has begun in the part and may not go on behind it.
  ///
  /// - Throws: What is wrong with the part.
  func endPart() throws(Diagnostic) {
    guard let start else { return }
    for element in divided[start.divided...] { write(element) }
    endDivided(behind: start.divided)
    if let problem = claims?.problem ?? problem { throw problem }
    self.start = nil
  }

  /// Takes the part back; what was written of it belongs to nothing.
  func takePartBack() {
    guard let start else { return }
    let parent = start.parent ?? root?.document
    parent?.kids.removeLast(to: start.kids)
    open.removeLast(max(open.count - start.open, 0))
    textPath = []
    named.removeLast(named.count - start.named)
    places.takeBack(to: start.related)
    endDivided(behind: min(start.divided, divided.count))
    for key in start.keys..<keyCount { parents[key] = nil }
    (keyCount, claims) = (start.keys, start.claims)
    self.start = nil
  }

  private func endDivided(behind count: Int) {
    divided.removeLast(divided.count - count)
    dividedIndexes = dividedIndexes.filter { $0.value < count }
  }

  /// Writes the rest; gives the number of the tree, or nothing when there are no roles.
  ///
  /// - Parameter destinations: The places of the document by their names.
  func finish(_ destinations: [String: DocumentRecord.Place]) throws(Diagnostic) -> Int? {
    guard let root else { return nil }
    for element in divided { write(element) }
    for element in places.related(by: destinations, in: root.document) { try writeWords(of: element) }
    write(root.document)
    let parentTree = writer.allocate()
    var names = ""
    if !named.isEmpty {
      let tree = writer.allocate()
      let entries = named.map { "(\(Element.name(of: $0))) \($0) 0 R" }
      try writer.append("<< /Names [ \(entries.joined(separator: " ")) ] >>", as: tree)
      names = " /IDTree \(tree) 0 R"
    }
    let keys = (0..<keyCount).compactMap { key in parents[key].map { "\(key) \($0) 0 R" } }
    try writer.append("<< /Nums [ \(keys.joined(separator: " ")) ] >>", as: parentTree)
    try writer.append(
      """
      << /Type /StructTreeRoot /K \(root.document.number) 0 R
         /ParentTree \(parentTree) 0 R /ParentTreeNextKey \(keyCount)\(names)\(try namespaces()) >>
      """, as: root.tree)
    if let problem = claims?.problem ?? problem { throw problem }
    return root.tree
  }

  private func newKey() -> Int {
    keyCount += 1
    return keyCount - 1
  }

  private func write(_ element: Element) {
    claims?.look(atWhole: element)
    for part in element.parts { write(part) }
    if isOfVersion2, element.role == .note || !element.targets.isEmpty {
      return places.related.append(element)
    }
    do throws(Diagnostic) { try writeWords(of: element) } catch { problem = problem ?? error }
  }

  private func writeWords(of element: Element) throws(Diagnostic) {
    try writer.append(element.words(in: namespace).bytes, nil, as: element.number)
  }

  /// Says that an element stands at a place: the open one where it has content, or the next one.
  func stand(at key: Int, isNext: Bool) {
    if isOfVersion2 { places.stand(at: key, isNext ? nil : current) }
  }

  /// The element at a place; nothing where places are not told by elements.
  func element(at place: DocumentRecord.Place) -> Int? {
    isOfVersion2 ? root.map { places.element(at: place, in: $0.document) } : nil
  }

  /// What the tree says of namespaces.
  private func namespaces() throws(Diagnostic) -> String {
    guard let namespace else { return "" }
    try writer.append("<< /Type /Namespace /NS (http://iso.org/pdf2/ssn) >>", as: namespace)
    return " /Namespaces [ \(namespace) 0 R ]"
  }

  /// Notes that the list that is open has labels.
  private func noteLabel() {
    for case .element(let element) in open.reversed() {
      guard case .list = element.role else { continue }
      element.hasLabels = true
      return
    }
  }
}
