import Foundation
import QuoinExpressions
import QuoinGraphics
import QuoinMarkup
import QuoinTemplateEngine
import QuoinTools

/// What there is to say about a place.
public struct HoverText: Sendable, Hashable {
  /// The stretch that it is about, in UTF-8 bytes.
  public let range: Range<Int>
  /// The text in Markdown.
  public let markdown: String
}

extension EditedTemplate {
  /// What stands at an offset: what an element, an attribute, a name or a function is for, its type, and its value as far as
  /// the data tell.
  public func hover(at offset: Int) -> HoverText? {
    // The pointer stands on the character behind the offset.
    switch EditorPlace(at: min(offset + 1, text.utf8.count), in: markup) {
    case .elementName(let range, let element?, _): return about(element, range)
    case .closingName(let range, let element): return about(element, range)
    case .attributeName(let range, let element, let attribute?):
      return attribute.name.isEmpty ? nil : about(attribute, of: element, range)
    case .attributeValue(let attribute, let element):
      if let found = aboutAnchor(at: offset, in: attribute, of: element) ?? aboutName(at: offset) {
        return found
      }
      return aboutValue(attribute, of: element)
    case .text: return aboutName(at: offset)
    default: return nil
    }
  }

  private func about(_ element: MarkupElement, _ range: Range<Int>) -> HoverText? {
    if language.isHTML(element) { return nil }
    guard
      let schema = language.elements[element.name] ?? language.elements[language.className(of: element.name)]
    else { return nil }
    let line = ([schema] + language.schema.ancestors(of: schema)).map(\.name).joined(separator: " : ")
    let notes = AttributeWording(schema: language.schema, casesLimit: 12).notes(on: schema)
    let known = language.elements[element.name] != nil ? "" : "\(element.name) is known to the app alone; as"
    return HoverText(
      range: range, markdown: paragraphs([known, code(line), schema.summary, notes.joined(separator: " ")]))
  }

  private func about(_ attribute: MarkupAttribute, of element: MarkupElement, _ range: Range<Int>)
    -> HoverText?
  {
    guard let known = self.attribute(attribute.name, of: element) else { return nil }
    return HoverText(
      range: range,
      markdown: paragraphs([code("\(known.name): \(typeName(of: known.schema))"), documentation(of: known)]))
  }

  /// A value that is the name of something: a case, a colour, a file.
  private func aboutValue(_ attribute: MarkupAttribute, of element: MarkupElement) -> HoverText? {
    guard let known = self.attribute(attribute.name, of: element),
      let type = language.types[known.schema.type]
    else {
      return nil
    }
    let value = attribute.value
    if let file = imageFile(of: attribute, in: element) {
      return HoverText(range: attribute.valueRange, markdown: about(image: file, named: value))
    }
    if known.schema.type == "UIFont" {
      let families = UIFont.familyNames.filter { value.localizedCaseInsensitiveContains($0) }
      guard let family = families.max(by: { $0.count < $1.count }) else { return nil }
      return HoverText(
        range: attribute.valueRange,
        markdown: paragraphs([code("\(value): UIFont"), "\(family) is installed here."]))
    }
    if let color = language.colors.first(where: { $0.name == value }), known.schema.type == "UIColor" {
      return HoverText(
        range: attribute.valueRange, markdown: paragraphs([code("\(value): UIColor"), color.hex]))
    }
    guard type.cases.contains(value) else { return nil }
    return HoverText(
      range: attribute.valueRange,
      markdown: paragraphs([code("\(type.name).\(value)"), documentation(of: known)]))
  }

  /// How large an image is.
  private func about(image file: URL, named name: String) -> String {
    let data = try? Data(contentsOf: file, options: .mappedIfSafe)
    let image = data.flatMap { UIImage(data: $0) }
    let size =
      image.map { "\(Int($0.size.width)) × \(Int($0.size.height)) points" }
      ?? "This cannot be read as an image."
    return paragraphs([code("\(name): UIImage"), size])
  }

  /// A name in an expression.
  private func aboutName(at offset: Int) -> HoverText? {
    guard let (path, element) = expressionPath(at: offset) ?? expressionPath(at: offset + 1),
      case .name(let name)? = path.steps.last
    else { return nil }
    let range = nameRange(around: offset)
    func text(_ parts: [String]) -> HoverText { HoverText(range: range, markdown: paragraphs(parts)) }
    let names = path.steps.compactMap { step in if case .name(let name) = step { name } else { nil } }
    if names.first == "strings", names.count > 1 {
      let key = names.dropFirst().joined(separator: ".")
      let texts = (folder.resources(seenFrom: url)?.texts ?? []).filter { $0.key == key }
      if texts.isEmpty { return nil }
      return text(
        [code("strings.\(key)")]
          + texts.map { ($0.language.isEmpty ? "" : "\($0.language): ") + "\"\($0.text)\"" })
    }
    if names.count == 1, name.hasPrefix("#") {
      guard let found = self.element(withID: String(name.dropFirst())) else { return nil }
      return text([code("\(name): \(found.name)")])
    }
    let scope = scope(of: element)
    if path.steps.count == 1, !path.variables.contains(where: { $0.name == name }),
      let found = scope.first(where: { $0.name == name })
    {
      return text([
        code("\(found.kind.rawValue) \(name): \(found.shape(in: self).description)"), found.summary,
      ])
    }
    if let shape = shape(of: path, in: scope) {
      let chain = names.joined(separator: ".")
      if case .sample(let value) = shape {
        return text([code("\(chain): \(value.kindName)"), value.preview])
      }
      return text([code("\(chain): \(shape.description)")])
    }
    if let function = ExpressionFunction.all.first(where: { $0.name == name }) {
      return text([
        code(function.usage), function.summary,
        "`\(function.example.source)` gives `\(function.example.result)`",
      ])
    }
    let owner =
      path.steps.count == 1
      ? element : relative(ExpressionPath(steps: Array(path.steps.dropLast())), from: element)
    guard let owner, let known = self.attribute(name, of: owner) else { return nil }
    return text([code("\(name): \(typeName(of: known.schema))"), documentation(of: known)])
  }

  /// The letters and digits around an offset.
  private func nameRange(around offset: Int) -> Range<Int> {
    func isName(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        || byte >= 0x80
    }
    var lower = offset
    while isName(markup.byte(at: lower - 1)) { lower -= 1 }
    var upper = offset
    while isName(markup.byte(at: upper)) { upper += 1 }
    return lower..<upper
  }

  private func code(_ text: String) -> String { "```\n\(text)\n```" }

  private func paragraphs(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
