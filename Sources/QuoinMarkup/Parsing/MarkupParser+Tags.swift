import QuoinDiagnostics

extension MarkupParser {
  /// Reads `<Name attribute="value">`.
  mutating func readOpeningTag() {
    let start = position
    position += 1
    let name = readName()
    var element = record(.element, from: start, to: start)
    element.name = nameID(name)
    element.nameStart = Int32(name.lowerBound)
    let index = nodes.count
    nodes.append(element)
    let closesItself = readAttributes(of: index)
    nodes[index].attributeCount = Int32(attributes.count) - nodes[index].firstAttribute
    nodes[index].openingEnd = Int32(position)
    nodes[index].end = Int32(position)
    nodes[index].closingStart = Int32(position)
    if closesItself {
      if open == 0 { noteRoot(index) }
    } else {
      openElement(index)
    }
  }

  /// Reads attributes and the end of the tag; says whether the element ends with it.
  private mutating func readAttributes(of index: Int) -> Bool {
    var isSeparated = false
    while true {
      if skipSpaces() { isSeparated = true }
      guard position < end else {
        reportTagEnd(of: index)
        return true
      }
      switch bytes[position] {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/"):
        if position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") {
          position += 2
          return true
        }
        position += 1
        if isAtTagBreak {
          reportTagEnd(of: index)
          return true
        }
        issues.report(position - 1..<position, .strayInTag("/"))
      case UInt8(ascii: "<"):
        reportTagEnd(of: index)
        unfinished.insert(index)
        return false
      case let byte where MarkupCharacters.isNameStart(byte):
        if !isSeparated { issues.report(position..<position + 1, .missingSpace) }
        readAttribute(of: index)
      default:
        skipStray()
      }
      isSeparated = false
    }
  }

  private var isAtTagBreak: Bool {
    position >= end || bytes[position] == UInt8(ascii: "<") || bytes[position] == 0x0A
      || bytes[position] == 0x0D
  }

  private mutating func reportTagEnd(of index: Int) {
    let name = names[Int(nodes[index].name)]
    let place = nameRange(index)
    issues.report(position..<position, noting: place) { .unfinishedTag(name, opening: $0) }
  }

  /// Characters that can begin no attribute.
  private mutating func skipStray() {
    let start = position
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      let quote = bytes[position]
      position += 1
      while position < end, bytes[position] != quote, !endsStray(bytes[position]) { position += 1 }
      if position < end, bytes[position] == quote { position += 1 }
    } else {
      while position < end, !endsStray(bytes[position]), !MarkupCharacters.isNameStart(bytes[position]) {
        position += 1
      }
      if position == start { position += 1 }
    }
    let text = String(decoding: bytes[start..<min(position, start + 24)], as: UTF8.self)
    issues.report(start..<position, .strayInTag(text))
  }

  private func endsStray(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: MarkupCharacters.isSpace(byte)
    }
  }

  /// Reads `</Name>` and closes what it closes.
  mutating func readClosingTag() {
    let start = position
    position += 2
    let range = readName()
    let nameEnd = position
    skipSpaces()
    if position < end, bytes[position] == UInt8(ascii: ">") {
      position += 1
    } else {
      readBrokenClosingTag(from: start, nameEnd: nameEnd)
    }
    let name = String(decoding: bytes[range], as: UTF8.self)
    let id = nameID(range)
    guard open != 0 else {
      issues.report(start..<position, .closesNothing(name))
      appendLeaf(.malformed, from: start)
      return
    }
    let innermost = names[Int(nodes[open].name)]
    if name == innermost {
      closeInnermost(closingTag: start..<position)
    } else if range.isEmpty {
      issues.report(start..<position, .namelessClosingTag(expected: innermost))
      closeInnermost(closingTag: start..<position)
    } else if isOpen(id) {
      closeUnclosed(downTo: id, at: start..<position)
      closeInnermost(closingTag: start..<position)
    } else {
      let isNear = nearestName(to: name, among: CollectionOfOne(innermost)) != nil
      let opening = nameRange(open)
      issues.report(range, noting: opening) {
        .mismatchedClosingTag(name, expected: innermost, isNear: isNear, opening: $0)
      }
      if isNear { closeInnermost(closingTag: start..<position) } else { appendLeaf(.malformed, from: start) }
    }
  }

  private mutating func readBrokenClosingTag(from start: Int, nameEnd: Int) {
    while position < end, bytes[position] != UInt8(ascii: "<"), bytes[position] != UInt8(ascii: ">") {
      position += 1
    }
    if position < end, bytes[position] == UInt8(ascii: ">") {
      position += 1
    } else {
      // What follows on the next lines is rather text than a part of the tag.
      position = nameEnd
    }
    issues.report(start..<position, .brokenClosingTag)
  }

  /// Reads a name from the current position; the range is empty when there is none.
  mutating func readName() -> Range<Int> {
    let start = position
    guard position < end, MarkupCharacters.isNameStart(bytes[position]) else { return start..<start }
    var isPlain = true
    while position < end, MarkupCharacters.isName(bytes[position]) {
      if bytes[position] >= 0x80 { isPlain = false }
      position += 1
    }
    if !isPlain {
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      if let scalar = name.unicodeScalars.first(where: { !MarkupCharacters.isAllowedInName($0) }) {
        issues.report(start..<position, .illegalName(name, character: scalar))
      }
    }
    return start..<position
  }

  @discardableResult
  mutating func skipSpaces() -> Bool {
    let start = position
    while position < end, MarkupCharacters.isSpace(bytes[position]) { position += 1 }
    return position > start
  }
}
