import Foundation
import QuoinGraphics
import QuoinResources

/// What a button was told to show in its states.
struct ButtonValues {
  var titles = StateValues<String>()
  var attributedTitles = StateValues<NSAttributedString>()
  var titleColors = StateValues<UIColor>()
  var titleShadowColors = StateValues<UIColor>()
  var images = StateValues<UIImage>()
  var backgroundImages = StateValues<UIImage>()
  var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
}

extension UIButton {
  // MARK: Setting

  /// Sets the colour of the title's sharp shadow in a state.
  public final func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change { $0.titleShadowColors[own: state] = color }
  }

  /// Sets the size and weight that a symbol has in a state; other states without one take that of the normal one.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    change { $0.symbolConfigurations[own: state] = configuration }
  }

  // MARK: Reading

  /// What the button says in a state.
  public final func title(for state: State) -> String? { values.titles[state] }
  /// What the button says in a state, with attributes.
  public final func attributedTitle(for state: State) -> NSAttributedString? {
    values.attributedTitles[state]
  }
  /// The colour of the title in a state, as it was set.
  public final func titleColor(for state: State) -> UIColor? {
    values.titleColors[state] ?? ownTitleColor(in: state)
  }
  /// The colour of the title's sharp shadow in a state.
  public final func titleShadowColor(for state: State) -> UIColor? { values.titleShadowColors[state] }
  /// The picture beside the title in a state.
  public final func image(for state: State) -> UIImage? { values.images[state] }
  /// The picture behind title and image in a state.
  public final func backgroundImage(for state: State) -> UIImage? { values.backgroundImages[state] }

  /// The size and weight that a symbol has in a state.
  public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    values.symbolConfigurations[state]
  }

  /// What the button says now.
  public final var currentTitle: String? {
    values.attributedTitles[state]?.string ?? values.titles[state] ?? configuration?.title
  }
  /// What the button says now, with attributes.
  public final var currentAttributedTitle: NSAttributedString? { values.attributedTitles[state] }
  /// The colour of the title now.
  public final var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the title's sharp shadow now.
  public final var currentTitleShadowColor: UIColor? { values.titleShadowColors[state] }
  /// The picture beside the title now.
  public final var currentImage: UIImage? { values.images[state] ?? configuration?.image }
  /// The picture behind title and image now.
  public final var currentBackgroundImage: UIImage? { values.backgroundImages[state] }

  /// The size and weight that a symbol has now.
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    values.symbolConfigurations[state]
  }

  /// The colour that the type gives the title.
  private func ownTitleColor(in state: State) -> UIColor? {
    guard isSystem else { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    return state.contains(.selected) ? .white : role == .destructive ? .systemRed : tintColor
  }
}
