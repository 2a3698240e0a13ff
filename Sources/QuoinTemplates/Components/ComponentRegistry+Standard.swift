import QuoinViews

extension ComponentRegistry {
  /// UIKit's components, as far as they are built, and what Quoin adds to them.
  public static let standard = ComponentRegistry(
    [.view, .label, .imageView, .stackView, .scrollView, .gradientView] + Component.boxes
      + Component.controls + Component.bars + Component.controllers + Component.lists,
    types: PropertyType.standard)
}
