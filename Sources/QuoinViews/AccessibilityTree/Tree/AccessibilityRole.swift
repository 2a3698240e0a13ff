/// What an element or a container is, in one word.
public nonisolated enum AccessibilityRole: String, Codable, Hashable, Sendable, CaseIterable {
  // Elements.
  case heading, button, toggle, link, image, text, adjustable, element
  case searchField = "search field"
  case key = "keyboard key"
  // Containers.
  case screen, group, table, list, landmark
  case scrollView = "scroll view"
  case tabBar = "tab bar"

  /// The role of an element: the first of its traits that says one.
  init(of traits: UIAccessibilityTraits) {
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.header, .heading), (.toggleButton, .toggle), (.searchField, .searchField), (.keyboardKey, .key),
      (.adjustable, .adjustable), (.link, .link), (.button, .button), (.image, .image), (.tabBar, .tabBar),
      (.staticText, .text),
    ]
    self = roles.first { traits.contains($0.0) }?.1 ?? .element
  }

  /// Whether a person does something with what has the role.
  public var isUsed: Bool {
    switch self {
    case .button, .toggle, .link, .adjustable, .searchField, .key: true
    default: false
    }
  }
}

// Where views are, as they are asked.
extension AccessibilityRole {
  /// The role of what holds elements; nothing for what holds them without being anything to them.
  init?(ofContainer object: AccessibleObject) {
    switch object.accessibilityContainerType {
    case .dataTable: self = .table
    case .list: self = .list
    case .landmark: self = .landmark
    case .semanticGroup: self = .group
    case .none:
      if object.accessibilityTraits.contains(.tabBar) {
        self = .tabBar
      } else if (object as? UIView)?.scrolledSize != nil {
        self = .scrollView
      } else {
        return nil
      }
    }
  }
}
