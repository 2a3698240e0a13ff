extension AttributeSource {
  /// Whether it holds the constraints of the element itself, and not of something in it.
  func isOwnConstraints(of component: ResolvedComponent) -> Bool {
    guard name == "constraints" || component.isController && name == "view.constraints" else { return false }
    return component.property(named: name)?.type.syntax == .constraints
  }

  /// Whether constraints alone say where the element is.
  private func leavesPlaceToConstraints(of component: ResolvedComponent) -> Bool {
    switch name {
    case "constraints", "view.constraints": isOwnConstraints(of: component) && !isNotGiven
    case "translatesAutoresizingMaskIntoConstraints", "view.translatesAutoresizingMaskIntoConstraints":
      text[...].trimmingWhiteSpace == "false"
    default: false
    }
  }

  /// Whether constraints alone say where an element of some attributes is.
  static func leavePlaceToConstraints(_ attributes: [AttributeSource], of component: ResolvedComponent)
    -> Bool
  {
    component.hasView
      && attributes.contains { attribute in
        // Names of these begin so, and most others otherwise.
        guard let first = attribute.name.utf8.first, [0x63, 0x74, 0x76].contains(first) else { return false }
        return attribute.leavesPlaceToConstraints(of: component)
      }
  }
}
