import Foundation
import QuoinGraphics

/// How a bar looks: what it is filled with, and the line at its edge.
open class UIBarAppearance: NSObject, NSCopying, BarLook, ViewBound {
  /// The blur of what is behind the bar; nothing for none.
  @Observed open var backgroundEffect: UIBlurEffect? { didSet { changed?() } }
  /// What is laid over the blur.
  @Observed open var backgroundColor: UIColor? { didSet { changed?() } }
  /// The picture in the background.
  @Observed open var backgroundImage: UIImage? { didSet { changed?() } }
  /// How the picture is put into the background.
  @Observed open var backgroundImageContentMode = ContentMode.scaleToFill { didSet { changed?() } }
  /// The colour of the line at the edge; nothing for no line.
  @Observed open var shadowColor: UIColor? { didSet { changed?() } }
  /// The picture in the place of the line.
  @Observed open var shadowImage: UIImage? { didSet { changed?() } }

  /// Told of changes: the bar that the look is of.
  final var changed: (() -> Void)? { didSet { for part in parts { part.changed = changed } } }
  /// The looks of what is in the bar.
  var parts: [any BarLook] { [] }

  /// Creates the look that bars have of themselves.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates the look that bars have on a kind of device, which is the same on all.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// Creates a look with the background of another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  deinit {}

  /// Blurs what is behind, with a line at the edge.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .separator)
  }

  /// Covers what is behind, with a line at the edge.
  open func configureWithOpaqueBackground() {
    setBackground(nil, color: .systemBackground, shadow: .separator)
  }

  /// Shows nothing but the items.
  open func configureWithTransparentBackground() { setBackground(nil, color: nil, shadow: nil) }

  private func setBackground(_ effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  private func copyBackground(of other: UIBarAppearance) {
    (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
    (backgroundImage, backgroundImageContentMode) = (other.backgroundImage, other.backgroundImageContentMode)
    (shadowColor, shadowImage) = (other.shadowColor, other.shadowImage)
  }

  /// Another look with the same values, which does not change with this one.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { whereViewsAre { another() } }

  final func another() -> Self { Self(barAppearance: self) }

  /// The same look with nothing behind the items.
  final func withoutBackground() -> Self {
    let clear = another()
    clear.configureWithTransparentBackground()
    return clear
  }

  /// A copy of a look of what is in the bar, whose changes are told as those of this one are.
  final func held<Part: BarLook>(_ part: Part) -> Part {
    changed?()
    return part.copied(changed)
  }
}

extension UIBarAppearance {
  /// Takes over what bars say by single properties.
  func compose(
    _ style: UIBarStyle, _ color: UIColor?, isTranslucent: Bool, _ image: UIImage?, _ shadow: UIImage?
  ) {
    if isTranslucent {
      if style == .black { backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
      backgroundColor = color?.withAlphaComponent(0.85)
    } else {
      configureWithOpaqueBackground()
      backgroundColor = color ?? (style == .black ? .black : .systemBackground)
    }
    if let image {
      backgroundImage = image
      backgroundEffect = nil
    }
    shadowImage = shadow
    // An empty picture is how a line is taken away.
    if let shadow, shadow.size == .zero { (shadowImage, shadowColor) = (nil, nil) }
  }
}
