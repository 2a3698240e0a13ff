import QuoinExpressions
import QuoinMarkup
import QuoinTemplateEngine

/// Walks through a template and notes every name that stands for something, with what it stands for.
struct OccurrenceReader {
  private let template: EditedTemplate
  private let language: TemplateLanguage
  /// What the elements around declare, the outermost first.
  private var scopes: [[String: TemplateSymbol]] = []
  /// What stands around the elements that include the file, and the data.
  private let outer: [String: TemplateSymbol]
  /// The keys of the strings; nothing where there is no folder of any.
  private lazy var stringKeys = template.folder.resources(seenFrom: template.url).map {
    Set($0.texts.map(\.key))
  }
  private(set) var found: [EditedTemplate.Occurrence] = []
  /// Whether what is read ties views, so that some names are anchors.
  private var isInConstraints = false

  init(_ template: EditedTemplate) {
    self.template = template
    language = template.language
    var outer: [String: TemplateSymbol] = [:]
    for name in template.dataNames { outer[name.name] = name.symbol }
    for name in template.outerNames where outer[name.name] == nil {
      outer[name.name] = name.symbol
    }
    self.outer = outer
  }

  mutating func enter(_ node: MarkupNode) {
    switch node.kind {
    case .element:
      guard let element = node.element else { return }
      let isRepetition = element.name == "repeat"
      if isRepetition, let items = element.attribute("in") { read(items, of: element) }
      var names: [String: TemplateSymbol] = [:]
      for name in template.declarations(in: element) where names[name.name] == nil {
        if name.declaration != nil { names[name.name] = name.symbol }
      }
      scopes.append(names)
      for attribute in element.attributes where !isRepetition || attribute.name != "in" {
        read(attribute, of: element)
      }
    case .text, .cdata:
      guard let parent = node.parent?.element, !node.isWhiteSpace else { return }
      read(template.expressions(in: node), of: parent, attribute: nil)
    default: break
    }
  }

  mutating func leave(_ node: MarkupNode) {
    if node.kind == .element { scopes.removeLast() }
  }

  private mutating func note(_ symbol: TemplateSymbol, _ range: Range<Int>, isDeclaration: Bool = false) {
    found.append(.init(symbol: symbol, range: range, isDeclaration: isDeclaration))
  }

  private mutating func read(_ attribute: MarkupAttribute, of element: MarkupElement) {
    let range = attribute.valueRange
    switch (element.name, attribute.name) {
    case (_, "id") where language.isNode(element):
      let name = attribute.value
      if !name.isEmpty, name == attribute.rawValue { note(.identifier(name), range, isDeclaration: true) }
    case (_, "xml"), (_, "template"):
      if let url = template.folder.url(for: attribute.value, from: template.url) {
        note(.file(path: url.path), range)
      }
    case ("macro", "name"), ("param", "name"), ("repeat", "for"), ("repeat", "index"):
      let kind: ScopeName.Kind =
        element.name == "macro" ? .macro : element.name == "param" ? .parameter : .variable
      let symbol = TemplateSymbol.declared(
        kind, attribute.value, path: template.path, offset: range.lowerBound)
      if !attribute.value.isEmpty { note(symbol, range, isDeclaration: true) }
    default:
      if case .declared(.parameter, _, _, _)? = scopes.last?[attribute.name] {
        scopes.last?[attribute.name].map { note($0, attribute.nameRange) }
      }
      guard let holder = template.expressions(of: attribute, in: element) else { return }
      read(holder, of: element, attribute: attribute.name)
    }
  }

  // MARK: Expressions

  private mutating func read(_ holder: ExpressionHolder, of element: MarkupElement, attribute: String?) {
    isInConstraints = holder.constraints != nil
    for part in holder.parts {
      let syntax = ExpressionSyntax(part.source)
      for use in syntax.names {
        guard let (symbol, range) = symbol(of: use, in: part.source, of: element, attribute: attribute) else {
          continue
        }
        note(symbol, holder.fileRange(range, in: part))
      }
    }
  }

  private mutating func symbol(
    of use: ExpressionSyntax.NameUse, in source: String, of element: MarkupElement, attribute: String?
  ) -> (TemplateSymbol, Range<Int>)? {
    let path = use.path
    let written = Array(source.utf8)[use.range]
    let first = path.first
    if first.hasPrefix("#") {
      let name = String(first.dropFirst())
      return Self.range(of: name, in: written).map { (.identifier(name), $0) }
    }
    if path.text.hasPrefix("strings.") {
      guard let key = stringKey(path) else { return nil }
      return Self.range(of: key, in: written).map { (.string(key), $0) }
    }
    if isInConstraints, AnchorPath(path)?.isCertain == true { return nil }
    guard let symbol = symbol(of: first, in: element, attribute: attribute) else { return nil }
    return Self.range(of: first, in: written).map { (symbol, $0) }
  }

  /// Where a name stands in what is written, as long as it is written as it is.
  private static func range(of name: String, in written: ArraySlice<UInt8>) -> Range<Int>? {
    let wanted = Array(name.utf8)
    guard !wanted.isEmpty, written.count >= wanted.count else { return nil }
    for start in written.startIndex...written.endIndex - wanted.count
    where written[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
    return nil
  }

  /// The longest key that there is a string of; all that stands behind `strings.` where there is none.
  private mutating func stringKey(_ path: NamePath) -> String? {
    let key = String(path.text.dropFirst("strings.".count))
    if key.isEmpty { return nil }
    guard let known = stringKeys else { return key }
    var parts = key.split(separator: ".", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      let name = parts.joined(separator: ".")
      if known.contains(name) { return name }
      parts.removeLast()
    }
    return key
  }

  private func symbol(of name: String, in element: MarkupElement, attribute: String?) -> TemplateSymbol? {
    if template.meansOwn(name, in: attribute, of: element) { return nil }
    let isNode = language.isNode(element)
    // A macro that names itself means what lies further out.
    let itself = element.name == "macro" ? element.attribute("name")?.value : nil
    var skips = name == itself
    for scope in scopes.reversed() {
      guard let symbol = scope[name] else { continue }
      if skips, case .declared(.macro, _, _, _) = symbol {
        skips = false
        continue
      }
      return symbol
    }
    if isNode, name != attribute, element.attribute(name) != nil { return nil }
    if let symbol = outer[name] { return symbol }
    if Self.words.contains(name) || ExpressionFunction.names.contains(name) || language.types[name] != nil {
      return nil
    }
    if isNode, language.attribute(name, of: element.name) != nil { return nil }
    return .data(name, path: template.path)
  }

  static let words: Set<String> = ["parent", "previous", "next", "auto", "pi", "strings", "100%"]
}

extension EditedTemplate {
  /// Whether a name means something of an element's own, whatever else is called so: its layout, but in the attribute of that
  /// name, or a case of the attribute's type.
  ///
  /// - Parameter attribute: Where it stands; nothing for the text of the element.
  func meansOwn(_ name: String, in attribute: String?, of element: MarkupElement) -> Bool {
    if language.isNode(element), name != attribute, language.layoutNames.contains(name) { return true }
    guard let attribute, let type = self.attribute(attribute, of: element)?.schema.type else { return false }
    return language.types[type]?.cases.contains(name) == true
  }
}
