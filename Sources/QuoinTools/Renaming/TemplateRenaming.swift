import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// The changes that call a class or a name in expressions otherwise, in one template.
///
/// Elements of exactly the old name change, and names in expressions that begin with it: `a` is the first part of `a.b` and
/// of `a.b()`, and no part of `c.a`. Attributes, HTML, text and comments are left alone, as are names that a closure gives
/// its parameters, and all else stays to the byte.
struct TemplateRenaming {
  /// The changes, in order.
  private(set) var edits: [MarkupEdit] = []
  /// The names that the template uses, with all their parts.
  private(set) var names: Set<String> = []
  /// The elements that it uses.
  private(set) var elements: Set<String> = []
  /// How many of the changes are of tags.
  private(set) var tagCount = 0

  private let old: [String]
  private let newName: String
  private let kinds: AttributeKinds
  private let meansOwn: (String, _ attribute: String?, MarkupElement) -> Bool
  // Tells what is wrong with expressions, as it does where they are formatted.
  private var printer = ValuePrinter()

  /// Looks through a template.
  ///
  /// - Parameters:
  ///   - markup: The template.
  ///   - name: The old name.
  ///   - newName: The new name.
  ///   - formatter: Tells how attributes are read.
  ///   - meansOwn: Whether a name in an attribute, or in the text of an element, means something that is nobody else's,
  ///     and stays.
  /// - Throws: What is wrong with the template, or with the names.
  init(
    _ markup: Markup, from name: String, to newName: String, formatter: TemplateFormatter,
    except meansOwn: @escaping (String, _ attribute: String?, MarkupElement) -> Bool = { _, _, _ in false }
  ) throws(Diagnostics) {
    for name in [name, newName] where !Self.canBeName(name) {
      throw Diagnostics([Diagnostic(.error, "'\(name)' can be the name of nothing in a template")])
    }
    try formatter.check(markup)
    // An id becomes an id, and all else does not.
    let isNameOfNothing = name.hasPrefix("#") != newName.hasPrefix("#")
    old =
      isNameOfNothing ? [] : name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    (self.newName, self.meansOwn, kinds) = (newName, meansOwn, formatter.kinds)
    for case .enter(let node) in markup.document.events { read(node, name) }
    if printer.diagnostics.hasErrors { throw printer.diagnostics }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static func canBeName(_ name: String) -> Bool {
    let first = name.hasPrefix("#") ? name.dropFirst() : name[...]
    return !first.isEmpty && !first.contains { $0.isWhitespace || "/\\<>&\"'`{}()[],;:".contains($0) }
  }

  private mutating func read(_ node: MarkupNode, _ name: String) {
    if let element = node.element {
      elements.insert(element.name)
      if element.name == name, name.contains(where: \.isUppercase) {
        let ranges = [element.nameRange, element.closingNameRange].compactMap(\.self)
        edits += ranges.map { MarkupEdit($0, with: newName) }
        tagCount += ranges.count
      }
      for attribute in element.attributes { read(attribute, of: element) }
    } else if node.kind == .text || node.kind == .cdata, let element = node.parent?.element {
      read(node.decodedValue, in: .content, of: element, nil, named: "the text of <\(element.name)>")
    }
  }

  private mutating func read(_ attribute: MarkupAttribute, of element: MarkupElement) {
    let kind = kinds.kind(of: attribute.name, in: element, guessesExpressions: true)
    if attribute.isCommentedOut(as: kind) { return }
    let value = attribute.decodedValue
    let place = "'\(attribute.name)' of <\(element.name)>"
    let syntax = ExpressionSyntax(value.value)
    switch kind {
    case .macro where !syntax.isValid: return
    case _ where kind.isExpression(value.value):
      guard printer.check(syntax, at: value.map, named: place) else { return }
      rename(syntax, from: 0, of: value, in: .attribute, element, attribute.name)
    case .constraints:
      for text in ConstraintSyntax(value.value).expressions {
        let syntax = ExpressionSyntax(text)
        guard printer.check(syntax, at: value.map, named: place) else { return }
        rename(syntax, from: 0, of: value, in: .attribute, element, attribute.name, tiesViews: true)
      }
    case .guess where syntax.isValid, .color where syntax.isValid:
      rename(syntax, from: 0, of: value, in: .attribute, element, attribute.name)
    default: read(value, in: .attribute, of: element, attribute.name, named: place)
    }
  }

  /// Looks through text with expressions in braces.
  private mutating func read(
    _ text: DecodedText, in place: MarkupPlace, of element: MarkupElement, _ attribute: String?,
    named name: String
  ) {
    guard text.value.utf8.contains(UInt8(ascii: "{")),
      printer.check(ExpressionSyntax(text.value, as: .string), at: text.map, named: name)
    else { return }
    for part in ExpressionHolder(decoded: text, isExpression: false).parts {
      rename(ExpressionSyntax(part.source), from: part.start, of: text, in: place, element, attribute)
    }
  }

  private mutating func rename(
    _ syntax: ExpressionSyntax, from start: Int, of text: DecodedText, in place: MarkupPlace,
    _ element: MarkupElement, _ attribute: String?, tiesViews: Bool = false
  ) {
    for use in syntax.names {
      let isMeant = !old.isEmpty && use.path.components.starts(with: old)
      if isMeant, meansOwn(old[0], attribute, element) { continue }
      // Of an anchor the id alone is a name that somebody has given.
      if isMeant, tiesViews, !old[0].hasPrefix("#"), AnchorPath(use.path)?.isCertain == true { continue }
      names.insert(use.path.text)
      guard isMeant else { continue }
      let end = Self.end(of: old.count, in: Array(syntax.source.utf8)[use.range])
      let range = text.map.fileOffset(of: start + use.range.lowerBound)..<text.map.fileOffset(of: start + end)
      edits.append(MarkupEdit(range, with: newName.written(in: place)))
    }
  }

  /// Where the first parts of a name end; backticks may stand around one that has dots in it.
  private static func end(of count: Int, in written: ArraySlice<UInt8>) -> Int {
    var (isQuoted, left) = (false, count)
    for index in written.indices {
      if written[index] == UInt8(ascii: "`") { isQuoted.toggle() }
      guard written[index] == UInt8(ascii: "."), !isQuoted else { continue }
      left -= 1
      if left == 0 { return index }
    }
    return written.endIndex
  }
}
