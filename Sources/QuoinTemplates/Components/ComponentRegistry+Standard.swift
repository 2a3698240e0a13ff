import QuoinTemplateEngine

extension ComponentRegistry {
  /// UIKit's components, as far as they are built, and what Quoin adds to them.
  public static let standard = ComponentRegistry(sound: Component.standard, types: PropertyType.standard)
}

extension Component {
  static var standard: [Component] { base + controls + bars + controllers + lists }
}
