import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// A node while its files are being merged.
struct NodeParts {
  var component: ResolvedComponent
  var elements: [MarkupElement] = []
  var id: String?
  var outlet: AttributeSource?
  var attributes = NamedList<AttributeSource>()
  /// The text inside, under the name of the attribute that it sets.
  var text: AttributeSource?
  var parameters = NamedList<ParameterSource>()
  var macros = NamedList<MacroSource>()
  var children: [ChildSource] = []
  var usesLegacyEdges: Bool?
  var bleeds: Bool?
  var overlaps: Bool?
  /// Whether it is not known what the element is, or not yet, so that it may have any attributes.
  var isOpen = false

  /// Takes over what an importing node sets, in place of what the file sets.
  mutating func overlay(_ other: NodeParts) {
    elements = other.elements + elements
    id = other.id ?? id
    outlet = other.outlet ?? outlet
    usesLegacyEdges = other.usesLegacyEdges ?? usesLegacyEdges
    bleeds = other.bleeds ?? bleeds
    overlaps = other.overlaps ?? overlaps
    if let text = other.text, let plain = SourceReader.plainName(of: text.name) { attributes.remove(plain) }
    for attribute in other.attributes.elements { attributes.set(attribute) }
    for parameter in other.parameters.elements where parameters[parameter.name] == nil {
      parameters.append(parameter)
    }
    // The importing node's macros come first, as they did where they were written.
    var merged = other.macros
    for macro in macros.elements where merged[macro.name] == nil { merged.append(macro) }
    macros = merged
  }

  /// Whether the attributes fix a size without a default for it.
  private func isRedundant(_ name: String) -> Bool {
    guard let layout = LayoutAttribute(rawValue: name), layout.isSize else { return false }
    let edges = LayoutAttribute.allCases.filter { $0.axis == layout.axis && !$0.isSize }
    return edges.filter { attributes[$0.rawValue]?.isNotGiven == false }.count >= 2
  }

  /// The finished node, the component's default expressions filled in.
  func finished() -> NodeSource {
    var attributes = attributes
    let place = elements.first.map(SourcePlace.init(nameOf:))
    for (name, expression) in component.defaults
    where attributes[name]?.isNotGiven != false && !isRedundant(name) {
      let map = SourceMap(text: expression, file: "\(component.name).\(name)")
      attributes.set(
        AttributeSource(name: name, text: expression, namePlace: place, map: map, base: nil))
    }
    return NodeSource(
      component: component, elements: elements, id: id, outlet: outlet, attributes: attributes.elements,
      parameters: parameters, macros: macros, children: children, usesLegacyEdges: usesLegacyEdges,
      bleeds: bleeds, overlaps: overlaps, isOpen: isOpen)
  }
}
