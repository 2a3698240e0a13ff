import QuoinMarkup

/// Writes the nodes of a template, one below the other.
struct TemplateWriter {
  let kinds: AttributeKinds
  var printer: ValuePrinter
  private(set) var output = ""

  init(kinds: AttributeKinds, printer: ValuePrinter) {
    (self.kinds, self.printer) = (kinds, printer)
  }

  /// Writes a whole file.
  mutating func write(_ document: MarkupNode) {
    var previous: MarkupNode.Kind?
    let nodes = Array(document.children)
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .byteOrderMark: output += node.rawText
      case .text: break
      case .comment:
        if previous != nil, nodes.endsLine(at: index) {
          append([node], indent: 0)
          continue
        }
        if previous == .element || previous == .processingInstruction { output += "\n" }
        output += Self.comment(node, indent: 0) + "\n"
        previous = .comment
      case .element:
        if let element = node.element { write(element, indent: 0) }
        previous = .element
      default:
        output += node.rawText + "\n"
        previous = node.kind
      }
    }
  }

  /// A line of more characters than these is divided where it can be.
  private static let longLine = 92

  static func padding(_ indent: Int) -> String { String(repeating: "    ", count: indent) }

  /// A comment, its lines below its first.
  static func comment(_ node: MarkupNode, indent: Int) -> String {
    let lines = node.value.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }
    let text = lines.map { $0.isEmpty ? "" : padding(indent) + $0 }.joined(separator: "\n").trimmed
    return text.isEmpty ? "<!-- -->" : "<!-- \(text) -->"
  }

  // MARK: Elements

  /// - Parameter trailing: The comments that end its last line.
  private mutating func write(_ element: MarkupElement, indent: Int, trailing: [MarkupNode] = []) {
    defer { append(trailing, indent: indent) }
    let pad = Self.padding(indent)
    let name = element.name
    let isOnLines =
      element.attributes.count > 1 && element.name != "param" && element.name != "macro"
      && !kinds.isHTML(element)
    output += "\(pad)<\(name)"
    for (name, value, statements) in attributes(of: element) {
      output += (isOnLines ? "\n\(pad)    " : " ") + "\(name)=\""
      let isLong = pad.count + name.count + value.count > Self.longLine && statements.count > 1
      output += isLong ? statements.map { "\n\(pad)        \($0)" }.joined(separator: ";") : value
      output += "\""
    }
    let content = ElementContent(of: element, kinds: kinds)
    if content.isEmpty {
      output += isOnLines ? "\n\(pad)/>\n" : "/>\n"
      return
    }
    output += ">"
    for comment in content.openingComments { output += " " + Self.comment(comment, indent: indent) }
    if let comment = content.onlyComment {
      output += Self.comment(comment, indent: indent)
    } else {
      var flow = TextFlow(indent: indent + 1, startsBelowEmptyLine: !content.heads.isEmpty)
      if let nodes = content.flow { append(nodes, to: &flow, element: element) }
      if content.flow != nil, let line = flow.line, !isOnLines, content.heads.isEmpty,
        content.openingComments.isEmpty
      {
        output += line
      } else {
        output += "\n"
        var isFirst = true
        write(content.heads, isFirst: &isFirst, isOnLines: isOnLines, indent: indent + 1)
        if !content.heads.isEmpty, !content.others.isEmpty { output += "\n" }
        if content.flow != nil {
          output += flow.lines
        } else {
          isFirst = content.heads.isEmpty
          write(
            content.others, isFirst: &isFirst, isOnLines: isOnLines, afterHeads: !content.heads.isEmpty,
            indent: indent + 1)
        }
        output += pad
      }
    }
    output += "</\(name)>\n"
  }

  /// Puts comments behind the line that was written last.
  private mutating func append(_ trailing: [MarkupNode], indent: Int) {
    guard !trailing.isEmpty, output.hasSuffix("\n") else { return }
    output.removeLast()
    for comment in trailing { output += " " + Self.comment(comment, indent: indent) }
    output += "\n"
  }

  /// Writes nodes one below the other, with an empty line where one is due.
  private mutating func write(
    _ nodes: [ElementContent.Line], isFirst: inout Bool, isOnLines: Bool, afterHeads: Bool = false,
    indent: Int
  ) {
    var previous: MarkupNode.Kind? = afterHeads ? .comment : nil
    for line in nodes {
      let node = line.node
      let isDue = isFirst ? isOnLines || node.kind == .comment : node.kind == .comment && previous != .comment
      if isDue { output += "\n" }
      if let element = node.element {
        write(element, indent: indent, trailing: line.trailing)
      } else if node.kind == .comment {
        output += Self.padding(indent) + Self.comment(node, indent: indent) + "\n"
      } else {
        output += Self.padding(indent) + node.rawText + "\n"
        append(line.trailing, indent: indent)
      }
      previous = node.kind
      isFirst = false
    }
  }

  /// An attribute as it is written, and the statements that it consists of, if it does.
  private typealias WrittenAttribute = (name: String, value: String, statements: [String])

  private mutating func attributes(of element: MarkupElement) -> [WrittenAttribute] {
    var attributes: [WrittenAttribute] = []
    for attribute in element.attributes {
      let kind = kinds.kind(of: attribute.name, in: element)
      if kind == .constraints, let statements = printer.constraints(attribute, of: element) {
        attributes.append((attribute.name, statements.joined(separator: "; "), statements))
      } else {
        attributes.append((attribute.name, printer.attribute(attribute, of: element, as: kind), []))
      }
    }
    return attributes.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  // MARK: Text and HTML

  private mutating func append(_ nodes: [MarkupNode], to flow: inout TextFlow, element: MarkupElement) {
    let holdsCharacterData = nodes.contains { $0.kind == .cdata }
    for (index, node) in nodes.enumerated() {
      switch node.kind {
      case .text: append(node, isVerbatim: holdsCharacterData, to: &flow, element: element)
      case .comment:
        flow.append(endingLine: nodes.endsLine(at: index)) { Self.comment(node, indent: $0) }
      case .element:
        guard let inner = node.element else { continue }
        if kinds.isHTML(inner) {
          append(inner, to: &flow)
        } else {
          var block = TemplateWriter(kinds: kinds, printer: printer)
          block.write(inner, indent: flow.indent)
          printer = block.printer
          flow.append(block: block.output)
        }
      default: flow.append(word: String(node.rawText))
      }
    }
  }

  /// Adds text; beside CDATA an expression may begin in one and end in the other, so that both stay as they are.
  private mutating func append(
    _ node: MarkupNode, isVerbatim: Bool, to flow: inout TextFlow, element: MarkupElement
  ) {
    let text = node.decodedValue
    if isVerbatim { return flow.append(verbatim: text) }
    for part in printer.text(text, in: .content, named: "the text of <\(element.name)>") {
      switch part {
      case .expression(let written): flow.append(word: written)
      case .literal(let range, _): flow.append(text.pieces(range))
      }
    }
  }

  private mutating func append(_ element: MarkupElement, to flow: inout TextFlow) {
    if HTMLLines.isVerbatim(element.name) { return flow.append(word: String(element.node.rawText)) }
    let attributes = attributes(of: element).map { " \($0.name)=\"\($0.value)\"" }.joined()
    let isBlock = HTMLLines.isBlock(element.name)
    if HTMLLines.isVoid(element.name), element.children.allSatisfy(\.isWhiteSpace) {
      return flow.append(tag: "<\(element.name)\(attributes)/>", .void, isBlock: isBlock)
    }
    flow.append(tag: "<\(element.name)\(attributes)>", .opening, isBlock: isBlock)
    append(Array(element.children), to: &flow, element: element)
    flow.append(tag: "</\(element.name)>", .closing, isBlock: isBlock)
  }
}

extension StringProtocol {
  /// Without XML's white space at its ends.
  var trimmed: String {
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r".unicodeScalars.contains(scalar) }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !isSpace($0) }),
      let end = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[start...end]))
  }
}
