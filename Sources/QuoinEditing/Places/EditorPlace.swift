import QuoinDiagnostics
import QuoinMarkup

/// What stands where the cursor is.
enum EditorPlace {
  /// The name of an element in its opening tag, or an opening `<` with nothing behind it.
  case elementName(Range<Int>, element: MarkupElement?, parent: MarkupElement?)
  /// The name in a closing tag, of the element that it closes.
  case closingName(Range<Int>, element: MarkupElement)
  /// The name of an attribute, or room for one.
  case attributeName(Range<Int>, element: MarkupElement, attribute: MarkupAttribute?)
  /// The value of an attribute.
  case attributeValue(MarkupAttribute, element: MarkupElement)
  /// Text between tags.
  case text(MarkupNode, parent: MarkupElement)
  /// Room for elements; without a parent, outside of the root.
  case content(parent: MarkupElement?)
  /// A comment and the like.
  case nothing

  /// Finds what stands at an offset: what ends there wins over what begins there.
  init(at offset: Int, in markup: Markup) {
    guard offset > 0 else {
      self = .content(parent: nil)
      return
    }
    let node = markup.document.innermost(at: offset - 1)
    let isBehind = offset >= node.range.upperBound
    switch node.kind {
    case .element:
      guard let element = node.element else { fallthrough }
      self = Self.place(at: offset, in: element)
    case .malformed:
      let text = node.rawText
      let parent = node.parent?.element
      if text.hasPrefix("</"), let parent {
        let name = MarkupPlaces.nameRange(in: text, at: node.range.lowerBound + 2)
        self = offset <= name.upperBound ? .closingName(name, element: parent) : .content(parent: parent)
      } else if text.hasSuffix("<"), isBehind {
        self = .elementName(offset..<offset, element: nil, parent: parent)
      } else {
        self = .nothing
      }
    case .text, .cdata:
      guard let parent = node.parent?.element else {
        self = .content(parent: nil)
        return
      }
      self = node.isWhiteSpace ? .content(parent: parent) : .text(node, parent: parent)
    case .document, .byteOrderMark: self = .content(parent: nil)
    default: self = isBehind ? .content(parent: node.parent?.element) : .nothing
    }
  }

  private static func place(at offset: Int, in element: MarkupElement) -> EditorPlace {
    let markup = element.markup
    let opening = element.openingTagRange
    let isInOpening = offset < opening.upperBound || offset == opening.upperBound && !markup.ends(opening)
    if isInOpening { return placeInTag(offset, of: element) }
    if let closing = element.closingTagRange, offset > closing.lowerBound {
      if offset == closing.upperBound, markup.ends(closing) { return .content(parent: element.parent) }
      if offset < closing.lowerBound + 2 { return .nothing }
      return .closingName(element.closingNameRange ?? offset..<offset, element: element)
    }
    return .content(parent: element.isSelfClosing ? element.parent : element)
  }

  private static func placeInTag(_ offset: Int, of element: MarkupElement) -> EditorPlace {
    let name = element.nameRange
    if offset < name.lowerBound { return .nothing }
    if offset <= name.upperBound { return .elementName(name, element: element, parent: element.parent) }
    for attribute in element.attributes {
      let name = attribute.nameRange
      if name.lowerBound <= offset, offset <= name.upperBound {
        return .attributeName(name, element: element, attribute: attribute)
      }
      guard attribute.range.upperBound > name.upperBound else { continue }
      if attribute.valueRange.lowerBound <= offset, offset <= attribute.valueRange.upperBound {
        return .attributeValue(attribute, element: element)
      }
      if name.upperBound < offset, offset <= attribute.range.upperBound { return .nothing }
    }
    // Behind a slash the tag can only end.
    let before = element.markup.byte(at: offset - 1)
    if before == UInt8(ascii: "/") || before == UInt8(ascii: "=") { return .nothing }
    return .attributeName(offset..<offset, element: element, attribute: nil)
  }
}

enum MarkupPlaces {
  /// The stretch of a name that begins at an offset of the file.
  ///
  /// - Parameters:
  ///   - text: What begins two bytes earlier.
  ///   - offset: Where the name begins.
  static func nameRange(in text: Substring, at offset: Int) -> Range<Int> {
    let length = text.utf8.dropFirst(2).prefix { byte in
      byte != UInt8(ascii: ">") && byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09
    }.count
    return offset..<offset + length
  }
}

extension Markup {
  /// The byte at an offset; zero beyond the text.
  func byte(at offset: Int) -> UInt8 {
    let utf8 = source.contents.utf8
    guard offset >= 0, offset < utf8.count else { return 0 }
    return utf8[utf8.index(utf8.startIndex, offsetBy: offset)]
  }

  /// The text of a stretch; what reaches beyond the text is left out.
  func text(_ range: Range<Int>) -> Substring {
    let contents = source.contents
    let count = contents.utf8.count
    let lower = contents.utf8.index(contents.startIndex, offsetBy: min(max(range.lowerBound, 0), count))
    let upper = contents.utf8.index(contents.startIndex, offsetBy: min(max(range.upperBound, 0), count))
    return contents[lower..<max(lower, upper)]
  }

  /// Whether a tag has its end.
  fileprivate func ends(_ tag: Range<Int>) -> Bool { byte(at: tag.upperBound - 1) == UInt8(ascii: ">") }
}

extension SourceMap {
  /// The offset in the text of an offset in the file; inside of a reference, that behind it.
  func textOffset(of offset: Int) -> Int {
    guard let anchor = anchors.last(where: { $0.file <= offset }) else {
      let next = anchors.first.map(\.text) ?? Int.max
      return min(max(0, offset - start), next)
    }
    return anchor.text + offset - anchor.file
  }
}
