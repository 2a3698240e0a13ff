import Foundation
import QuoinGraphics

/// The controllers within a container that stand in rooms of one view, of which one is shown, or two while one goes.
final class ContainedControllers {
  /// Holds the rooms that are shown.
  let host = ContainerHost()
  private unowned let container: UIViewController
  private var rooms: [ObjectIdentifier: ControllerRoom] = [:]

  init(of container: UIViewController) { self.container = container }

  /// The rooms that are shown.
  var shownRooms: [ControllerRoom] { host.subviews.compactMap { $0 as? ControllerRoom } }

  /// The room of a controller, which loads its view.
  func room(of controller: UIViewController) -> ControllerRoom {
    let key = ObjectIdentifier(controller)
    if let room = rooms[key] { return room }
    let room = ControllerRoom(controller)
    rooms[key] = room
    return room
  }

  /// Takes the room of a controller out of sight, where it has one.
  func hide(_ controller: UIViewController) { rooms[ObjectIdentifier(controller)]?.removeFromSuperview() }

  /// Takes a controller, which knows that it goes, out of the container.
  func remove(_ controller: UIViewController) {
    rooms.removeValue(forKey: ObjectIdentifier(controller))?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Tells one controller that it goes and another that it comes, where the container is seen.
  ///
  /// - Returns: Tells both that they have.
  func beginExchange(
    _ old: UIViewController?, for new: UIViewController?, animated: Bool
  ) -> () -> Void {
    guard container.viewIfLoaded?.window != nil else { return {} }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    return {
      old?.endAppearanceTransition()
      new?.endAppearanceTransition()
    }
  }
}

extension UIViewController {
  /// Whether a controller may be put into this one beside some others; where it is shown elsewhere or among them, that is
  /// reported.
  final func admits(
    _ controller: UIViewController, beside others: some Sequence<UIViewController>
  ) -> Bool {
    let isElsewhere = controller.parent != nil && controller.parent !== self
    if !isElsewhere, !isWithin(controller), !others.contains(where: { $0 === controller }) { return true }
    ControlMisuse.report(.controllerShownTwice(controller, in: self))
    return false
  }
}
