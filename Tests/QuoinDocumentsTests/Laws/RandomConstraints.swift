import QuoinTestSupport

/// Lets constraints place some elements of a random template, in ways that say all of where these are and nothing twice.
struct RandomConstraints {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// The template with constraints in the place of other attributes.
  mutating func adding(to element: LawElement, inside isPlain: Bool = false) -> LawElement {
    var element = element
    let isInPlain = ["UIView", "UITableViewCell", "UICollectionViewCell", "Badge"].contains(element.name)
    let isSteering = ["repeat", "if", "else"].contains(element.name)
    element.children = element.children.map { adding(to: $0, inside: isSteering ? isPlain : isInPlain) }
    if isPlain, !isSteering, takesConstraints(element), random.chance(30) { place(&element) }
    return element
  }

  private func takesConstraints(_ element: LawElement) -> Bool {
    !["macro", "param", "children"].contains(element.name)
      && !element.attributes.contains { ["xml", "template"].contains($0.name) }
      // What scrolls in boxes is measured by whoever asks first, which solutions change.
      && !holds("LMScrollView", element)
  }

  private func holds(_ name: String, _ element: LawElement) -> Bool {
    element.children.contains { $0.name == name || holds(name, $0) }
  }

  private static let places: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "center.x", "center.y",
  ]

  private mutating func place(_ element: inout LawElement) {
    element.attributes.removeAll { Self.places.contains($0.name) }
    for index in element.attributes.indices
    where ["text", "title"].contains(element.attributes[index].name)
      && ["#", "previous", "next", "parent"].contains(where: element.attributes[index].value.contains)
    {
      // Whether a text that tells of sizes changes its own is for constraints to say.
      element.attributes[index].value = "{name}"
    }
    element.attributes.append(.init(name: "constraints", value: "\(across()); \(down())"))
  }

  private mutating func number() -> String {
    random.one(of: ["20", "a", "b", "a + b", "flag ? 30 : 12", "items.count * 7", "b / 2", "name.count + 3"])
  }

  private mutating func across() -> String {
    let (number, other) = (number(), number())
    return random.one(of: [
      "horizontalEdges = parent", "leading = parent.leading + \(number); width = \(other)",
      "trailing = parent.trailing - \(number); width = parent.width / 2",
      "centerX = parent.centerX; width = \(number)", "leading = previous.trailing + 4; width = \(number)",
      "left = parent.left + 12; width ≤ 60; width = \(number) @900", "leading = margins; width = \(number)",
    ])
  }

  private mutating func down() -> String {
    let (number, other) = (number(), number())
    return random.one(of: [
      "verticalEdges = parent", "top = parent.top + \(number); height = \(other)",
      "bottom = parent.bottom - \(number); height = parent.height / 3",
      "centerY = parent.centerY; height = \(number)", "top = previous.bottom + 4; height = \(number)",
      "top = margins.top; height ≥ 12; height = \(number) @(flag ? 900 : 800)",
      "top = previous.top + b; height = width",
    ])
  }
}
