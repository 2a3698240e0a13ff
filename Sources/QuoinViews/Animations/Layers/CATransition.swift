import Foundation

/// How a layer goes over to what it looks like next.
public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where it comes.
public nonisolated struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a subtype from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Lets a view's layer go over from what it looks like to what it looks like after the changes that follow.
///
/// ```swift
/// label.layer.add(CATransition(), forKey: nil)
/// label.text = "Done"
/// ```
///
/// Every type fades. A layer that is no view's changes at once.
open class CATransition: CAAnimation {
  /// How the layer goes over; every type fades here.
  open var type = CATransitionType.fade
  /// From where it comes; without effect.
  open var subtype: CATransitionSubtype?
  /// At which part of the way it begins; without effect.
  open var startProgress: Float = 0
  /// At which part of the way it ends; without effect.
  open var endProgress: Float = 1

  override func begin(on layer: CALayer, duration: TimeInterval) -> Bool {
    let own = time(duration)
    guard let view = layer.view else { return false }
    return view.fade(over: own.timing.duration, by: own.curve) { finished in
      self.delegate?.animationDidStop(self, finished: finished)
    }
  }

  deinit {}
}
