import QuoinMarkup

extension SVGCheck {
  /// Elements that librsvg draws nothing of.
  private static let unknownElements: Set = [
    "foreignObject", "textPath", "tref", "video", "canvas", "iframe", "hatch", "meshgradient",
  ]
  /// Functions of CSS that librsvg does not read, so that the value counts as not given.
  private static let unknownFunctions = ["var(", "light-dark(", "calc(", "color-mix(", "env("]
  /// The most things that are told of one drawing.
  private static let leftOutLimit = 8

  /// Notes what is not seen of an element that is drawn.
  mutating func noteLeftOut(
    _ element: MarkupElement, values: [(property: String, value: String)]
  ) {
    let kind = element.localName
    if Self.unknownElements.contains(kind), !isAlternative(element) { noteLeftOut("<\(kind)>") }
    if kind == "text" || kind == "tspan", element.attribute("textLength") != nil { noteLeftOut("textLength") }
    for (property, value) in values where !property.hasPrefix("--") && value.contains("(") {
      let value = value.lowercased()
      for function in Self.unknownFunctions where value.contains(function) {
        noteLeftOut("\(property): \(function))")
      }
    }
  }

  /// Notes a filter's step that librsvg has no name for: it takes the filtered element away with it.
  mutating func noteLeftOut(step: String) {
    if step == "feDropShadow" { noteLeftOut("<\(step)>") }
  }

  mutating func noteLeftOut(_ what: String) {
    if leftOut.count < Self.leftOutLimit, !leftOut.contains(what) { leftOut.append(what) }
  }

  /// Whether an element is there for readers that know it, among others for those that do not.
  private func isAlternative(_ element: MarkupElement) -> Bool {
    element.parent?.localName == "switch"
      && (element.attribute("requiredExtensions") != nil || element.attribute("requiredFeatures") != nil)
  }
}
