import QuoinDiagnostics
import QuoinExpressions

/// The place of one expression: which names it sees, nearest first.
///
/// A class, since a compilation hands its scope on for each name, and a copy would count ten references.
final class LinkSite: ExpressionScope {
  let linker: Linker
  /// The node whose attribute it is; nothing for the expressions of repetitions and conditions.
  let node: LinkNode?
  let parent: LinkNode?
  /// The innermost repetition around the expression.
  let scope: LinkScope
  let slots: SlotTable
  /// The attribute that is being compiled.
  var source: AttributeSource?
  /// The name of the attribute, whose own name means what it means outside.
  var attribute: String?
  /// The attribute when it places or sizes the node.
  var layout: LayoutAttribute?
  /// The direction along which a part of the parent is meant; nothing where there is none.
  var wholeAxis: Axis?
  /// The attribute's type, whose cases may be named bare.
  var type: PropertyType?

  /// Whether a name is asked for that is called, and that a function of the language has too.
  private var isCalled = false

  init(linker: Linker, node: LinkNode?, parent: LinkNode?, scope: LinkScope, slots: SlotTable) {
    self.linker = linker
    self.node = node
    self.parent = parent
    self.scope = scope
    self.slots = slots
  }

  var host: any ExpressionHost { linker.host }

  func resolve(_ path: NamePath) -> NameMatch? { resolve(path, beyondMacros: 0) }

  func resolveCalled(_ path: NamePath) -> NameMatch? {
    isCalled = true
    defer { isCalled = false }
    return resolve(path)
  }

  func resolve(_ path: NamePath, beyondMacros count: Int) -> NameMatch? {
    let names = path.components
    guard let first = names.first else { return nil }
    switch first {
    case "100%": return percent
    case "auto": if let match = auto { return match }
    case "parent", "previous", "next":
      if names.count > 1, let match = relative(names) { return match }
    default:
      if first.hasPrefix("#") { return relative(names) }
      if let match = data(ofString: names) ?? string(names, isCalled: false) { return match }
    }
    // A case before the layout: in `<UILabel left="10" textAlignment="left"/>` the second `left` is no number.
    if let match = bareCase(names) ?? ownLayout(names) { return match }
    if let match = macro(first, beyond: count) ?? ownAttribute(names) ?? data(names) { return match }
    if let match = ownerValue(names) { return match }
    if let match = ownProperty(names) ?? typeMember(names) ?? typeFunction(names) { return match }
    if let match = later(names) { return match }
    return parameterWithoutValue(first) ?? ownValue(names) ?? nameAside(first) ?? unknownCase(names)
  }

  // MARK: Names, in the order in which they win

  /// A case of the attribute's type, or a name that the type has for a value, such as a colour's.
  private func bareCase(_ names: [String]) -> NameMatch? {
    guard names.count == 1, let type, let value = type.value(ofCase: names[0]) else { return nil }
    warnIfHidden(names[0], by: type)
    // The names that an array takes are those of its elements: `[red, blue]`.
    switch type.valueType {
    case .array(let element), .optional(.array(let element)): return NameMatch(.constant(value, element))
    default: return NameMatch(.constant(value, type.valueType))
    }
  }

  /// The node's own layout; data of such a name serve only inside the attribute of that name.
  private func ownLayout(_ names: [String]) -> NameMatch? {
    guard let node, node.source.component.hasView else { return nil }
    return longest(names) { name in
      guard name != attribute, let edge = LayoutAttribute(rawValue: name) else { return nil }
      return layoutResolution(edge, reach: .own)
    }
  }

  /// Another attribute of the same node.
  private func ownAttribute(_ names: [String]) -> NameMatch? {
    guard let node else { return nil }
    return longest(names) { name in
      guard name != attribute, let index = node.attributeIndexes[name] else { return nil }
      return attributeMatch(index, of: node, reach: .own)
    }
  }

  /// State, constants, loop variables and parameters, from the node outward.
  func data(_ names: [String]) -> NameMatch? {
    var current = node
    var next = parent
    var distance = 0
    var scope: LinkScope? = scope
    var scopeDistance = 0
    while true {
      if let current, let match = data(names, of: current, distance: distance) { return match }
      // The repetitions between this node and its parent.
      while let inner = scope, inner !== next?.scope ?? linker.outermostScope {
        if inner.repetition?.variable == names[0] {
          return slot(.item(scope: scopeDistance), .any)
        }
        if inner.repetition?.index == names[0] {
          return slot(.index(scope: scopeDistance), .number)
        }
        scope = inner.parent
        scopeDistance += 1
      }
      guard let parent = next else {
        return linker.outer?.match(names).map {
          NameMatch(resolution(.imported($0.number), $0.type), componentCount: $0.count)
        }
      }
      current = parent
      next = parent.parent
      distance += 1
    }
  }

  private func data(_ names: [String], of node: LinkNode, distance: Int) -> NameMatch? {
    longest(names) { name in
      if distance > 0, node.source.parameters[name] != nil, let index = node.attributeIndexes[name] {
        return attributeMatch(index, of: node, reach: .ancestor(distance))
      }
      if linker.hidesData { return nil }
      if let index = node.data.stateIndex(name) {
        return resolution(.state(ancestor: distance, index), node.data.state[index].type)
      }
      if let index = node.data.constantIndex(name) {
        return resolution(.constant(ancestor: distance, index), node.data.constants[index].type)
      }
      return nil
    }
  }

  /// - Parameter count: How many macros of the name, from the node outward, mean what lies beyond them.
  func macro(_ name: String, beyond count: Int) -> NameMatch? {
    var current = node ?? parent
    var passed = 0
    while let node = current {
      if node.macro(name) != nil { passed += 1 }
      if passed > count, let macro = node.macro(name) {
        return NameMatch(
          .macro(
            Macro(name: name, syntax: linker.syntax(ofMacro: macro.value.text), map: macro.value.map)))
      }
      current = node.parent
    }
    return linker.outer?.macro(name, beyond: count - passed)
  }

  /// What the owner has for the name.
  private func ownerValue(_ names: [String]) -> NameMatch? {
    guard !linker.isOpen, LayoutAttribute(rawValue: names[0]) == nil else { return nil }
    do {
      for count in stride(from: names.count, to: 0, by: -1) {
        let key = names[..<count].joined(separator: ".")
        guard let type = try linker.ownerValue(key) else { continue }
        return NameMatch(resolution(.ownerValue(key), type), componentCount: count)
      }
      return nil
    } catch {
      return NameMatch(
        .invalid(.ownerValueFailed(names.joined(separator: "."), error)), componentCount: names.count)
    }
  }

  /// The node's own layout and what its view can tell.
  private func ownProperty(_ names: [String]) -> NameMatch? {
    guard let node else { return nil }
    return longest(names) { name in
      guard name != attribute else { return nil }
      return property(name, of: node, reach: .own)
    }
  }

  /// While data are not known, any other name may turn out to be some.
  private func later(_ names: [String]) -> NameMatch? {
    guard linker.isOpen, !isCalled, !Self.mathematical.contains(names[0]), !isNeverData(names) else {
      return nil
    }
    return open(names[0], before: names.count > 1 ? names[1] : nil)
  }

  /// A parameter of this node or of one around it that nobody has set.
  private func parameterWithoutValue(_ name: String) -> NameMatch? {
    var current = node ?? parent
    while let node = current {
      if node.source.parameters[name] != nil {
        return NameMatch(
          .invalid(.parameterWithoutValue(name, of: node.source, isRoot: node.parent == nil)))
      }
      current = node.parent
    }
    return nil
  }

  func resolveUncalled(_ path: NamePath) -> NameMatch? { linker.isOpen ? open(path.first) : nil }

  private func open(_ name: String, before member: String? = nil) -> NameMatch {
    if let source {
      linker.noteOpen(name) {
        OpenName(
          name: name, nearest: nearestChoice(to: name) ?? nearestDeclared(to: name, before: member),
          expectation: expectation(for: name), source: source)
      }
    }
    return slot(.constant(ancestor: 0, -1), .any)
  }

  /// Whether nobody can mean data: a member of a node around that no node has, and another language's nil.
  private func isNeverData(_ names: [String]) -> Bool {
    if names == ["null"] { return true }
    return names.count > 1 && parent != nil && ["parent", "previous", "next"].contains(names[0])
  }

  /// What a name that is no choice of the attribute's type was probably meant to be.
  private func nearestChoice(to name: String) -> NearestNames? {
    if layout?.isSize == true, let size = Self.sizeWords[name] { return NearestNames(size) }
    guard let type else { return nil }
    if type.valueType.isBool { return Self.booleanWords[name.lowercased()].map { NearestNames($0) } }
    return type.cases.isEmpty ? nil : NearestNames(to: name, among: type.cases.map(\.name))
  }

  private static let booleanWords = ["yes": "true", "on": "true", "no": "false", "off": "false"]

  /// A name that only what stands aside in a container around knows, such as the heads of a document's pages.
  func nameAside(_ name: String) -> NameMatch? {
    if linker.isOpen { return nil }
    var current = node ?? parent
    while let node = current {
      if let (names, place) = node.source.component.container.namesAside, names.contains(name) {
        return NameMatch(.invalid(.nameAside(name, knownTo: place, of: node.source.component.name)))
      }
      current = node.parent
    }
    return linker.outer?.nameAside(name)
  }

  /// The attribute's own name, where it means nothing outside.
  private func ownValue(_ names: [String]) -> NameMatch? {
    guard !isCalled, let attribute, names.joined(separator: ".") == attribute else { return nil }
    return NameMatch(
      .invalid(
        .ownValue(of: attribute, nearest: layout == nil ? nil : NearestNames("parent.\(attribute)"))),
      componentCount: names.count)
  }

  /// A single word where a case is wanted, which is told with the cases there are.
  private func unknownCase(_ names: [String]) -> NameMatch? {
    if names.count == 1, !isCalled, type == nil, let size = nearestChoice(to: names[0]) {
      return NameMatch(.invalid(.unknownName(names[0], meant: size)))
    }
    guard names.count == 1, !isCalled, let type, !Self.mathematical.contains(names[0]) else { return nil }
    if type.valueType.isBool, let word = nearestChoice(to: names[0]) {
      return NameMatch(.invalid(.unknownName(names[0], meant: word)))
    }
    if type.cases.isEmpty { return nil }
    switch type.valueType {
    case .enumeration, .optionSet:
      return NameMatch(
        .invalid(.unknownCase(names[0], of: type.name, among: type.cases.map(\.name))))
    default: return nil
    }
  }

  // MARK: 100% and auto

  private var percent: NameMatch {
    switch attribute {
    case "contentSize.width": return slot(.wholeOfContent(.horizontal), .number)
    case "contentSize.height": return slot(.wholeOfContent(.vertical), .number)
    default:
      if let wholeAxis { return slot(.whole(wholeAxis), .number) }
      return NameMatch(.invalid(.percentageOfNoLength))
    }
  }

  private var auto: NameMatch? {
    // What has no view has no size that could follow from it.
    if node?.source.component.hasView == false { return nil }
    return switch attribute {
    case "width": slot(.auto(.horizontal), .number)
    case "height": slot(.auto(.vertical), .number)
    case "contentSize.width": slot(.autoOfContent(.horizontal), .number)
    case "contentSize.height": slot(.autoOfContent(.vertical), .number)
    default: nil
    }
  }

  // MARK: Matches

  /// What a property of a known node means here: its layout, its attribute or its view's property.
  func property(_ name: String, of node: LinkNode, reach: NodeReach) -> Resolution? {
    if let edge = LayoutAttribute(rawValue: name) { return layoutResolution(edge, reach: reach) }
    if !reach.isOwn, let index = node.attributeIndexes[name] {
      return attributeMatch(index, of: node, reach: reach)
    }
    // What stands behind the dot belongs to the safe area as it is here, not as the view has it before its layout.
    if name.hasPrefix("safeAreaInsets.") { return nil }
    guard let property = node.source.component.property(named: name), property.get != nil else {
      return node.source.isOpen ? resolution(.named(reach, name), .any) : nil
    }
    if name == "safeAreaInsets" { return resolution(.safeArea, property.type.valueType) }
    if let replacement = property.replacement {
      linker.diagnostics.append(.deprecated(name, for: replacement), at: source?.span)
    }
    return resolution(.named(reach, name), property.type.readType)
  }

  func attributeMatch(_ index: Int, of node: LinkNode, reach: NodeReach) -> Resolution {
    switch node.attributes[index].role {
    case .layout(let edge): layoutResolution(edge, reach: reach)
    case .property(let property), .childProperty(let property):
      resolution(.attribute(reach, index), property.type.readType)
    case .argument(let type), .parameter(let type): resolution(.attribute(reach, index), type.readType)
    case .outlet: resolution(.attribute(reach, index), .string)
    }
  }

  /// An edge inside an attribute that places the node is the position of that edge; elsewhere it is a plain number.
  func layoutResolution(_ edge: LayoutAttribute, reach: NodeReach) -> Resolution {
    if let layout, !layout.isSize, !edge.isSize, layout.axis == edge.axis, !reach.isOwn {
      return resolution(.position(reach, edge, as: layout), .number)
    }
    return resolution(.layout(reach, edge), .number)
  }

  func resolution(_ reference: Reference, _ type: ValueType) -> Resolution {
    // What nothing is made of is never read.
    .slot(linker.isOpen ? 0 : slots.slot(for: reference), type)
  }

  func slot(_ reference: Reference, _ type: ValueType) -> NameMatch {
    NameMatch(resolution(reference, type))
  }

  /// Tries the whole path as one name, then shorter and shorter beginnings of it.
  func longest(_ names: [String], _ find: (String) -> Resolution?) -> NameMatch? {
    guard names.count > 1 else { return find(names[0]).map { NameMatch($0) } }
    for count in stride(from: names.count, to: 0, by: -1) {
      let name = count == 1 ? names[0] : names[..<count].joined(separator: ".")
      if let found = find(name) { return NameMatch(found, componentCount: count) }
    }
    return nil
  }
}

extension ValueType {
  fileprivate var isBool: Bool { self == .bool || self == .optional(.bool) }
}

extension PropertyType {
  /// The type that expressions see when they read a property.
  var readType: ValueType { allowsNil ? .optional(valueType) : valueType }
}

extension Diagnostic {
  static func deprecated(_ name: String, for replacement: String) -> Diagnostic {
    Diagnostic(.warning, "\(name) is deprecated", suggestion: replacement)
  }
}
