import Foundation
import QuoinBoxes
import QuoinControls
import QuoinGraphics
import QuoinViews

extension UIButton {
  /// Creates a button.
  ///
  /// ```swift
  /// UIButton(type: .system, title: "Press Me!") { button in
  ///   button.layer.cornerRadius = 6
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: What the button is made as.
  ///   - primaryAction: What a tap does; its title and picture are the button's where none are given.
  ///   - title: The title.
  ///   - image: The picture.
  ///   - tintColor: The tint; nothing for the surroundings'.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The button's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the button keeps to in an anchor view.
  ///   - with: Called with the new button before the initializer returns.
  public convenience init(
    type: UIButton.ButtonType, primaryAction: UIAction? = nil, title: String? = nil, image: UIImage? = nil,
    tintColor: UIColor? = nil, width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan,
    anchor: LMAnchor = [], with: (UIButton) -> Void = { _ in }
  ) {
    self.init(type: type, primaryAction: primaryAction)
    if let title { setTitle(title, for: .normal) }
    if let image { setImage(image, for: .normal) }
    if let tintColor { self.tintColor = tintColor }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    type: UIButton.ButtonType, primaryAction: UIAction? = nil, title: String? = nil, image: UIImage? = nil,
    tintColor: UIColor? = nil, width: CGFloat = .nan, height: CGFloat = .nan, weight: CGFloat = .nan,
    anchor: LMAnchor = [], with: ((UIButton) -> Void)?
  ) {
    self.init(
      type: type, primaryAction: primaryAction, title: title, image: image, tintColor: tintColor,
      width: width, height: height, weight: weight, anchor: anchor, with: { with?($0) })
  }

  /// Creates a button that shows what a configuration says.
  ///
  /// - Parameters:
  ///   - configuration: What it shows and how.
  ///   - primaryAction: What a tap does; its title and picture are the button's where the configuration has none.
  ///   - menu: What a long press shows, or a tap.
  ///   - showsMenuAsPrimaryAction: Whether a tap shows the menu.
  ///   - changesSelectionAsPrimaryAction: Whether a tap turns `isSelected`, or the choice in the menu becomes the
  ///     title.
  ///   - preferredBehavioralStyle: Whether the button looks as on a Mac; kept for code that sets it.
  ///   - tintColor: The tint; nothing for the surroundings'.
  ///   - width: A fixed width, in points; NaN for the fitting one.
  ///   - height: A fixed height, in points; NaN for the fitting one.
  ///   - weight: The button's share of what its row or column has left; NaN for none.
  ///   - anchor: The edges that the button keeps to in an anchor view.
  ///   - with: Called with the new button before the initializer returns.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil, menu: UIMenu? = nil,
    showsMenuAsPrimaryAction: Bool = false, changesSelectionAsPrimaryAction: Bool = false,
    preferredBehavioralStyle: UIBehavioralStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: (UIButton) -> Void = { _ in }
  ) {
    self.init(configuration: configuration, primaryAction: primaryAction)
    // A property set through `self` would not be observed.
    let button = self
    button.menu = menu
    button.showsMenuAsPrimaryAction = showsMenuAsPrimaryAction
    button.changesSelectionAsPrimaryAction = changesSelectionAsPrimaryAction
    button.preferredBehavioralStyle = preferredBehavioralStyle
    if let tintColor { button.tintColor = tintColor }
    setLayoutProperties(width: width, height: height, weight: weight, anchor: anchor)
    with(self)
  }

  /// The same with a callback that may be none.
  public convenience init(
    configuration: UIButton.Configuration, primaryAction: UIAction? = nil, menu: UIMenu? = nil,
    showsMenuAsPrimaryAction: Bool = false, changesSelectionAsPrimaryAction: Bool = false,
    preferredBehavioralStyle: UIBehavioralStyle = .automatic, tintColor: UIColor? = nil,
    width: CGFloat = .nan, height: CGFloat = .nan,
    weight: CGFloat = .nan, anchor: LMAnchor = [], with: ((UIButton) -> Void)?
  ) {
    self.init(
      configuration: configuration, primaryAction: primaryAction, menu: menu,
      showsMenuAsPrimaryAction: showsMenuAsPrimaryAction,
      changesSelectionAsPrimaryAction: changesSelectionAsPrimaryAction,
      preferredBehavioralStyle: preferredBehavioralStyle, tintColor: tintColor, width: width, height: height,
      weight: weight,
      anchor: anchor, with: { with?($0) })
  }
}
