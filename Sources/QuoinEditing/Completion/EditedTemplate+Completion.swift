import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

extension EditedTemplate {
  /// What may stand at an offset: elements, attributes, values, names in expressions.
  ///
  /// ```swift
  /// let template = EditedTemplate(text: "<UILabel textAl", language: language)
  /// template.completions(at: 15).items.map(\.label)  // ["textAlignment"]
  /// ```
  ///
  /// - Parameter offset: Where the cursor is, in UTF-8 bytes.
  public func completions(at offset: Int) -> CompletionList {
    switch EditorPlace(at: offset, in: markup) {
    case .elementName(let range, let element, let parent):
      let choices = elementChoices(of: element, in: parent, at: range.lowerBound)
      return list(range, choices + (range.lowerBound < offset ? otherNames(of: choices) : []), at: offset)
    case .closingName(let range, let element):
      return list(range, closingChoices(of: element, range), at: offset)
    case .attributeName(let range, let element, let attribute):
      return list(range, attributeChoices(of: element, besides: attribute, at: offset), at: offset)
    case .attributeValue(let attribute, let element):
      return valueCompletions(of: attribute, in: element, at: offset)
    case .text(let node, let parent):
      return expressionCompletions(
        in: expressions(in: node), of: nil, in: parent, at: offset, literal: [])
    case .content, .nothing: return CompletionList(offset..<offset, [], typed: "")
    }
  }

  private func list(_ range: Range<Int>, _ items: [Completion], at offset: Int) -> CompletionList {
    let typed = markup.text(range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound)))
    return CompletionList(range, items, typed: String(typed))
  }

  // MARK: Tags

  private func closingChoices(of element: MarkupElement, _ range: Range<Int>) -> [Completion] {
    let hasEnd = markup.byte(at: range.upperBound) == UInt8(ascii: ">")
    return [Completion(element.name, .closingTag, text: element.name + (hasEnd ? "" : ">"))]
  }

  /// The elements that may stand in another.
  func elementChoices(of element: MarkupElement?, in parent: MarkupElement?, at offset: Int) -> [Completion] {
    if let parent, language.isHTML(parent) { return htmlChoices }
    guard let parent else {
      return language.schema.elements.filter { $0.kind != .steering }.map { choice($0, rank: 5) }
    }
    let isSteered = language.isSteering(parent.name)
    let component = isSteered ? language.component(around: parent) : parent
    let container = component.flatMap { language.registry[language.className(of: $0.name)] }
    var choices: [Completion] = []
    for schema in language.schema.elements where schema.kind != .steering {
      guard let container, let child = language.registry[schema.name], container.takes(child),
        !MarkupElement.isHTML(schema.name, in: parent, where: language.takesHTML)
      else { continue }
      // What is no view has few places to stand in, and is what is wanted there.
      choices.append(choice(schema, rank: schema.kind == .object ? 3 : 5))
    }
    for schema in language.schema.elements where schema.kind == .steering {
      switch schema.name {
      case "param", "macro": if isSteered { continue }
      case "else":
        let before = parent.childElements.filter { $0.node.range.upperBound <= offset }
        guard let last = Array(before).last,
          last.name == "if" || last.name == "else" && last.attribute("test") != nil
        else { continue }
      default: break
      }
      choices.append(choice(schema, rank: schema.name == "else" ? 2 : 6))
    }
    if let component, language.takesHTML(component.name) == true { choices += htmlChoices }
    return choices
  }

  private func choice(_ element: ComponentSchema, rank: Int) -> Completion {
    let detail =
      element.superclass.map { ": \($0)" } ?? (element.kind == .steering ? "steers the template" : "")
    // What is no view is wanted where it may stand at all.
    let often = element.kind == .object ? nil : OftenWritten.rank(ofElement: element.name)
    return Completion(
      element.name, .element, detail: detail, documentation: element.summary, rank: often ?? rank)
  }

  /// What other systems call elements, for those who begin to type that.
  private func otherNames(of choices: [Completion]) -> [Completion] {
    let known = Dictionary(choices.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    return ElementSynonyms.table.compactMap { name, meant in
      guard known[name] == nil, let choice = known[meant] else { return nil }
      let text = ["VStack", "Column"].contains(name) ? "\(meant) axis=\"vertical\"" : meant
      return Completion(
        name, .element, detail: "is \(meant) here", documentation: choice.documentation, text: text, rank: 8)
    }
  }

  private var htmlChoices: [Completion] {
    language.htmlNames.map { Completion($0, .element, detail: "HTML", rank: 7) }
  }

  // MARK: Attributes

  private func attributeChoices(
    of element: MarkupElement, besides attribute: MarkupAttribute?, at offset: Int
  ) -> [Completion] {
    if language.isHTML(element) { return [] }
    let given = Set(element.attributes.map(\.name))
    // The value is there already where the name of an attribute is changed.
    let hasValue =
      attribute.map { !$0.valueRange.isEmpty || $0.range.upperBound > $0.nameRange.upperBound } ?? false
    let typed = attribute.map { String(markup.text($0.nameRange.lowerBound..<offset)) } ?? ""
    let all = attributes(of: element, typed: typed)
    return otherNames(typed, hasValue: hasValue, among: all, given: given)
      + all.compactMap { known in
        if known.name != attribute?.name, given.contains(known.name) { return nil }
        var choice = Completion(
          known.name, known.owner == Self.objectOwner ? .object : .attribute,
          detail: typeName(of: known.schema),
          documentation: documentation(of: known), rank: rank(of: known, in: element))
        if choice.kind == .object {
          choice.text = known.name + "."
        } else if !hasValue {
          choice.snippet = "\(known.name)=\"$1\""
        }
        return choice
      }
  }

  /// What other systems call attributes, for those who begin to type that.
  private func otherNames(
    _ typed: String, hasValue: Bool, among all: [KnownAttribute], given: Set<String>
  ) -> [Completion] {
    if typed.isEmpty { return [] }
    let known = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return AttributeSynonyms.names(beginningWith: typed, where: { known[$0] != nil }).compactMap {
      name, meant in
      guard !given.contains(meant), let attribute = known[meant] else { return nil }
      return Completion(
        name, .attribute, detail: "is \(meant) here", documentation: documentation(of: attribute),
        text: meant,
        snippet: hasValue ? nil : "\(meant)=\"$1\"", rank: 8)
    }
  }

  static let objectOwner = "object"

  /// The attributes that an element takes where it stands; those behind the names of objects once such a name is typed.
  func attributes(of element: MarkupElement, typed: String = "") -> [KnownAttribute] {
    let table = language.attributes(of: element.name)
    var known = parameters(of: element).map(\.attribute) + gained(by: element)
    let schema = language.component(around: element).flatMap {
      language.elements[language.className(of: $0.name)]
    }
    let lost = Set(schema?.lostByChildren ?? [])
    known += table.all.filter { !$0.schema.isReadOnly && !lost.contains($0.name) }
    for object in table.objects {
      if typed.hasPrefix(object.name + ".") {
        known += language.attributes(of: object.element).all.filter {
          !$0.schema.isReadOnly && $0.owner != TemplateLanguage.layout
            && $0.owner != TemplateLanguage.everyElement
        }
        .map { KnownAttribute(name: "\(object.name).\($0.name)", schema: $0.schema, owner: $0.owner) }
      } else {
        let schema = AttributeSchema(object.name, type: object.element, summary: object.summary)
        known.append(KnownAttribute(name: object.name, schema: schema, owner: Self.objectOwner))
      }
    }
    return known
  }

  /// Parameters first, then what is written often, then an element's own attributes before those that it inherits, and these before
  /// those of every view.
  private func rank(of known: KnownAttribute, in element: MarkupElement) -> Int {
    if known.owner != "parameter", let often = OftenWritten.rank(ofAttribute: known.name) { return often }
    return switch known.owner {
    case "parameter": .min
    case language.className(of: element.name): 1
    case TemplateLanguage.layout: 2
    case TemplateLanguage.everyElement: 3
    case "UIView", "UIViewController", Self.objectOwner: 5
    default: 4
    }
  }

  func typeName(of schema: AttributeSchema) -> String {
    schema.type + (schema.isOptional ? "?" : "") + (schema.unit.map { ", \($0.words)" } ?? "")
  }

  /// What an attribute is for, whose it is, and what it may hold.
  func documentation(of known: KnownAttribute) -> String {
    var text = known.schema.summary
    if let type = language.types[known.schema.type], !type.cases.isEmpty, type.cases.count <= 24 {
      text += (text.isEmpty ? "" : " ") + "One of \(type.cases.joined(separator: ", "))"
      text += type.takesSeveral ? ", several with commas." : "."
    }
    switch known.owner {
    case "parameter", TemplateLanguage.layout, TemplateLanguage.everyElement, Self.objectOwner: return text
    default: return text + (text.isEmpty ? "" : " ") + "Of \(known.owner)."
    }
  }
}

extension AttributeUnit {
  /// The unit as people write it.
  var words: String { self == .fraction ? "0 to 1" : rawValue }
}
