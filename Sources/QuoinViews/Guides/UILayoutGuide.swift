import Foundation
import QuoinGraphics

/// A rectangle of a view that is laid out to but not drawn.
open class UILayoutGuide: NSObject {
  /// Where a guide that a view provides takes its rectangle from.
  enum Source { case owner, safeArea, margins, bounds, content }

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
      case .bounds: return view.bounds
      case .content: return CGRect(origin: .zero, size: view.scrolledSize ?? .zero)
      }
    }
    set { ownFrame = newValue }
  }
}
