import QuoinMarkup
import QuoinTools

/// An element in the outline of a file, with those inside.
public struct OutlineSymbol: Sendable, Hashable {
  /// What an element is, for an icon.
  public enum Kind: String, Sendable, Hashable {
    case view, controller, object, steering, declaration
  }

  /// The element's name.
  public let name: String
  /// What tells it from others: its id, its text, or what it is a name for.
  public let detail: String
  /// What it is.
  public let kind: Kind
  /// The whole element, in UTF-8 bytes.
  public let range: Range<Int>
  /// Its name in the opening tag.
  public let nameRange: Range<Int>
  /// The elements inside, HTML left out.
  public let children: [OutlineSymbol]
}

extension EditedTemplate {
  /// The outline of the file.
  public var outline: [OutlineSymbol] {
    // Elements are closed from the inside, so that depth costs no stack.
    var open: [[OutlineSymbol]] = [[]]
    for event in markup.document.events {
      switch event {
      case .enter(let node):
        if node.kind == .element { open.append([]) }
      case .leave(let node):
        guard let element = node.element, let children = open.popLast() else { continue }
        if language.isHTML(element) { continue }
        // What nests deeper than anybody looks stands side by side, so that no depth is too much for a reader's stack.
        let isTooDeep = open.count > Self.outlineDepth
        open[open.count - 1].append(symbol(of: element, isTooDeep ? [] : children))
        if isTooDeep { open[open.count - 1] += children }
      }
    }
    return open[0]
  }

  private static let outlineDepth = 100

  private func symbol(of element: MarkupElement, _ children: [OutlineSymbol]) -> OutlineSymbol {
    OutlineSymbol(
      name: element.name, detail: detail(of: element), kind: kind(of: element), range: element.node.range,
      nameRange: element.nameRange, children: children)
  }

  private func kind(of element: MarkupElement) -> OutlineSymbol.Kind {
    if element.name == "param" || element.name == "macro" { return .declaration }
    switch language.elements[language.className(of: element.name)]?.kind {
    case .steering: return .steering
    case .controller: return .controller
    case .object: return .object
    case .view, nil: return .view
    }
  }

  private func detail(of element: MarkupElement) -> String {
    func value(_ name: String) -> String { element.attribute(name)?.value ?? "" }
    switch element.name {
    case "repeat": return "\(value("for")) in \(value("in"))"
    case "if", "else": return value("test")
    case "param": return "\(value("name")): \(value("type"))"
    case "macro": return value("name")
    default: break
    }
    if let id = element.attribute("id") { return "#\(id.value)" }
    let names = ["text", "title", "attributedText", "placeholder", "image", "xml", "template"]
    return names.lazy.compactMap { element.attribute($0)?.value }.first.map { String($0.prefix(40)) } ?? ""
  }
}
