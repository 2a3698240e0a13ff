import QuoinExpressions

/// A name in a constraint that leads to an anchor: `parent.leading`, `#title.bottom`, `margins.top`, `previous`.
package struct AnchorPath: Hashable, Sendable {
  /// The way to the element: an id with its `#`, and `parent`, `previous` and `next`; empty for the element itself.
  package let steps: [String]
  /// The part of the element's view.
  package let guide: ConstraintGuide?
  /// The name of the anchor; nothing where the one is meant that the constraint begins with.
  package let anchor: String?

  /// Reads a name; nothing where it can lead to no anchor.
  package init?(_ path: NamePath) {
    var rest = path.components[...]
    var steps: [String] = []
    while let first = rest.first {
      if steps.isEmpty, first.hasPrefix("#") {
        steps.append(first)
      } else if let step = Self.step(first) {
        steps.append(step)
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    self.steps = steps
    guide = rest.first.flatMap { ConstraintGuide(named: $0) }
    if guide != nil { rest = rest.dropFirst() }
    switch rest.count {
    case 0: anchor = nil
    case 1: anchor = rest.first
    // `center.x` is what the attribute is called.
    case 2 where rest.first == "center": anchor = rest.joined(separator: ".")
    default: return nil
    }
    guard isElsewhere || anchor.map(Self.names.contains) == true else { return nil }
  }

  /// Whether there is such an anchor, so that the name can be nothing else.
  package var isCertain: Bool { anchor.map(Self.names.contains) ?? true }

  /// Whether it begins with another element, or with a guide.
  package var isElsewhere: Bool { !steps.isEmpty || guide != nil }

  /// The steps from an element to others, by what they are called.
  private static func step(_ name: String) -> String? {
    switch name {
    case "parent", "superview": "parent"
    case "previous", "next": name
    default: nil
    }
  }

  /// The names of all anchors, and of several at once.
  package static let names =
    ConstraintAnchor.allCases.map(\.rawValue) + ConstraintGroup.allCases.map(\.rawValue)
}
