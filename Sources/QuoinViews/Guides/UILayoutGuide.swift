import Foundation
import QuoinGraphics

/// A rectangle of a view that is laid out to but not drawn.
open class UILayoutGuide: NSObject {
  /// Where a guide that a view provides takes its rectangle from.
  enum Source { case owner, safeArea, margins, content, frame }

  let source: Source
  /// The view whose points the rectangle is in.
  public internal(set) weak var owningView: UIView?
  /// A name for the guide.
  open var identifier = ""
  private var ownFrame = CGRect.zero

  /// Creates a guide for `UIView.addLayoutGuide(_:)`.
  public override init() {
    source = .owner
  }

  init(_ source: Source, of view: UIView) {
    self.source = source
    owningView = view
  }

  /// The rectangle, in points of the owning view.
  ///
  /// Guides that a view provides compute it; that of a guide of your own can be set.
  open var layoutFrame: CGRect {
    get {
      guard let view = owningView else { return ownFrame }
      switch source {
      case .owner: return ownFrame
      case .safeArea: return view.bounds.inset(by: view.safeAreaInsets).withoutNegativeSize
      case .margins: return view.bounds.inset(by: view.layoutMargins).withoutNegativeSize
      case .content: return CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
      case .frame: return view.bounds
      }
    }
    set { ownFrame = newValue }
  }
}

extension CGRect {
  /// The rectangle with a size of at least 0; one that was less shrinks to the middle of where it began and ended.
  var withoutNegativeSize: CGRect {
    var rect = self
    if rect.size.width < 0 {
      rect.origin.x += rect.size.width / 2
      rect.size.width = 0
    }
    if rect.size.height < 0 {
      rect.origin.y += rect.size.height / 2
      rect.size.height = 0
    }
    return rect
  }
}

extension UIView {
  /// The guides that were added to the view.
  public final var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  /// Adds a guide, taking it from the view that had it.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ensureRare().layoutGuides.append(guide)
  }

  /// Removes a guide.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    guide.owningView = nil
    rare?.layoutGuides.removeAll { $0 === guide }
  }

  /// The part of the view that no bar and no notch covers.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    let rare = ensureRare()
    if let guide = rare.safeAreaGuide { return guide }
    let guide = UILayoutGuide(.safeArea, of: self)
    rare.safeAreaGuide = guide
    return guide
  }

  /// The part of the view within its margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    let rare = ensureRare()
    if let guide = rare.marginsGuide { return guide }
    let guide = UILayoutGuide(.margins, of: self)
    rare.marginsGuide = guide
    return guide
  }

  /// The part of the view that suits text; here that within its margins.
  public final var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
}
