import Foundation
import QuoinDiagnostics
import QuoinExpressions
import QuoinMarkup

/// One node as it was written, included files merged and the component found, before any name in it is resolved.
///
/// Markup and nodes built in code both come to this, and share everything that follows.
final class NodeSource: Sendable {
  /// What stays the same when the node is copied because something in it has changed.
  final class Identity: Sendable {}

  let identity: Identity
  let component: ResolvedComponent
  /// The element that stands for the node, then the roots of the files that it includes; none for a node built in code.
  let elements: [MarkupElement]
  let id: String?
  let outlet: AttributeSource?
  /// In the order written, names unique; what an importing node sets comes in place of what the file sets.
  let attributes: [AttributeSource]
  let parameters: NamedList<ParameterSource>
  let macros: NamedList<MacroSource>
  let children: [ChildSource]
  /// Whether `right` and `bottom` count from the left and top edge; nothing where an ancestor or the process says.
  let usesLegacyEdges: Bool?
  /// Whether the node may be cut off without a warning, with all that is in it.
  let bleeds: Bool?
  /// Whether the node may lie on text, or what is in it under something else, without a warning.
  let overlaps: Bool?
  /// Whether it is not known what the element is, or not yet, so that it may have any attributes.
  let isOpen: Bool
  /// Whether constraints alone say where the element is, unless a container does.
  let isConstrained: Bool

  init(
    component: ResolvedComponent, elements: [MarkupElement], id: String? = nil,
    outlet: AttributeSource? = nil,
    attributes: [AttributeSource] = [], parameters: NamedList<ParameterSource>,
    macros: NamedList<MacroSource>,
    children: [ChildSource] = [], usesLegacyEdges: Bool? = nil, bleeds: Bool? = nil,
    overlaps: Bool? = nil,
    isOpen: Bool = false, identity: Identity = Identity()
  ) {
    self.identity = identity
    self.component = component
    self.elements = elements
    self.id = id
    self.outlet = outlet
    self.attributes = attributes
    self.parameters = parameters
    self.macros = macros
    self.children = children
    self.usesLegacyEdges = usesLegacyEdges
    self.bleeds = bleeds
    self.overlaps = overlaps
    self.isOpen = isOpen
    isConstrained = AttributeSource.leavePlaceToConstraints(attributes, of: component)
  }

  /// What data and views are kept under for the node.
  var key: ObjectIdentifier { ObjectIdentifier(identity) }

  /// Where the name of the element stands.
  var span: SourceSpan? { elements.first?.nameSpan }

  /// How messages call the node: its id, else its class.
  var label: String { id ?? component.name }
}

/// An attribute as it was written.
final class AttributeSource: Named, Sendable {
  let name: String
  /// The value, references resolved.
  let text: String
  let namePlace: SourcePlace?
  /// Where the value stands.
  let map: SourceMap
  /// The file it stands in, from which relative names count.
  let base: URL?

  init(name: String, text: String, namePlace: SourcePlace?, map: SourceMap, base: URL?) {
    self.name = name
    self.text = text
    self.namePlace = namePlace
    self.map = map
    self.base = base
  }

  /// Where the name stands.
  var nameSpan: SourceSpan? { namePlace?.span }

  /// Where the value stands.
  var span: SourceSpan { map.span(for: 0..<text.utf8.count) }
}

/// `<param name="title" type="String"/>`
struct ParameterSource: Named, Sendable {
  let name: String
  let type: PropertyType
  let span: SourceSpan?
}

/// `<macro name="MARGIN" value="20"/>`
struct MacroSource: Named, Sendable {
  let name: String
  let value: AttributeSource
  let span: SourceSpan?
}

/// What stands among the children of a node.
enum ChildSource: Sendable {
  case node(NodeSource)
  case repetition(RepetitionSource)
  case condition(ConditionSource)
}

/// `<repeat for="item" index="i" in="items">`
final class RepetitionSource: Sendable {
  let variable: String
  let index: String
  let items: AttributeSource
  /// What tells instances apart when the items change; the item itself when it is not given.
  let key: AttributeSource?
  let children: [ChildSource]
  let span: SourceSpan?

  init(
    variable: String, index: String, items: AttributeSource, key: AttributeSource?, children: [ChildSource],
    span: SourceSpan?
  ) {
    self.variable = variable
    self.index = index
    self.items = items
    self.key = key
    self.children = children
    self.span = span
  }
}

/// `<if test="…">` with the `<else>` branches behind it.
final class ConditionSource: Sendable {
  struct Branch: Sendable {
    /// Nothing for the last `<else>`.
    let test: AttributeSource?
    let children: [ChildSource]
  }

  let branches: [Branch]
  let span: SourceSpan?

  init(branches: [Branch], span: SourceSpan?) {
    self.branches = branches
    self.span = span
  }
}
