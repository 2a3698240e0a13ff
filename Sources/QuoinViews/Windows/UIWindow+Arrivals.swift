import Foundation

/// Controllers whose views have got into the window hear that they appear once the layout has given these their places.
extension UIWindow {
  /// Takes note of a controller whose view has got into the window; it is told when what it came with is complete.
  final func noteArrival(of controller: any ViewOwner) { arrivals.append(controller) }

  /// Lets a controller know that its view, which was in the window already, appears.
  final func tellArrival(of controller: any ViewOwner) {
    noteArrival(of: controller)
    if let view = controller.viewIfLoaded { tellArrivals(unlessWithin: view) }
  }

  /// Lays the window out and tells those who have arrived; in a layout that is going on they are told at its end.
  ///
  /// - Parameter view: Where something has changed.
  final func tellArrivals(unlessWithin view: UIView) {
    if arrivals.isEmpty || isTellingArrivals || view.isInPass { return }
    isTellingArrivals = true
    defer { isTellingArrivals = false }
    // Who hears of it may let others arrive; in rounds, so that two which call each other end.
    for _ in 0..<100 where !arrivals.isEmpty {
      layoutIfNeeded()
      let told = arrivals
      arrivals = []
      for controller in told { controller.didArrive() }
    }
  }
}

extension UIView {
  /// Whether the view, or one that it stands in, is laying out its subviews.
  final var isInPass: Bool {
    var view: UIView? = self
    while let next = view {
      if next.isLayingOut { return true }
      view = next.parent
    }
    return false
  }
}
