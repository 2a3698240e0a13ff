import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

extension SourceReader {
  /// Reads what stands inside a component: parameters, macros, text and children.
  func readContent(
    of element: MarkupElement, in file: TemplateFile, into parts: inout NodeParts, slot: ChildrenSlot,
    depth: Int
  ) {
    for child in element.declarations("param", where: takesHTML) { readParameter(child, into: &parts) }
    for child in element.declarations("macro", where: takesHTML) { readMacro(child, in: file, into: &parts) }
    readText(of: element, in: file, into: &parts, depth: depth)
    parts.children += children(
      of: element, in: file, slot: slot, parent: parts.component, depth: depth + 1)
  }

  /// Reads the components, repetitions and conditions inside an element.
  func children(
    of element: MarkupElement, in file: TemplateFile, slot: ChildrenSlot, parent: ResolvedComponent?,
    depth: Int
  ) -> [ChildSource] {
    var children: [ChildSource] = []
    var chain: ConditionChain?
    for child in element.childElements {
      if child.name == "else" {
        guard chain?.isOpen == true else {
          diagnostics.append(.elseWithoutIf, at: child.nameSpan)
          continue
        }
        chain?.branches.append(branch(child, in: file, slot: slot, parent: parent, depth: depth))
        continue
      }
      if let finished = chain?.finished { children.append(finished) }
      chain = nil
      switch child.name {
      case "param" where parent != nil, "macro" where parent != nil:
        if element.name == "repeat" || element.name == "if" || element.name == "else" {
          diagnostics.append(.misplaced(child.name), at: child.nameSpan)
        }
      case "children":
        expectNothing(in: child)
        if child == slot.place { children += slot.children }
      case "if":
        chain = ConditionChain(span: child.nameSpan)
        chain?.branches.append(branch(child, in: file, slot: slot, parent: parent, depth: depth))
      case "repeat":
        if let repetition = repetition(child, in: file, slot: slot, parent: parent, depth: depth) {
          children.append(.repetition(repetition))
        }
      // It is read with the text, which nothing in it steers.
      case _ where parent?.takesHTML == true && isHTML(child):
        if TemplateElements.names.contains(element.name) {
          diagnostics.append(.textNotAllowed(in: "<\(element.name)>", isInText: true), at: child.nameSpan)
        }
      default:
        if let parts = parts(of: child, in: file, slot: slot, parent: parent, depth: depth) {
          children.append(.node(parts.finished()))
        }
      }
    }
    if let finished = chain?.finished { children.append(finished) }
    return children
  }

  private func readParameter(_ element: MarkupElement, into parts: inout NodeParts) {
    expectNothing(in: element)
    guard let name = name(of: element, kind: "parameter"), let type = required("type", of: element),
      !isEmpty(type, of: element), let typeName = literal(type)
    else { return }
    if let first = parts.parameters[name] {
      diagnostics.append(.duplicate("parameter", name, first: first.span), at: element.nameSpan)
      return
    }
    guard let propertyType = registry.parameterType(named: typeName) else {
      diagnostics.append(
        error: .unknownType(typeName, nearest: NearestNames(to: typeName, among: registry.typeNames)),
        at: type.valueSpan)
      return
    }
    parts.parameters.append(ParameterSource(name: name, type: propertyType, span: element.nameSpan))
  }

  private func readMacro(_ element: MarkupElement, in file: TemplateFile, into parts: inout NodeParts) {
    expectNothing(in: element)
    guard let name = name(of: element, kind: "macro") else { return }
    // The value may stand in any one attribute beside the name, as the documents write `items="…"` for lists.
    let attribute = element.attributes.first { $0.name == "value" || $0.name == "items" }
    guard let attribute else {
      diagnostics.append(.missingAttribute("value", of: "macro"), at: element.nameSpan)
      return
    }
    guard !isEmpty(attribute, of: element) else { return }
    if let first = parts.macros[name] {
      diagnostics.append(.duplicate("macro", name, first: first.span), at: element.nameSpan)
      return
    }
    parts.macros.append(
      MacroSource(name: name, value: source(of: attribute, in: file), span: element.nameSpan))
  }

  /// The `name` of a parameter or macro, checked.
  private func name(of element: MarkupElement, kind: String) -> String? {
    guard let attribute = required("name", of: element), let name = literal(attribute) else { return nil }
    if let message = checkedName(name, of: kind, at: attribute.valueSpan) {
      diagnostics.append(message)
      return nil
    }
    return name
  }

  /// What is wrong with a name that expressions are to use; nothing when it can be written in one.
  func checkedName(_ name: String, of kind: String, at span: SourceSpan) -> Diagnostic? {
    let isName =
      !name.isEmpty && name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    return isName ? nil : .invalidName(name, of: kind).located(at: span)
  }

  /// An attribute that the element cannot do without.
  func required(_ name: String, of element: MarkupElement) -> MarkupAttribute? {
    if let attribute = element.attribute(name) { return attribute }
    diagnostics.append(.missingAttribute(name, of: element.name), at: element.nameSpan)
    return nil
  }

  /// Whether an attribute that the element cannot do without says nothing; that is reported.
  private func isEmpty(_ attribute: MarkupAttribute, of element: MarkupElement) -> Bool {
    guard attribute.value.allSatisfy(\.isWhitespace) else { return false }
    diagnostics.append(.emptyAttribute(attribute.name, of: element.name), at: attribute.nameSpan)
    return true
  }

  /// Reports attributes that a steering element does not take, and content where it takes none.
  func expectNothing(in element: MarkupElement) {
    expectKnownAttributes(of: element)
    if let content = element.children.first(where: { $0.kind != .comment && !$0.isWhiteSpace }) {
      diagnostics.append(.unexpectedContent(of: element.name), at: content.span)
    }
  }

  /// Reports attributes that a steering element does not take.
  func expectKnownAttributes(of element: MarkupElement) {
    let attributes = TemplateElements.attributeNames(of: element.name)
    for attribute in element.attributes where !attributes.contains(attribute.name) {
      diagnostics.append(
        error: .unexpectedAttribute(
          attribute.name, of: element.name,
          nearest: AttributeSynonyms.nearest(to: attribute.name, among: attributes)), at: attribute.nameSpan)
    }
  }
}
