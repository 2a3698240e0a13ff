import Foundation
import QuoinGraphics

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  @Observed open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { _buttonAppearance.wrappedValue = held(buttonAppearance) }
  }
  /// How buttons look that end the work on the screen.
  @Observed open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { _doneButtonAppearance.wrappedValue = held(doneButtonAppearance) }
  }
  override var parts: [any BarLook] { [buttonAppearance, doneButtonAppearance] }

  /// Creates the look that bars have of themselves.
  public required init() { super.init() }

  /// Creates a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.another()
    doneButtonAppearance = other.doneButtonAppearance.another()
  }

  deinit {}
}
