import Foundation

/// A bar with a look over content: one that was stated for it, or what its single properties make.
protocol BarWithLook: UIView {
  associatedtype Look: UIBarAppearance
  var standardAppearance: Look { get set }
  /// The look that was stated, or changed in what the properties make; nothing where neither was done.
  var ownStandardAppearance: Look? { get set }
  /// The look that the single properties make.
  var composedAppearance: Look { get }
  /// Told when what the bar shows may look otherwise.
  func lookDidChange()
}

extension BarWithLook {
  /// The look over content. What is changed in the one that the properties make is said of the bar from then on.
  var presentAppearance: Look {
    if let ownStandardAppearance { return ownStandardAppearance }
    let made = composedAppearance
    made.changed = { [weak self, weak made] in
      if let self, let made, ownStandardAppearance == nil { keep(made) }
    }
    return made
  }

  /// The look over content that was stated for the bar.
  var statedAppearance: Look? {
    get { ownStandardAppearance }
    set { if let newValue { standardAppearance = newValue } }
  }

  /// Takes over a look that nobody else has; what is changed in it is seen.
  func keep(_ look: Look) {
    ownStandardAppearance = look
    look.changed = { [weak self] in self?.lookDidChange() }
    lookDidChange()
  }

  /// A copy of a look that the bar was given; what is changed in it is seen.
  func held(_ look: Look?) -> Look? {
    lookDidChange()
    return look?.copied { [weak self] in self?.lookDidChange() }
  }
}
