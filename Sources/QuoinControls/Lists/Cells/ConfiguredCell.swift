import Foundation

/// A cell, head or foot that shows what configurations say, and lets these follow its state.
protocol ConfiguredCell: UIView {
  associatedtype State: UIConfigurationState
  var contentView: UIView { get }
  var configurationState: State { get }
  var contentConfiguration: (any UIContentConfiguration)? { get }
  var backgroundConfiguration: UIBackgroundConfiguration? { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  /// The view that the configuration has made.
  var configuredView: (any UIView & UIContentView)? { get set }
  /// Whether the state has changed since the cell was asked to follow it; it has before it is first seen.
  var needsConfigurationUpdate: Bool { get set }
  func updateConfiguration(using state: State)
}

extension ConfiguredCell {
  func noteStateChange() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Shows the content of the configuration, in the view that there is or another one.
  func showContentConfiguration() {
    defer {
      setNeedsLayout()
      invalidateFittingSize()
    }
    guard let contentConfiguration else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    let content =
      automaticallyUpdatesContentConfiguration
      ? contentConfiguration.updated(for: configurationState) : contentConfiguration
    if let configuredView, configuredView.supports(content) {
      configuredView.configuration = content
    } else {
      configuredView?.removeFromSuperview()
      let view = content.makeContentView()
      configuredView = view
      contentView.addSubview(view)
    }
  }

  /// The background in the present state.
  var shownBackground: UIBackgroundConfiguration? {
    automaticallyUpdatesBackgroundConfiguration
      ? backgroundConfiguration?.updated(for: configurationState) : backgroundConfiguration
  }
}
