import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// A node while its files are being merged.
struct NodeParts {
  var component: ResolvedComponent
  var place: SourcePlace?
  var id: String?
  var outlet: AttributeSource?
  var attributes: [AttributeSource] = []
  var parameters: [ParameterSource] = []
  var macros: [MacroSource] = []
  var children: [ChildSource] = []
  var usesLegacyEdges: Bool?

  /// Takes over what an importing node sets, in place of what the file sets.
  mutating func overlay(_ other: NodeParts) {
    place = other.place
    id = other.id ?? id
    outlet = other.outlet ?? outlet
    usesLegacyEdges = other.usesLegacyEdges ?? usesLegacyEdges
    for attribute in other.attributes {
      if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
        attributes[index] = attribute
      } else {
        attributes.append(attribute)
      }
    }
    parameters += other.parameters.filter { new in !parameters.contains { $0.name == new.name } }
    macros = other.macros + macros.filter { old in !other.macros.contains { $0.name == old.name } }
  }

  /// The finished node, the component's default expressions filled in.
  func finished() -> NodeSource {
    var attributes = attributes
    for (name, expression) in component.defaults where !attributes.contains(where: { $0.name == name }) {
      let map = SourceMap(text: expression, file: "\(component.name).\(name)")
      attributes.append(
        AttributeSource(name: name, text: expression, namePlace: place, map: map, base: nil))
    }
    return NodeSource(
      component: component, place: place, id: id, outlet: outlet, attributes: attributes,
      parameters: parameters, macros: macros, children: children, usesLegacyEdges: usesLegacyEdges)
  }
}
