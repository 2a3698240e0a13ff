import Foundation

/// What a controller shows in the place of content.
private final class UnavailableContent {
  var configuration: any UIContentConfiguration
  var view: any UIView & UIContentView

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    view = configuration.makeContentView()
  }
}

extension UIViewController {
  /// What is shown over the view in the place of content; nothing unless set.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { attachment(UnavailableContent.self)?.configuration }
    set {
      let shown = attachment(UnavailableContent.self)
      if let shown, let newValue, shown.view.supports(newValue) {
        shown.configuration = newValue
        shown.view.configuration = newValue
        return
      }
      shown?.view.removeFromSuperview()
      removeAttachment(UnavailableContent.self)
      if let newValue { setAttachment(UnavailableContent(newValue)) }
      layoutListener = newValue == nil ? nil : { [weak self] in self?.placeUnavailableContent() }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private func placeUnavailableContent() {
    guard let view, let content = attachment(UnavailableContent.self)?.view else { return }
    if content.superview !== view { view.addSubview(content) }
    if view.subviews.last !== content { view.bringSubviewToFront(content) }
    // In a list it stays where it is while that scrolls.
    content.frame = view.bounds
  }
}
