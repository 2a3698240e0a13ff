import QuoinGraphics
import QuoinViews

/// Brings a mounted root up to date when the view around it gets another size, safe area or traits.
final class HostFollower: LayoutObserver {
  private weak var node: LayoutNode?
  private weak var host: UIView?
  private var last: State

  private struct State: Equatable {
    let size: CGSize
    let safeArea: UIEdgeInsets
    let traits: UITraitCollection

    init(_ host: UIView) {
      (size, safeArea, traits) = (host.bounds.size, host.safeAreaInsets, host.traitCollection)
    }
  }

  init(_ node: LayoutNode, in host: UIView) {
    self.node = node
    self.host = host
    last = State(host)
    host.addLayoutObserver(self)
  }

  func didLayOutSubviews() {
    guard let node, let host, node.mountedIn === host, node.view.superview === host else { return }
    let state = State(host)
    if state == last { return }
    last = state
    node.followSurroundings()
  }
}
