import QuoinTemplates

extension ComponentRegistry {
  /// The standard components, and those that only documents need.
  public static let documents = standard.adding(Component.documents)
}

extension Component {
  /// Each family of components adds its list here.
  static let documents: [Component] = barcodes + [path, chart]
}
