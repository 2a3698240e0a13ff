import Foundation
import QuoinDiagnostics

extension MarkupParser {
  /// Reads what begins with `<!`: a comment, a CDATA section, or a declaration, which is an error.
  mutating func readExclamation() {
    if starts(with: "<!--") {
      readComment()
    } else if starts(with: "<![CDATA[") {
      readSection()
    } else if starts(with: "<!doctype", ignoringCase: true) {
      readDocumentType()
    } else {
      let start = position
      position = search(UInt8(ascii: ">"), from: position).map { $0 + 1 } ?? end
      let place = start..<min(position, start + 2)
      if starts(with: "<!-", at: start) {
        issues.report(place, .brokenComment)
      } else {
        issues.report(place, .declarationNotAllowed)
      }
      appendLeaf(.malformed, from: start)
    }
  }

  private mutating func readComment() {
    let start = position
    var offset = position + 4
    while offset + 1 < end {
      guard bytes[offset] == UInt8(ascii: "-"), bytes[offset + 1] == UInt8(ascii: "-") else {
        offset += 1
        continue
      }
      if offset + 2 < end, bytes[offset + 2] == UInt8(ascii: ">") {
        position = offset + 3
        appendLeaf(.comment, from: start)
        return
      }
      issues.report(offset..<offset + 2, .doubleHyphenInComment)
      // A line of hyphens is one mistake.
      offset += 1
      while offset + 2 < end, bytes[offset + 1] == UInt8(ascii: "-"), bytes[offset + 2] == UInt8(ascii: "-") {
        offset += 1
      }
    }
    position = end
    issues.report(start..<start + 4, .unclosedComment)
    appendLeaf(.comment, from: start)
  }

  private mutating func readSection() {
    let start = position
    var offset = position + 9
    while offset + 2 < end, !starts(with: "]]>", at: offset) { offset += 1 }
    if offset + 2 < end {
      position = offset + 3
    } else {
      position = end
      issues.report(start..<start + 9, .unclosedSection)
    }
    if open == 0 { issues.report(start..<start + 9, .textOutsideRoot) }
    appendLeaf(.cdata, from: start)
  }

  /// Reads a document type with its internal subset, so that nothing in it is taken for content.
  private mutating func readDocumentType() {
    let start = position
    var brackets = 0
    position += 9
    reading: while position < end {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        position = search(byte, from: position).map { $0 + 1 } ?? end
      case UInt8(ascii: ">") where brackets == 0: break reading
      default: break
      }
    }
    issues.report(start..<start + 9, .documentTypeNotAllowed)
    appendLeaf(.documentType, from: start)
  }

  /// Reads `<?name …?>`.
  mutating func readInstruction() {
    let start = position
    position += 2
    let name = readName()
    let text = String(decoding: bytes[name], as: UTF8.self)
    let isDeclaration = text.lowercased() == "xml"
    let isFirst = start == 0 || (start == 3 && nodes.count == 2)
    if let close = searchInstructionEnd(from: position) {
      position = close + 2
    } else {
      // `<?xml version="1.0">` forgets the question mark only.
      position = search(UInt8(ascii: ">"), from: position).map { $0 + 1 } ?? end
      issues.report(start..<start + 2, .unclosedInstruction)
    }
    if isDeclaration, !isFirst { issues.report(start..<name.upperBound, .lateDeclaration) }
    if name.isEmpty { issues.report(start..<start + 2, .namelessInstruction) }
    if isDeclaration, isFirst { reportEncoding(in: start..<position) }
    appendLeaf(isDeclaration && isFirst ? .declaration : .processingInstruction, from: start)
  }

  private mutating func searchInstructionEnd(from start: Int) -> Int? {
    // The question mark stands for the pair in the memory of vain searches; no other search looks for it.
    if let known = exhausted[UInt8(ascii: "?")], known <= start { return nil }
    var offset = start
    while offset + 1 < end {
      if bytes[offset] == UInt8(ascii: "?"), bytes[offset + 1] == UInt8(ascii: ">") { return offset }
      offset += 1
    }
    exhausted[UInt8(ascii: "?")] = start
    return nil
  }

  private mutating func reportEncoding(in range: Range<Int>) {
    let declaration = String(decoding: bytes[range], as: UTF8.self)
    guard let key = declaration.range(of: "encoding") else { return }
    let rest = declaration[key.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return }
    let encoding = String(rest.dropFirst().prefix { $0 != quote })
    guard !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding.lowercased()) else { return }
    let start =
      range.lowerBound + declaration.utf8.distance(from: declaration.startIndex, to: rest.startIndex) + 1
    issues.report(start..<start + encoding.utf8.count, .unsupportedEncoding(encoding))
  }

  func starts(with text: StaticString, at offset: Int? = nil, ignoringCase: Bool = false) -> Bool {
    let start = offset ?? position
    let count = text.utf8CodeUnitCount
    guard start + count <= end else { return false }
    return text.withUTF8Buffer { wanted in
      for i in 0..<count {
        var byte = bytes[start + i]
        if ignoringCase, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte += 32 }
        if byte != wanted[i] { return false }
      }
      return true
    }
  }
}
