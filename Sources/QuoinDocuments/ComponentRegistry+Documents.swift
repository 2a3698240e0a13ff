import QuoinTemplates

extension ComponentRegistry {
  /// The standard components, and those that only documents need.
  public static let documents = standard.adding(sound: Component.documents, to: "UIView") {
    Component.pageProperties
  }
}

extension Component {
  /// Each family of components adds its list here.
  static let documents: [Component] = pages + tables
}
