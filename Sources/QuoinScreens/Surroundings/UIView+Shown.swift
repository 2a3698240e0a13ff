import QuoinDiagnostics
import QuoinGraphics
import QuoinViews

extension UIView: Shown {
  /// A view without a superview gets the size, or is put on the device; one that stands in others stays where it is.
  public func show(in surroundings: Surroundings, _ look: (UIView) -> Void) throws(Diagnostic) {
    let isFree = superview == nil && !(self is UIWindow)
    if !isFree, surroundings.device != nil || surroundings.size != nil { throw .ownPlace("\(self)") }
    guard isFree, surroundings.device != nil else {
      return withTraits(of: surroundings) {
        isFree ? withFreeSize(surroundings.size) { look(self) } : look(laidOut())
      }
    }
    let window = UIWindow(screen: surroundings.screen())
    let (oldBounds, oldCenter) = (bounds, center)
    bounds.size = window.bounds.size
    center = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    window.addSubview(self)
    look(laidOut())
    removeFromSuperview()
    (bounds, center) = (oldBounds, oldCenter)
  }

  private func laidOut() -> UIView {
    layoutIfNeeded()
    return self
  }

  /// Does some work while the view and what is in it see the traits of some surroundings.
  final func withTraits(of surroundings: Surroundings, _ work: () -> Void) {
    let old = traitOverrides
    let traits = (old ?? UITraitCollection()).overridden(by: surroundings.traits)
    if traits == (old ?? UITraitCollection()) { return work() }
    traitOverrides = traits
    work()
    traitOverrides = old
  }

  /// Does some work while a view that stands nowhere has a size: the one that is asked for, its own, or what fits.
  private func withFreeSize(_ size: CGSize?, _ work: () -> Void) {
    let wanted = size.map(completed) ?? ownOrFittingSize
    guard wanted != bounds.size else {
      layoutIfNeeded()
      return work()
    }
    let (oldBounds, oldCenter) = (bounds, center)
    let corner = frame.origin
    bounds.size = wanted
    frame.origin = corner
    layoutIfNeeded()
    work()
    (bounds, center) = (oldBounds, oldCenter)
  }

  /// A size in which what is 0 is what fits.
  private func completed(_ size: CGSize) -> CGSize {
    if size.width > 0, size.height > 0 { return size }
    let fitting = measuredSize(
      fitting: CGSize(
        width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity))
    return CGSize(
      width: size.width > 0 ? size.width : fitting.width,
      height: size.height > 0 ? size.height : fitting.height)
  }
}
