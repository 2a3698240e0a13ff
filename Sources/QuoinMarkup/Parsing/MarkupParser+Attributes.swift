import QuoinDiagnostics

extension MarkupParser {
  /// Reads `name="value"` in whatever state it is.
  mutating func readAttribute(of element: Int) {
    let range = readName()
    let name = nameID(range)
    var attribute = MarkupAttributeRecord(
      name: name, nameStart: Int32(range.lowerBound), valueStart: Int32(range.upperBound),
      valueEnd: Int32(range.upperBound), end: Int32(range.upperBound))
    let text = names[Int(name)]
    skipSpaces()
    let hasEquals = position < end && bytes[position] == UInt8(ascii: "=")
    if hasEquals {
      position += 1
      skipSpaces()
    }
    if position < end, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      if !hasEquals { issues.report(range, .missingEquals(text)) }
      let value = readQuotedValue(name: text)
      attribute.valueStart = Int32(value.lowerBound)
      attribute.valueEnd = Int32(value.upperBound)
      attribute.end = Int32(position)
    } else if hasEquals {
      let value = readBareValue(name: text, nameRange: range)
      attribute.valueStart = Int32(value.lowerBound)
      attribute.valueEnd = Int32(value.upperBound)
      attribute.end = Int32(position)
    } else {
      position = range.upperBound
      issues.report(range, .missingValue(text))
    }
    if let first = noteAttribute(name, of: element) {
      let place = Int(first.nameStart)..<Int(first.nameStart) + range.count
      issues.report(range, noting: place) { .duplicateAttribute(text, first: $0) }
    }
    attributes.append(attribute)
  }

  private mutating func readBareValue(name: String, nameRange: Range<Int>) -> Range<Int> {
    let start = position
    while position < end {
      let byte = bytes[position]
      if MarkupCharacters.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "/"), position + 1 < end, bytes[position + 1] == UInt8(ascii: ">") { break }
      position += 1
    }
    let value = start..<position
    if value.isEmpty {
      issues.report(nameRange, .missingValue(name))
    } else {
      let text = String(decoding: bytes[value].prefix(40), as: UTF8.self)
      issues.report(value, .missingQuotes(name, value: text))
      reportReferences(in: value)
    }
    return value
  }

  private mutating func readQuotedValue(name: String) -> Range<Int> {
    let quote = bytes[position]
    let opening = position
    let start = position + 1
    guard let closing = search(quote, from: start), !looksUnclosed(start..<closing) else {
      let value = start..<endOfUnclosedValue(from: start)
      position = value.upperBound
      issues.report(opening..<opening + 1, .unclosedQuote(name))
      reportReferences(in: value)
      return value
    }
    position = closing + 1
    let value = start..<closing
    if let less = bytes[value].firstIndex(of: UInt8(ascii: "<")) {
      issues.report(less..<less + 1, .lessThanInValue(name))
    }
    reportReferences(in: value)
    return value
  }

  /// Finds a byte from an offset on; remembers when there is none, so that no stretch is searched in vain twice.
  mutating func search(_ byte: UInt8, from start: Int) -> Int? {
    if let known = exhausted[byte], known <= start { return nil }
    if let found = bytes[start..<end].firstIndex(of: byte) { return found }
    exhausted[byte] = start
    return nil
  }

  /// Whether a value up to the next quote has rather run into the next attribute: `a="one b="two"`.
  private func looksUnclosed(_ value: Range<Int>) -> Bool {
    let following = value.upperBound + 1
    guard following < end else { return false }
    switch bytes[following] {
    case UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "?"): return false
    case let byte where MarkupCharacters.isSpace(byte): return false
    default: break
    }
    return bytes[value].last { !MarkupCharacters.isSpace($0) } == UInt8(ascii: "=")
  }

  /// Where a value without a closing quote most likely ends: with its line, its tag, or before the next attribute.
  private func endOfUnclosedValue(from start: Int) -> Int {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0x0A, 0x0D: return offset
      case UInt8(ascii: ">"):
        let hasSlash = offset > start && bytes[offset - 1] == UInt8(ascii: "/")
        return hasSlash ? offset - 1 : offset
      case UInt8(ascii: "="):
        if let name = startOfName(before: offset, after: start) { return name }
      default: break
      }
      offset += 1
    }
    return end
  }

  /// The white space before ` name=` when a quote follows the equals sign.
  private func startOfName(before equals: Int, after start: Int) -> Int? {
    guard equals + 1 < end, bytes[equals + 1] == UInt8(ascii: "\"") || bytes[equals + 1] == UInt8(ascii: "'")
    else { return nil }
    var offset = equals
    while offset > start, MarkupCharacters.isName(bytes[offset - 1]) { offset -= 1 }
    guard offset < equals, offset > start, MarkupCharacters.isSpace(bytes[offset - 1]) else { return nil }
    return offset - 1
  }
}
