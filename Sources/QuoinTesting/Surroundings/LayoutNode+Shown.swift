import QuoinDiagnostics
import QuoinGraphics
import QuoinScreens
import QuoinTemplates
import QuoinViews

nonisolated extension LayoutNode: Shown {
  /// A root that is mounted nowhere is laid out for the size or the device. One that has been laid out keeps what it has
  /// where nothing else is asked for.
  public func show(in surroundings: Surroundings, _ look: (UIView) -> Void) throws(Diagnostic) {
    guard parent == nil, view.superview == nil else { return try view.show(in: surroundings, look) }
    let given = view.bounds.size
    if given != .zero, surroundings.device == nil, surroundings.size == nil,
      surroundings.traits == UITraitCollection()
    {
      return look(view)
    }
    let screen = surroundings.device.map { _ in surroundings.screen() }
    let scale = surroundings.scale ?? screen?.scale ?? view.displayScale
    let size = surroundings.size ?? screen?.bounds.size ?? CGSize(width: given.width, height: 0)
    do throws(Diagnostics) {
      try layOut(
        in: RenderSize(
          width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil),
        environment: LayoutEnvironment(
          traits: surroundings.traits.overridden(by: UITraitCollection(displayScale: scale)),
          safeAreaInsets: screen?.safeAreaInsets ?? .zero))
    } catch {
      throw error.all.first ?? Diagnostic(.error, "A template cannot be laid out")
    }
    look(view)
  }
}
