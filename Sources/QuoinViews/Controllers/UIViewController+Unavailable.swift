import Foundation
import QuoinGraphics

/// What is known when a controller decides what it shows in the place of content.
public nonisolated struct UIContentUnavailableConfigurationState {
  /// The environment at the controller's view.
  public var traitCollection: UITraitCollection
  /// What was searched for, where code says so.
  public var searchText: String?

  /// Creates a state in an environment.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UIViewController {
  /// What is known now.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  /// Lets the controller decide before the next layout what it shows in the place of content.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    needsUnavailableUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  final func viewWillLayOut() {
    if needsUnavailableUpdate {
      needsUnavailableUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    layoutListener?()
  }
}
