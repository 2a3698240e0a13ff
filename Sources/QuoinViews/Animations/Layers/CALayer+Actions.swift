import Foundation

/// Changes that animate themselves: those of layers that are no view's and have been seen, which is once time has passed in
/// their window since they came there, or that are made in a transaction; and what views say of changes of their layers
/// outside of blocks.
extension CALayer {
  /// Asks, before a change of a layer, what it does.
  final func askForAction(_ property: AnimatedProperty) {
    if isPresenting { return }
    let thread = AnimationThread.current
    if view != nil, !thread.scopes.isEmpty { return }
    guard thread.letsLayersAct, let window = hostWindow,
      !thread.transactions.isEmpty || arrivalInWindow < window.clock.time
    else { return }
    guard let old = value(of: property), let action = action(forKey: property.rawValue) else { return }
    pendingActions.append(PendingAction(property: property, old: old, action: action))
  }

  /// What a change of a property does where nobody says otherwise: it is animated from what is drawn, as the transaction has
  /// it; nothing for what there is nothing between, for paths, as Apple says of them, and in a view's layer.
  final func animation(ofChange event: String) -> (any CAAction)? {
    guard view == nil, let property = AnimatedProperty(rawValue: event), let model = value(of: property)
    else {
      return nil
    }
    switch model {
    case .contents, .path: return nil
    default: break
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.start = presentedValue(of: property, over: model, at: hostWindow?.clock.time ?? 0)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension UIView {
  /// What a change of the view's layer does at this place of the program.
  final func actionNow(_ layer: CALayer, _ event: String) -> any CAAction {
    let thread = AnimationThread.current
    guard let block = thread.scopes.last?.block else { return NSNull() }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = block.duration
    animation.fromValue = AnimatedProperty(rawValue: event).flatMap { layer.value(of: $0)?.any }
    thread.blockAction = (event, animation)
    return animation
  }
}
