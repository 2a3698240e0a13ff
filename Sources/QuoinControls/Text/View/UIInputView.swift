import Foundation
import QuoinGraphics
import QuoinViews

/// A view that stands where a keyboard would, or above one, in the keyboard's colour.
open class UIInputView: UIView {
  /// How the view looks.
  public nonisolated enum Style: Int, Sendable, CaseIterable { case `default`, keyboard }

  /// How the view looks.
  public final let inputViewStyle: Style
  /// Whether the view is as high as its content asks for; kept for code that sets it.
  open var allowsSelfSizing = false

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: Where, in points of the superview.
  ///   - inputViewStyle: How it looks.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = Self.keyboardColor }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  deinit {}

  /// The gray behind the keys of a keyboard.
  private static let keyboardColor = UIColor(
    light: CGColor(red: 0.82, green: 0.835, blue: 0.858, alpha: 1),
    dark: CGColor(red: 0.17, green: 0.17, blue: 0.18, alpha: 1))
}

/// UIKit's older name.
public typealias UIInputViewStyle = UIInputView.Style
