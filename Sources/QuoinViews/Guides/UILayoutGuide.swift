import Foundation
import QuoinGraphics

/// A rectangle of a view that is laid out to but not drawn.
open class UILayoutGuide: NSObject, ViewBound {
  /// Where a guide that a view provides takes its rectangle from.
  enum Source { case owner, safeArea, margins, readable, bounds, content, keyboard }

  let source: Source
  /// The view whose points the rectangle is in.
  public internal(set) var owningView: UIView? {
    get { owner?.object }
    set { owner = newValue?.backReference }
  }
  private var owner: BackReference<UIView>?
  /// A name for the guide.
  open var identifier = ""
  private var ownFrame = CGRect.zero
  /// What ties the guide to constraints; nothing where none speaks of it.
  final var tie: ConstraintTie?

  /// Creates a guide for `UIView.addLayoutGuide(_:)`.
  public override init() {
    source = .owner
  }

  init(_ source: Source, of view: UIView) {
    self.source = source
    owner = view.backReference
  }

  deinit { whereViewsAre { tie?.ownerIsGone() } }

  /// The rectangle, in points of the owning view.
  ///
  /// Guides that a view provides compute it; that of a guide of your own is decided by constraints, or can be set.
  open var layoutFrame: CGRect {
    get {
      guard source != .owner, let view = owningView else { return ownFrame }
      if source == .content { return CGRect(origin: .zero, size: view.scrolledSize ?? .zero) }
      let insets = insets(in: view, width: view.geometry.size.width)
      if source == .keyboard {
        let bounds = view.bounds
        return CGRect(
          x: bounds.minX, y: bounds.maxY - insets.bottom, width: bounds.width, height: insets.bottom)
      }
      return view.bounds.inset(by: insets).withoutNegativeSize
    }
    set { ownFrame = newValue }
  }

  /// How far the rectangle lies within the view's bounds; for the keyboard's, how high it is, as what it leaves out below.
  final func insets(in view: UIView, width: CGFloat) -> UIEdgeInsets {
    switch source {
    case .safeArea: return view.safeAreaInsets
    case .margins: return view.layoutMargins
    case .readable:
      var insets = view.layoutMargins
      let rest = max(0, (width - insets.left - insets.right - Self.readableWidth) / 2)
      insets.left += rest
      insets.right += rest
      return insets
    case .keyboard:
      return UIEdgeInsets(top: 0, left: 0, bottom: view.heightOfKeyboard, right: 0)
    case .owner, .bounds, .content: return .zero
    }
  }

  /// How wide lines are that are read with ease at the standard text size, in points, as UIKit has it.
  private static let readableWidth: CGFloat = 672
}

extension UILayoutGuide.Source {
  /// As it is written in code.
  var name: String {
    switch self {
    case .owner: "guide"
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .bounds: "frameLayoutGuide"
    case .content: "contentLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    }
  }
}
