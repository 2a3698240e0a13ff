import QuoinDiagnostics

/// Reads a file from its first byte to its last, once, giving each byte to a node.
///
/// It keeps no call for an open element: the open element is an index, its parent another. Each search that may run to
/// the end of the file is remembered when it finds nothing, so that the time is linear in any input.
struct MarkupParser {
  let source: SourceText
  let bytes: [UInt8]
  let end: Int
  var position = 0
  var nodes: [MarkupNodeRecord] = []
  var attributes: [MarkupAttributeRecord] = []
  var names: [String] = []
  var issues: MarkupIssues
  /// The innermost open element, or the document.
  var open = 0
  private var nameIDs: [String: Int32] = [:]
  /// How many open elements have each name.
  private var openCounts: [Int] = []
  /// The last element each name was an attribute of, and which attribute it was there.
  private var attributeUses: [(element: Int, attribute: Int)] = []
  /// From where on a search is known to find nothing.
  var exhausted: [UInt8: Int] = [:]
  private var firstRoot: Int?
  private var textsOutside: [Range<Int>] = []
  /// The open elements whose opening tag has no end, about which enough has been said.
  var unfinished: Set<Int> = []

  static func parse(_ source: SourceText) -> MarkupStorage {
    var parser = MarkupParser(source)
    parser.readAll()
    return MarkupStorage(
      source: source, diagnostics: parser.issues.inOrder, nodes: parser.nodes,
      attributes: parser.attributes, names: parser.names)
  }

  private init(_ source: SourceText) {
    self.source = source
    bytes = Array(source.contents.utf8)
    // Offsets are kept in 32 bits; the loader's budget stops files long before that.
    end = min(bytes.count, Int(Int32.max))
    issues = MarkupIssues(source: source)
  }

  private mutating func readAll() {
    nodes.append(record(.document, from: 0, to: end))
    if end < bytes.count { issues.report(end..<bytes.count, .markupTooLarge) }
    reportIllegalCharacters()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      appendLeaf(.byteOrderMark, from: 0)
    }
    while position < end {
      if bytes[position] == UInt8(ascii: "<") { readMarkup() } else { readText() }
    }
    closeAll()
    nodes[0].subtreeEnd = Int32(nodes.count)
    reportRoots()
  }

  private mutating func readMarkup() {
    let next = position + 1 < end ? bytes[position + 1] : 0
    switch next {
    case UInt8(ascii: "/"): readClosingTag()
    case UInt8(ascii: "!"): readExclamation()
    case UInt8(ascii: "?"): readInstruction()
    case _ where MarkupCharacters.isNameStart(next): readOpeningTag()
    default: readStray()
    }
  }

  /// A `<` that begins nothing, with those that follow it directly.
  mutating func readStray() {
    let start = position
    repeat {
      position += 1
    } while position < end && bytes[position] == UInt8(ascii: "<") && beginsNothing(position)
    issues.report(start..<position, .strayLessThan)
    appendLeaf(.malformed, from: start)
  }

  private func beginsNothing(_ offset: Int) -> Bool {
    guard offset + 1 < end else { return true }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): return false
    case let byte: return !MarkupCharacters.isNameStart(byte)
    }
  }

  private mutating func readText() {
    let start = position
    var isBlank = true
    while position < end, bytes[position] != UInt8(ascii: "<") {
      if isBlank, !MarkupCharacters.isSpace(bytes[position]) { isBlank = false }
      position += 1
    }
    appendLeaf(.text, from: start)
    guard !isBlank else { return }
    if open == 0 {
      textsOutside.append(firstWord(in: start..<position))
    } else {
      reportReferences(in: start..<position)
      reportSectionEnds(in: start..<position)
    }
  }

  // MARK: - Records

  func record(_ kind: MarkupNode.Kind, from start: Int, to end: Int) -> MarkupNodeRecord {
    MarkupNodeRecord(
      kind: kind, start: Int32(start), end: Int32(end), openingEnd: Int32(kind == .document ? start : end),
      closingStart: Int32(end), parent: Int32(open), subtreeEnd: Int32(nodes.count + 1),
      depth: nodes.isEmpty ? 0 : nodes[open].depth + 1, name: -1, nameStart: Int32(start),
      firstAttribute: Int32(attributes.count), attributeCount: 0)
  }

  /// Adds a node without children that ends at the current position.
  mutating func appendLeaf(_ kind: MarkupNode.Kind, from start: Int) {
    nodes.append(record(kind, from: start, to: position))
  }

  mutating func nameID(_ range: Range<Int>) -> Int32 {
    let name = String(decoding: bytes[range], as: UTF8.self)
    if let id = nameIDs[name] { return id }
    let id = Int32(names.count)
    names.append(name)
    nameIDs[name] = id
    openCounts.append(0)
    attributeUses.append((-1, -1))
    return id
  }

  /// Notes that an element has an attribute; gives the earlier one of the same name.
  mutating func noteAttribute(_ name: Int32, of element: Int) -> MarkupAttributeRecord? {
    let use = attributeUses[Int(name)]
    if use.element == element { return attributes[use.attribute] }
    attributeUses[Int(name)] = (element, attributes.count)
    return nil
  }

  // MARK: - Nesting

  mutating func openElement(_ index: Int) {
    if open == 0 { noteRoot(index) }
    open = index
    openCounts[Int(nodes[index].name)] += 1
  }

  /// Notes an element that stands at the top level, closed or open.
  mutating func noteRoot(_ index: Int) {
    guard let first = firstRoot else {
      firstRoot = index
      return
    }
    let name = names[Int(nodes[index].name)]
    let places = (nameRange(index), nameRange(first))
    issues.report(places.0, noting: places.1) { .secondRoot(name, first: $0) }
  }

  func nameRange(_ index: Int) -> Range<Int> {
    let start = Int(nodes[index].nameStart)
    return start..<start + names[Int(nodes[index].name)].utf8.count
  }

  func isOpen(_ name: Int32) -> Bool { openCounts[Int(name)] > 0 }

  /// Closes the innermost element with a closing tag; an empty one when it lacks it.
  mutating func closeInnermost(closingTag: Range<Int>) {
    let index = open
    nodes[index].closingStart = Int32(closingTag.lowerBound)
    nodes[index].end = Int32(closingTag.upperBound)
    nodes[index].subtreeEnd = Int32(nodes.count)
    openCounts[Int(nodes[index].name)] -= 1
    open = Int(nodes[index].parent)
  }

  /// Closes elements without a closing tag until one of a name is innermost, or all; says which were left open.
  mutating func closeUnclosed(downTo name: Int32?, at place: Range<Int>) {
    var left: [Int] = []
    var count = 0
    while open != 0, nodes[open].name != name {
      if !unfinished.contains(open) {
        if count < MarkupIssues.notesPerIssue { left.append(open) }
        count += 1
      }
      closeInnermost(closingTag: place.lowerBound..<place.lowerBound)
    }
    guard let innermost = left.first else { return }
    let elementName = names[Int(nodes[innermost].name)]
    let openings = left.map { (names[Int(nodes[$0].name)], source.span(for: nameRange($0))) }
    let closer = name.map { names[Int($0)] }
    issues.report(place, .unclosed(elementName, count: count, before: closer, openings: openings))
  }

  private mutating func closeAll() {
    closeUnclosed(downTo: nil, at: end..<end)
  }

  private mutating func reportRoots() {
    if firstRoot == nil {
      // Where something is broken, that is why there is no element.
      guard issues.isEmpty else { return }
      let isEmpty = bytes.allSatisfy { MarkupCharacters.isSpace($0) } || bytes == [0xEF, 0xBB, 0xBF]
      issues.report(0..<0, isEmpty ? .emptyMarkup : .noRoot)
    } else {
      for text in textsOutside { issues.report(text, .textOutsideRoot) }
    }
  }
}
