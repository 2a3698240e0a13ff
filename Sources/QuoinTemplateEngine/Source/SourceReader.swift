import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinHTML
import QuoinMarkup
import QuoinResources

/// Reads markup into nodes: merges files, finds components, collects parameters and macros.
///
/// It reports all that is wrong and goes on with what is left.
final class SourceReader {
  let registry: ComponentRegistry
  let files: TemplateFiles
  let meter: BudgetMeter
  var diagnostics = Diagnostics()

  init(registry: ComponentRegistry, files: TemplateFiles, meter: BudgetMeter) {
    self.registry = registry
    self.files = files
    self.meter = meter
  }

  /// The root of a file as a node; nothing when something is so wrong that there is none.
  func root(of file: TemplateFile) -> NodeSource? {
    rootParts(of: file, slot: ChildrenSlot(), depth: 1)?.finished()
  }

  func rootParts(of file: TemplateFile, slot: ChildrenSlot, depth: Int) -> NodeParts? {
    // That there is not exactly one root is among what the markup reports.
    diagnostics.append(contentsOf: file.markup.diagnostics)
    guard let root = file.markup.root else { return nil }
    return parts(of: root, in: file, slot: slot, parent: nil, depth: depth)
  }

  /// Reads an element that stands for a component.
  func parts(
    of element: MarkupElement, in file: TemplateFile, slot: ChildrenSlot, parent: ResolvedComponent?,
    depth: Int
  ) -> NodeParts? {
    do throws(Diagnostic) {
      try meter.checkDepth(depth)
      try meter.countNode()
    } catch {
      diagnostics.append(error.located(at: element.nameSpan))
      return nil
    }
    guard let found = component(of: element, parent: parent) else { return nil }
    var parts = NodeParts(component: found.component, elements: [element])
    parts.isOpen = !found.isKnown
    var inclusion: (kind: Inclusion, attribute: MarkupAttribute)?
    for attribute in element.attributes {
      let name = attribute.name
      switch name {
      case "xml", "template":
        if let text = literal(attribute), !text.isEmpty {
          if let first = inclusion?.attribute, first.name != name {
            diagnostics.append(.twoInclusions(first: first.nameSpan), at: attribute.nameSpan)
            continue
          }
          inclusion = (name == "xml" ? .replacement : .base, attribute)
        }
      case "id": parts.id = literal(attribute)
      case "outlet": parts.outlet = source(of: attribute, in: file)
      case "bleed": parts.bleeds = isTrue(attribute)
      case "overlaps": parts.overlaps = isTrue(attribute)
      case "useLegacyLayoutMode": parts.usesLegacyEdges = isTrue(attribute)
      default:
        if parts.attributes[name] == nil {
          parts.attributes.append(source(of: attribute, in: file))
        }
      }
    }
    readContent(of: element, in: file, into: &parts, slot: slot, depth: depth)
    guard let inclusion else {
      setText(of: &parts)
      return parts
    }
    return include(inclusion.attribute, as: inclusion.kind, parts: parts, in: file, depth: depth)
  }

  /// What an element stands for; a plain view where that is not known, so that what is wrong in there is told as well.
  private func component(
    of element: MarkupElement, parent: ResolvedComponent?
  ) -> (component: ResolvedComponent, isKnown: Bool)? {
    let name = element.name
    if let component = component(named: name) { return (component, true) }
    if HTMLText.hasElement(name) {
      diagnostics.append(.htmlOutsideText(name, in: parent?.name), at: element.nameSpan)
    } else if TemplateElements.names.contains(name) {
      diagnostics.append(.misplaced(name), at: element.nameSpan)
    } else {
      diagnostics.append(
        error: .unknownElement(
          name,
          nearest: ElementSynonyms.nearest(
            to: name, among: registry.componentNames + TemplateElements.names),
          at: element.nameSpan))
      return (ResolvedComponent(.view, superclass: nil), false)
    }
    return nil
  }

  /// The component of an element's name, before which that of its module may stand.
  func component(named name: String) -> ResolvedComponent? {
    registry[name] ?? name.split(separator: ".").last.flatMap { registry[String($0)] }
  }

  /// The value of an attribute that may hold no expression.
  func literal(_ attribute: MarkupAttribute) -> String? {
    let text = attribute.value
    if text.contains("{") {
      diagnostics.append(.expressionInLiteral(attribute.name), at: attribute.valueSpan)
      return nil
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The value of an attribute that is `true` or `false`.
  private func isTrue(_ attribute: MarkupAttribute) -> Bool? {
    guard let text = literal(attribute) else { return nil }
    if text != "true", text != "false" {
      diagnostics.append(.neitherTrueNorFalse(attribute.name, text), at: attribute.valueSpan)
    }
    return text == "true"
  }

  func source(of attribute: MarkupAttribute, in file: TemplateFile) -> AttributeSource {
    let decoded = attribute.decodedValue
    return AttributeSource(
      name: attribute.name, text: decoded.value,
      namePlace: SourcePlace(source: file.markup.source, range: attribute.nameRange),
      map: decoded.map, base: file.url)
  }
}

/// Where the children of an importing node go in a template.
final class ChildrenSlot {
  let children: [ChildSource]
  /// The `<children/>` that stands for them; nothing where there is none.
  let place: MarkupElement?

  /// - Parameters:
  ///   - children: Those of the importing node.
  ///   - root: The root of the template.
  init(_ children: [ChildSource] = [], in root: MarkupElement? = nil) {
    self.children = children
    place = root.flatMap(Self.place)
  }

  /// The root's own `<children/>`, else the first one further inside; the last of several in one element.
  private static func place(in root: MarkupElement) -> MarkupElement? {
    var pending = [root]
    while let element = pending.popLast() {
      let children = Array(element.childElements)
      if let last = children.last(where: { $0.name == "children" }) { return last }
      pending += children.reversed()
    }
    return nil
  }
}
