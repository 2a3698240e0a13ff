import Foundation

/// The guides of a view, attached to it with the first one.
private final class ViewGuides {
  /// Those that were added.
  var added: [UILayoutGuide] = []
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
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

  /// The part of the view that suits text; here that within its margins.
  public final var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}
