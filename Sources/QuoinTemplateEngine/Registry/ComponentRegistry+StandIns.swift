import QuoinExpressions

extension ComponentRegistry {
  /// The same registry with a component for an element that only an app knows, so that its templates can be shown without
  /// the app.
  ///
  /// ```swift
  /// let registry = ComponentRegistry.standard.adding(
  ///   standIn: "BoxesViewController", for: "UIViewController", taking: ["columns"])
  /// ```
  ///
  /// - Parameters:
  ///   - name: The element's name; nothing happens where it is known.
  ///   - base: The component that is made in its place.
  ///   - attributes: What templates set on it. Those that the base does not know are taken and do nothing.
  public func adding(
    standIn name: String, for base: String, taking attributes: some Sequence<String>
  ) -> ComponentRegistry {
    guard self[name] == nil, let base = self[base] else { return self }
    let taken = Set(attributes).filter { !base.knows($0) && !isTakenAnywhere($0) }.sorted()
    return adding([
      base.component.inherited(by: name) {
        taken.map { Property($0, type: .unknown, get: nil) { _, _, _ in true } }
      }
    ])
  }

  /// Whether every element takes an attribute, or those in some container do.
  private func isTakenAnywhere(_ attribute: String) -> Bool {
    LayoutAttribute.names.contains(attribute)
      || TemplateElements.attributes.contains { $0.name == attribute }
      || componentNames.contains { name in
        self[name]?.container.childProperties.contains { $0.name == attribute } == true
      }
  }
}

extension PropertyType {
  /// What an app's own attribute may hold; nobody here knows.
  fileprivate static let unknown = PropertyType(
    "Unknown", syntax: .text, valueType: .any, textConversion: { _, _ in .null })
}
