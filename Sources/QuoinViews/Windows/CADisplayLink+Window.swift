import Foundation

extension CADisplayLink {
  /// Creates a link that calls a method of an object at each frame.
  ///
  /// - Parameters:
  ///   - target: Whose method; the link keeps it until it is invalidated, as UIKit's does.
  ///   - selector: The method; it takes nothing or the link.
  public convenience init(target: AnyObject, selector: Selector) {
    self.init { selector.tell(target, from: $0) }
    findClock = { [weak target] in
      let view = target as? UIView ?? (target as? any ViewOwner)?.viewIfLoaded
      return view?.window?.clock
    }
  }

  /// Follows the frames of the window that the target stands in, or else of the window that was made last on this thread;
  /// where there is none yet, of the next one.
  ///
  /// Frames are those of the window's clock: they pass when it is advanced.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if isInvalid { return }
    if let clock = findClock() ?? UIApplication.shared.allWindows.last?.clock {
      add(to: clock)
    } else {
      UIApplication.shared.waitingLinks.append(self)
    }
  }

  /// Follows no frames any more.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    leaveClock()
    UIApplication.shared.waitingLinks.removeAll { $0 === self }
  }

  /// Follows the frames of a window.
  public func add(to window: UIWindow) { add(to: window.clock) }
}
