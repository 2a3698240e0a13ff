import Foundation

/// Covers the window, so that what is behind leaves it.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
