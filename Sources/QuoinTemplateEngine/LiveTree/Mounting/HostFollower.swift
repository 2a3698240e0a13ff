import QuoinGraphics
import QuoinViews

/// Brings a mounted root up to date when the view around it gets another size, safe area or traits, and when code has
/// changed what views in it measure.
final class HostFollower: LayoutObserver {
  private var observation: LayoutObservation?
  private let node: BackReference<LayoutNode>
  private let host: BackReference<UIView>
  private var last: State
  private var hasChanges = false

  private struct State: Equatable {
    let size: CGSize
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection

    init(_ host: UIView) {
      (size, safeArea, traits) = (host.bounds.size, host.safeAreaInsets, host.traitCollection)
    }
  }

  init(_ node: LayoutNode, in host: UIView) {
    self.node = node.backReference
    self.host = host.backReference
    last = State(host)
    observation = host.addLayoutObserver(self)
  }

  /// Lets the host be laid out, as something in it has another size.
  func viewsDidChange() {
    guard let node = node.object, let host = host.object, node.mountedIn === host else { return }
    hasChanges = true
    host.setNeedsLayout()
    host.invalidateFittingSize()
  }

  func didLayOutSubviews() {
    guard let node = node.object, let host = host.object, node.mountedIn === host,
      node.view.superview === host
    else { return }
    let state = State(host)
    if state == last, !hasChanges { return }
    last = state
    hasChanges = false
    node.followSurroundings()
  }
}
