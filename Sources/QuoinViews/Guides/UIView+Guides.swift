import Foundation

/// The guides of a view, attached to it with the first one.
private final class ViewGuides {
  /// Those that were added.
  var added: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UIKeyboardLayoutGuide?
}

extension UIView {
  private var guides: ViewGuides {
    if let known = attachment(ViewGuides.self) { return known }
    let made = ViewGuides()
    setAttachment(made)
    return made
  }

  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { attachment(ViewGuides.self)?.added ?? [] }

  /// Adds a guide, taking it from the view that had it.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    guides.added.append(guide)
  }

  /// Removes a guide.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.tie?.ownerWillLeave()
    guide.owningView = nil
    attachment(ViewGuides.self)?.added.removeAll { $0 === guide }
  }

  /// The part of the view that no bar and no notch covers.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let guides = guides
    if let guide = guides.safeArea { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    guides.safeArea = guide
    return guide
  }

  /// The part of the view within its margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    let guides = guides
    if let guide = guides.margins { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    guides.margins = guide
    return guide
  }

  /// The part of the view that suits text: that within its margins, in the middle and no wider than is read with ease.
  public final var readableContentGuide: UILayoutGuide {
    let guides = guides
    if let guide = guides.readable { return guide }
    let guide = UILayoutGuide(.readable, of: self)
    guides.readable = guide
    return guide
  }

  /// The part of the view that the keyboard covers, or below the safe area without one.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guides = guides
    if let guide = guides.keyboard { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, of: self)
    guides.keyboard = guide
    return guide
  }

  /// That guide, where somebody has asked for it.
  final var knownKeyboardGuide: UIKeyboardLayoutGuide? { attachment(ViewGuides.self)?.keyboard }
}
