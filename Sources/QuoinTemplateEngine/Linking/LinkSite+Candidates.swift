import QuoinDiagnostics
import QuoinExpressions

extension LinkSite {
  /// What every expression knows without asking its scope.
  static let builtIn: Set<String> = Set(ExpressionFunction.names).union(["pi"])

  /// Those over numbers and colours alone, which data are seldom called like.
  static let mathematical = builtIn.subtracting(ExpressionFunction.all.map(\.name)).union([
    "min", "max", "round",
  ])

  func candidates(for path: NamePath) -> [String] {
    // Nobody reads what would be suggested beyond the problems that are told.
    guard let first = path.components.first, !linker.diagnostics.isFull else { return [] }
    if path.components.count > 1, let relatives = relativeCandidates(for: path) { return relatives }
    if first.hasPrefix("#") {
      var ids: [String] = []
      var current: LinkScope? = scope
      while let scope = current {
        ids += scope.ids.keys.map { "#" + $0 }
        current = scope.parent
      }
      return ids
    }
    // A mistake in a macro is looked for at each of its uses: what is gathered is neither sorted nor made unique.
    var names = ["parent", "previous", "next", "auto"] + Self.builtIn
    if let node {
      names += node.attributeIndexes.keys
      let properties = node.source.component.propertyNames(like: path.text) { $0.get != nil }
      // Who asks for `user.name` where there is no user does not mean the name of another thing.
      names += path.count == 1 ? properties : properties.filter { path.beginsNearly(as: $0) }
      names += LayoutAttribute.names
    }
    var current = node ?? parent
    while let node = current {
      names += node.data.state.map(\.name)
      names += node.data.constants.map(\.name)
      names += node.source.parameters.elements.map(\.name)
      names += node.source.macros.elements.map(\.name)
      current = node.parent
    }
    var repetition: LinkScope? = scope
    while let scope = repetition {
      if let source = scope.repetition { names += [source.variable, source.index] }
      repetition = scope.parent
    }
    names += type?.cases.map(\.name) ?? []
    names.removeAll { $0 == attribute }
    return names + rootCandidates(for: path, among: names)
  }

  /// For `usre.name` the same member of what is called nearly so, and for `title.bottom` that of the view with this id.
  private func rootCandidates(for path: NamePath, among names: [String]) -> [String] {
    guard path.count > 1 else { return [] }
    let ids = candidates(for: NamePath("#\(path.first)"))
    let root =
      ids.contains("#\(path.first)") ? "#\(path.first)" : nearestName(to: path.first, among: names)
    return root.map { [([$0] + path.components.dropFirst()).joined(separator: ".")] } ?? []
  }

  /// The names of the data, for a path whose beginning nothing is called like; nothing for a name that stands alone.
  func dataNames(for path: NamePath) -> [String] {
    guard path.count > 1, !["parent", "previous", "next"].contains(path.first), !path.first.hasPrefix("#")
    else {
      return []
    }
    var names: Set<String> = []
    var current = node ?? parent
    while let node = current {
      names.formUnion((node.data.state + node.data.constants).map(\.name))
      names.formUnion(node.source.parameters.elements.map(\.name))
      current = node.parent
    }
    return names.filter { !$0.contains(".") }.sorted()
  }

  /// For `previous.widht` the members of views behind the same beginning; for `#titel.width` the ids before the same end.
  private func relativeCandidates(for path: NamePath) -> [String]? {
    let components = path.components
    if components[0].hasPrefix("#") {
      let ids = candidates(for: NamePath([components[0]]))
      guard ids.contains(components[0]) else {
        return ids.map { ([$0] + components.dropFirst()).joined(separator: ".") }
      }
    } else if !["parent", "previous", "next"].contains(components[0]) {
      return nil
    }
    let beginning = components.dropLast().joined(separator: ".")
    let members = Set(LayoutAttribute.names).union(
      (node ?? parent)?.source.component.propertyNames(like: "") ?? [])
    return members.map { "\(beginning).\($0)" }
  }
}

extension NamePath {
  /// Whether its first part is that of a name, or may have been meant as that.
  fileprivate func beginsNearly(as name: String) -> Bool {
    let beginning = String(name.prefix { $0 != "." })
    return beginning == first || nearestName(to: first, among: [beginning]) != nil
  }
}
