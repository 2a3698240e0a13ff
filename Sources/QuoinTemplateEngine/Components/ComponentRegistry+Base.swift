import QuoinViews

extension ComponentRegistry {
  /// The components of views, stacks and boxes, with which a template that names no control is complete.
  public static let base = ComponentRegistry(sound: Component.base, types: PropertyType.base)
}

extension Component {
  /// What stands in `ComponentRegistry.base`.
  package static var base: [Component] {
    [.view, .label, .imageView, .stackView, .scrollView, .gradientView] + boxes + drawings
  }
}
