import QuoinDiagnostics
import QuoinExpressions
import QuoinHTML
import QuoinMarkup

extension SourceReader {
  /// Reads the text inside a component, the elements of HTML in it included.
  func readText(of element: MarkupElement, in file: TemplateFile, into parts: inout NodeParts, depth: Int) {
    let holdsHTML = element.childElements.contains { isHTML($0) }
    let texts = element.children.filter { ($0.kind == .text && !$0.isWhiteSpace) || $0.kind == .cdata }
    guard let body = parts.component.body else {
      if parts.isOpen { return }
      // Text with broken references in it, or without its end, is reported for that; HTML with the children.
      guard let first = texts.first, !hasProblem(first, in: file) else { return }
      diagnostics.append(.textNotAllowed(in: parts.component.name), at: first.span)
      return
    }
    let isMarkup = holdsHTML && parts.component.takesHTML
    guard let first = isMarkup ? element.children.first(where: { !$0.isWhiteSpace }) : texts.first else {
      return
    }
    let source = file.markup.source
    var text = BodyText(source: source, mode: isMarkup ? .markup : .plain)
    var html: MarkupElement?
    for child in element.children {
      switch child.kind {
      case .text, .cdata: text.append(child.decodedValue)
      case .element:
        guard isMarkup, let inner = child.element else { continue }
        if isHTML(inner) || html != nil && inner.name == "param" {
          html = html ?? inner
          append(inner, to: &text, in: parts.component, depth: depth + 1)
        } else if let html, !TemplateElements.names.contains(inner.name) {
          diagnostics.append(.viewBesideHTML(inner.name, html: html.name), at: inner.nameSpan)
        }
      default: break
      }
    }
    let trimmed = text.trimmed
    parts.text = AttributeSource(
      name: body, text: trimmed.value, namePlace: SourcePlace(source: source, range: first.range),
      map: trimmed.map, base: file.url)
  }

  /// Has the text inside a component come in place of the attributes for it.
  func setText(of parts: inout NodeParts) {
    guard let text = parts.text else { return }
    for name in [text.name, Self.plainName(of: text.name)].compactMap({ $0 }) {
      guard let given = parts.attributes[name] else { continue }
      diagnostics.append(.textAndAttribute(name), at: given.nameSpan)
      parts.attributes.remove(name)
    }
    parts.attributes.append(text)
  }

  /// The attribute for the same text without styles.
  static func plainName(of body: String) -> String? {
    for (styled, plain) in [("attributedText", "text"), ("attributedTitle", "title")]
    where body == styled || body.hasSuffix("." + styled) {
      return body.dropLast(styled.count) + plain
    }
    return nil
  }

  /// Whether an element is one of HTML where it stands.
  func isHTML(_ element: MarkupElement) -> Bool { element.isHTML(where: takesHTML) }

  /// Whether the text inside a component of a name may hold HTML; nothing where there is no such component.
  func takesHTML(_ name: String) -> Bool? { component(named: name)?.takesHTML }

  /// Adds an element of HTML with all that is in it.
  private func append(
    _ element: MarkupElement, to text: inout BodyText, in component: ResolvedComponent, depth: Int
  ) {
    do throws(Diagnostic) {
      try meter.checkDepth(depth)
      try meter.countNode()
    } catch {
      diagnostics.append(error.located(at: element.nameSpan))
      return
    }
    if !HTMLText.hasElement(element.name) {
      diagnostics.append(
        .unknownHTML(element.name, isComponent: takesHTML(element.name) != nil), at: element.nameSpan)
    }
    // A tag that nobody knows is none; what is in it may still be said to look otherwise.
    let name = HTMLText.hasElement(element.name) ? element.name : "span"
    let start = element.openingTagRange.lowerBound
    text.append("<\(name)", at: start)
    for attribute in element.attributes {
      text.append(" \(attribute.name)=\"", at: attribute.nameRange.lowerBound)
      text.append(attribute.decodedValue, isQuoted: true)
      text.append("\"", at: attribute.range.upperBound - 1)
    }
    text.append(">", at: element.openingTagRange.upperBound - 1)
    if HTMLText.isEmptyElement(element.name) { return }
    for child in element.children {
      switch child.kind {
      case .text, .cdata: text.append(child.decodedValue)
      case .element:
        guard let inner = child.element else { continue }
        if isHTML(inner) {
          append(inner, to: &text, in: component, depth: depth + 1)
        } else {
          diagnostics.append(.viewBesideHTML(inner.name, html: element.name), at: inner.nameSpan)
        }
      default: break
      }
    }
    text.append("</\(name)>", at: element.closingTagRange?.lowerBound ?? start)
  }

  private func hasProblem(_ text: MarkupNode, in file: TemplateFile) -> Bool {
    file.markup.diagnostics.all.contains { problem in
      problem.span.map { text.range.contains($0.range.lowerBound) } ?? false
    }
  }
}

extension Diagnostic {
  /// A view, or what steers views, inside HTML or behind it.
  static func viewBesideHTML(_ name: String, html: String) -> Diagnostic {
    Diagnostic(
      .error,
      "Unsupported HTML: <\(name)> stands inside text or behind <\(html)>; views come before any HTML")
  }

  /// - Parameter isComponent: Whether it stands for something outside of text.
  static func unknownHTML(_ name: String, isComponent: Bool) -> Diagnostic {
    Diagnostic(
      .warning, "HTML has no element <\(name)>; only what is in it is shown",
      notes: isComponent ? [Note("As a part of the template, <\(name)> stands outside of text")] : [],
      suggestions: isComponent ? nil : NearestNames(to: name, among: HTMLText.elementNames))
  }
}
