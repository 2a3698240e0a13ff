import Foundation

/// The sizes that somebody fixed for a view in a stack, as constraints would.
final class ArrangedSize {
  var width: CGFloat?
  var height: CGFloat?
}

extension UIView {
  /// The width that a stack view gives the view whatever its content, in points; nothing for its own.
  public final var arrangedWidth: CGFloat? {
    get { attachment(ArrangedSize.self)?.width }
    set {
      guard newValue != arrangedWidth else { return }
      ensureArrangedSize().width = newValue
      parent?.fittingSizeDidChange(of: self)
    }
  }

  /// The height that a stack view gives the view whatever its content, in points; nothing for its own.
  public final var arrangedHeight: CGFloat? {
    get { attachment(ArrangedSize.self)?.height }
    set {
      guard newValue != arrangedHeight else { return }
      ensureArrangedSize().height = newValue
      parent?.fittingSizeDidChange(of: self)
    }
  }

  private func ensureArrangedSize() -> ArrangedSize {
    if let size = attachment(ArrangedSize.self) { return size }
    let size = ArrangedSize()
    setAttachment(size)
    return size
  }
}
